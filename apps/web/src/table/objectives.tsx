import type { LayoutSetup, ObjectiveSetup } from '@adjutant/engine';
import { contains } from '@adjutant/geometry';
import { memo } from 'react';
import type { ObjectiveNow } from '../worker/protocol.ts';
import { outlinePath } from './shapes.ts';

/** A 40 mm marker, and how far from it a model is in range (14.01.01). */
const MARKER = 20 / 25.4;
const RANGE = 3;

/** Objectives on the ground: the area that holds one, or the marker with its range. */
export const ObjectiveGround = memo(function ObjectiveGround({ layout }: { readonly layout: LayoutSetup }) {
  const { height } = layout;
  return (
    <g>
      {layout.objectives.map(({ id, x, y }) => {
        const area = layout.areas.find(({ outline }) => contains(outline, [x, y]));
        if (area !== undefined)
          return (
            <path key={id} d={outlinePath(area.outline, height)} fill="none" stroke="var(--obj)" strokeWidth={0.18} />
          );
        return (
          <g key={id} transform={`translate(${x} ${height - y})`}>
            <circle r={MARKER + RANGE} fill="none" stroke="var(--obj)" strokeWidth={0.12} strokeDasharray="0.5 0.35" />
            <circle r={MARKER} fill="var(--gold-fill)" stroke="var(--wall)" strokeWidth={0.08} />
          </g>
        );
      })}
    </g>
  );
});

/** What an objective's pill shows: its number, or its first letter. */
function shortName(name: string): string {
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 1).toUpperCase();
}

/** Where the pill stands: above the marker or the area's upper edge. */
function pillAt(layout: LayoutSetup, { x, y }: ObjectiveSetup): readonly [number, number] {
  const area = layout.areas.find(({ outline }) => contains(outline, [x, y]));
  if (area === undefined) return [x, layout.height - y - MARKER - RANGE];
  const xs = area.outline.map(([px]) => px);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, layout.height - Math.max(...area.outline.map(([, py]) => py))];
}

/** Levels of control of each objective in a pill, bordered in the colour of who holds it. */
export function ObjectivePills({
  layout,
  now,
}: {
  readonly layout: LayoutSetup;
  readonly now: readonly ObjectiveNow[];
}) {
  return (
    <g className="onpx">
      {layout.objectives.map((objective) => {
        const state = now.find(({ id }) => id === objective.id);
        const [x, y] = pillAt(layout, objective);
        const [first, second] = state?.levels ?? [0, 0];
        return (
          <Pill
            key={objective.id}
            at={[x, y]}
            name={shortName(objective.name)}
            levels={`${first} : ${second}`}
            state={state}
          />
        );
      })}
    </g>
  );
}

interface PillProps {
  readonly at: readonly [number, number];
  readonly name: string;
  readonly levels: string;
  readonly state: ObjectiveNow | undefined;
}

function Pill({ at: [x, y], name, levels, state }: PillProps) {
  const holder = state?.controlledBy;
  const stroke = holder === undefined ? 'var(--line-2)' : holder === 0 ? 'var(--a)' : 'var(--b)';
  const width = 40 + levels.length * 6;
  return (
    <g className="px pill" style={{ translate: `${x}px ${y}px` }}>
      <g transform={`translate(${-width / 2} -24)`}>
        {state?.securedBy === undefined ? undefined : (
          <rect x={-3} y={-3} width={width + 6} height={26} rx={13} fill="none" stroke={stroke} strokeWidth={1.4} />
        )}
        <rect
          width={width}
          height={20}
          rx={10}
          fill="var(--chip-bg)"
          stroke={stroke}
          strokeWidth={holder === undefined ? 1.2 : 2}
          {...(holder === 1 ? { strokeDasharray: '7 2' } : {})}
        />
        <rect x={3} y={3} width={22} height={14} rx={7} fill="var(--gold-fill)" />
        <text x={14} y={14} textAnchor="middle" className="pill-name">
          {name}
        </text>
        <text x={(width + 25) / 2} y={14} textAnchor="middle" className="pill-levels">
          {levels}
        </text>
      </g>
    </g>
  );
}
