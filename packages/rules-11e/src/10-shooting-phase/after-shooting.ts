import { refuse } from '@adjutant/engine';
import { ability } from '../effect.ts';

/** A unit that has resolved a shooting type starts no action for the rest of the phase. @rule 10.04-c 10.05-c 10.06-h 10.07-j 15.09-f */
export const afterShooting = ability({
  id: 'after-shooting',
  rule: '10.04',
  hooks: {
    forbids: ({ unit, activity }, _self, game) =>
      activity === 'start-action' && game.unit(unit).facts.shootingTypeOn === game.state.clock.phase
        ? refuse('has-shot', '10.04-c', { unit })
        : undefined,
  },
});
