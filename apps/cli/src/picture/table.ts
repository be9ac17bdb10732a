import type { LayoutSetup, PlayerId } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import type { WatchedObjective } from '@adjutant/session';
import { type FrameOfPicture, SCALE } from './frame.ts';
import { gridLine, gridStrong, ground, ink, neutral, players, terrain } from './style.ts';
import { label, num, tag } from './svg.ts';

/** A 40 mm marker and how far from it a model is in range, in inches (14.01.01). */
const MARKER = 20 / 25.4;
const RANGE = 3;

/** Patterns that the table needs. */
export const tablePatterns = [
  tag(
    'pattern',
    { id: 'ruins', width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    [
      tag('rect', { width: 12, height: 12, fill: terrain.fill }),
      tag('path', { d: 'M0 0V12', stroke: terrain.edge, 'stroke-width': 1.6, opacity: 0.35 }),
    ],
  ),
].join('');

/** The bare table: ground, deployment zones, grid and inches, terrain areas. */
export function tableOf(layout: LayoutSetup, frame: FrameOfPicture): string {
  const { left, top, tableWidth, tableHeight } = frame;
  return [
    tag('rect', { x: left, y: top, width: tableWidth, height: tableHeight, fill: ground }),
    ...layout.deploymentZones.map((zone, player) => zoneOf(zone, player === 0 ? 0 : 1, frame)),
    gridOf(layout, frame),
    ...layout.areas.map(({ outline }) =>
      tag('path', {
        d: pathOf(outline, frame),
        fill: 'url(#ruins)',
        stroke: terrain.edge,
        'stroke-width': 2,
        'fill-opacity': 0.9,
      }),
    ),
    tag('rect', {
      x: left,
      y: top,
      width: tableWidth,
      height: tableHeight,
      fill: 'none',
      stroke: ink,
      'stroke-width': 3,
    }),
  ].join('');
}

function zoneOf(zone: readonly Point[], player: PlayerId, frame: FrameOfPicture): string {
  const { fill } = players[player];
  const style = {
    fill,
    'fill-opacity': 0.1,
    stroke: fill,
    'stroke-width': 2,
    'stroke-dasharray': '9 6',
    'stroke-opacity': 0.75,
  };
  return tag('path', { d: pathOf(zone, frame), ...style });
}

/** A line each inch, a stronger one each six, and numbers along two edges. */
function gridOf({ width, height }: LayoutSetup, frame: FrameOfPicture): string {
  const thin: string[] = [];
  const strong: string[] = [];
  const numbers: string[] = [];
  const style = { 'font-size': 11, fill: neutral };
  for (let x = 0; x <= width; x++) {
    const [from, to] = [frame.place(x, 0), frame.place(x, height)];
    (x % 6 === 0 ? strong : thin).push(`M${num(from.x)} ${num(from.y)}V${num(to.y)}`);
    if (x % 6 === 0) numbers.push(label(from.x, from.y + 16, `${x}"`, { ...style, 'text-anchor': 'middle' }));
  }
  for (let y = 0; y <= height; y++) {
    const [from, to] = [frame.place(0, y), frame.place(width, y)];
    (y % 6 === 0 ? strong : thin).push(`M${num(from.x)} ${num(from.y)}H${num(to.x)}`);
    if (y % 6 === 0) numbers.push(label(from.x - 6, from.y + 4, `${y}"`, { ...style, 'text-anchor': 'end' }));
  }
  return [
    tag('path', { d: thin.join(''), stroke: gridLine, 'stroke-width': 0.6 }),
    tag('path', { d: strong.join(''), stroke: gridStrong, 'stroke-width': 1 }),
    ...numbers,
  ].join('');
}

/** Objectives with their reach, their owner and both levels of control. */
export function objectivesOf(layout: LayoutSetup, watched: readonly WatchedObjective[], frame: FrameOfPicture): string {
  return layout.objectives
    .map(({ id, name, x, y }) => {
      const seen = watched.find((one) => one.id === id);
      const owner = seen?.controlledBy === undefined ? undefined : players[seen.controlledBy];
      const colour = owner?.fill ?? neutral;
      const area = layout.areas.find(({ outline }) => contains(outline, [x, y]));
      const at = frame.place(x, y);
      const reach = {
        fill: colour,
        'fill-opacity': owner === undefined ? 0.06 : 0.16,
        stroke: colour,
        'stroke-width': 2,
        'stroke-dasharray': '2 5',
        'stroke-linecap': 'round',
      };
      const marker = { fill: owner?.light ?? '#FFFFFF', stroke: owner?.dark ?? ink, 'stroke-width': 3 };
      return [
        area === undefined
          ? tag('circle', { cx: at.x, cy: at.y, r: (MARKER + RANGE) * SCALE, ...reach })
          : tag('path', { d: pathOf(area.outline, frame), ...reach }),
        tag('circle', { cx: at.x, cy: at.y, r: MARKER * SCALE, ...marker }),
        label(at.x, at.y + 5, shortName(name), {
          'text-anchor': 'middle',
          'font-size': 14,
          'font-weight': 700,
          fill: owner?.ink ?? ink,
        }),
      ].join('');
    })
    .join('');
}

/** What an objective's marker shows: its number, or its first letter. */
export function shortName(name: string): string {
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 1).toUpperCase();
}

/** A closed path along a polygon. */
export function pathOf(outline: readonly Point[], frame: FrameOfPicture): string {
  const corners = outline.map(([x, y]) => frame.place(x, y));
  return corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}Z`;
}
