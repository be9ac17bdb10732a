import type { PlayerId } from '@adjutant/engine';
import type { Spectator } from '@adjutant/session';
import type { Names } from '@adjutant/text';
import { type FrameOfPicture, PANEL } from './frame.ts';
import { shockOf } from './labels.ts';
import { signOf } from './models.ts';

import { floorShades, ink, neutral, objective, players, terrain, wallShades } from './style.ts';
import { cut, label, num, tag, textWidth } from './svg.ts';

/** Title above the table. */
export function titleOf(title: string, subtitle: string, frame: FrameOfPicture): string {
  return [
    label(frame.left, 36, title, { 'font-size': 24, 'font-weight': 700, fill: ink }),
    label(frame.left, 60, subtitle, { 'font-size': 14, fill: neutral }),
  ].join('');
}

/** The panel to the right: points, objectives, who is off the table, and what the signs mean. */
export function panelOf(seen: Spectator, names: Names, frame: FrameOfPicture): string {
  const x = frame.left + frame.tableWidth + 24;
  const width = PANEL - 44;
  let y = frame.top;
  const parts: string[] = [];
  for (const player of [0, 1] as const) {
    parts.push(scoreOf(seen, names, player, x, y, width));
    y += 96;
  }
  const add = (block: Block): void => {
    if (block.lines.length === 0) return;
    parts.push(blockOf(block, x, y + 18));
    y += 34 + block.lines.length * 17;
  };
  add({ title: 'Objectives (levels of control)', lines: objectiveLines(seen, names) });
  for (const block of offTable(seen, names, width)) add(block);
  parts.push(legendOf(x, Math.max(y + 14, frame.top + frame.tableHeight - 278)));
  return parts.join('');
}

interface Block {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly end?: string; readonly player?: PlayerId }[];
}

function scoreOf(seen: Spectator, names: Names, player: PlayerId, x: number, y: number, width: number): string {
  const { fill, light, ink: dark } = players[player];
  const { victoryPoints, commandPoints } = seen.scores[player];
  const models = seen.models.filter((model) => seen.units[model.unit]?.player === player);
  const left = models.filter((model) => model.status !== 'removed').length;
  return [
    tag('rect', { x, y, width, height: 84, rx: 8, fill: light, stroke: fill, 'stroke-width': 2 }),
    signOf(player, x + 20, y + 22, 7),
    label(x + 36, y + 27, cut(names.player(player), width - 60, 15), {
      'font-size': 15,
      'font-weight': 700,
      fill: dark,
    }),
    label(x + 14, y + 70, String(victoryPoints), { 'font-size': 36, 'font-weight': 800, fill: dark }),
    label(x + 20 + textWidth(String(victoryPoints), 36, true), y + 70, 'VP', { 'font-size': 15, fill: dark }),
    label(x + width - 12, y + 52, `${commandPoints} CP`, { 'font-size': 14, 'text-anchor': 'end', fill: dark }),
    label(x + width - 12, y + 71, `${left} of ${models.length} models left`, {
      'font-size': 13,
      'text-anchor': 'end',
      fill: dark,
    }),
  ].join('');
}

function objectiveLines(seen: Spectator, names: Names): Block['lines'] {
  return seen.objectives.map(({ id, controlledBy, securedBy, levels }) => {
    const text = cut(`${names.objective(id)}${securedBy === undefined ? '' : ', secured'}`, 190, 13);
    const end = `${levels[0]} : ${levels[1]}`;
    return controlledBy === undefined ? { text, end } : { text, end, player: controlledBy };
  });
}

const whereTitles = {
  reserves: 'In strategic reserves',
  aboard: 'Aboard a transport',
  undeployed: 'Not deployed',
  destroyed: 'Destroyed',
} as const;

function offTable(seen: Spectator, names: Names, width: number): readonly Block[] {
  return (['reserves', 'aboard', 'undeployed', 'destroyed'] as const).map((kind) => ({
    title: whereTitles[kind],
    lines: seen.units
      .filter((unit) => unit.place.kind === kind)
      .map(({ id, player }) => ({ text: cut(names.unit(id), width - 18, 13), player })),
  }));
}

function blockOf({ title, lines }: Block, x: number, y: number): string {
  return [
    label(x, y, title, { 'font-size': 14, 'font-weight': 700, fill: ink }),
    ...lines.map(({ text, end, player }, at) => {
      const line = y + 18 + at * 17;
      const sign =
        player === undefined
          ? tag('circle', { cx: x + 5, cy: line - 4, r: 3.5, fill: 'none', stroke: neutral })
          : signOf(player, x + 5, line - 4, 4);
      const right = { 'text-anchor': 'end', 'font-size': 13, 'font-weight': 600, fill: ink };
      const last = end === undefined ? '' : label(x + PANEL - 44, line, end, right);
      return sign + label(x + 16, line, text, { 'font-size': 13, fill: ink }) + last;
    }),
  ].join('');
}

