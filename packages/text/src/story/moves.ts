import type { BattleEvent } from '@adjutant/engine';
import type { Names } from '../names.ts';
import { count, inches } from '../words.ts';
import type { StoryLine } from './line.ts';

type Moved = Extract<BattleEvent, { type: 'model-moved' }>;
type SetUp = Extract<BattleEvent, { type: 'model-set-up' }>;

/** Moves of one unit, or its being set up, gathered model by model until the unit has done. */
export interface Gathered {
  readonly unit: number;
  readonly events: (Moved | SetUp)[];
}

const verbs: Readonly<Record<string, string>> = {
  '09.05': 'moves',
  '09.06': 'advances',
  '09.07': 'falls back',
  '11.04': 'makes its charge move of',
  '12.03': 'piles in',
  '12.08': 'consolidates',
};

/** One line for all models: how, how far, how many. */
export function movesLine({ unit, events }: Gathered, names: Names): StoryLine | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const all = names.modelsOf(unit);
  const some = events.length < all && all > 1 ? ` (${count(events.length, 'model')})` : '';
  if (first.type === 'model-set-up') {
    const { x, y } = centre(events.map((event) => (event.type === 'model-set-up' ? event.pose : { x: 0, y: 0 })));
    return {
      weight: 'main',
      rule: first.rule,
      text: `${names.unit(unit)} is set up round ${inches(x)}, ${inches(y)}${some}`,
    };
  }
  const farthest = Math.max(...events.map((event) => (event.type === 'model-moved' ? event.distance : 0)));
  const upTo = events.length > 1 ? 'up to ' : '';
  const verb = verbs[first.rule] ?? 'moves';
  return { weight: 'main', rule: first.rule, text: `${names.unit(unit)} ${verb} ${upTo}${inches(farthest)}${some}` };
}

function centre(points: readonly { readonly x: number; readonly y: number }[]): {
  readonly x: number;
  readonly y: number;
} {
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
