import { expect, test } from 'vitest';
import { rollD6, seedGenerator } from './random.ts';

test('the same seed gives the same dice, another seed others', () => {
  const throwTwenty = (seed: string) => {
    const words = seedGenerator(seed);
    return Array.from({ length: 20 }, () => rollD6(words)).join('');
  };
  expect(throwTwenty('seven')).toBe(throwTwenty('seven'));
  expect(throwTwenty('seven')).not.toBe(throwTwenty('eight'));
});

test('a million dice favour no face and no pair of faces', () => {
  const words = seedGenerator('fair');
  const faces = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  let last = 0;
  for (let thrown = 0; thrown < 1_000_000; thrown++) {
    const face = rollD6(words) - 1;
    faces[face]! += 1;
    pairs[last * 6 + face]! += 1;
    last = face;
  }
  const chiSquare = (counts: number[]) =>
    counts.reduce((sum, count) => sum + (count - 1e6 / counts.length) ** 2 / (1e6 / counts.length), 0);
  expect(chiSquare(faces)).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
  expect(chiSquare(pairs)).toBeLessThan(66.6); // 35 degrees of freedom, one in a thousand
});
