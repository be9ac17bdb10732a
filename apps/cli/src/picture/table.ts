import type { LayoutSetup, ObjectiveSetup, PlayerId } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import type { WatchedObjective } from '@adjutant/session';
import { type FrameOfPicture, SCALE } from './frame.ts';
import { gridLine, gridStrong, ground, ink, neutral, objective, players } from './style.ts';
import { label, num, tag } from './svg.ts';
import { floorHeightsOf, lineOf, pathOf, terrainOf, terrainPatterns } from './terrain.ts';

/** A 40 mm marker and how far from it a model is in range, in inches (14.01.01). */
const MARKER = 20 / 25.4;
const RANGE = 3;

/** Patterns that the table needs. */
export const tablePatterns = [
  ...terrainPatterns,
  tag(
    'pattern',
    { id: 'zone-0', width: 14, height: 14, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    tag('path', { d: 'M0 0V14', stroke: players[0].fill, 'stroke-width': 1.6, opacity: 0.22 }),
  ),
  tag(
    'pattern',
    { id: 'zone-1', width: 12, height: 12, patternUnits: 'userSpaceOnUse' },
    tag('circle', { cx: 4, cy: 4, r: 1.5, fill: players[1].fill, opacity: 0.3 }),
  ),
].join('');

/** The bare table: ground, deployment zones, grid and inches, terrain. */
export function tableOf(layout: LayoutSetup, frame: FrameOfPicture): string {
  const { left, top, tableWidth, tableHeight } = frame;
  const box = { x: left, y: top, width: tableWidth, height: tableHeight };
  return [
    tag('rect', { ...box, fill: ground }),
    gridOf(layout, frame),
    ...layout.deploymentZones.map((zone, player) => zoneOf(zone, player === 0 ? 0 : 1, frame)),
    terrainOf(layout, frame),
    floorHeightsOf(layout, frame),
    tag('rect', { ...box, fill: 'none', stroke: ink, 'stroke-width': 2 }),
  ].join('');
}

function zoneOf(zone: readonly Point[], player: PlayerId, frame: FrameOfPicture): string {
  const edge = { stroke: players[player].fill, 'stroke-width': 2, 'stroke-dasharray': '10 6', 'stroke-opacity': 0.8 };
  return tag('path', { d: pathOf(zone, frame), fill: `url(#zone-${player})`, ...edge });
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

/** Objectives: the outline of their areas or the reach of their marker, in the colour of whoever holds them. */
export function objectivesOf(layout: LayoutSetup, watched: readonly WatchedObjective[], frame: FrameOfPicture): string {
  const drawn = layout.objectives.map((setup) => {
    const held = watched.find((one) => one.id === setup.id)?.controlledBy;
    return { reach: reachOf(layout, setup, held, frame), marker: markerOf(setup, held, frame) };
  });
  return [...drawn.map(({ reach }) => reach), ...drawn.map(({ marker }) => marker)].join('');
}

function reachOf(
  { areas }: LayoutSetup,
  { x, y, linked = [] }: ObjectiveSetup,
  held: PlayerId | undefined,
  frame: FrameOfPicture,
): string {
  const colour = held === undefined ? objective.line : players[held].fill;
  const edge = { stroke: colour, 'stroke-width': 3.5, 'stroke-linejoin': 'round' };
  const points: readonly Point[] = [[x, y], ...linked];
  const mine = areas.filter(({ outline }) => points.some((point) => contains(outline, point)));
  const tint = { fill: held === undefined ? objective.fill : colour, 'fill-opacity': 0.14 };
  if (mine.length === 0) {
    const at = frame.place(x, y);
    const ring = { r: (MARKER + RANGE) * SCALE, ...tint, ...edge, 'stroke-width': 2, 'stroke-dasharray': '7 5' };
    return tag('circle', { cx: at.x, cy: at.y, ...ring });
  }
  const links = linked.map((point) =>
    tag('path', { d: lineOf([x, y], point, frame), stroke: colour, 'stroke-width': 2, 'stroke-dasharray': '4 4' }),
  );
  return [...mine.map(({ outline }) => tag('path', { d: pathOf(outline, frame), ...tint, ...edge })), ...links].join(
    '',
  );
}

function markerOf({ name, x, y }: ObjectiveSetup, held: PlayerId | undefined, frame: FrameOfPicture): string {
  const at = frame.place(x, y);
  const [line, fill] =
    held === undefined ? [objective.line, objective.paper] : [players[held].dark, players[held].light];
  const text = { 'text-anchor': 'middle', 'font-size': 14, 'font-weight': 700, fill: held === undefined ? ink : line };
  return [
    tag('circle', { cx: at.x, cy: at.y, r: MARKER * SCALE, fill, stroke: line, 'stroke-width': 2.5 }),
    label(at.x, at.y + 5, shortName(name), text),
  ].join('');
}

/** What an objective's marker shows: its number, the first letter of its name, or both. */
function shortName(name: string): string {
  const number = /\d+/.exec(name)?.[0] ?? '';
  return name.startsWith('Objective') && number !== '' ? number : name.slice(0, 1).toUpperCase() + number;
}
