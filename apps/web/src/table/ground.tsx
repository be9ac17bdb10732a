import type { LayoutSetup } from '@adjutant/engine';
import { memo } from 'react';
import { outlinePath } from './shapes.ts';

const STEP = 6;

function everySix(length: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / STEP) - 1 }, (_, at) => (at + 1) * STEP);
}

/** The bare table: ground, a line each six inches, deployment zones. */
export const Ground = memo(function Ground({ layout }: { readonly layout: LayoutSetup }) {
  const { width, height, deploymentZones } = layout;
  const lines = [
    ...everySix(width).map((x) => `M${x} 0V${height}`),
    ...everySix(height).map((y) => `M0 ${height - y}H${width}`),
  ];
  return (
    <g>
      <rect width={width} height={height} rx={0.3} fill="var(--table)" stroke="var(--edge)" strokeWidth={0.14} />
      <path d={lines.join('')} stroke="var(--grid)" strokeWidth={0.06} />
      {deploymentZones.map((zone, player) => (
        <path
          key={player === 0 ? 'a' : 'b'}
          d={outlinePath(zone, height)}
          fill={player === 0 ? 'url(#zone-a)' : 'url(#zone-b)'}
          stroke={player === 0 ? 'var(--a)' : 'var(--b)'}
          strokeWidth={0.1}
          strokeDasharray="1 0.5"
          strokeOpacity={0.8}
        />
      ))}
    </g>
  );
});

/** Inches along the upper and left edge. */
export const Inches = memo(function Inches({ layout }: { readonly layout: LayoutSetup }) {
  const { width, height } = layout;
  return (
    <g className="onpx inches">
      {everySix(width).map((x) => (
        <text key={`x${x}`} className="px" style={{ translate: `${x}px 0px` }} y={-6} textAnchor="middle">
          {x}
        </text>
      ))}
      {everySix(height).map((y) => (
        <text key={`y${y}`} className="px" style={{ translate: `0px ${height - y}px` }} x={-6} y={4} textAnchor="end">
          {y}
        </text>
      ))}
    </g>
  );
});
