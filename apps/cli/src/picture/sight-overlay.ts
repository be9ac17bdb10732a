/** What a unit sees, drawn over the table: marks on enemy models, lines that see and lines that are blocked, where it can go. */
import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { type BaseShape, boundingRadius, type Pose, type Reach, worldOutline } from '@adjutant/geometry';
import { type BlockedLine, blockedLine, livingOnTable, type Seen, type UnitSeen } from '@adjutant/rules-11e/queries';
import { areaName } from '../sight/words.ts';
import { type FrameOfPicture, type Pixel, SCALE } from './frame.ts';
import { outlineOf } from './models.ts';
import { acting, ink, legal, refused } from './style.ts';
import { label, num, tag } from './svg.ts';
import { lineOf } from './terrain.ts';

/** Drawings to be put into a picture of the table. */
export interface Overlay {
  /** Below the models. */
  below(frame: FrameOfPicture): string;
  /** Above the models, below the labels. */
  above(frame: FrameOfPicture): string;
  /** What the marks mean, beneath the table; `x` and `y` of its left upper corner. */
  key(x: number, y: number): string;
  /** Pixels that the key needs. */
  readonly keyHeight: number;
}

/** The overlay of what a unit sees, and of the places it can get to where these are given. */
export function sightOverlay(game: Game, unit: UnitId, look: readonly UnitSeen[], reached?: readonly Reach[]): Overlay {
  return {
    below: (frame) => areaNumbersOf(game, frame) + (reached === undefined ? '' : reachOf(reached, frame)),
    above: (frame) =>
      [
        ...look.map((one) => lineOfUnit(game, one, frame)),
        ...livingOnTable(game, unit).map((model) => ringOf(game, model, frame, { stroke: acting, 'stroke-width': 3 })),
        ...look.flatMap(({ models }) => models.map(({ model, seen }) => markOf(game, model, seen, frame))),
      ].join(''),
    key: (x, y) => keyOf(x, y, reached !== undefined),
    keyHeight: 64,
  };
}

/** Areas by the numbers that sentences give them. */
function areaNumbersOf({ setup }: Game, frame: FrameOfPicture): string {
  const style = { 'font-size': 11, 'font-weight': 600, fill: ink, opacity: 0.7 };
  return setup.layout.areas
    .map(({ id, outline }) => {
      const at = frame.place(Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y)));
      return label(at.x + 2, at.y - 4, `area ${areaName(id)}`, style);
    })
    .join('');
}

/** The places of models' middles as one area; upper floors with an edge of dashes. */
function reachOf(reached: readonly Reach[], frame: FrameOfPicture): string {
  const path = (upper: boolean) =>
    reached
      .flatMap(({ spacing, levels }) =>
        levels.filter(({ z }) => z > 0 === upper).flatMap(({ cells }) => runsOf(cells, spacing, frame)),
      )
      .join('');
  const [ground, floors] = [path(false), path(true)];
  return [
    ground === '' ? '' : tag('path', { class: 'reach', d: ground, fill: acting, opacity: 0.17 }),
    floors === '' ? '' : tag('path', { class: 'reach-floor', d: floors, fill: 'url(#reach-floor)' }),
  ].join('');
}

/** The cells of one level, those side by side in one row as one box: cells come row by row. */
function runsOf(cells: Reach['levels'][number]['cells'], spacing: number, frame: FrameOfPicture): readonly string[] {
  const runs: { x: number; y: number; length: number }[] = [];
  for (const { x, y } of cells) {
    const run = runs.at(-1);
    const next = run === undefined ? 0 : run.x + run.length * spacing;
    if (run !== undefined && run.y === y && Math.abs(next - x) < spacing / 2) run.length += 1;
    else runs.push({ x, y, length: 1 });
  }
  const side = spacing * SCALE;
  return runs.map(({ x, y, length }) => {
    const corner = frame.place(x - spacing / 2, y + spacing / 2);
    return `M${num(corner.x)} ${num(corner.y)}h${num(side * length)}v${num(side)}h${num(-side * length)}Z`;
  });
}

