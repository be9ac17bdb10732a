import { horizontalDistance } from '@adjutant/geometry';
import { choose, chooseUnit } from '../decisions/choosing.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { inches } from '../text/numbers.ts';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, BattleNow, UnitFacts } from '../worker/protocol.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** The table in words, with what may be done now. */
export function TextBoard({ facts, now }: Props) {
  return (
    <div className="pad textboard">
      <LegalActions now={now} />
      <h2>{t.board.objectives}</h2>
      <ul className="plain">
        {facts.layout.objectives.map(({ id, name }) => {
          const state = now.objectives.find((one) => one.id === id);
          const who = state?.controlledBy === undefined ? t.board.nobody : facts.sides[state.controlledBy].name;
          return <li key={id}>{t.board.held(name, who, state?.levels[0] ?? 0, state?.levels[1] ?? 0)}</li>;
        })}
      </ul>
      {facts.sides.map(({ name }, player) => (
        <section key={name}>
          <h2>
            <SideMark player={player === 0 ? 0 : 1} /> {name}
          </h2>
          <ul className="plain">
            {facts.units
              .filter((unit) => unit.player === player)
              .map((unit) => (
                <UnitLine key={unit.id} unit={unit} facts={facts} now={now} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LegalActions({ now }: { readonly now: BattleNow }) {
  const { asked } = now;
  const chosen = useBattle((screen) => screen.chosen);
  if (asked === undefined) return <p className="sec">{t.board.noActions}</p>;
  const places = asked.question.kind === 'move-models' || asked.question.kind === 'place-models';
  return (
    <section>
      <h2>{t.board.actions}</h2>
      <p>{asked.title}</p>
      {places ? <p className="sec">{t.board.places}</p> : undefined}
      <ul className="plain">
        {asked.options.map(({ id, label }) => (
          <li key={id}>
            <button type="button" className="jump" aria-pressed={chosen.includes(id)} onClick={() => choose(id)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnitLine({ unit, facts, now }: Props & { readonly unit: UnitFacts }) {
  const selected = useBattle((screen) => screen.selected);
  const state = now.units[unit.id];
  if (state === undefined) return undefined;
  const centre = centreOf(unit, now);
  const away =
    selected === undefined || selected === unit.id ? undefined : distanceBetween(facts, now, unit.id, selected);
  const parts = [
    t.board.models(state.models),
    ...state.marks,
    ...(state.place === 'table' ? [] : [t.unit.place[state.place]]),
    ...(centre === undefined ? [] : [t.board.at(inches(centre.x), inches(centre.y))]),
    ...(away === undefined || selected === undefined
      ? []
      : [t.board.from(facts.units[selected]?.short ?? '', inches(away))]),
  ];
  return (
    <li>
      <button type="button" className="jump" aria-pressed={selected === unit.id} onClick={() => chooseUnit(unit.id)}>
        {unit.short}
      </button>
      : {parts.join(', ')}
    </li>
  );
}

function centreOf(unit: UnitFacts, now: BattleNow): { readonly x: number; readonly y: number } | undefined {
  const poses = unit.models.flatMap((id) => now.models[id]?.pose ?? []);
  if (poses.length === 0) return undefined;
  return {
    x: poses.reduce((sum, { x }) => sum + x, 0) / poses.length,
    y: poses.reduce((sum, { y }) => sum + y, 0) / poses.length,
  };
}

/** Inches between the nearest models of two units. */
function distanceBetween(facts: BattleFacts, now: BattleNow, one: number, other: number): number | undefined {
  const bodies = (unit: number) =>
    (facts.units[unit]?.models ?? []).flatMap((id) => {
      const pose = now.models[id]?.pose;
      const own = facts.models[id];
      return pose === undefined || own === undefined ? [] : [{ shape: own.base, pose, height: own.height }];
    });
  const distances = bodies(one).flatMap((body) => bodies(other).map((each) => horizontalDistance(body, each)));
  return distances.length === 0 ? undefined : Math.min(...distances);
}
