import { openWindow, startEffect } from '@adjutant/engine';
import { moments } from '@adjutant/rules-11e/content';
import { ability } from '../../armies/write.ts';
import { startWaaagh } from './active.ts';

const rule = 'cs.army.waaagh-11-a';

/** Rules that wait for a Waaagh! to be called see this id at the moment `armyRuleUsed`. */
export const WAAAGH = 'orks/waaagh';

/** The call has been spent. */
export const calledWaaagh = ability({
  id: 'orks/waaagh/called',
  name: 'Waaagh! (once a battle)',
  source: 'army-rule',
  of: 'Orks',
  rule,
  reminder: 'A Waaagh! is called once in a battle.',
});

/** An army of Orks calls its Waaagh! once a battle, at the start of its Command phase. */
export const callWaaagh = ability({
  id: 'orks/waaagh/call',
  name: 'Waaagh!',
  source: 'army-rule',
  of: 'Orks',
  rule,
  reminder: 'Once a battle, at the start of your Command phase, you may call a Waaagh! that lasts until your next one.',
  touches: ['08.01'],
  triggers: {
    startOfCommandPhase: {
      forced: false,
      applies: (_context, { owner }, game) =>
        game.state.clock.player === owner && !game.effects.of(calledWaaagh.id).some((one) => one.owner === owner),
      use(_context, { owner }, game) {
        startEffect(game, { effect: calledWaaagh.id, owner, data: {}, until: { kind: 'battle' } }, rule);
        startWaaagh(game, owner, rule);
        openWindow(game, moments.armyRuleUsed, { effect: WAAAGH, player: owner });
      },
    },
  },
});
