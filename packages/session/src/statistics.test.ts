import type { BattleEvent } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { miniSetup } from '../test/mini.ts';
import { statisticsOf } from './statistics.ts';

const attack = { kind: 'attack', unit: 0, weapon: 'axe' } as const;
const dice = { type: 'dice', player: 0, purpose: 'hit', rule: '1', fails: [1, 2] } as const;

test('dice count against their odds, a die thrown again both times', () => {
  const events: BattleEvent[] = [
    { ...dice, faces: [1, 3, 6] },
    { ...dice, faces: [5, 3, 6], rerolled: [0] },
    { type: 'dice', player: 0, purpose: 'charge', rule: '1', faces: [6, 6] },
  ];
  const [[hit, ...others]] = statisticsOf(miniSetup, events).luck;
  expect(hit).toMatchObject({ purpose: 'hit', dice: 4, passed: 3 });
  expect(hit!.expected).toBeCloseTo(8 / 3);
  expect([hit!.variance.toFixed(3), others]).toEqual(['0.889', []]);
});

test('wounds count for the unit whose attack took them, points by round', () => {
  const { units, rounds } = statisticsOf(miniSetup, [
    { type: 'moment', moment: 'start-of-round', round: 1, player: 0, rule: '1' },
    { type: 'wounds', model: 1, wounds: 0, change: -2, cause: attack },
    { type: 'model-status', model: 1, status: 'removed', cause: attack },
    { type: 'score', player: 0, source: 'hold', points: 5, now: 5, rule: '1' },
  ]);
  expect(units.find(({ unit }) => unit === 0)).toMatchObject({ dealt: 2, destroyed: 1 });
  expect(units.reduce((sum, { lost }) => sum + lost, 0)).toBe(2);
  expect(rounds).toEqual([{ round: 1, victoryPoints: [5, 0] }]);
});
