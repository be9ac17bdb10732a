import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { moveFlow } from '../flows.ts';

const pose = (x: number, y: number) => ({ x, y, z: 0, facingX: 0, facingY: 1 });

/** A unit `us` that makes a move of 6 inches without conditions of its own. */
function moving(s: ReturnType<typeof scene>) {
  const unit = s.unit('us');
  const movers = s.models('us').map((model) => ({ model, maximum: 6 }));
  return s.run(moveFlow.begin({ unit, moveType: 'normal', rule: '09.05', movers, constraints: [], mayDecline: true }));
}

test('03.01-m straight lines add up to the maximum distance', () => {
  const s = moving(scene({ units: { us: { at: [10, 10] } } }));
  expect(s.tryAnswer([{ model: 0, path: [pose(13, 10), pose(13, 13.1)] }])[0]).toMatchObject({ code: 'path-length', rule: '03.01-m' });
  s.answer([{ model: 0, path: [pose(13, 10), pose(13, 13)] }]); // 03.01 ex 1
  expect(s.game.model(0)).toMatchObject({ pose: { x: 13, y: 13 }, facts: { moved: 6 } });
  expect(s.over).toBe(true);
});
