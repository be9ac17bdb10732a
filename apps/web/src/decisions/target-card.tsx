import { useState } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { average, inches, percent } from '../text/numbers.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import { Spark } from '../ui/spark.tsx';
import type { BattleFacts, BattleNow, NumberShown, TargetOdds, WeaponOdds } from '../worker/protocol.ts';
import { aimAt } from './choosing.ts';

interface Props {
  readonly unit: number;
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly question: number;
}

/** A unit that may be attacked, with what the attacks would do to it. */
export function TargetCard({ unit, facts, now, question }: Props) {
  const aimed = useBattle((screen) => screen.target === unit);
  const odds = useBattle((screen) => screen.odds.get(unit));
  const own = facts.units[unit];
  const state = now.units[unit];
  if (own === undefined || state === undefined) return undefined;
  const hurt =
    own.models.length === 1
      ? t.unit.wounds(state.wounds, facts.models[own.models[0] ?? 0]?.wounds ?? 0)
      : t.board.models(state.models);
  return (
    <div
      className={`opt ${aimed ? 'on' : ''}`}
      onPointerEnter={() => useBattle.setState({ hovered: unit })}
      onPointerLeave={() => useBattle.setState({ hovered: undefined })}
    >
      <label className="top">
        <input
          type="radio"
          className="radio"
          name={`target ${question}`}
          checked={aimed}
          onChange={() => aimAt(unit)}
        />
        <b>{own.short}</b>
        <span className="tag">{hurt}</span>
        {odds?.cover === true ? <span className="tag">{t.attack.cover}</span> : undefined}
        <span className="d">{odds === undefined ? '' : inches(odds.distance)}</span>
      </label>
      {odds === undefined ? <p className="facts pulse">{t.attack.counting}</p> : <Odds odds={odds} />}
      {aimed && odds !== undefined ? <Weapons odds={odds} name={own.short} /> : undefined}
    </div>
  );
}

/** The chance that matters, the average, the spread. */
export function Odds({ odds }: { readonly odds: TargetOdds }) {
  const single = odds.models === 1;
  const byWounds = single || odds.meanModels < 0.05 || odds.wounds.length - 1 > odds.models;
  return (
    <div className="odd">
      <div>
        <b>{percent(single || odds.destroyed > 0.05 ? odds.destroyed : odds.oneOrMore)}</b>
        {single || odds.destroyed > 0.05 ? t.attack.destroyed : t.attack.oneOrMore}
      </div>
      <div>
        <b>{average(byWounds ? odds.meanWounds : odds.meanModels)}</b>
        {byWounds ? t.attack.wounds : t.attack.models}
      </div>
      <Spark chances={odds.wounds} />
    </div>
  );
}

interface Shown {
  readonly title: string;
  readonly number: NumberShown;
}

/** Each weapon with what its dice need; a number opens its parts. */
export function Weapons({ odds, name }: { readonly odds: TargetOdds; readonly name: string }) {
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const show = (title: string, number: NumberShown) => setShown(shown?.title === title ? undefined : { title, number });
  return (
    <>
      <table className="wtab">
        <caption className="sr">{t.attack.against(name)}</caption>
        <thead>
          <tr>
            {[t.attack.weapon, t.attack.dice, t.attack.hit, t.attack.wound, t.attack.save, t.attack.unsaved].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {odds.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pools keep their order, and two may be of one weapon
            <Line key={`${line.weapon} ${at}`} line={line} shown={shown?.title} show={show} />
          ))}
        </tbody>
      </table>
      {shown === undefined ? undefined : <Why shown={shown} />}
    </>
  );
}

function Line({
  line,
  shown,
  show,
}: {
  readonly line: WeaponOdds;
  readonly shown: string | undefined;
  readonly show: (title: string, number: NumberShown) => void;
}) {
  const cells = [
    [t.attack.hit, line.hit],
    [t.attack.wound, line.wound],
    [t.attack.save, line.save],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {line.count} {line.weapon}
      </th>
      <td>{line.dice.text}</td>
      {cells.map(([what, number]) => {
        const title = t.attack.parts(`${line.weapon}, ${what.toLowerCase()}`, number.text);
        return (
          <td key={what}>
            <button
              type="button"
              className="why-number"
              aria-expanded={shown === title}
              onClick={() => show(title, number)}
            >
              {number.text}
            </button>
          </td>
        );
      })}
      <td>{average(line.mean)}</td>
    </tr>
  );
}

/** An itemised sum: each part with its rule. */
function Why({ shown: { title, number } }: { readonly shown: Shown }) {
  return (
    <div className="why">
      <h2>{title}</h2>
      <ul>
        {number.parts.map(({ name, rule, value }) => (
          <li key={`${name} ${value}`}>
            <span>{name}</span>
            <span>
              <RuleChip rule={rule} />
            </span>
            <span className="val">{value}</span>
          </li>
        ))}
        <li className="sum">
          <span>{t.attack.needed}</span>
          <span />
          <span className="val">{number.text}</span>
        </li>
      </ul>
    </div>
  );
}
