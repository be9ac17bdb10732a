import { setUnitFact } from '@adjutant/engine';
import { isBelowHalfStrength } from '@adjutant/rules-11e/edition';
import { characteristic, isBattleShocked } from '@adjutant/rules-11e/queries';
import { commandPhaseFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { shock, tenth, unused } from '../../test/tenth.ts';

const foe: UnitSketch = { player: 1, at: [40, 25] };

/** A unit of ten of which some are left, with dice for its tests. */
function tenOf(left: number, dice: readonly number[], more: UnitSketch = {}): Scene {
  const s = tenth({ phase: 'command', units: { us: { models: 10, at: [5, 10], leadership: 7, ...more }, foe }, dice });
  for (const model of s.models('us').slice(left)) s.game.model(model).status = 'removed';
  return s;
}

const command = (s: Scene) => unused(s.run(commandPhaseFlow.begin({})));

test('10e.battleshock-a units below half-strength test, those at half-strength do not', () => {
  expect(command(tenOf(5, [])).over).toBe(true);
  expect(command(tenOf(4, [6, 6])).diceLeft()).toBe(0);
});

test('10e.battleshock-a units off the table do not test', () => {
  const s = tenOf(4, [], { reserves: true });
  expect(command(s).over).toBe(true);
});

test('10e.battleshock-b 2D6 of at least Ld pass; it ends when the next own Command phase begins', () => {
  expect(isBattleShocked(command(tenOf(4, [3, 4])).game, 0)).toBe(false);
  const s = command(tenOf(4, [3, 3, /* again */ 6, 6]));
  expect(isBattleShocked(s.game, 0)).toBe(true);
  s.game.state.clock.phase += 10;
  expect(isBattleShocked(command(s).game, 0)).toBe(false);
});

test('10e.battleshock-c a battle-shocked unit has no OC', () => {
  const s = shock(tenOf(10, []), 'us');
  expect(characteristic(s.game, 0, 'objectiveControl') ?? 0).toBe(0);
});

test('10e.battleshock-d one test in the step', () => {
  const s = tenOf(4, []);
  setUnitFact(s.game, 0, 'battleShockStepOn', s.game.state.clock.phase);
  expect(command(s).over).toBe(true);
});

test('10e.strength-a, -b starting strength is that of the roster; a single model is judged by its wounds', () => {
  expect([5, 4].map((left) => isBelowHalfStrength(tenOf(left, []).game, 0))).toEqual([false, true]);
  const hurt = (left: number) => tenth({ units: { us: { wounds: 4, at: [5, 5], each: [{ left }] }, foe } });
  expect([2, 1].map((left) => isBelowHalfStrength(hurt(left).game, 0))).toEqual([false, true]);
  expect(tenOf(4, []).game.unit(0).startingStrength).toBe(10);
});
