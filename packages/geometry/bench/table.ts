/** A full table of terrain and two armies, for benches. */
import { rollD6, seedGenerator } from '../../engine/src/random.ts';
import type { Body, Point, SightArea, SightModel, Solid, Wall } from '../src/index.ts';
import { pose } from '../src/index.ts';

const generator = seedGenerator('sight');
/** An even number from 0 to 1, of eight dice. */
export const random = (): number =>
  Array.from({ length: 8 }).reduce((sum: number) => (sum + rollD6(generator) - 1) / 6, 0);

const openings = [1, 3.5].map((from) => ({ from, to: from + 1, sill: 3.2, head: 4.6 }));

/** Sixteen areas of eight corners on a table of 60 by 44 inches, in mirrored pairs. */
export const areas: readonly SightArea[] = Array.from({ length: 16 }, (_, index): SightArea => {
  const [x, y] = cornerOf(index);
  const outline: Point[] = [
    [x - 0.5, y],
    [x, y - 0.5],
    [x + 6, y - 0.5],
    [x + 6.5, y],
    [x + 6.5, y + 4],
    [x + 3.4, y + 4.6],
    [x, y + 4.6],
    [x - 0.5, y + 4],
  ];
  return { id: `area ${index}`, outline };
});

function cornerOf(index: number): Point {
  const [x, y] = [4 + (index % 4) * 14.5, 3.5 + Math.floor(index / 4) * 10.5];
  return [x + (index % 3), y + (index % 2) * 1.5];
}

/** Two walls that meet at a corner in twelve of them, some low, with windows above 3 inches. */
export const walls: readonly Wall[] = Array.from({ length: 12 }, (_, index): Wall[] => {
  const [x, y] = cornerOf(index + (index > 5 ? 4 : 0));
  const wall = { id: `ruin ${index}`, thickness: 0.2, bottom: 0, top: index % 3 === 0 ? 1.5 : 6, openings };
  return [
    { ...wall, from: [x, y], to: [x + 6, y] },
    { ...wall, from: [x, y], to: [x, y + 4] },
  ];
}).flat();

/** A container in each of the other four, and a floor in each of four ruins. */
export const solids: readonly Solid[] = Array.from({ length: 8 }, (_, index): Solid => {
  const [x, y] = cornerOf(index < 4 ? index + 6 : index * 3 - 11);
  const [width, depth, bottom, top] = index < 4 ? [4, 2, 0, 2.5] : [5, 3.5, 2.9, 3];
  const outline: Point[] = [
    [x + 0.5, y + 0.5],
    [x + width, y + 0.5],
    [x + width, y + depth],
    [x + 0.5, y + depth],
  ];
  return { id: `solid ${index}`, outline, bottom, top };
});

/** Twenty units of ten, each in a loose clump, the first ten units on one half of the table. */
export const units: readonly (readonly SightModel[])[] = Array.from({ length: 20 }, (_, unit): SightModel[] => {
  const [x, y] = [5 + random() * 50, unit < 10 ? 3 + random() * 16 : 25 + random() * 16];
  return Array.from({ length: 10 }, (_none, index) => {
    const body: Body = {
      shape: { kind: 'round', radius: 0.63 },
      pose: pose(x + (index % 5) * 1.5 - 3, y + Math.floor(index / 5) * 1.5, [1, 0], 0),
      height: unit % 5 === 0 ? 3 : 1.6,
    };
    return { id: unit * 10 + index, body };
  });
});
