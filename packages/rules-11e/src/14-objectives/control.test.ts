import { setUpModel } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { moveFlow } from '../flows.ts';
import {
  controllerAt,
  determineControl,
  isControlling,
  levelsOfControl,
  objectivesControlledBy,
  secureObjective,
} from './control.ts';
import { distanceToObjective, isModelInRange, objectivePlace } from './place.ts';

const ruin = {
  id: 'ruin',
  outline: [
    [20, 20],
    [30, 20],
    [30, 26],
    [20, 26],
  ],
} as const;
const inRuin = { id: 'hill', x: 21, y: 21 };
const marker = { id: 'flag', x: 40, y: 10 };

function table(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ units, areas: [ruin], objectives: [inRuin, marker], ...more });
}

/** Works out control and says whose the ruin is. */
function whose(s: Scene): number | undefined {
  determineControl(s.game);
  return s.game.state.objectives[0]!.controlledBy;
}

test('14.01 ex 1, 14.01-a 14.01-b a point on an area makes the whole area the objective', () => {
  const s = table({ squad: { at: [29, 25] } });
  expect(objectivePlace(s.game, 'hill')).toEqual({ kind: 'area', outline: ruin.outline });
  expect(isModelInRange(s.game, 0, 'hill')).toBe(true);
});

test('14.01 ex 2, 14.01-c the distance to an objective is that to its closest part', () => {
  const s = table({ squad: { at: [32.63, 23] } });
  expect(distanceToObjective(s.game, 0, 'hill')).toBeCloseTo(2, 6);
});

test('APX-a 14.01-d 14.01.01-a a point beside all areas is a marker 40 mm across', () => {
  const place = objectivePlace(table({ squad: {} }).game, 'flag');
  expect(place).toMatchObject({ kind: 'marker', body: { shape: { radius: 20 / 25.4 }, pose: { x: 40, y: 10 } } });
});

test('14.01.01 ex 1, 14.01.01-c in range within 3 inches of the marker', () => {
  const gap = (inches: number) => 40 + 20 / 25.4 + 0.63 + inches;
  const inRange = (inches: number) => isModelInRange(table({ squad: { at: [gap(inches), 10] } }).game, 0, 'flag');
  expect([inRange(0), inRange(3), inRange(3.1)]).toEqual([true, true, false]);
});

test('14.01.01 ex 2, 14.01.01-c not in range more than 5 inches above the marker', () => {
  const s = table({ squad: { at: [40, 10] } });
  const at = (z: number) => {
    setUpModel(s.game, 0, { x: 40, y: 10, z, facingX: 1, facingY: 0 }, 'test');
    return isModelInRange(s.game, 0, 'flag');
  };
  expect([at(0), at(5), at(6)]).toEqual([true, true, false]);
});

test('APX-a 14.01.01-b models move through a marker and may end on it', () => {
  const movers = [{ model: 0, maximum: 6 }];
  const call = { unit: 0, moveType: 'normal', rule: 'test', movers, constraints: [], mayDecline: false };
  const ends = (y: number) =>
    table({ squad: { at: [40, 7] } })
      .run(moveFlow.begin(call))
      .answer([path(0, [40, y])]).over;
  expect([ends(12), ends(10)]).toEqual([true, true]);
});

test('14.01.01-d a marker is controlled like an area', () => {
  const s = table({ squad: { at: [40, 12], oc: 2 } });
  determineControl(s.game);
  expect(s.game.state.objectives[1]).toMatchObject({ controlledBy: 0, levels: [2, 0] });
});

test('14.02-a nobody controls an objective at first', () => {
  expect(table({ squad: { at: [25, 23] } }).game.state.objectives.map(({ controlledBy }) => controlledBy)).toEqual([
    undefined,
    undefined,
  ]);
});

test('14.02-b in range of an area with any part and at any height', () => {
  const s = table({ squad: { at: [30.6, 23] }, beside: { at: [30.7, 20] } });
  expect([isModelInRange(s.game, 0, 'hill'), isModelInRange(s.game, 1, 'hill')]).toEqual([true, false]);
  setUpModel(s.game, 0, { x: 25, y: 23, z: 9, facingX: 1, facingY: 0 }, 'test');
  expect(isModelInRange(s.game, 0, 'hill')).toBe(true);
});

test('14.02 ex 1, 14.02-e 14.02-f the OC of all models in range is summed, battle-shocked ones add nothing', () => {
  const s = table({
    blue: { at: [22, 22], models: 2, oc: 2 },
    red: { player: 1, at: [22, 24], models: 2 },
    shocked: { player: 1, at: [25, 25], models: 3 },
  });
  expect(levelsOfControl(s.game, 'hill')).toEqual([4, 5]);
  becomeBattleShocked(s.game, s.unit('shocked'), 'test');
  expect(levelsOfControl(s.game, 'hill')).toEqual([4, 2]);
  expect(whose(s)).toBe(0);
});

