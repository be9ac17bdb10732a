import { expect, test } from 'vitest';
import { heightOf, inches, readBase, roundBase } from './bases.ts';

test('bases are kept in inches, the longer half of an oval along the facing', () => {
  expect(readBase({ shape: 'round', diameter: 32 }, [])).toEqual({ base: { kind: 'round', radius: 0.63 }, notes: [] });
  const oval = { kind: 'oval', long: 1.476, short: 0.827 };
  expect(readBase({ shape: 'oval', width: 75, length: 42 }, []).base).toEqual(oval);
  expect(readBase({ shape: 'oval', width: 42, length: 75 }, []).base).toEqual(oval);
  expect(inches(25.4)).toBe(1);
});

test('17.02 a model without a base has a rectangle of its kind, and it is noted', () => {
  const { base, notes } = readBase({ shape: 'hull' }, ['VEHICLE', 'TRANSPORT']);
  expect(base.kind === 'hull' && base.outline).toEqual([
    [2.559, 1.673],
    [-2.559, 1.673],
    [-2.559, -1.673],
    [2.559, -1.673],
  ]);
  expect(notes).toEqual(['hull-outline-assumed']);
});

test('a base that is not known is that of its kind, and it is noted', () => {
  expect(readBase(undefined, ['INFANTRY'])).toEqual({ base: roundBase(32), notes: ['base-assumed'] });
  expect(readBase({ shape: 'flying-base', size: 'small' }, ['MOUNTED']).notes).toEqual(['flying-base-assumed']);
});

test('heights grow with the base, and some kinds have their own', () => {
  const heights = [25, 32, 40, 50, 60, 100].map((diameter) => heightOf(roundBase(diameter), []));
  expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  expect(heightOf(roundBase(40), ['SWARM'])).toBe(0.8);
  expect(heightOf(roundBase(160), ['TITANIC', 'WALKER', 'VEHICLE'])).toBe(9);
});