/** The pattern of places on upper floors. */
export const reachPattern = tag(
  'pattern',
  { id: 'reach-floor', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-45)' },
  tag('path', { d: 'M0 0V7', stroke: acting, 'stroke-width': 3.2, opacity: 0.5 }),
);

/** One line that sees, to the unit's model seen best; or a blocked one to the nearest model where none is seen. */
function lineOfUnit(game: Game, { models }: UnitSeen, frame: FrameOfPicture): string {
  const nearest = [...models].sort((a, b) => a.distance - b.distance);
  const best = nearest.find(({ seen }) => seen === 'seen') ?? nearest.find(({ seen }) => seen === 'partly');
  if (best?.sight.visible === true && best.sight.reason === 'line') {
    const [[fromX, fromY], [toX, toY]] = best.sight.line;
    const d = lineOf([fromX, fromY], [toX, toY], frame);
    const end = frame.place(toX, toY);
    return [
      tag('path', { d, stroke: '#FFFFFF', 'stroke-width': 5, opacity: 0.8 }),
      tag('path', { class: 'sees', d, stroke: legal, 'stroke-width': 2.4 }),
      tag('circle', { cx: end.x, cy: end.y, r: 3.5, fill: legal, stroke: '#FFFFFF' }),
    ].join('');
  }
  const line = nearest[0] === undefined ? undefined : blockedLine(game, nearest[0]);
  return line === undefined ? '' : blockedOf(line, frame);
}

function blockedOf({ from, to, stop }: BlockedLine, frame: FrameOfPicture): string {
  const at = frame.place(...stop);
  const dash = { stroke: refused, 'stroke-width': 2.2, 'stroke-dasharray': '7 5' };
  return [
    tag('path', { d: lineOf(from, stop, frame), stroke: '#FFFFFF', 'stroke-width': 5, opacity: 0.7 }),
    tag('path', { class: 'blocked', d: lineOf(from, stop, frame), ...dash }),
    tag('path', { d: lineOf(stop, to, frame), ...dash, 'stroke-width': 1.4, 'stroke-dasharray': '2 6' }),
    crossAt(at.x, at.y, 8),
  ].join('');
}

function crossAt(x: number, y: number, r: number): string {
  const d = `M${num(x - r)} ${num(y - r)}l${num(2 * r)} ${num(2 * r)}M${num(x - r)} ${num(y + r)}l${num(2 * r)} ${num(-2 * r)}`;
  return [
    tag('path', { d, stroke: '#FFFFFF', 'stroke-width': 7, 'stroke-linecap': 'round' }),
    tag('path', { d, stroke: refused, 'stroke-width': 3.6, 'stroke-linecap': 'round' }),
  ].join('');
}

type Style = Readonly<Record<string, string | number>>;

/** A ring round a model, as its base is shaped. */
function ringOf(game: Game, model: ModelId, frame: FrameOfPicture, style: Style): string {
  const { pose } = game.model(model);
  const { base } = game.modelInfo(model).profile;
  return pose === undefined ? '' : outlineOf(widened(base), pose, frame, { fill: 'none', ...style });
}

/** A base with room for a ring round it. */
function widened(base: BaseShape): BaseShape {
  const room = 3 / SCALE;
  if (base.kind === 'round') return { ...base, radius: base.radius + room };
  if (base.kind === 'oval') return { ...base, long: base.long + room, short: base.short + room };
  const part = 1 + room / boundingRadius(base);
  return { ...base, outline: base.outline.map(([x, y]) => [x * part, y * part] as const) };
}

/** Where the sign of a model is put: upon its outline, to the right and up. */
function signPlace(base: BaseShape, pose: Pose, frame: FrameOfPicture): Pixel {
  const corners = worldOutline({ shape: widened(base), pose, height: 0 }).map((corner) => frame.place(...corner));
  const [first, ...others] = corners;
  if (first !== undefined) return others.reduce((best, one) => (one.x - one.y > best.x - best.y ? one : best), first);
  const { x, y } = frame.place(pose.x, pose.y);
  const away = (base.kind === 'oval' ? base.short : boundingRadius(base)) * SCALE * Math.SQRT1_2 + 2;
  return { x: x + away, y: y - away };
}

