/** Collected cases about objectives. */
import { setUpModel } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { movementPhaseFlow, shootingPhaseFlow } from '../flows.ts';
import { determineControl, secureObjective } from './control.ts';
import { isModelInRange } from './place.ts';

const ruin = {
  id: 'ruin',
  outline: [
    [20, 20],
    [30, 20],
    [30, 26],
    [20, 26],
  ],
} as const;
const objectives = [
  { id: 'hill', x: 21, y: 21 },
  { id: 'flag', x: 40, y: 10 },
];

function table(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ units, areas: [ruin], objectives, ...more });
}
function whose(s: Scene): number | undefined {
  determineControl(s.game);
  return s.game.state.objectives[0]!.controlledBy;
}

test('OBJ-01 a model with a third of its base in the area, its centre outside, controls it', () => {
  expect(whose(table({ squad: { at: [30.2, 23], oc: 2 }, enemy: { player: 1, at: [50, 40] } }))).toBe(0);
});

test('OBJ-03 one model controls against ten battle-shocked ones of OC 2', () => {
  const s = table({ horde: { at: [20.7, 21], models: 7, gap: 0.02, oc: 2 }, one: { player: 1, at: [25, 25] } });
  becomeBattleShocked(s.game, s.unit('horde'), 'test');
  expect(whose(s)).toBe(1);
});

test('OBJ-05 a secured objective stays with its player at equal levels', () => {
  const s = table({ a: { at: [22, 22], oc: 4 } });
  determineControl(s.game);
  secureObjective(s.game, 0, 'hill', 'test');
  const both = table({ a: { at: [22, 22], oc: 4 }, b: { player: 1, at: [26, 24], oc: 4 } });
  Object.assign(both.game.state.objectives[0]!, s.game.state.objectives[0]!);
  expect([whose(both), both.game.state.objectives[0]!.levels]).toEqual([0, [4, 4]]);
});

test('OBJ-07 a marker is in range to 3 inches from its edge and to 5 inches above', () => {
  const inRange = (inches: number, z = 0) => {
    const s = table({ squad: { at: [5, 5] } });
    setUpModel(s.game, 0, { x: 40 + 20 / 25.4 + 0.63 + inches, y: 10, z, facingX: 1, facingY: 0 }, 'test');
    return isModelInRange(s.game, 0, 'flag');
  };
  expect([inRange(3), inRange(3.1), inRange(0, 5.2)]).toEqual([true, false, false]);
});

test('14.02 ex 6 a unit that arrives after the Movement phase has worked out control counts from the next phase on', () => {
  const s = table({ a: { at: [22, 22] }, late: { player: 1, reserves: true, oc: 5 } }, { phase: 'movement' });
  s.run(movementPhaseFlow.begin({})).answerAll('unit-to-move', 'end');
  setUpModel(s.game, s.models('late')[0]!, { x: 26, y: 24, z: 0, facingX: 1, facingY: 0 }, 'test');
  s.game.unit(s.unit('late')).place = { kind: 'table' };
  expect(s.game.state.objectives[0]!.controlledBy).toBe(0);
  s.run(shootingPhaseFlow.begin({})).answerAll('unit-to-shoot', 'pass');
  expect(s.game.state.objectives[0]!.controlledBy).toBe(1);
});

test('SYS-09 a secured objective is still secured after saving and loading', () => {
  const units = { a: { at: [22, 22] as const }, other: { at: [50, 10] as const, weapons: [{ range: 24 }] } };
  const s = table({ ...units, enemy: { player: 1, at: [50, 20] } }, { phase: 'movement' });
  determineControl(s.game);
  secureObjective(s.game, 0, 'hill', 'test');
  s.run(movementPhaseFlow.begin({})).answer('end'); // every answer saves and loads
  expect(s.game.state.objectives[0]).toMatchObject({ controlledBy: 0, securedBy: 0 });
});