test('14.02 ex 5, 14.02-e a model partly in the area counts in full, those outside not', () => {
  const s = table({
    tank: { at: [30.5, 21], oc: 3 },
    wagon: { at: [27, 21], oc: 2 },
    horde: {
      player: 1,
      at: [
        [21, 24],
        [22.5, 24],
        [24, 24],
        [25.5, 24],
        [27, 24],
        [28.5, 24],
        [21, 28],
        [22.5, 28],
        [24, 28],
        [25.5, 28],
      ],
    },
  });
  expect(levelsOfControl(s.game, 'hill')).toEqual([5, 6]);
  expect(whose(s)).toBe(1);
});

test('14.02 ex 2, 14.02-g equal levels belong to nobody', () => {
  const s = table({ blue: { at: [22, 22], models: 3 }, red: { player: 1, at: [22, 24], models: 3 } });
  s.game.state.objectives[0]!.controlledBy = 0;
  expect(whose(s)).toBeUndefined();
  expect(controllerAt([0, 0], undefined)).toBeUndefined();
});

test('14.02-c models with OC 0 gain no control', () => {
  expect(whose(table({ swarm: { at: [22, 22], models: 3, oc: 0 } }))).toBeUndefined();
});

test('14.02-h 14.02 ex 3 control stays as it was worked out until it is worked out again', () => {
  const s = table({ blue: { at: [22, 22] }, other: {} });
  expect(whose(s)).toBe(0);
  slay(s, 'blue');
  expect(objectivesControlledBy(s.game, 0)).toEqual(['hill']);
  expect(whose(s)).toBeUndefined();
});

test('14.02 ex 4, 14.02-i 14.02-j a unit is controlling with a model in range and a model of OC 1', () => {
  const s = table({
    blue: { at: [22, 22] },
    grots: { at: [22, 24], oc: 0 },
    away: { at: [50, 40] },
    mates: { at: [25, 22] },
  });
  expect(isControlling(s.game, s.unit('blue'), 'hill')).toBe(false);
  determineControl(s.game);
  expect(['blue', 'grots', 'away', 'mates'].map((name) => isControlling(s.game, s.unit(name), 'hill'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('14.02-i the model in range need not be the one with OC', () => {
  const s = table({ blue: { at: [25, 22] }, mixed: { at: [22, 22], oc: 0, leader: { at: [22, 18], oc: 1 } } });
  determineControl(s.game);
  expect(isControlling(s.game, s.unit('mixed'), 'hill')).toBe(true);
});

test('14.02 ex 7 a unit in reserves is never in range', () => {
  const s = table({ blue: { reserves: true } });
  expect([whose(s), distanceToObjective(s.game, 0, 'hill')]).toEqual([undefined, undefined]);
});

test('14.03-a 14.03-b a secured objective stays with nobody in range', () => {
  const s = table({ blue: { at: [22, 22] }, other: {} });
  determineControl(s.game);
  secureObjective(s.game, 0, 'hill', 'test');
  expect(whose(slay(s, 'blue'))).toBe(0);
});

test('14.03 ex 1, 14.03-c 14.03-e a higher level ends it, and control regained is not secured', () => {
  const s = table({
    blue: { at: [22, 22] },
    red: { player: 1, at: [24, 24], models: 2 },
    back: { at: [26, 22], models: 5, reserves: true },
  });
  s.game.state.objectives[0]!.controlledBy = 0;
  secureObjective(s.game, 0, 'hill', 'test');
  expect(whose(s)).toBe(1);
  slay(s, 'red');
  expect(whose(s)).toBe(0);
  expect(whose(slay(s, 'blue'))).toBeUndefined();
});

test('14.03 ex 2, 14.03 ex 3, 14.03-d 14.02-g equal levels leave it with the player who secured it', () => {
  const s = table({ blue: { at: [22, 22], models: 2 }, red: { player: 1, at: [22, 24], models: 2 } });
  s.game.state.objectives[0]!.controlledBy = 0;
  secureObjective(s.game, 0, 'hill', 'test');
  expect(whose(s)).toBe(0);
  becomeBattleShocked(s.game, s.unit('red'), 'test');
  expect(whose(slay(s, 'blue'))).toBe(0);
});

test('14.03-a an objective that the player does not control is not secured', () => {
  const s = table({ blue: { at: [22, 22] } });
  secureObjective(s.game, 0, 'hill', 'test');
  expect(s.game.state.objectives[0]!.securedBy).toBeUndefined();
});
