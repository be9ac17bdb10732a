import { type ModelId, startEffect } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { untilPhaseEnd } from '../07-battle-round/durations.ts';
import { ability } from '../effect.ts';
import { stratagem, targetWith } from './stratagem.ts';

/** The melee weapons of one model have [PRECISION]. @rule 15.03-c */
export const challenger = ability({
  id: 'core/epic-challenge',
  rule: '15.03-c',
  hooks: {
    weaponAbilities: ({ model, melee }, self) => (melee && self.model === model ? [{ id: 'precision' }] : undefined),
  },
});

/** Epic Challenge: a CHARACTER unit that was selected to fight, and one CHARACTER model of it. @rule 15.03 */
export const epicChallenge = stratagem({
  id: 'core/epic-challenge',
  name: 'Epic Challenge',
  rule: '15.03',
  price: 1,
  turn: 'either',
  phase: 'fight',
  when: ['unitSelectedToFight'],
  targets: ({ unit }, player, game) =>
    game.unit(unit).player !== player
      ? []
      : livingOnTable(game, unit)
          .filter((model) => modelHas(game, model, 'CHARACTER'))
          .map((model) => targetWith(unit, `model:${model}`, { model })),
  use(_context, { value }, player, game) {
    const model = value.model as ModelId;
    const { unit } = game.model(model);
    startEffect(
      game,
      { effect: challenger.id, owner: player, unit, model, data: {}, until: untilPhaseEnd(game) },
      '15.03',
    );
  },
});
