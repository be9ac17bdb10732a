import { hooks } from '@adjutant/rules-11e/edition';
import { chargeUnitFlow } from '@adjutant/rules-11e/test/flows';
import { path } from '@adjutant/rules-11e/test/moves';
import type { Scene, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { tenth } from '../../test/tenth.ts';

const BASE = 1.26;
const enemy = (gap: number, x = 30): UnitSketch => ({ player: 1, at: [x, 10 + gap + BASE] });

/** The unit `us` at (30, 10) charges with these dice. */
function charge(dice: readonly number[], units: Record<string, UnitSketch>): Scene {
  const s = tenth({ phase: 'charge', dice, units: { us: { at: [30, 10] }, ...units } });
  return s.run(chargeUnitFlow.begin({ unit: s.unit('us') }));
}

test('10e.charge-a targets within 12" are picked before the roll', () => {
  const s = charge([3, 4], { X: enemy(7), far: enemy(12.5, 33) });
  expect(s.question).toMatchObject({ purpose: 'charge-targets', options: [{ id: 'unit:1' }] });
  expect(s.events('dice')).toEqual([]);
  expect(s.answer(['unit:1']).question).toMatchObject({ purpose: 'charge-move', movers: [{ maximum: 7 }] });
});

test('10e.charge-a a unit 7" away is reached with a 6, to end within 1" of it', () => {
  const s = charge([3, 3], { X: enemy(7) }).answer(['unit:1']);
  s.answer([path(0, [30, 16])]);
  expect(s.game.unit(0).facts.chargedOn).toBe(s.game.state.clock.turn);
});

test('10e.charge-b out of reach, or not to be engaged alone, nobody moves', () => {
  const short = charge([2, 3], { X: enemy(7) }).answer(['unit:1']);
  expect([short.over, short.events('model-moved')]).toEqual([true, []]);
  const s = charge([3, 4], { X: enemy(7), Y: { player: 1, at: [34, 17] } }).answer(['unit:1', 'unit:2']);
  expect([s.over, s.events('note').some(({ code }) => code === 'charge-impossible')]).toEqual([true, true]);
});

test('10e.charge-c base contact where a model can reach it', () => {
  const s = charge([5, 4], { X: enemy(7) }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, [30, 16.5])])[0]).toMatchObject({ code: 'within-if-able', rule: '10e.charge-c' });
  expect(s.tryAnswer([path(0, [30, 17])])).toEqual([]);
});

test('10e.charge-d, 10e.fightsfirst-a who charged has Fights First until the turn ends', () => {
  const s = charge([4, 4], { X: enemy(7) })
    .answer(['unit:1'])
    .answer([path(0, [30, 17])]);
  const first = () => hooks.fightsFirst.first(s.game, { model: 0 }) !== undefined;
  expect(first()).toBe(true);
  s.game.state.clock.turn += 1;
  expect(first()).toBe(false);
});
