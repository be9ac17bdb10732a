import { expect, test } from 'vitest';
import { rolled } from '../../test/attacks.ts';
import { offered, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { moveUnitFlow } from '../flows.ts';

const walker: UnitSketch = {
  at: [30, 10],
  move: 8,
  keywords: ['VEHICLE', 'WALKER'],
  abilities: [{ id: 'super-heavy-walker', name: 'Super-heavy Walker', kind: 'core' }],
};

function moving(units: SceneSketch['units'] = {}, more: Partial<SceneSketch> = {}): Scene {
  return scene({ phase: 'movement', units: { walker, ...units }, ...more }).run(moveUnitFlow.begin({ unit: 0 }, 0));
}

const passes = (s: Scene) => s.tryAnswer([path(0, [30, 18])]).map(({ code }) => code);

test('24.35-a it passes through all models but TITANIC ones', () => {
  const tank = (...keywords: string[]): UnitSketch => ({
    player: 1,
    at: [30, 13.9],
    keywords: ['VEHICLE', ...keywords],
  });
  expect(passes(moving({ tank: tank() }).answer('normal'))).toEqual([]);
  expect(passes(moving({ tank: tank('TITANIC') }).answer('normal'))).toEqual(['passes']);
  expect(passes(moving({ tank: tank(), walker: { ...walker, abilities: [] } }).answer('normal'))).toEqual(['passes']);
});

test('24.35-b before a normal, advance or fall-back move its player may make it MOBILE', () => {
  expect(offered(moving())).toEqual(['remain-stationary', 'normal', 'normal/mobile', 'advance', 'advance/mobile']);
  const s = moving().answer('normal/mobile');
  expect(modelHas(s.game, 0, 'MOBILE')).toBe(true);
});

test('24.35 ex 1, 24.35-b when the move ends a die is rolled: on a 1 the unit is battle-shocked', () => {
  const after = (face: number) => {
    const s = moving({}, { dice: [face] })
      .answer('normal/mobile')
      .answer([path(0, [30, 12])]);
    return [rolled(s, 'super-heavy-walker'), isBattleShocked(s.game, 0), modelHas(s.game, 0, 'MOBILE')];
  };
  expect(after(1)).toEqual([[[1]], true, false]);
  expect(after(2)).toEqual([[[2]], false, false]);
});

test('24.35-b nothing is rolled for a move that was called off or made without it', () => {
  const s = moving()
    .answer('normal/mobile')
    .answer('decline')
    .answer('normal')
    .answer([path(0, [30, 12])]);
  expect([s.over, rolled(s, 'super-heavy-walker')]).toEqual([true, []]);
});
