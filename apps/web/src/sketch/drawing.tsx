import { extentOf, num } from '../table/shapes.ts';
import { Swatch } from '../table/table-column.tsx';
import { t } from '../text/index.ts';
import { inches } from '../text/numbers.ts';
import type { BattleFacts } from '../worker/protocol.ts';
import type { SketchPoses, SketchThreat } from '../worker/sketch.ts';
import { type SketchLayer, useSketch } from './store.ts';

/** Farthest that a charge can reach besides what engages: two dice. */
const CHARGE = 12;

interface Ring {
  readonly className: string;
  readonly inches: number;
}

/** Washes below the models: what a unit threatens, or what a whole side reaches in its first turn. */
export function SketchWash({ facts }: { readonly facts: BattleFacts }) {
  const { layer, threat, poses, from } = useSketch();
  const { height } = facts.layout;
  if (layer === 'threat' && threat !== undefined && threat.unit === from)
    return (
      <g className="threat">
        <Rings
          facts={facts}
          poses={poses}
          units={[threat.unit]}
          rings={() => [
            ...threat.ranges.map(({ range }) => ({ className: 'range', inches: range })),
            { className: 'charge', inches: threat.move + CHARGE },
          ]}
        />
        <path
          className="move"
          strokeWidth={threat.spacing * 1.02}
          d={threat.cells.map(([x, y]) => `M${num(x - 0.005)} ${num(height - y)}h0.01`).join('')}
        />
        <RangeLabels facts={facts} threat={threat} />
      </g>
    );
  if (layer !== 'first-0' && layer !== 'first-1') return undefined;
  const player = layer === 'first-0' ? 0 : 1;
  const units = facts.units.filter((unit) => unit.player === player).map(({ id }) => id);
  return (
    <g className="threat">
      <FirstTurn facts={facts} poses={poses} units={units} />
    </g>
  );
}

/** How far each ring is, at its upper or right end, where that is on the table. */
function RangeLabels({ facts, threat }: { readonly facts: BattleFacts; readonly threat: SketchThreat }) {
  const poses = useSketch((screen) => screen.poses);
  const { width, height } = facts.layout;
  const places = (facts.units[threat.unit]?.models ?? []).flatMap((model) => poses[model] ?? []);
  const [top] = [...places].sort((one, other) => other.y - one.y);
  const [right] = [...places].sort((one, other) => other.x - one.x);
  if (top === undefined || right === undefined) return undefined;
  return (
    <g className="onpx ranges">
      {[...threat.ranges.map(({ range }) => range), threat.move + CHARGE].map((far) => {
        const up = top.y + far < height - 1;
        if (!up && right.x + far > width - 1) return undefined;
        const [x, y] = up ? [top.x, top.y + far] : [right.x + far, right.y];
        return (
          <text key={far} className="px" style={{ translate: `${num(x)}px ${num(height - y)}px` }} textAnchor="middle">
            {far}″
          </text>
        );
      })}
    </g>
  );
}

/** Everything within a move and the longest weapon of some unit, and within a move and a charge. */
function FirstTurn(props: Omit<RingsProps, 'rings'>) {
  const { facts } = props;
  const reachOf = (unit: number) => {
    const { move, range } = reachesOf(facts, unit);
    return { shoot: move + range, charge: move + CHARGE };
  };
  return (
    <>
      <g className="range-wash">
        <Rings {...props} rings={(unit) => [{ className: 'wash', inches: reachOf(unit).shoot }]} />
      </g>
      <g className="charge-wash">
        <Rings {...props} rings={(unit) => [{ className: 'wash', inches: reachOf(unit).charge }]} />
      </g>
    </>
  );
}

/** A unit's move and its longest range, as its card prints them; inches. */
function reachesOf({ units }: BattleFacts, unit: number): { readonly move: number; readonly range: number } {
  const own = units[unit];
  const moves = own?.profiles.map(({ move }) => Number.parseFloat(move)).filter(Number.isFinite) ?? [];
  const ranges = own?.weapons.flatMap((line) => /(\d+)″/.exec(line)?.[1] ?? []).map(Number) ?? [];
  return { move: Math.max(0, ...moves), range: Math.max(0, ...ranges) };
}

interface RingsProps {
  readonly facts: BattleFacts;
  readonly poses: SketchPoses;
  readonly units: readonly number[];
  readonly rings: (unit: number) => readonly Ring[];
}

