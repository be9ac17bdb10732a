import { expect, test } from 'vitest';
import { scene } from '../../rules-11e/test/scene.ts';
import { hazardOdds } from '../src/index.ts';

test('06.03-b 06.02-b hazard rolls hurt bodyguards first, one mortal wound each', () => {
  const leader = { wounds: 4, keywords: ['INFANTRY', 'CHARACTER'] };
  const { game } = scene({ units: { a: { at: [10, 10], models: 2, wounds: 1, leader } } });
  const found = hazardOdds(game, 0, 2);
  expect(found.mortalWounds).toBeCloseTo(2 / 3, 12);
  expect(found.modelsDestroyed.chances.slice(0, 3)).toEqual([4 / 9, 4 / 9, 1 / 9].map((p) => expect.closeTo(p, 12)));
});

test('06.03-b three mortal wounds where every model is a MONSTER or a VEHICLE', () => {
  const { game } = scene({ units: { a: { at: [10, 10], wounds: 3, keywords: ['VEHICLE'] } } });
  expect(hazardOdds(game, 0, 1)).toMatchObject({
    mortalWounds: expect.closeTo(1, 12),
    unitDestroyed: expect.closeTo(1 / 3, 12),
  });
});
