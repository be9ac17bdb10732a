import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemKinds, randomFrom, randomProblem } from '../../test/solver-random.ts';
import { check, type Goal, propose, sample } from './index.ts';

/** Whatever is proposed or sampled is legal, judged on a fresh copy of the question. */

const goals: readonly fc.Arbitrary<Goal>[] = [
  fc.constant({ kind: 'satisfy' }),
  fc.constant({ kind: 'hold' }),
  fc.record({
    kind: fc.constantFrom('toward' as const, 'spread' as const),
    x: fc.integer({ min: 0, max: 60 }),
    y: fc.integer({ min: 0, max: 44 }),
  }),
  fc.record({ kind: fc.constantFrom('toward-models' as const, 'away' as const), models: fc.constant([100]) }),
];

test.each(problemKinds)('every proposal passes check: %s', (kind) => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.oneof(...goals), (seed, goal) => {
      const moves = propose(randomProblem(seed, kind), goal);
      if (moves) expect(check(randomProblem(seed, kind), moves)).toEqual([]);
    }),
    { numRuns: 12, seed: 11 },
  );
});

test.each(problemKinds)('every sample passes check: %s', (kind) => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const moves = sample(randomProblem(seed, kind), randomFrom(seed));
      if (moves) expect(check(randomProblem(seed, kind), moves)).toEqual([]);
    }),
    { numRuns: 8, seed: 12 },
  );
});

test.each(problemKinds)('the same question has the same proposal, also after a round trip as JSON: %s', (kind) => {
  const problem = randomProblem(7, kind);
  expect(propose(JSON.parse(JSON.stringify(problem)), { kind: 'satisfy' })).toEqual(
    propose(problem, { kind: 'satisfy' }),
  );
});
