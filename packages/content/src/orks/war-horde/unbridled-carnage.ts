import { unitsWith, waitsToFight } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** The lowest unmodified hit roll that is a critical hit. */
const CRITICAL_ON = 5;

/** Unbridled Carnage: an ORKS unit that has not fought lands critical hits on 5+. */
export const unbridledCarnage = unitCard({
  id: `${detachment.id}/unbridled-carnage`,
  name: 'Unbridled Carnage',
  detachment,
  rule: 'cs.st.wh.unbridled-carnage',
  price: 1,
  turn: 'either',
  when: ['duringFightPhase'],
  reminder: 'Until the phase ends, melee hit rolls of an unmodified 5+ are critical hits.',
  touches: ['05.01'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToFight(game, unit)),
  hooks: { criticalHit: ({ melee, unit }, self) => (melee && unit === self.unit ? CRITICAL_ON : undefined) },
});
