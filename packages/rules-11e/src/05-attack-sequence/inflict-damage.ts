import { flow, type Game, loseWounds, type ModelId, note, roll, rollFlow } from '@adjutant/engine';
import { destroyModelFlow, inflictDamageFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { woundsNotIgnored } from './take-failed-save.ts';

/** The best Feel No Pain a model has against a lost wound, or undefined; `psychic` where a psychic attack or ability inflicts it; several values are duplicates of which the best is taken. @rule 24.12 24.02 22.03-a 24.29-b */
export function feelNoPainOf(game: Game, model: ModelId, mortal: boolean, psychic = false): number | undefined {
  const values = hooks.feelNoPain.parts(game, { model, mortal, psychic }).map((part) => part.value);
  return values.length === 0 ? undefined : Math.min(...values);
}

/** Wounds are lost one by one as far as no Feel No Pain ignores them; damage beyond the model's wounds is lost. @rule 05.04-f 05.04-i 24.12-a */
export const inflictDamageSteps = flow(
  inflictDamageFlow,
  {
    start: (game, damage) =>
      feelNoPainOf(game, damage.model, damage.mortal, damage.cause.psychic) === undefined ? 'lose' : 'feelNoPain',
    feelNoPain(game, damage) {
      const { model, unit, player } = infoOf(game, damage.model);
      const context = { model, needed: feelNoPainOf(game, model, damage.mortal, damage.cause.psychic) ?? 7 };
      game.call(roll({ purpose: 'feel-no-pain', player, unit, count: damage.damage, rule: '24.12', context }));
      return 'ignore';
    },
    ignore(game, damage) {
      const needed = feelNoPainOf(game, damage.model, damage.mortal, damage.cause.psychic) ?? 7;
      const lost = woundsNotIgnored(game.result(rollFlow), needed);
      const ignored = damage.damage - lost;
      if (ignored > 0) note(game, 'wounds-ignored', '24.12', { model: damage.model, ignored, needed });
      damage.damage = lost;
      return 'lose';
    },
    lose(game, damage) {
      const before = game.model(damage.model).wounds;
      if (damage.damage > 0) loseWounds(game, damage.model, damage.damage, damage.cause);
      const { wounds } = game.model(damage.model);
      damage.damage = before - wounds;
      if (before > 0 && wounds === 0) {
        game.call(destroyModelFlow.begin({ model: damage.model, cause: damage.cause, after: damage.after }));
      }
      return 'done';
    },
  },
  (damage) => ({ lost: damage.damage }),
);

function infoOf(game: Game, model: ModelId) {
  const { unit, player } = game.modelInfo(model);
  return { model, unit, player };
}
