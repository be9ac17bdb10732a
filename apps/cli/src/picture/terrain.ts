/** Terrain: areas by what stands in them, floors and blocks by height, walls with their doors and windows. */
import type { LayoutSetup, TerrainAreaSetup, TerrainFeatureSetup, TerrainWallSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { type FrameOfPicture, SCALE } from './frame.ts';
import { blockShades, floorShades, ink, stepOf, terrain, wallShades } from './style.ts';
import { label, num, tag } from './svg.ts';

/** Patterns of areas: dotted where only exposed things stand, hatched where light ones do. */
export const terrainPatterns = [
  tag('pattern', { id: 'exposed', width: 10, height: 10, patternUnits: 'userSpaceOnUse' }, [
    tag('circle', { cx: 3, cy: 3, r: 1.3, fill: terrain.edge, opacity: 0.6 }),
    tag('circle', { cx: 8, cy: 8, r: 1.3, fill: terrain.edge, opacity: 0.6 }),
  ]),
  tag('pattern', { id: 'light', width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, [
    tag('rect', { width: 9, height: 9, fill: terrain.fill, opacity: 0.55 }),
    tag('path', { d: 'M0 0V9', stroke: terrain.edge, 'stroke-width': 1.8, opacity: 0.45 }),
  ]),
];

/** The heaviest category that stands in an area; undefined for an area without features. */
function categoryOf(area: TerrainAreaSetup, { features }: LayoutSetup): string | undefined {
  const here = new Set(features.filter((feature) => feature.area === area.id).map(({ category }) => category));
  return ['dense', 'light', 'exposed'].find((category) => here.has(category));
}

/** Every area with what stands in it. */
export function terrainOf(layout: LayoutSetup, frame: FrameOfPicture): string {
  const { areas, features } = layout;
  return [
    ...areas.map((area) => areaOf(area, categoryOf(area, layout), frame)),
    ...features.flatMap(({ blocks }) => blocks.map(({ outline, top }) => blockOf(outline, top, frame))),
    ...features.flatMap(({ floors }) => floors.map(({ outline, z }) => floorOf(outline, z, frame))),
    ...features.flatMap(({ walls }) => walls.map((wall) => wallOf(wall, frame))),
  ].join('');
}

function areaOf({ outline }: TerrainAreaSetup, category: string | undefined, frame: FrameOfPicture): string {
  const exposed = category === 'exposed' || category === undefined;
  const fill = exposed ? 'url(#exposed)' : category === 'light' ? 'url(#light)' : terrain.fill;
  const dash = exposed ? { 'stroke-dasharray': '6 4' } : {};
  return tag('path', { d: pathOf(outline, frame), fill, stroke: terrain.edge, 'stroke-width': 1.6, ...dash });
}

function blockOf(outline: readonly Point[], top: number, frame: FrameOfPicture): string {
  const style = { fill: blockShades[stepOf(top)], stroke: wallShades[stepOf(top)], 'stroke-width': 2 };
  return tag('path', { d: pathOf(outline, frame), ...style });
}

function floorOf(outline: readonly Point[], z: number, frame: FrameOfPicture): string {
  const style = { fill: floorShades[stepOf(z)], stroke: terrain.edge, 'stroke-width': 1, 'stroke-dasharray': '3 2' };
  return tag('path', { d: pathOf(outline, frame), ...style });
}

/** A wall as thick as it is, in the ink of its height; a door is a gap, a window a light pane. */
function wallOf(wall: TerrainWallSetup, frame: FrameOfPicture): string {
  const { from, to, thickness, top } = wall;
  const width = Math.max(3, thickness * SCALE);
  const colour = wallShades[stepOf(top)];
  const length = Math.sqrt((to[0] - from[0]) * (to[0] - from[0]) + (to[1] - from[1]) * (to[1] - from[1]));
  const along = (inches: number): Point => {
    const part = inches / length;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const line = (start: number, end: number, style: Readonly<Record<string, string | number>>) =>
    tag('path', { d: lineOf(along(start), along(end), frame), fill: 'none', ...style });
  const doors = wall.openings.filter(isDoor);
  const cuts = [0, ...doors.flatMap(({ from: start, to: end }) => [start, end]).sort((a, b) => a - b), length];
  const solid = Array.from({ length: cuts.length / 2 }, (_none, at) => [cuts[2 * at] ?? 0, cuts[2 * at + 1] ?? 0]);
  const panes = wall.openings.filter((opening) => !isDoor(opening) && !doors.some((door) => covers(door, opening)));
  return [
    ...solid.map(([start, end]) => line(start ?? 0, end ?? 0, { stroke: colour, 'stroke-width': width })),
    ...doors.map(({ from: start, to: end }) => line(start, end, { stroke: colour, 'stroke-width': 1, opacity: 0.55 })),
    ...panes.map(({ from: start, to: end }) => line(start, end, { stroke: '#F6F1E4', 'stroke-width': width * 0.5 })),
  ].join('');
}

type Opening = TerrainWallSetup['openings'][number];

function isDoor({ sill }: Opening): boolean {
  return sill <= 0.25;
}

function covers(door: Opening, { from, to }: Opening): boolean {
  return from < door.to && to > door.from;
}

/** What is written on a feature: what it is, and how high it and its floors are. */
export function heightLabel({ name, blocks, walls, floors }: TerrainFeatureSetup): string {
  const top = Math.max(0, ...blocks.map((part) => part.top), ...walls.map((part) => part.top));
  const levels = [...new Set(floors.map(({ z }) => z))].sort((a, b) => a - b).filter((z) => z !== top);
  const parts = [...(top > 0 ? [`${name} ${num(top)}″`] : [name]), ...levels.map((z) => `floor ${num(z)}″`)];
  return parts.join(', ');
}

/** The heights of floors, small, in their middle. */
export function floorHeightsOf({ features }: LayoutSetup, frame: FrameOfPicture): string {
  return features
    .flatMap(({ floors }) => floors)
    .map(({ outline, z }) => {
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      const at = frame.place(middle(xs), middle(ys));
      return label(at.x, at.y + 4, `${num(z)}″`, {
        'text-anchor': 'middle',
        'font-size': 11,
        fill: ink,
        opacity: 0.75,
      });
    })
    .join('');
}

/** A closed path along a polygon. */
export function pathOf(outline: readonly Point[], frame: FrameOfPicture): string {
  const corners = outline.map(([x, y]) => frame.place(x, y));
  return corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A path from one point to another. */
export function lineOf(from: Point, to: Point, frame: FrameOfPicture): string {
  const [start, end] = [frame.place(...from), frame.place(...to)];
  return `M${num(start.x)} ${num(start.y)}L${num(end.x)} ${num(end.y)}`;
}