/** What the signs mean. */
function legendOf(x: number, y: number): string {
  const row = (at: number) => y + 22 + at * 20;
  const text = (at: number, words: string) => label(x + 30, row(at) + 4, words, { 'font-size': 12.5, fill: ink });
  const edge = { fill: '#FFFFFF', stroke: players[0].dark, 'stroke-width': 1.4 };
  const cross = `M${num(x + 5)} ${num(row(3) - 6)}l12 12M${num(x + 5)} ${num(row(3) + 6)}l12 -12`;
  return [
    label(x, y, 'Signs', { 'font-size': 14, 'font-weight': 700, fill: ink }),
    tag('circle', { cx: x + 11, cy: row(0), r: 9, fill: players[0].fill, stroke: players[0].dark }),
    tag('path', { d: `M${num(x + 20)} ${num(row(0))}l-7 -4v8Z`, fill: '#FFFFFF' }),
    text(0, 'model to scale, wedge at its front'),
    tag('circle', {
      cx: x + 11,
      cy: row(1),
      r: 7,
      fill: players[1].fill,
      stroke: players[1].dark,
      'stroke-width': 4.4,
    }),
    tag('circle', { cx: x + 11, cy: row(1), r: 7.4, fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2 }),
    text(1, 'CHARACTER (white ring)'),
    tag('rect', { x: x + 2, y: row(2) - 7, width: 18, height: 14, rx: 4, fill: '#FFFFFF', stroke: ink }),
    label(x + 11, row(2) + 4, '2', { 'text-anchor': 'middle', 'font-size': 11, 'font-weight': 700, fill: ink }),
    text(2, 'wounds left of a wounded model'),
    tag('path', { d: cross, stroke: neutral, 'stroke-width': 2.4, opacity: 0.6 }),
    text(3, 'a model fell here'),
    shockOf(x + 11, row(4)),
    text(4, 'battle-shocked unit'),
    tag('rect', { x: x - 1, y: row(5) - 8, width: 26, height: 16, rx: 8, ...edge }),
    tag('rect', { x: x + 2, y: row(5) - 5, width: 20, height: 10, rx: 5, ...edge, fill: players[0].light }),
    text(5, 'secured: held without models there'),
    terrainLegend(x, row(7) - 4),
  ].join('');
}

/** What the ways of drawing terrain mean; twelve and a half pixels below `y` begins the first. */
export function terrainLegend(x: number, y: number): string {
  const row = (at: number) => y + at * 20;
  const box = (at: number, style: Readonly<Record<string, string | number>>) =>
    tag('rect', { x: x + 2, y: row(at) - 7, width: 20, height: 14, ...style });
  const line = (at: number, style: Readonly<Record<string, string | number>>, from = 2, to = 22) =>
    tag('path', { d: `M${num(x + from)} ${num(row(at))}H${num(x + to)}`, ...style });
  const text = (at: number, words: string) => label(x + 30, row(at) + 4, words, { 'font-size': 12.5, fill: ink });
  const edge = { stroke: terrain.edge, 'stroke-width': 1.6 };
  const shades = floorShades.map((fill, at) =>
    tag('rect', { x: x + 2 + at * 7, y: row(3) - 7, width: 7, height: 14, fill }),
  );
  return [
    box(0, { ...edge, fill: terrain.fill }) + text(0, 'dense area: hides, obscures, is solid'),
    box(1, { ...edge, fill: 'url(#light)' }) + text(1, 'light area: obscures'),
    box(2, { ...edge, fill: 'url(#exposed)', 'stroke-dasharray': '6 4' }) + text(2, 'exposed area: cover only'),
    ...shades,
    text(3, 'floor to 2″, to 4″, above'),
    ...wallShades.map((stroke, at) => line(4, { stroke, 'stroke-width': 5 }, 2 + at * 7, 8 + at * 7)),
    text(4, 'wall to 2″, to 4″, above'),
    line(5, { stroke: wallShades[2], 'stroke-width': 5 }, 2, 8) +
      line(5, { stroke: wallShades[2], 'stroke-width': 5 }, 16, 22),
    line(5, { stroke: wallShades[2], 'stroke-width': 1, opacity: 0.55 }, 8, 16),
    text(5, 'door; pale: window'),
    box(6, { fill: objective.fill, 'fill-opacity': 0.2, stroke: objective.line, 'stroke-width': 3 }),
    text(6, 'objective; in the colour of its holder'),
  ].join('');
}
