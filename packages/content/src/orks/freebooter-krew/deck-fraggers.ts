import { weaponAbility } from '@adjutant/rules-11e/content';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Deck Fraggers: the ranged weapons of an ORKS unit that has not shot have [BLAST] against INFANTRY. */
export const deckFraggers = unitCard({
  id: `${detachment.id}/deck-fraggers`,
  name: 'Deck Fraggers',
  detachment,
  rule: 'cs.st.fk.deck-fraggers',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  reminder: 'Until the phase ends, ranged weapons of this unit have [BLAST] while they target INFANTRY.',
  touches: ['24.05', '24.02'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToShoot(game, unit)),
  hooks: {
    weaponAbilities: ({ unit, melee }, self) =>
      !melee && unit === self.unit ? [weaponAbility('blast', undefined, ['INFANTRY'])] : undefined,
  },
});
