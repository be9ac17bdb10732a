import { weaponAbility } from '@adjutant/rules-11e/content';
import { modelHas } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Melee weapons of ORKS models have [SUSTAINED HITS 1]. */
export const getStuckIn = ability({
  id: `${detachment.id}/get-stuck-in`,
  name: 'Get Stuck In',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.war-horde',
  reminder: 'Melee weapons of your ORKS models have [SUSTAINED HITS 1].',
  touches: ['24.36'],
  hooks: {
    weaponAbilities: ({ melee, unit, model }, { owner }, game) =>
      melee && game.unit(unit).player === owner && modelHas(game, model, 'ORKS')
        ? [weaponAbility('sustained-hits', 1)]
        : undefined,
  },
});
