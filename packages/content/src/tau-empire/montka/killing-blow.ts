import { modelHas } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { guided, isGuidedAt } from '../greater-good/marks.ts';
import { detachment } from './detachment.ts';

/** The last battle round in which the blow falls. */
const LAST_ROUND = 3;

/** Up to the third round ranged weapons have [ASSAULT], and those of Guided units [LETHAL HITS] whatever they aim at. */
export const killingBlow = ability({
  id: `${detachment.id}/killing-blow`,
  name: 'Killing Blow',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.montka',
  reminder: "In rounds 1 to 3 T'AU EMPIRE ranged weapons have [ASSAULT]; those of Guided units have [LETHAL HITS].",
  touches: ['24.04', '24.23'],
  hooks: {
    weaponAbilities({ melee, model, unit, target }, { owner }, game) {
      if (melee || game.state.clock.round > LAST_ROUND || game.unit(unit).player !== owner) return undefined;
      const isGuided = game.effects.onUnit(guided.id, unit) || (target !== undefined && isGuidedAt(game, unit, target));
      const lethal = isGuided ? ([{ id: 'lethal-hits' }] as const) : [];
      return modelHas(game, model, "T'AU EMPIRE") ? [{ id: 'assault' }, ...lethal] : lethal;
    },
  },
});
