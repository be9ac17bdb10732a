import { expect, test } from 'vitest';
import { type Constraint, check, type MoveProblem } from './index.ts';

const round = (x: number, y: number) => ({
  shape: { kind: 'round' as const, radius: 0.63 },
  pose: { x, y, z: 0, facingX: 1, facingY: 0 },
  height: 1.5,
});

test('a first check', () => {
  const constraints: Constraint[] = [
    { rule: '03.01-m', kind: 'path-length' },
    { rule: '03.01-h', kind: 'on-table' },
    { rule: '03.01-g', kind: 'passes', models: [9] },
  ];
  const problem: MoveProblem = {
    mode: 'move',
    constraints,
    movers: [{ id: 1, body: round(5, 5), maximum: 6 }],
    scene: { width: 60, height: 44, standing: [{ id: 9, unit: 9, side: 1, body: round(8, 5) }] },
  };
  expect(check(problem, [{ model: 1, path: [{ ...round(5, 11).pose }] }])).toEqual([]);
  expect(check(problem, [{ model: 1, path: [{ ...round(11, 5).pose }] }])).toEqual([
    { rule: '03.01-g', kind: 'passes', model: 1, other: 9 },
  ]);
});
