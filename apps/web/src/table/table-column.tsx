import { useShallow } from 'zustand/react/shallow';
import { chooseUnit } from '../decisions/choosing.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { inches } from '../text/numbers.ts';
import { Icon } from '../ui/icons.tsx';
import type { BattleFacts, BattleNow, UnitFacts } from '../worker/protocol.ts';
import { Board } from './board.tsx';
import { showBox, zoomAt } from './camera.ts';
import { stateWord } from './lit.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** The table with its overlays above and the units below. */
export function TableColumn({ facts, now }: Props) {
  return (
    <div className="tablecol">
      <Tools facts={facts} now={now} />
      <section className="table" aria-label={t.table.label(facts.layout.width, facts.layout.height)}>
        <Board facts={facts} now={now} />
      </section>
      <Ribbon facts={facts} now={now} />
    </div>
  );
}

function Tools({ facts, now }: Props) {
  const { layer, heights } = useBattle(useShallow(({ layer, heights }) => ({ layer, heights })));
  const moving = now.asked?.question.kind === 'move-models' ? now.asked.question : undefined;
  return (
    <div className="tools">
      <div className="layers" role="group" aria-label={t.table.overlays}>
        <button
          type="button"
          aria-pressed={layer === 'reach'}
          onClick={() => useBattle.setState({ layer: layer === 'reach' ? 'none' : 'reach' })}
        >
          <Icon name="ruler" />
          {t.table.reach}
        </button>
        <button type="button" aria-pressed={heights} onClick={() => useBattle.setState({ heights: !heights })}>
          {t.table.heights}
        </button>
      </div>
      <Key
        moving={moving === undefined ? undefined : Math.max(...moving.movers.map(({ maximum }) => maximum))}
        attacking={now.asked?.question.kind === 'declare-attacks'}
      />
      <ZoomButtons facts={facts} />
    </div>
  );
}

/** Nearer, farther, all of the table. */
export function ZoomButtons({ facts }: { readonly facts: BattleFacts }) {
  const { width, height } = facts.layout;
  return (
    <div className="zoom">
      <button type="button" className="ibtn" aria-label={t.table.zoomIn} onClick={() => zoomAt(1.3)}>
        <Icon name="plus" />
      </button>
      <button type="button" className="ibtn" aria-label={t.table.zoomOut} onClick={() => zoomAt(1 / 1.3)}>
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={t.table.fit}
        onClick={() => showBox({ x: 0, y: 0, width, height }, true)}
      >
        <Icon name="fit" />
      </button>
    </div>
  );
}

/** What the marks drawn now mean. */
function Key({ moving, attacking }: { readonly moving: number | undefined; readonly attacking: boolean }) {
  if (moving === undefined && !attacking) return undefined;
  const { keys } = t.table;
  return (
    <div className="key" aria-hidden="true">
      {moving === undefined ? undefined : (
        <>
          <Swatch stroke="var(--ok)" width={12} opacity={0.25} text={keys.reach(inches(moving))} />
          <Swatch stroke="var(--ok)" width={2.4} text={keys.coherency} />
          <Swatch stroke="var(--no)" width={1.8} dashes="5 3" text={keys.engagement} />
        </>
      )}
      {attacking ? (
        <>
          <Swatch stroke="var(--act)" width={2} text={keys.aims} />
          <Swatch stroke="var(--no)" width={1.8} dashes="4 3" text={keys.blocked} />
        </>
      ) : undefined}
    </div>
  );
}

interface SwatchProps {
  readonly stroke: string;
  readonly width: number;
  readonly text: string;
  readonly opacity?: number;
  readonly dashes?: string;
}

/** A mark of the table with what it means. */
export function Swatch({ stroke, width, text, opacity = 1, dashes }: SwatchProps) {
  return (
    <span>
      <svg viewBox="0 0 20 14" aria-hidden="true">
        <path d="M1 7h18" stroke={stroke} strokeWidth={width} strokeOpacity={opacity} strokeDasharray={dashes} />
      </svg>
      {text}
    </span>
  );
}

/** Every unit with what is left of it and what it did. */
function Ribbon({ facts, now }: Props) {
  return (
    <nav className="ribbon" aria-label={t.ribbon.label}>
      {facts.units.map((unit, at) => (
        <UnitTab
          key={unit.id}
          unit={unit}
          facts={facts}
          now={now}
          parted={at > 0 && facts.units[at - 1]?.player !== unit.player}
        />
      ))}
    </nav>
  );
}

function UnitTab({ unit, facts, now, parted }: Props & { readonly unit: UnitFacts; readonly parted: boolean }) {
  const selected = useBattle((screen) => screen.selected === unit.id);
  const state = now.units[unit.id];
  if (state === undefined) return undefined;
  const single = unit.models.length === 1;
  const left = state.place === 'destroyed' ? '' : single ? `${state.wounds} W` : String(state.models);
  return (
    <>
      {parted ? <span className="rsep" /> : undefined}
      <button
        type="button"
        className={`ut ${unit.player === 0 ? 'a' : 'b'}${selected ? ' sel' : ''}${state.done || state.place === 'destroyed' ? ' done' : ''}`}
        aria-pressed={selected}
        title={unit.name}
        onClick={() => chooseUnit(unit.id)}
      >
        <b>{unit.short}</b>
        <span className="st">
          <span>{left}</span>
          <span>{wordOf(unit, facts, now)}</span>
        </span>
      </button>
    </>
  );
}

function wordOf(unit: UnitFacts, _facts: BattleFacts, now: BattleNow): string {
  const state = now.units[unit.id];
  if (state === undefined) return '';
  if (now.asked?.question.unit === unit.id) return t.ribbon.acting;
  if (state.place !== 'table') return t.ribbon.out[state.place];
  const word = stateWord(state.marks);
  if (word !== '') return `${word}${state.done ? ' ✓' : ''}`;
  if (state.done) return now.phaseIndex === 1 ? 'stays ✓' : '✓';
  return unit.player === now.player
    ? (t.ribbon.toGo[['command', 'movement', 'shooting', 'charge', 'fight'][now.phaseIndex] ?? ''] ?? '')
    : '';
}
