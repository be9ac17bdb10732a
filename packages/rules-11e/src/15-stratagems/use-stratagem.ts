import {
  type ChoosingLocals,
  changeCommandPoints,
  flow,
  flowName,
  type Game,
  note,
  openWindow,
  recordStratagem,
  type StratagemDefinition,
  type StratagemTarget,
  stratagemFlow,
} from '@adjutant/engine';
import { moments } from '../moments.ts';
import { originalPrice, priceOf } from './price.ts';

/** A card is used: its targets are chosen, changes of the price come, it is paid or void, then its effect. @rule 15.01-f 15.01.01 */
export const useStratagemSteps = flow(
  stratagemFlow.keeping<{ resolved: boolean }>(),
  {
    start(game, { stratagem, player, context }) {
      const { choosing } = cardOf(game, stratagem);
      if (choosing === undefined) return 'price';
      game.call(choosingFlow(choosing).begin({ stratagem, player, context }));
      return 'chosen';
    },
    chosen(game, used) {
      const target = game.result(choosingFlow(cardOf(game, used.stratagem).choosing ?? ''));
      if (target === null) return 'done';
      used.target = target;
      return 'price';
    },
    price(game, used) {
      const { stratagem, player, target } = used;
      const price = originalPrice(cardOf(game, stratagem), target);
      openWindow(game, moments.stratagemPriced, { stratagem, player, units: target.units, price, frame: game.frame });
      return 'pay';
    },
    pay(game, used) {
      const { stratagem, player, target } = used;
      const card = cardOf(game, stratagem);
      const price = priceOf(game, card, player, target, game.frame);
      const { phase, turn } = game.state.clock;
      const use = { stratagem, player, phase, turn, units: target.units };
      const paid = price <= game.state.players[player].commandPoints;
      recordStratagem(game, use, price, paid, card.rule);
      if (!paid) {
        note(game, 'stratagem-not-paid', '15.01.01-d', { stratagem, player, price });
        return 'done';
      }
      if (price > 0) changeCommandPoints(game, player, -price, card.rule);
      return 'effect';
    },
    effect(game, used) {
      const { stratagem, player, target, context } = used;
      used.resolved = true;
      cardOf(game, stratagem).use(context, target, player, game);
      return 'done';
    },
  },
  (used) => used.resolved === true,
);

/** The flow that asks for the pieces of a card's target; null: its player has gone back. @rule 15.01-f */
function choosingFlow(name: string) {
  return flowName<ChoosingLocals, StratagemTarget | null>(name);
}

function cardOf(game: Game, stratagem: string): StratagemDefinition {
  const card = game.ruleset.stratagems.get(stratagem);
  if (card === undefined) throw new Error(`there is no stratagem ${stratagem}`);
  return card;
}
