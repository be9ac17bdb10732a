import type { LayoutSetup, TerrainFeatureSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { around, type Box, overlap } from './boxes.ts';
import { type FrameOfPicture, frameOf, PANEL } from './frame.ts';
import { terrainLegend, titleOf } from './panel.ts';
import { font, ink, neutral, paper, players, surface, terrain } from './style.ts';
import { escaped, label, num, tag, textWidth } from './svg.ts';
import { objectivesOf, tableOf, tablePatterns } from './table.ts';
import { heightLabel } from './terrain.ts';

const SIZE = 12;
const LINE = 16;

/** A layout as a picture (SVG), with the height of everything on it and its notes. */
export function layoutPictureOf(layout: LayoutSetup, subtitle: string): string {
  const frame = frameOf(layout);
  const panel = panelOf(layout, frame);
  const height = Math.max(frame.height, panel.bottom + 24);
  const size = { width: frame.width, height, viewBox: `0 0 ${num(frame.width)} ${num(height)}` };
  const content = [
    `<title>${escaped(`${layout.name}: ${subtitle}`)}</title>`,
    tag('defs', {}, tablePatterns),
    tag('rect', { width: frame.width, height, fill: paper }),
    titleOf(layout.name, subtitle, frame),
    tableOf(layout, frame),
    objectivesOf(layout, [], frame),
    heightsOf(layout, frame),
    panel.markup,
  ];
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img', 'font-family': font };
  return `${tag('svg', attributes, content.join('\n'))}\n`;
}

/** Names and heights of the features, each on or beside its own, clear of each other, of walls and of objectives. */
function heightsOf(layout: LayoutSetup, frame: FrameOfPicture): string {
  const { features, objectives } = layout;
  const taken: Box[] = objectives
    .flatMap(({ x, y, linked = [] }) => [[x, y] as Point, ...linked])
    .map(([x, y]) => ({ ...corner(frame, x - 0.8, y + 0.8), width: 32, height: 32 }));
  const floors = features.flatMap((feature) => feature.floors.map(({ outline }) => middleOf(outline, frame)));
  const walls = features.flatMap((feature) => feature.walls.flatMap((wall) => dots(wall.from, wall.to, frame)));
  const limits = { x: frame.left, y: frame.top, width: frame.tableWidth, height: frame.tableHeight };
  return features
    .map((feature) => {
      const text = heightLabel(feature);
      const home =
        around(cornersOf(feature).map(([x, y]) => ({ ...frame.place(x, y), width: 0, height: 0 }))) ?? limits;
      const box = bestPlace({ width: textWidth(text, SIZE) + 8, height: LINE }, home, limits, [
        ...taken.map((other) => [other, 60] as const),
        ...[...floors, ...walls].map((other) => [other, 3] as const),
      ]);
      taken.push(box);
      return heightTag(text, box);
    })
    .join('');
}

function corner(frame: FrameOfPicture, x: number, y: number): { readonly x: number; readonly y: number } {
  return frame.place(x, y);
}

function middleOf(outline: readonly Point[], frame: FrameOfPicture): Box {
  const box = around(outline.map(([x, y]) => ({ ...frame.place(x, y), width: 0, height: 0 })));
  if (box === undefined) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2 - 12, y: box.y + box.height / 2 - 8, width: 24, height: 16 };
}

/** Small boxes along a wall. */
function dots([fromX, fromY]: Point, [toX, toY]: Point, frame: FrameOfPicture): Box[] {
  return Array.from({ length: 9 }, (_none, at) => {
    const { x, y } = frame.place(fromX + ((toX - fromX) * at) / 8, fromY + ((toY - fromY) * at) / 8);
    return { x: x - 4, y: y - 4, width: 8, height: 8 };
  });
}

function cornersOf({ blocks, walls, floors }: TerrainFeatureSetup): Point[] {
  return [
    ...blocks.flatMap(({ outline }) => outline),
    ...walls.flatMap(({ from, to }) => [from, to]),
    ...floors.flatMap(({ outline }) => outline),
  ];
}

function bestPlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  home: Box,
  limits: Box,
  costs: readonly (readonly [Box, number])[],
): Box {
  const [middleX, middleY] = [home.x + home.width / 2, home.y + home.height / 2];
  let [best, least]: [Box, number] = [{ x: home.x, y: home.y, width, height }, Number.POSITIVE_INFINITY];
  for (let across = -6; across <= 6; across++)
    for (let down = -6; down <= 6; down++) {
      const x = Math.max(
        limits.x + 2,
        Math.min(limits.x + limits.width - width - 2, middleX - width / 2 + across * 14),
      );
      const y = Math.max(
        limits.y + 2,
        Math.min(limits.y + limits.height - height - 2, middleY - height / 2 + down * 12),
      );
      const box = { x, y, width, height };
      const away = Math.abs(across) * 14 + Math.abs(down) * 12;
      const cost = costs.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, away * 4);
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}

function heightTag(text: string, box: Box): string {
  return [
    tag('rect', { ...box, rx: 4, fill: surface, 'fill-opacity': 0.86, stroke: terrain.edge, 'stroke-width': 0.6 }),
    label(box.x + box.width / 2, box.y + 12, text, { 'text-anchor': 'middle', 'font-size': SIZE, fill: ink }),
  ].join('');
}

function panelOf(layout: LayoutSetup, frame: FrameOfPicture): { readonly markup: string; readonly bottom: number } {
  const x = frame.left + frame.tableWidth + 24;
  const parts: string[] = [];
  let y = frame.top + 14;
  const heading = (text: string) => {
    parts.push(label(x, y, text, { 'font-size': 14, 'font-weight': 700, fill: ink }));
    y += 22;
  };
  const row = (text: string, colour: string = ink) => {
    for (const line of wrap(text, PANEL - 44)) {
      parts.push(label(x, y, line, { 'font-size': 12.5, fill: colour }));
      y += 16;
    }
  };
  heading('Objectives');
  for (const { name, role, player } of layout.objectives) {
    const whose = player === undefined ? '' : `, player ${player + 1}`;
    row(`${name}${role === undefined ? '' : `: ${role}`}${whose}`, player === undefined ? ink : players[player].ink);
  }
  y += 16;
  heading('Signs');
  parts.push(terrainLegend(x, y));
  y += 164;
  if (layout.notes !== undefined) heading('Notes');
  for (const note of layout.notes ?? []) row(note, neutral);
  return { markup: parts.join(''), bottom: y };
}

/** A text in lines of a width, broken between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, 12.5) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
