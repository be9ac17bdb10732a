import type { PlayerId } from '@adjutant/engine';
import { boundingRadius, worldOutline } from '@adjutant/geometry';
import type { Spectator } from '@adjutant/session';
import type { Names } from '@adjutant/text';
import { around, type Box, placeLabels, type ToLabel } from './boxes.ts';
import { type FrameOfPicture, SCALE } from './frame.ts';
import { signOf } from './models.ts';
import { PILL_SIZE, pillOf, pillWidth } from './pill.ts';
import { ink, neutral, players } from './style.ts';
import { cut, escaped, label, num, tag, textWidth } from './svg.ts';

const SIZE = 12.5;
const HEIGHT = 19;
/** Room for the player's mark before the name. */
const MARK = 17;
/** Half the size of an objective's marker, in pixels. */
const MARKER = (20 / 25.4) * SCALE;

/** A label to be placed, and how it is drawn once its place is known. */
interface Label extends ToLabel {
  readonly colour: string;
  draw(at: Box): string;
}

/** Names of the units on the table, with the models they have left and a sign of battle-shock; levels of control of the objectives. */
export function labelsOf(seen: Spectator, names: Names, shockedEffect: string, frame: FrameOfPicture): string {
  const labels = [
    ...seen.units.flatMap(({ id }) => unitLabel(seen, id, names, shockedEffect, frame)),
    ...seen.objectives.flatMap((_objective, at) => levelLabel(seen, at, frame)),
  ];
  const limits = { x: frame.left + 3, y: frame.top + 3, width: frame.tableWidth - 6, height: frame.tableHeight - 6 };
  const places = placeLabels(labels, limits);
  const leaders = labels.map(({ covers, colour }, at) => leaderOf(covers, places[at] ?? limits, colour));
  return [...leaders, ...labels.map((one, at) => one.draw(places[at] ?? limits))].join('');
}

interface UnitWords {
  readonly player: PlayerId;
  readonly name: string;
  readonly strength: string;
  readonly shocked: boolean;
}

function unitLabel(
  seen: Spectator,
  unit: number,
  names: Names,
  shockedEffect: string,
  frame: FrameOfPicture,
): readonly Label[] {
  const info = seen.roster.units[unit];
  const covers = (info?.models ?? []).flatMap((model) => boxOf(seen, model, frame));
  if (info === undefined || covers.length === 0) return [];
  const strength = info.models.length > 1 ? `${covers.length}/${info.models.length}` : '';
  const words = { player: info.player, name: names.unit(unit), strength, shocked: seen.hasEffect(unit, shockedEffect) };
  const width = MARK + textWidth(words.name, SIZE, true) + textWidth(strength, SIZE) + 10 + (words.shocked ? 20 : 0);
  return [{ covers, width, height: HEIGHT, colour: players[info.player].dark, draw: (at) => unitBox(words, at) }];
}

function boxOf(seen: Spectator, model: number, frame: FrameOfPicture): readonly Box[] {
  const pose = seen.models[model]?.pose;
  const base = seen.roster.models[model]?.profile.base;
  if (pose === undefined || base === undefined) return [];
  const { x, y } = frame.place(pose.x, pose.y);
  const outline = worldOutline({ shape: base, pose, height: 0 }).map((corner) => frame.place(...corner));
  if (outline.length > 0)
    return [around(outline.map((corner) => ({ ...corner, width: 0, height: 0 }))) ?? { x, y, width: 0, height: 0 }];
  const r = boundingRadius(base) * SCALE;
  return [{ x: x - r, y: y - r, width: 2 * r, height: 2 * r }];
}

function unitBox({ player, name, strength, shocked }: UnitWords, at: Box): string {
  const { dark, mark } = players[player];
  const middle = at.y + at.height / 2;
  const rest = strength === '' ? '' : `<tspan font-weight="400" dx="5">${escaped(strength)}</tspan>`;
  const style = {
    rx: mark === 'disc' ? at.height / 2 : 3,
    fill: '#FFFFFF',
    'fill-opacity': 0.93,
    stroke: dark,
    'stroke-width': 1.4,
  };
  return [
    tag('rect', { ...at, ...style }),
    signOf(player, at.x + 10, middle, 4.4),
    tag(
      'text',
      { x: at.x + MARK, y: middle + 4.4, 'font-size': SIZE, 'font-weight': 600, fill: ink },
      escaped(name) + rest,
    ),
    shocked ? shockOf(at.x + at.width - 13, middle) : '',
  ].join('');
}

/** The pill of an objective, `name | 3 : 0`, where anybody has a level of control or holds it: its border is the holder's, doubled when secured. */
function levelLabel(seen: Spectator, at: number, frame: FrameOfPicture): readonly Label[] {
  const objective = seen.objectives[at];
  const setup = seen.setup.layout.objectives[at];
  if (objective === undefined || setup === undefined) return [];
  const { levels, controlledBy, securedBy } = objective;
  if (levels[0] === 0 && levels[1] === 0 && controlledBy === undefined && securedBy === undefined) return [];
  const { x, y } = frame.place(setup.x, setup.y);
  const covers = [{ x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER }];
  const pill = {
    name: cut(setup.name, 120, PILL_SIZE),
    levels,
    holder: controlledBy,
    secured: securedBy !== undefined,
  };
  const colour = controlledBy === undefined ? neutral : players[controlledBy].dark;
  return [{ covers, width: pillWidth(pill), height: HEIGHT, colour, draw: (box) => pillOf(pill, box) }];
}

/** A line to the nearest part of what is labelled where the label stands away from it. */
function leaderOf(covers: readonly Box[], at: Box, colour: string): string {
  const home = around(covers);
  if (home === undefined) return '';
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const beside = at.x > home.x + home.width + 12 || at.x + at.width < home.x - 12;
  if (!beside && at.y + at.height >= home.y - 12 && at.y <= home.y + home.height + 12) return '';
  const ends = covers.map((box) => ({
    x: Math.max(box.x + 4, Math.min(box.x + box.width - 4, x)),
    y: Math.max(box.y + 4, Math.min(box.y + box.height - 4, y)),
  }));
  const away = (point: { x: number; y: number }) => (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
  const nearest = ends.reduce((best, point) => (away(point) < away(best) ? point : best));
  const d = `M${num(x)} ${num(y)}L${num(nearest.x)} ${num(nearest.y)}`;
  return [
    tag('path', { d, stroke: '#FFFFFF', 'stroke-width': 3.6, opacity: 0.75 }),
    tag('path', { d, stroke: colour, 'stroke-width': 1.4 }),
    tag('circle', { cx: nearest.x, cy: nearest.y, r: 2.6, fill: colour, stroke: '#FFFFFF' }),
  ].join('');
}

/** The sign of a battle-shocked unit. */
export function shockOf(x: number, y: number): string {
  const d = `M${num(x)} ${num(y - 8)}L${num(x + 9)} ${num(y + 7)}L${num(x - 9)} ${num(y + 7)}Z`;
  const style = { 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 800, fill: '#FFFFFF' };
  return tag('path', { d, fill: ink }) + label(x, y + 5.5, '!', style);
}
