import { expect, test } from 'vitest';
import { hitOutcome } from './hit.ts';

/** One letter for each face from 1 to 6: fail, hit or critical. */
const faces = (skill: number, modifier = 0) =>
  [1, 2, 3, 4, 5, 6]
    .map((face) => hitOutcome(face, { skill, modifier, criticalOn: 6, failsUpTo: 1, lethalHits: false }))
    .map(({ hit, critical }) => (critical ? 'C' : hit ? 'h' : '-'))
    .join('');

test('10e.hit-a, -b BS or more hits, 6 is critical, 1 fails', () => {
  expect(faces(4)).toBe('---hhC');
  expect(faces(2, 1)).toBe('-hhhhC');
  expect(faces(6, -1)).toBe('-----C');
});
