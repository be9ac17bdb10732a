/** What mission cards count, and the conditions made of it: one function for each kind of quantity. */
import type { Game, PlayerId } from '@adjutant/engine';
import type { Condition, Quantity } from '../cards.ts';
import { countModelsDestroyed, countModelsLeft, countUnitsDestroyed } from './destroyed.ts';
import { countActions, countAreas, countMarkers, countTaggedUnits } from './marked.ts';
import { countObjectives } from './objectives.ts';
import { countFlanks, countNearCentre, countQuarters, countUnits } from './places.ts';
import type { QuantityOf } from './quantity.ts';

type Counter<Count extends Quantity['count']> = (game: Game, player: PlayerId, quantity: QuantityOf<Count>) => number;

const counters: { readonly [Count in Quantity['count']]: Counter<Count> } = {
  objectives: countObjectives,
  'units-destroyed': countUnitsDestroyed,
  'models-destroyed': countModelsDestroyed,
  'models-left': countModelsLeft,
  quarters: countQuarters,
  units: countUnits,
  'units-near-centre': countNearCentre,
  flanks: countFlanks,
  areas: countAreas,
  markers: countMarkers,
  actions: countActions,
  'tagged-units': countTaggedUnits,
};

/** How much there is of something now, seen from a player. */
export function amountOf(game: Game, player: PlayerId, quantity: Quantity): number {
  const count = counters[quantity.count] as Counter<Quantity['count']>;
  return count(game, player, quantity);
}

/** Whether a condition holds now, seen from a player. */
export function holds(game: Game, player: PlayerId, condition: Condition): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(game, player, part));
  if ('any' in condition) return condition.any.some((part) => holds(game, player, part));
  const { of, atLeast, atMost, moreThan } = condition;
  const amount = amountOf(game, player, of);
  if (atLeast !== undefined && amount < atLeast) return false;
  if (atMost !== undefined && amount > atMost) return false;
  return moreThan === undefined || amount > amountOf(game, player, moreThan);
}
