import { refuse } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { canDo } from './activities.ts';

const pinned = ability({
  id: 'pinned',
  rule: 'test',
  hooks: { forbids: ({ activity }, self) => (activity === 'advance' ? refuse('pinned', self.effect) : undefined) },
});
const free = ability({
  id: 'free',
  rule: 'test',
  hooks: { allows: ({ activity }) => (activity === 'advance' ? 'pinned' : undefined) },
});

test('09.02-c a rule may forbid something to a unit, and another may lift it by its code', () => {
  const forbidden = scene({ units: { us: {} }, effects: [pinned, free], detachments: [['pinned'], []] });
  expect(canDo(forbidden.game, 0, 'advance')).toEqual({ code: 'pinned', rule: 'pinned', values: {} });
  expect(canDo(forbidden.game, 0, 'normal-move')).toBeUndefined();
  const lifted = scene({ units: { us: {} }, effects: [pinned, free], detachments: [['pinned'], ['free']] });
  expect(canDo(lifted.game, 0, 'advance')).toBeUndefined();
});

test('03.02.02-c 18.04-k plain bans last for the turn in which they were made', () => {
  const { game } = scene({ units: { us: {} } });
  const bans = {
    noMoveOn: 'fall-back',
    noShootOn: 'shoot',
    noChargeOn: 'declare-charge',
    noActionOn: 'start-action',
  } as const;
  for (const [fact, activity] of Object.entries(bans)) {
    expect(canDo(game, 0, activity)).toBeUndefined();
    game.unit(0).facts[fact] = game.state.clock.turn;
    expect(canDo(game, 0, activity)).toBeDefined();
    game.unit(0).facts[fact] = game.state.clock.turn - 1;
    expect(canDo(game, 0, activity)).toBeUndefined();
  }
});
