/** A picture of an answer: how likely each number is, and how likely it is to reach it. */
import { atLeast, medianOf, type Spread } from '@adjutant/odds';
import { label, num, tag, textWidth } from '../picture/svg.ts';
import type { OddsAnswer } from './answer.ts';
import { percent } from './histogram.ts';

const LEFT = 56;
const RIGHT = 24;
const PANEL = 150;
const LEAST_WIDTH = 520;
const MOST_WIDTH = 960;
const ink = { text: '#1f2933', soft: '#62707d', grid: '#e1e6eb', bar: '#3b6ea5', median: '#d9822b', line: '#2f7d5b' };

/** Room for one number, in pixels: few numbers fill the picture, many are narrow. */
function stepFor(count: number): number {
  const few = Math.min(88, (LEAST_WIDTH - LEFT - RIGHT) / count);
  return Math.max(few, Math.min(56, Math.max(14, (MOST_WIDTH - LEFT - RIGHT) / count)));
}

interface Panel {
  readonly top: number;
  /** The chance at its upper edge. */
  readonly most: number;
}

/** Numbers that are shown: ends that never happen are left out. */
function shownOf({ chances }: Spread): { readonly first: number; readonly last: number } {
  const seen = chances.map((chance) => chance >= 0.0005);
  return { first: Math.max(0, seen.indexOf(true)), last: Math.max(0, seen.lastIndexOf(true)) };
}

/** An answer as a picture: a bar for each number of models destroyed (of wounds, where there is one model), and steps for at least as many. */
export function plotOf({ title, outcomes, models }: OddsAnswer): string {
  const spread = models === 1 ? outcomes.woundsLost : outcomes.modelsDestroyed;
  const what = models === 1 ? 'wounds lost' : 'models destroyed';
  const { first, last } = shownOf(spread);
  const count = last - first + 1;
  const step = stepFor(count);
  const width = Math.max(LEAST_WIDTH, LEFT + RIGHT + count * step);
  const lines = wrapped(title, width - 2 * RIGHT);
  const head = 28 + lines.length * 20;
  const most = niceMost(Math.max(...spread.chances));
  const bars = { top: head + 58, most };
  const steps = { top: bars.top + PANEL + 84, most: 1 };
  const height = steps.top + PANEL + 50;
  const facts = `expected ${spread.mean.toFixed(2)} · median ${medianOf(spread)} · whole unit ${percent(outcomes.unitDestroyed)}`;
  const at = (value: number) => LEFT + (value - first) * step;
  return tag(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${num(width)} ${num(height)}` },
      ...{ 'font-family': 'system-ui, Segoe UI, Helvetica, Arial, sans-serif', 'font-size': 12, fill: ink.text },
    },
    [
      tag('rect', { width, height, fill: '#ffffff' }),
      ...lines.map((line, row) => label(RIGHT, 28 + row * 20, line, { 'font-weight': 'bold', 'font-size': 15 })),
      label(RIGHT, head + 4, facts, { fill: ink.soft }),
      ...panel(bars, `${what}: exactly`, width),
      ...barsOf(spread, { first, last, step, at, panel: bars }),
      ...panel(steps, `${what}: at least`, width),
      ...stepsOf(spread, { first, last, step, at, panel: steps }),
    ],
  );
}

interface Drawing {
  readonly first: number;
  readonly last: number;
  readonly step: number;
  readonly panel: Panel;
  at(value: number): number;
}

function heightOf(chance: number, { top, most }: Panel): number {
  return top + PANEL * (1 - chance / most);
}

/** The upper edge of an axis: a round percentage above the greatest chance. */
function niceMost(greatest: number): number {
  return [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8].find((edge) => greatest <= edge) ?? 1;
}

function panel(area: Panel, caption: string, width: number): readonly string[] {
  const marks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * area.most);
  return [
    label(RIGHT, area.top - 26, caption, { 'font-weight': 600, fill: ink.soft }),
    ...marks.flatMap((chance) => {
      const y = heightOf(chance, area);
      const text = `${num(chance * 100)} %`;
      return [
        tag('line', { x1: LEFT, x2: width - RIGHT, y1: y, y2: y, stroke: chance === 0 ? ink.soft : ink.grid }),
        label(LEFT - 8, y + 4, text, { 'text-anchor': 'end', fill: ink.soft, 'font-size': 11 }),
      ];
    }),
  ];
}

function barsOf(spread: Spread, drawing: Drawing): readonly string[] {
  const { first, last, step, at, panel: area } = drawing;
  const median = medianOf(spread);
  const gap = Math.min(10, step * 0.2);
  return spread.chances.slice(first, last + 1).flatMap((chance, place) => {
    const value = first + place;
    const y = heightOf(chance, area);
    const fill = value === median ? ink.median : ink.bar;
    return [
      tag('rect', { x: at(value) + gap / 2, y, width: step - gap, height: area.top + PANEL - y, fill }),
      ...(step < 40 ? [] : [label(at(value) + step / 2, y - 5, percent(chance), middle)]),
      ...axisLabel(value, drawing),
    ];
  });
}

const middle = { 'text-anchor': 'middle', 'font-size': 10 } as const;

/** Every number is written where there is room, else every fifth. */
function axisLabel(value: number, { step, at, panel: { top } }: Drawing): readonly string[] {
  if (step < 22 && value % 5 !== 0) return [];
  return [label(at(value) + step / 2, top + PANEL + 18, String(value), { 'text-anchor': 'middle' })];
}

function stepsOf(spread: Spread, drawing: Drawing): readonly string[] {
  const { first, last, step, at, panel: area } = drawing;
  const tails = atLeast(spread);
  const values = Array.from({ length: last - first + 1 }, (_none, place) => first + place);
  const path = values.map((value, place) => {
    const y = num(heightOf(tails[value] ?? 0, area));
    return `${place === 0 ? 'M' : 'L'}${num(at(value))} ${y}H${num(at(value) + step)}`;
  });
  const floor = num(area.top + PANEL);
  const filled = `${path.join('')}V${floor}H${num(at(first))}Z`;
  return [
    tag('path', { d: filled, fill: ink.line, 'fill-opacity': '0.12' }),
    tag('path', { d: path.join(''), fill: 'none', stroke: ink.line, 'stroke-width': 2 }),
    ...values.flatMap((value) => [
      ...(step < 40
        ? []
        : [label(at(value) + step / 2, heightOf(tails[value] ?? 0, area) - 5, percent(tails[value] ?? 0), middle)]),
      ...axisLabel(value, drawing),
    ]),
  ];
}

/** A title in lines that fit. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, 15, true) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
