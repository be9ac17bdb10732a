import { expect, test } from 'vitest';
import { type HitNumbers, hitOutcome } from './hit.ts';

const numbers = (change: Partial<HitNumbers>): HitNumbers => ({
  skill: 4,
  modifier: 0,
  criticalOn: 6,
  failsUpTo: 1,
  lethalHits: false,
  ...change,
});
/** One letter for each face from 1 to 6: fail, hit or critical. */
const faces = (change: Partial<HitNumbers>): string =>
  [1, 2, 3, 4, 5, 6]
    .map((face) => hitOutcome(face, numbers(change)))
    .map(({ hit, critical }) => (critical ? 'C' : hit ? 'h' : '-'))
    .join('');

test('05.01-b, 05.01 ex 1: 1 fails, 6 is critical, the skill and more hit', () => {
  expect(faces({})).toBe('---hhC');
  expect(faces({ skill: 6 })).toBe('-----C');
});

test('05.01 ex 2: with +1 to hit a 1 still fails and a 2 hits on 3+', () => {
  expect(faces({ skill: 3, modifier: 1 })).toBe('-hhhhC');
});

test('05.01 ex 3, ODDS-33: with -1 to hit on 4+ a 4 fails and a 6 is critical', () => {
  expect(faces({ modifier: -1 })).toBe('----hC');
  expect(faces({ skill: 3, modifier: -1 })).toBe('---hhC');
});

test('cs.faq.05.01-2-a 05.01-e, 05.01 ex 4: a result that a rule makes critical also hits', () => {
  expect(faces({ skill: 5, criticalOn: 4 })).toBe('---CCC');
});

test('cs.faq.05.01-1-a 05.01-f, 15.09-c, -e in snap shooting only an unmodified 6 hits, whatever the critical threshold', () => {
  expect(faces({ skill: 2, modifier: 1, criticalOn: 4, failsUpTo: 5 })).toBe('-----C');
  expect(faces({ skill: 2, criticalOn: 7, failsUpTo: 5 })).toBe('-----h');
});

test('05.01-g, 10.07-h, -i, 10.07 ex 2, 10.07 ex 3: results that indirect shooting fails come before the skill', () => {
  expect(faces({ skill: 5, failsUpTo: 3 })).toBe('----hC');
  expect(faces({ skill: 4, failsUpTo: 3 })).toBe('---hhC');
  expect(faces({ skill: 3, failsUpTo: 5 })).toBe('-----C');
});

test('05.01-h, 24.37-a, ODDS-23: an attack that hits without a roll is one hit, never critical', () => {
  const { skill: _none, ...torrent } = numbers({ sustainedHits: { dice: 0, sides: 6, plus: 2 }, lethalHits: true });
  expect(hitOutcome(6, torrent)).toEqual({ hit: true, critical: false, mayWoundAutomatically: false });
});

test('05.01-c, 24.36-a, 24.23-a a critical hit brings further hits and may wound without a roll; a plain hit neither', () => {
  const sustainedHits = { dice: 0, sides: 6, plus: 3 } as const;
  expect(hitOutcome(6, numbers({ sustainedHits, lethalHits: true }))).toEqual({
    hit: true,
    critical: true,
    mayWoundAutomatically: true,
    extraHits: sustainedHits,
  });
  expect(hitOutcome(5, numbers({ sustainedHits, lethalHits: true }))).toEqual({
    hit: true,
    critical: false,
    mayWoundAutomatically: false,
  });
});

test('05.01-b an unmodified 6 hits whatever is taken from it, also where it is not critical', () => {
  expect(faces({ skill: 6, modifier: -1, criticalOn: 7 })).toBe('-----h');
});
