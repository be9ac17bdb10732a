import { type Game, type PlayerId, type StratagemDefinition, type StratagemTarget, total } from '@adjutant/engine';
import { hooks } from '../hooks.ts';

/** The most that all modifiers together add to a price. @rule 15.01.01-h */
const MOST_RAISED = 1;

/** The printed price, with that of an optional section where the target carries one. @rule 15.01-g 15.01.01-f */
export function originalPrice(card: StratagemDefinition, target: StratagemTarget): number {
  return target.price ?? card.price;
}

/** The price of a use with all changes: raised by 1 at most, never below 0; `frame` is that of the use. @rule 15.01.01-a 15.01.01-h */
export function priceOf(
  game: Game,
  card: StratagemDefinition,
  player: PlayerId,
  target: StratagemTarget,
  frame: number,
): number {
  const change = total(hooks.stratagemPrice, game, { stratagem: card.id, player, units: target.units, frame });
  return Math.max(0, originalPrice(card, target) + Math.min(MOST_RAISED, change));
}

/** The price before the card is used: with the changes that stand, without those that its use brings about. */
export function priceNow(game: Game, card: StratagemDefinition, player: PlayerId, target: StratagemTarget): number {
  return priceOf(game, card, player, target, 0);
}
