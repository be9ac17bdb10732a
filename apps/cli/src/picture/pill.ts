import type { PlayerId } from '@adjutant/engine';
import type { Box } from './boxes.ts';
import { signOf } from './models.ts';
import { ink, neutral, players } from './style.ts';
import { label, tag, textWidth } from './svg.ts';

/** An objective in words: its name, both levels of control, who holds it. */
export interface Pill {
  readonly name: string;
  readonly levels: readonly [number, number];
  readonly holder: PlayerId | undefined;
  /** It stays with its holder without models in range (14.03). */
  readonly secured: boolean;
}

export const PILL_SIZE = 12;
/** Room for a player's mark beside a number, for the bar, and at both ends; pixels. */
const MARK = 13;
const BAR = 15;
const END = 9;

/** Pixels that a pill needs. */
export function pillWidth({ name, levels }: Pill): number {
  return 2 * END + textWidth(name, PILL_SIZE) + BAR + 2 * MARK + textWidth(scoreOf(levels), PILL_SIZE, true);
}

function scoreOf([first, second]: Pill['levels']): string {
  return `${first} : ${second}`;
}

/** `name | 3 : 0` with a mark at each player's number; bordered in the colour of the holder, in dashes for nobody, doubly when secured. */
export function pillOf({ name, levels, holder, secured }: Pill, box: Box): string {
  const edge = holder === undefined ? neutral : players[holder].dark;
  const fill = holder === undefined ? '#FFFFFF' : players[holder].light;
  const dash = holder === undefined ? { 'stroke-dasharray': '4 3' } : {};
  const middle = box.y + box.height / 2;
  const line = middle + PILL_SIZE * 0.35;
  const score = scoreOf(levels);
  const bar = box.x + END + textWidth(name, PILL_SIZE) + BAR / 2;
  const end = box.x + box.width - END;
  const number = (bar + BAR / 2 + MARK + end - MARK) / 2;
  const outer = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: box.height / 2 + 3 };
  const strong = { 'text-anchor': 'middle', 'font-size': PILL_SIZE, 'font-weight': 700, fill: ink };
  return [
    secured ? tag('rect', { class: 'secured', ...outer, fill: '#FFFFFF', stroke: edge, 'stroke-width': 1.6 }) : '',
    tag('rect', { ...box, rx: box.height / 2, fill, 'fill-opacity': 0.96, stroke: edge, 'stroke-width': 1.6, ...dash }),
    label((box.x + END + bar - BAR / 2) / 2, line, name, { ...strong, 'font-weight': 400 }),
    tag('path', { d: `M${bar} ${box.y + 4}V${box.y + box.height - 4}`, stroke: edge, 'stroke-width': 1 }),
    signOf(0, bar + BAR / 2 + 3, middle, 4),
    label(number, line, score, strong),
    signOf(1, end - 3, middle, 4),
  ].join('');
}