const rings: Readonly<Record<Seen, Style>> = {
  seen: { stroke: legal, 'stroke-width': 3 },
  partly: { stroke: legal, 'stroke-width': 2.6, 'stroke-dasharray': '5 4' },
  hidden: { stroke: ink, 'stroke-width': 1.8, 'stroke-dasharray': '1.5 3.5' },
};

/** A ring and a sign in its upper right: a tick, a half disc, or a bar. */
function markOf(game: Game, model: ModelId, seen: Seen, frame: FrameOfPicture): string {
  const { pose } = game.model(model);
  if (pose === undefined) return '';
  const { x, y } = signPlace(game.modelInfo(model).profile.base, pose, frame);
  const veil = seen === 'hidden' ? { fill: '#FFFFFF', 'fill-opacity': 0.42 } : {};
  const ring = ringOf(game, model, frame, { ...rings[seen], ...veil });
  return tag('g', { class: seen }, ring + signOf(seen, x, y));
}

function signOf(seen: Seen, x: number, y: number): string {
  const r = 5.6;
  const disc = (fill: string, stroke: string) => tag('circle', { cx: x, cy: y, r, fill, stroke, 'stroke-width': 1.4 });
  if (seen === 'seen') {
    const d = `M${num(x - 2.8)} ${num(y + 0.2)}l2 2.2l3.6 -4.4`;
    return disc(legal, '#FFFFFF') + tag('path', { d, fill: 'none', stroke: '#FFFFFF', 'stroke-width': 1.7 });
  }
  if (seen === 'partly') {
    const d = `M${num(x)} ${num(y - r)}a${r} ${r} 0 0 0 0 ${2 * r}Z`;
    return disc('#FFFFFF', legal) + tag('path', { d, fill: legal });
  }
  const bar = `M${num(x - 3.6)} ${num(y + 3.6)}l7.2 -7.2`;
  return disc('#FFFFFF', ink) + tag('path', { d: bar, stroke: ink, 'stroke-width': 1.8 });
}

/** What the marks mean, in two rows. */
function keyOf(x: number, y: number, withReach: boolean): string {
  const columns = [0, 250, 520, 800].map((step) => x + step);
  const [one = x, two = x, three = x, four = x] = columns;
  const [top, low] = [y + 18, y + 46];
  const words = (left: number, line: number, text: string) =>
    label(left + 34, line + 4, text, { 'font-size': 13, fill: ink });
  const model = (left: number, line: number, seen: Seen) =>
    tag('circle', { cx: left + 12, cy: line, r: 9, fill: 'none', ...rings[seen] }) + signOf(seen, left + 19, line - 6);
  const line = (left: number, at: number, style: Style) => tag('path', { d: `M${left} ${at}h28`, ...style });
  return [
    model(one, top, 'seen') + words(one, top, 'seen, all that faces the unit'),
    model(one, low, 'partly') + words(one, low, 'seen in part'),
    model(two, top, 'hidden') + words(two, top, 'not seen'),
    tag('circle', { cx: two + 12, cy: low, r: 9, fill: 'none', stroke: acting, 'stroke-width': 3 }),
    words(two, low, 'the unit that looks'),
    line(three, top, { stroke: legal, 'stroke-width': 2.4 }) + words(three, top, 'a line that sees'),
    line(three, low, { stroke: refused, 'stroke-width': 2.2, 'stroke-dasharray': '7 5' }),
    crossAt(three + 14, low, 5) + words(three, low, 'no line: blocked, or out of range, at the cross'),
    ...(withReach
      ? [
          tag('rect', { x: four + 60, y: top - 8, width: 26, height: 16, fill: acting, opacity: 0.17 }),
          words(four + 60, top, 'middles of models after a normal move'),
          tag('rect', { x: four + 60, y: low - 8, width: 26, height: 16, fill: 'url(#reach-floor)' }),
          words(four + 60, low, 'the same on an upper floor'),
        ]
      : []),
  ].join('');
}
