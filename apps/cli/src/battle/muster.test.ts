import type { ArmySetup, UnitSetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { cutToPoints } from './muster.ts';

const unit = (name: string, points: number, warlord = false): UnitSetup => ({
  name,
  points,
  components: [{ datasheet: name, role: 'only' }],
  models: [{ component: 0, profile: name, weapons: [], ...(warlord ? { warlord } : {}) }],
});

function army(...units: readonly UnitSetup[]): ArmySetup {
  const points = units.reduce((sum, one) => sum + one.points, 0);
  return { name: 'Army', faction: 'x', detachments: [], points, units, datasheets: {} };
}

const names = (cut: ArmySetup) => cut.units.map(({ name }) => name);

test('as few points as possible are left out, units in the order of the list', () => {
  const { army: cut, left } = cutToPoints(army(unit('a', 90), unit('b', 60), unit('c', 50), unit('d', 40)), 110);
  expect([names(cut), cut.points, left.map(({ name }) => name)]).toEqual([['b', 'c'], 110, ['a', 'd']]);
});

test('the unit with the warlord stays where it fits', () => {
  const units = [unit('a', 100), unit('boss', 30, true), unit('c', 60)];
  expect(names(cutToPoints(army(...units), 100).army)).toEqual(['boss', 'c']);
  expect(names(cutToPoints(army(unit('boss', 200, true), unit('a', 90)), 100).army)).toEqual(['a']);
});

test('an army within the points stays whole; one of which nothing fits is refused', () => {
  expect(cutToPoints(army(unit('a', 90)), 90).left).toEqual([]);
  expect(() => cutToPoints(army(unit('a', 90)), 50)).toThrow('costs so little');
});
