import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { weaponAbility } from '@adjutant/rules-11e/content';
import { modelHas } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { isGuidedAt } from '../greater-good/marks.ts';
import { detachment } from './detachment.ts';

/** The first battle round in which the hunters strike; they go on to the end. */
export const FIRST_ROUND = 3;

/** From the third round on ranged weapons have [SUSTAINED HITS 1], and Guided units ignore what spoils their aim at Spotted ones. */
export const patientHunter = ability({
  id: `${detachment.id}/patient-hunter`,
  name: 'Patient Hunter',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.kauyon',
  reminder:
    "In rounds 3 to 5 T'AU EMPIRE ranged weapons have [SUSTAINED HITS 1]; Guided units ignore BS and hit penalties.",
  touches: ['02.02.02', '24.36'],
  hooks: {
    weaponAbilities: ({ melee, model, unit }, { owner }, game) =>
      !melee && isHunting(game, owner, unit) && modelHas(game, model, "T'AU EMPIRE")
        ? [weaponAbility('sustained-hits', 1)]
        : undefined,
    ignoresModifiers: ({ melee, unit, target }, { owner }, game) =>
      !melee && isHunting(game, owner, unit) && isGuidedAt(game, unit, target) ? ['skill', 'hitRoll'] : undefined,
  },
});

function isHunting(game: Game, owner: PlayerId, unit: UnitId): boolean {
  return game.state.clock.round >= FIRST_ROUND && game.unit(unit).player === owner;
}
