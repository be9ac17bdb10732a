import { type EffectInstance, type Game, startEffect } from '@adjutant/engine';
import { ability } from '../armies/write.ts';
import { activeWaaagh } from '../orks/waaagh/active.ts';
import { calledWaaagh } from '../orks/waaagh/call-waaagh.ts';

const rule = 'cs.army.waaagh-10-a';

/** An army of Orks calls its Waaagh! once a battle, at the start of a battle round, until the next one starts. @rule 10e.waaagh-a */
export const callWaaagh = ability({
  id: 'orks/waaagh/call',
  name: 'Waaagh!',
  source: 'army-rule',
  of: 'Orks',
  rule,
  reminder:
    'Once a battle, at the start of a battle round, you may call a Waaagh! that lasts until the next one starts.',
  touches: ['10e.waaagh-a'],
  triggers: {
    startOfRound: {
      forced: false,
      applies: (_context, self, game) => !isCalled(game, self),
      use(_context, { owner }, game) {
        startEffect(game, { effect: calledWaaagh.id, owner, data: {}, until: { kind: 'battle' } }, rule);
        const until = { kind: 'round-end', serial: game.state.clock.round } as const;
        startEffect(game, { effect: activeWaaagh.id, owner, data: {}, until }, rule);
      },
    },
  },
});

function isCalled(game: Game, { owner }: EffectInstance): boolean {
  return game.effects.of(calledWaaagh.id).some((one) => one.owner === owner);
}
