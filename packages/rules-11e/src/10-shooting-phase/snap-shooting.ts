import { attackRolled } from '../04-making-attacks/attack-rolls.ts';
import { ability } from '../effect.ts';

/** Inches within which the one target of snap shooting has to be. @rule 15.09-b */
export const SNAP_RANGE = 24;

/** In snap shooting only an unmodified 6 hits, and hit rolls are not re-rolled. @rule 15.09-c 15.09-d 15.09-e */
export const snapShooting = ability({
  id: 'snap-shooting',
  rule: '15.09',
  hooks: {
    hitFailsUpTo: (attack) => (attack.shootingType === 'snap' ? 5 : undefined),
    noReroll: (roll, _self, game) =>
      roll.purpose === 'hit' && attackRolled(game, roll)?.shootingType === 'snap' ? true : undefined,
  },
});
