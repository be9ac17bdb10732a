import type { Game, JsonObject, Offer, PlayerId, RefusedOffer, Ruleset, StratagemDefinition } from '@adjutant/engine';
import { whyNotCard, whyNotTarget } from './limits.ts';
import { priceNow } from './price.ts';

type CardsByMoment = ReadonlyMap<string, readonly StratagemDefinition[]>;

const indexes = new WeakMap<Ruleset, CardsByMoment>();

/** The cards of a ruleset by the moments that they name; made once for each ruleset. */
function cardsAt(game: Game, moment: string): readonly StratagemDefinition[] {
  let index = indexes.get(game.ruleset);
  if (index === undefined) {
    index = indexCards(game.ruleset);
    indexes.set(game.ruleset, index);
  }
  return index.get(moment) ?? [];
}

function indexCards(ruleset: Ruleset): CardsByMoment {
  const index = new Map<string, StratagemDefinition[]>();
  for (const card of ruleset.stratagems.values()) {
    for (const moment of card.moments) index.set(moment, [...(index.get(moment) ?? []), card]);
  }
  return index;
}

/** The stratagems that a player may use at a moment, with a line for each target. @rule 15.01 */
export function stratagemOffers(game: Game, player: PlayerId, moment: string, context: JsonObject): readonly Offer[] {
  return cardsAt(game, moment).flatMap((card) => offersOf(game, player, card, context));
}

/** Whether any stratagem names the moment. */
export function hasStratagemOffers(game: Game, moment: string): boolean {
  return cardsAt(game, moment).length > 0;
}

/** The ways in which a player may use one card now. @rule 15.01 */
export function offersOf(game: Game, player: PlayerId, card: StratagemDefinition, context: JsonObject): Offer[] {
  if (whyNotCard(game, player, card) !== undefined) return [];
  return card
    .targets(context, player, game)
    .filter((target) => whyNotTarget(game, player, card, target) === undefined)
    .map((target) => ({ stratagem: card.id, target, price: priceNow(game, card, player, target) }));
}

/** The cards that name a moment and that a player has, but may not use, each with the first reason. @rule 15.01 */
export function refusedStratagems(game: Game, player: PlayerId, moment: string, context: JsonObject): RefusedOffer[] {
  return cardsAt(game, moment).flatMap((card) => {
    if (offersOf(game, player, card, context).length > 0) return [];
    const reasons = [
      whyNotCard(game, player, card),
      ...card.targets(context, player, game).map((target) => whyNotTarget(game, player, card, target)),
    ];
    const refusal = reasons.find((reason) => reason !== undefined);
    return refusal === undefined ? [] : [{ stratagem: card.id, refusal }];
  });
}
