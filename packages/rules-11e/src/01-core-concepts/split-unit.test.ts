import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { ability } from '../effect.ts';
import { splitUnitFlow } from '../flows.ts';
import { whyNotSplit } from './split-unit.ts';
import { fixStartingStrengths, isBelowHalfStrength } from './strength.ts';

const rally = ability({ id: 'rally', rule: 'test' });

function splitting(more: Partial<SceneSketch> = {}): Scene {
  const s = scene({ effects: [rally], units: { squad: { models: 5 } }, ...more });
  return s.run(splitUnitFlow.begin({ unit: 0, min: 2, max: 3, rule: 'test' }));
}

test('01.02.06-a the player picks who becomes a unit of its own; the rest stays the unit that it was', () => {
  const s = splitting();
  expect(s.question).toMatchObject({ purpose: 'models-to-split-off', player: 0, min: 2, max: 3 });
  const { game } = s.answer(['model:3', 'model:4']);
  expect([game.unitInfo(0).models, game.unitInfo(1).models]).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect([game.model(4).unit, game.modelInfo(4).unit, game.unit(1).place.kind]).toEqual([1, 1, 'table']);
});

test('01.02.06-a the same models can be split only once, and the parts not again', () => {
  const { game } = splitting().answer(['model:3', 'model:4']);
  expect([0, 1].map((unit) => whyNotSplit(game, unit)?.code)).toEqual(['unit-already-split', 'unit-already-split']);
  const s = splitting().answer(['model:3', 'model:4']);
  s.run(splitUnitFlow.begin({ unit: 1, min: 1, max: 1, rule: 'test' }));
  expect([s.over, s.game.state.units.length]).toEqual([true, 2]);
});

test('01.02.06-a a unit of one model cannot be split', () => {
  const s = scene({ units: { hero: {} } });
  expect(whyNotSplit(s.game, 0)?.code).toBe('unit-too-small-to-split');
});

test('01.02.06-b split before the battle, each part has the starting strength of its own models', () => {
  const s = splitting().answer(['model:2', 'model:3', 'model:4']);
  fixStartingStrengths(s.game);
  expect([s.game.unit(0).startingStrength, s.game.unit(1).startingStrength]).toEqual([2, 3]);
});

test('01.02.06-b split later, what fell before still counts against the part that it was of', () => {
  const s = slay(scene({ units: { squad: { models: 8 } } }), 'squad', 3);
  s.run(splitUnitFlow.begin({ unit: 0, min: 3, max: 3, rule: 'test' })).answer(['model:0', 'model:1', 'model:2']);
  expect([s.game.unit(0).startingStrength, s.game.unit(1).startingStrength]).toEqual([5, 3]);
  expect([isBelowHalfStrength(s.game, 0), isBelowHalfStrength(s.game, 1)]).toEqual([true, false]);
});

test('01.02.06 what lies on the whole lies on both parts; abilities go with the models that have them', () => {
  const abilities = [{ id: 'rally', name: 'Rally', kind: 'datasheet' }] as const;
  const s = splitting({ units: { squad: { models: 4, leader: { abilities } } } }).answer(['model:3', 'model:4']);
  expect([s.game.effects.onUnit('rally', 0), s.game.effects.onUnit('rally', 1)]).toEqual([false, true]);
  expect(s.game.effects.of('rally').map(({ sources }) => sources)).toEqual([[4]]);
});
