import type { AbilityEntry } from '@adjutant/engine';
import { characteristic, isUnitInRange } from '@adjutant/rules-11e/queries';
import { firstOf, pools, rolled, shootAll } from '@adjutant/rules-11e/test/attacks';
import { commandPhaseFlow, moveUnitFlow } from '@adjutant/rules-11e/test/flows';
import { offered, path } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, optionOf, orkScene, use } from '../../../test/army-scene.ts';

const datasheet = (id: string, plus?: number): AbilityEntry => ({
  id,
  name: id,
  kind: id.endsWith('/damaged') ? 'damaged' : 'datasheet',
  ...(plus === undefined ? {} : { value: { dice: 0, sides: 6, plus } }),
});

const DEFF = 'orks/deff-from-above';
const koptas = boyz({ at: [30, 10], models: 3, move: 12, abilities: [datasheet(DEFF)] }, ['VEHICLE', 'FLY']);
const squad: UnitSketch = { player: 1, at: [31, 16], wounds: 6 };

/** The koptas move straight by 12" or less over whatever stands there. */
function flight(type: string, units: SceneSketch['units'], dice: readonly number[] = [], by = 10): Scene {
  const s = orkScene(undefined, { phase: 'movement', units: { koptas, ...units }, dice });
  s.run(moveUnitFlow.begin({ unit: 0 })).answer(type);
  return s.answer(s.models('koptas').map((model, at) => path(model, [30 + at * 1.76, 10 + by])));
}

test('cs.ab.deff-from-above-a, -b a die for each model: 4 and more are mortal wounds on the unit passed over', () => {
  const s = use(flight('normal/skies', { squad }, [2, 4, 6]), DEFF);
  expect([rolled(s, 'deff-from-above'), s.wounds('squad'), s.over]).toEqual([[[2, 4, 6]], [4], true]);
});

test('cs.ab.deff-from-above-a its player may decline, or pick between several', () => {
  expect(flight('normal/skies', { squad }).answer('pass').wounds('squad')).toEqual([6]);
  const s = use(flight('normal/skies', { squad, other: { ...squad, at: [34, 15.5] } }, [1, 1, 1]), DEFF);
  expect([s.question.purpose, offered(s)]).toEqual(['deff-from-above', ['unit:1', 'unit:2']]);
});

test('cs.ab.deff-from-above-c only normal moves, and only over what was crossed', () => {
  expect(flight('advance/skies', { squad }, [3]).over).toBe(true);
  expect(flight('normal/skies', { squad: { ...squad, at: [10, 16] } }).over).toBe(true);
  expect(optionOf(flight('normal', { squad }), DEFF)).toBeDefined(); // a VEHICLE drives through infantry (17.01)
});

const giant = boyz({ at: [30, 10], move: 10, abilities: [datasheet('orks/gargantuan')] }, ['MONSTER', 'TITANIC']);
const strides = (type: string, tank: UnitSketch, units: SceneSketch['units'] = {}) => {
  const s = orkScene(undefined, {
    phase: 'movement',
    units: { giant, tank: { player: 1, ...tank }, ...units },
    dice: [1],
  });
  s.run(moveUnitFlow.begin({ unit: 0 })).answer(type);
  return s.tryAnswer([path(0, [30, 20])]).map(({ code }) => code);
};

test('cs.ab.gargantuan-a it passes over models that are not TITANIC when it moves, advances or falls back', () => {
  expect(strides('normal', { at: [30, 15], keywords: ['VEHICLE'] })).toEqual([]);
  expect(strides('advance', { at: [30, 15], keywords: ['MONSTER'] })).toEqual([]);
  expect(strides('fall-back/ordered', { at: [30, 12], keywords: ['VEHICLE'] })).toEqual([]);
  expect(strides('normal', { at: [30, 15], keywords: ['VEHICLE', 'TITANIC'] })).toContain('passes');
});

test('cs.ab.gargantuan-b there is no way to become MOBILE', () => {
  const s = orkScene(undefined, { phase: 'movement', units: { giant, foe: { player: 1, at: [50, 40] } } });
  expect(offered(s.run(moveUnitFlow.begin({ unit: 0 })))).toEqual(['remain-stationary', 'normal', 'advance']);
});

const gun = { range: 36, attacks: 2, skill: 4, strength: 4 };
const bastion = (abilities = [datasheet('orks/walking-bastion')]) =>
  boyz({ at: [30, 10], abilities, weapons: [gun] }, ['MONSTER']);

/** Shots of a 4 and a 3 at a unit. */
function shots(units: SceneSketch['units'], target: string, us = bastion()): string {
  const s = orkScene(undefined, { units: { us, ...units }, dice: [4, 3, 1] });
  return pools(firstOf(shootAll(s, 'us', target))).join();
}

test('cs.ab.walking-bastion-a enemies engaged with it do not spoil its aim', () => {
  const units = { engaged: { player: 1, at: [30, 12] }, far: { player: 1, at: [40, 38] } } as const;
  expect(shots(units, 'far')).toBe('2 1 0');
  expect(shots(units, 'far', bastion([]))).toBe('2 0 0');
});

test('cs.ab.walking-bastion-b of engaged MONSTER and VEHICLE units only those engaged with it alone', () => {
  const tank: UnitSketch = { player: 1, at: [30, 12], keywords: ['VEHICLE'] };
  expect(shots({ tank }, 'tank')).toBe('2 1 0');
  expect(shots({ tank, friend: { at: [30, 14] } }, 'tank')).toBe('2 0 0');
  expect(shots({ tank: { ...tank, at: [30, 30] }, friend: { at: [30, 32] } }, 'tank')).toBe('2 0 0');
});

test('cs.ab.squiggoth-damaged-a, -b with 1 to 10 wounds OC is 6 lower, and hit rolls have -1', () => {
  const hurt = (left: number) => {
    const abilities = [datasheet('orks/gargantuan-squiggoth/damaged', 10)];
    const us = boyz({ at: [30, 10], oc: 12, wounds: 30, abilities, weapons: [gun], each: [{ wounds: 30, left }] }, [
      'MONSTER',
    ]);
    const s = orkScene(undefined, { units: { us, foe: { player: 1, at: [30, 30] } }, dice: [4, 3, 1] });
    const control = characteristic(s.game, 0, 'objectiveControl');
    return [control, pools(firstOf(shootAll(s, 'us', 'foe'))).join()];
  };
  expect([hurt(10), hurt(11)]).toEqual([
    [6, '2 0 0'],
    [12, '2 1 0'],
  ]);
});

test('cs.ab.get-da-good-bitz-b what the unit controls at the end of its Command phase is secured', () => {
  const bitz = boyz({ at: [30, 10], abilities: [datasheet('orks/get-da-good-bitz')] });
  const objectives = [
    { id: 'A', x: 30, y: 10 },
    { id: 'B', x: 10, y: 30 },
  ];
  const units = { bitz, others: boyz({ at: [10, 30], abilities: [] }), foe: { player: 1, at: [50, 40] } } as const;
  const secured = (turn: 0 | 1) => {
    const s = orkScene(undefined, { phase: 'command', turn, units, objectives }).run(commandPhaseFlow.begin({}));
    s.answerAll('window', 'pass');
    expect([isUnitInRange(s.game, 0, 'A'), s.over]).toEqual([true, true]);
    return s.game.state.objectives.map(({ securedBy }) => securedBy);
  };
  expect(secured(0)).toEqual([0, undefined]);
  expect(secured(1)).toEqual([undefined, undefined]);
});