/** All that is within so many inches of some model of the units: one shape for all of them. */
function Rings({ facts, poses, units, rings }: RingsProps) {
  const { width, height } = facts.layout;
  const byRing = new Map<string, Ring & { readonly points: string[] }>();
  for (const unit of units)
    for (const model of facts.units[unit]?.models ?? []) {
      const pose = poses[model];
      const base = facts.models[model]?.base;
      if (pose === undefined || base === undefined) continue;
      const { along, across } = extentOf(base);
      for (const { className, inches: far } of rings(unit)) {
        const radius = far + Math.min(along, across);
        const key = `${className} ${radius}`;
        const known = byRing.get(key) ?? { className, inches: radius, points: [] };
        known.points.push(`M${num(pose.x)} ${num(height - pose.y)}h0.01`);
        byRing.set(key, known);
      }
    }
  const all = [...byRing];
  return (
    <>
      <clipPath id="on-table">
        <rect width={width} height={height} />
      </clipPath>
      {all.map(([key, { className, inches: radius, points }]) => (
        <g key={key} className={className} clipPath="url(#on-table)">
          {className === 'wash' ? (
            <path d={points.join('')} strokeWidth={2 * radius} />
          ) : (
            <Outline id={key.replaceAll(/\W/g, '-')} d={points.join('')} width={2 * radius} />
          )}
        </g>
      ))}
    </>
  );
}

/** Round line ends of a width make a shape; only its edge is drawn, so that the ground stays readable. */
function Outline({ id, d, width }: { readonly id: string; readonly d: string; readonly width: number }) {
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x={-100} y={-100} width={400} height={400}>
        <rect x={-100} y={-100} width={400} height={400} fill="#fff" />
        <path d={d} stroke="#000" strokeWidth={width} />
      </mask>
      <path d={d} className="edge" strokeWidth={width + 0.3} mask={`url(#${id})`} />
    </>
  );
}

/** The lines of the question that was asked: whole where they see, with a cross at what blocks them. */
export function SketchLines({ facts }: { readonly facts: BattleFacts }) {
  const answer = useSketch((screen) => screen.answer);
  const { height } = facts.layout;
  return (
    <g className="sight">
      {answer?.lines.map(({ from, to, stop }) => {
        const key = `${from.join()} ${to.join()}`;
        const start = `M${num(from[0])} ${num(height - from[1])}L`;
        if (stop === undefined)
          return <path key={key} className="sees" d={`${start}${num(to[0])} ${num(height - to[1])}`} />;
        const [x, y] = [stop[0], height - stop[1]];
        return (
          <g key={key}>
            <path className="blocked" d={`${start}${num(x)} ${num(y)}`} />
            <path className="cross" d={`M${num(x - 0.3)} ${num(y - 0.3)}l0.6 0.6m0 -0.6l-0.6 0.6`} />
          </g>
        );
      })}
    </g>
  );
}

/** What the marks that are drawn mean. */
export function SketchKey() {
  const { layer, threat, answer } = useSketch();
  const { keys } = t.sketch;
  return (
    <div className="key" aria-hidden="true">
      {layer === 'threat' && threat !== undefined ? <ThreatKey threat={threat} /> : undefined}
      {isFirst(layer) ? (
        <>
          <Swatch stroke="var(--no)" width={12} opacity={0.3} text={keys.firstCharge} />
          <Swatch stroke="var(--act)" width={12} opacity={0.2} text={keys.firstRange} />
        </>
      ) : undefined}
      {layer === 'none' && answer !== undefined ? (
        <>
          <Swatch stroke="var(--act)" width={2} text={keys.sees} />
          <Swatch stroke="var(--no)" width={1.8} dashes="4 3" text={keys.blocked} />
        </>
      ) : undefined}
    </div>
  );
}

function isFirst(layer: SketchLayer): boolean {
  return layer === 'first-0' || layer === 'first-1';
}

function ThreatKey({ threat: { move, ranges } }: { readonly threat: SketchThreat }) {
  const { keys } = t.sketch;
  const [longest] = ranges;
  return (
    <>
      <Swatch stroke="var(--ok)" width={12} opacity={0.3} text={keys.move(inches(move))} />
      <Swatch stroke="var(--no)" width={2} text={keys.charge(inches(move + CHARGE))} />
      {longest === undefined ? undefined : (
        <Swatch stroke="var(--act)" width={2} text={keys.range(longest.weapon, longest.range)} />
      )}
    </>
  );
}
