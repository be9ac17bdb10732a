import type { LayoutSetup, TerrainFeatureSetup, TerrainWallSetup } from '@adjutant/engine';
import { memo } from 'react';
import { num, outlinePath } from './shapes.ts';

/** Floors and blocks in three steps of shade: to 2 inches, to 4, above. */
function shade(top: number): string {
  return top <= 2 ? 'var(--fl-1)' : top <= 4 ? 'var(--fl-2)' : 'var(--fl-3)';
}

/** Areas of terrain with all that stands in them. */
export const Terrain = memo(function Terrain({ layout }: { readonly layout: LayoutSetup }) {
  const { height, areas, features } = layout;
  return (
    <g>
      {areas.map(({ id, outline, drawn }) => (
        <Area key={id} d={outlinePath(drawn ?? outline, height)} category={categoryOf(id, features)} />
      ))}
      {features.map((feature) => (
        <Feature key={feature.id} feature={feature} height={height} />
      ))}
    </g>
  );
});

/** The most solid category of what stands in an area. */
function categoryOf(area: string, features: readonly TerrainFeatureSetup[]): string {
  const own = features.filter((feature) => feature.area === area).map(({ category }) => category);
  return ['dense', 'light', 'exposed'].find((category) => own.includes(category)) ?? 'plain';
}

function Area({ d, category }: { readonly d: string; readonly category: string }) {
  const pattern = category === 'exposed' || category === 'light' ? `url(#${category})` : undefined;
  return (
    <>
      <path d={d} fill="var(--area)" fillOpacity={pattern === undefined ? 1 : 0.55} />
      {pattern === undefined ? undefined : <path d={d} fill={pattern} />}
      <path
        d={d}
        fill="none"
        stroke="var(--area-line)"
        strokeWidth={0.07}
        {...(category === 'exposed' ? { strokeDasharray: '0.35 0.25' } : {})}
      />
    </>
  );
}

function Feature({ feature, height }: { readonly feature: TerrainFeatureSetup; readonly height: number }) {
  const { blocks, walls, floors, category } = feature;
  return (
    <g>
      {[...floors]
        .sort((one, other) => one.z - other.z)
        .map(({ outline, z }) => (
          <path key={`${z} ${outline.join()}`} d={outlinePath(outline, height)} fill={shade(z)} />
        ))}
      {blocks.map(({ outline, top }) => (
        <path
          key={`${top} ${outline.join()}`}
          d={outlinePath(outline, height)}
          fill={category === 'dense' ? shade(Math.max(top, 4)) : shade(top)}
          stroke="var(--wall)"
          strokeWidth={category === 'dense' ? 0.14 : 0.06}
          {...(category === 'exposed' ? { strokeDasharray: '0.2 0.14' } : {})}
        />
      ))}
      {walls.map((wall) => (
        <Wall key={`${wall.from.join()} ${wall.to.join()}`} wall={wall} height={height} light={category !== 'dense'} />
      ))}
    </g>
  );
}

/** A wall as thick ink, with gaps where one can see through near the ground. */
function Wall({
  wall,
  height,
  light,
}: {
  readonly wall: TerrainWallSetup;
  readonly height: number;
  readonly light: boolean;
}) {
  const d = solidParts(wall)
    .map(([from, to]) => `M${at(wall, from, height)}L${at(wall, to, height)}`)
    .join('');
  return (
    <path
      d={d}
      stroke="var(--wall)"
      strokeWidth={Math.max(wall.thickness, 0.24)}
      {...(light ? { strokeDasharray: '0.5 0.12' } : {})}
    />
  );
}

function lengthOf({ from, to }: TerrainWallSetup): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function at(wall: TerrainWallSetup, along: number, height: number): string {
  const part = along / (lengthOf(wall) || 1);
  const x = wall.from[0] + (wall.to[0] - wall.from[0]) * part;
  const y = wall.from[1] + (wall.to[1] - wall.from[1]) * part;
  return `${num(x)} ${num(height - y)}`;
}

function solidParts(wall: TerrainWallSetup): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  let begin = 0;
  for (const { from, to } of [...wall.openings].sort((one, other) => one.from - other.from)) {
    if (from > begin) parts.push([begin, from]);
    begin = Math.max(begin, to);
  }
  const length = lengthOf(wall);
  if (begin < length) parts.push([begin, length]);
  return parts;
}

/** The highest point of each feature, printed at its area. */
export const Heights = memo(function Heights({ layout }: { readonly layout: LayoutSetup }) {
  return (
    <g className="onpx heights">
      {layout.features.map((feature) => {
        const tops = [
          ...feature.blocks.map(({ top }) => top),
          ...feature.walls.map(({ top }) => top),
          ...feature.floors.map(({ z }) => z),
        ];
        const area = layout.areas.find(({ id }) => id === feature.area);
        if (area === undefined || tops.length === 0) return undefined;
        const x = area.outline.reduce((sum, [px]) => sum + px, 0) / area.outline.length;
        const y = area.outline.reduce((sum, [, py]) => sum + py, 0) / area.outline.length;
        return (
          <text
            key={feature.id}
            className="px"
            style={{ translate: `${num(x)}px ${num(layout.height - y)}px` }}
            textAnchor="middle"
          >
            {feature.name} {Math.max(...tops)}″
          </text>
        );
      })}
    </g>
  );
});
