import { expect, test } from 'vitest';
import { BASE, offered, spot } from '../../test/moves.ts';
import { type Scene, scene, type UnitSketch } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { healFlow } from '../flows.ts';
import { healModel } from './heal.ts';

function healing(us: UnitSketch, wounds: number, lost = 0): Scene {
  const s = slay(scene({ units: { us: { at: [10, 10], ...us } } }), 'us', lost);
  return s.run(healFlow.begin({ unit: 0, wounds, rule: 'test' }));
}

const place: readonly [number, number] = [10 + BASE + 0.5, 10];

test('02.02.04 ex 1, 02.02.04-a the hurt model first, then a destroyed one returns with 1 wound, and regains more', () => {
  const s = healing({ models: 2, wounds: 2, each: [{ left: 1 }] }, 3, 1);
  expect(s.question.purpose).toBe('models-to-return');
  s.answer(['model:1']).answer([spot(1, place)]);
  expect([s.over, s.wounds('us')]).toEqual([true, [2, 2]]);
});

test('02.02.04-a a CHARACTER model does not return by healing', () => {
  const s = healing({ wounds: 2, leader: { keywords: ['CHARACTER'], at: [12, 10] } }, 2, 1);
  expect([s.over, s.left('us')]).toEqual([true, 1]);
});

test('02.02.04-b no model has more wounds than it started with', () => {
  const s = healing({ wounds: 3, each: [{ left: 2 }] }, 5);
  expect([s.over, s.wounds('us')]).toEqual([true, [3]]);
});

test('02.02.04-c a model that heals regains alone: what is left over revives nobody', () => {
  const s = slay(scene({ units: { us: { at: [10, 10], models: 2, wounds: 3, each: [{ left: 2 }] } } }), 'us', 1);
  healModel(s.game, 0, 3, 'test');
  expect([s.wounds('us'), s.left('us')]).toEqual([[3], 1]);
});

test('02.02.04-d its player picks the model for each wound', () => {
  const s = healing({ models: 2, wounds: 3, each: [{ left: 1 }, { left: 1 }] }, 2);
  expect(s.question).toMatchObject({ purpose: 'model-to-heal', player: 0 });
  expect(offered(s.answer('model:1'))).toEqual(['model:0', 'model:1']);
  expect(s.answer('model:0').wounds('us')).toEqual([2, 2]);
});
