import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { adaptLayout } from './adapt-layout.ts';
import { unitVector } from './frame.ts';
import type { LayoutSource, SourceFootprint, SourceLayout, SourcePiece } from './source.ts';

const box = (width: number, height: number): SourceFootprint => ({ type: 'rectangle', width, height });

const source: LayoutSource = {
  layouts: [],
  templates: [
    {
      id: 'mat',
      name: 'Mat',
      footprint: box(8, 6),
      features: [{ id: 'l', template: 'l', position: { x: -2, y: 1 } }],
    },
    {
      id: 'l',
      name: 'Battlemaster AB',
      footprint: box(3, 2),
      walls: [
        {
          points: [
            { x: 0, y: 0 },
            { x: 3, y: 0 },
            { x: 3, y: 2 },
          ],
          thickness: 0.5,
        },
      ],
      upper_floor: { footprint: box(2, 2), floor: 2 },
      terrain_category: 'dense',
    },
    { id: 'corner-ruin-left', name: 'Corner Ruin', footprint: box(3, 6), default_height_inches: 5 },
  ],
  patterns: [
    {
      id: 'strips',
      name: 'Strips',
      zones: [
        { player: 'defender', shape: box(40, 8), position: { x: 0, y: 0 } },
        { player: 'attacker', shape: box(40, 8), position: { x: 0, y: 22 } },
      ],
    },
  ],
};

function adapted(...pieces: readonly SourcePiece[]) {
  const layout: SourceLayout = {
    ...{ id: 'one', name: 'One', deployment_pattern_id: 'strips', board: { width: 40, height: 30 } },
    pieces,
  };
  return adaptLayout(layout, source);
}

const mat: SourcePiece = { id: 'a', template: 'mat', position: { x: 10, y: 10 } };
const sorted = (points: readonly Point[]) => points.map(([x, y]) => `${x},${y}`).sort();

test('13.01-b a place is that of the centroid, y runs upwards', () => {
  expect(sorted(adapted(mat).areas[0]!.outline)).toEqual(['14,17', '14,23', '6,17', '6,23']);
});

test('a turn is clockwise where y runs downwards, after the mirror', () => {
  const turned = adapted({ ...mat, rotation_degrees: 90 }).features[0]!.walls[0]!;
  // The feature lies at (-2, 1) from the centre, by the turn at (-1, -2), so above and left of it on the table.
  expect([turned.from, turned.to]).toEqual([
    [9.75, 23.5],
    [9.75, 20.5],
  ]);
  const mirrored = adapted({ ...mat, mirror: 'horizontal' }).features[0]!.walls[0]!;
  expect([mirrored.from, mirrored.to]).toEqual([
    [13.5, 19.75],
    [10.5, 19.75],
  ]);
});

test('lines of walls are the outer faces of walls that reach to the corner', () => {
  const { walls, blocks } = adapted(mat).features[0]!;
  expect(walls.map(({ from, to, thickness, top }) => [from, to, thickness, top])).toEqual([
    [[6.5, 19.75], [9.5, 19.75], 0.5, 5],
    [[9.25, 20], [9.25, 18], 0.5, 5],
  ]);
  expect(blocks).toEqual([]);
});

test('an upper floor is 3" a storey, and a height that is not stated is noted', () => {
  const layout = adapted(mat);
  expect(layout.features[0]!.floors.map(({ z }) => z)).toEqual([6]);
  expect(layout.notes).toContain('The data gives no height for ab: 5" (as corner-ruin-left of its catalogue).');
});

test('13.01-c a feature on its own is its own area, with the height that it states', () => {
  const pillar: SourcePiece = {
    ...{ id: 'p', name: 'Pillar', piece_type: 'feature', position: { x: 20, y: 15 } },
    ...{ footprint: box(2, 2), height_inches: 4 },
  };
  const { areas, features } = adapted(pillar);
  expect(features.map(({ area, category, blocks }) => [area, category, blocks[0]!.top])).toEqual([['p', 'dense', 4]]);
  expect(areas[0]!.outline).toEqual(features[0]!.blocks[0]!.outline);
});

test("14.01 linked pieces are one objective; the home of a zone is its player's", () => {
  const at = (id: string, x: number, y: number, more: Partial<SourcePiece>): SourcePiece => ({
    ...{ ...mat, id, position: { x, y }, is_objective: true },
    ...more,
  });
  const { objectives } = adapted(
    at('c1', 15, 15, { objective_role: 'center', link_group: 'middle' }),
    at('h', 20, 26, { objective_role: 'home', objective: { position: { x: 21, y: 27 } } }),
    at('c2', 25, 15, { objective_role: 'center', link_group: 'middle' }),
  );
  expect(objectives).toEqual([
    { id: 'h', name: 'Home', x: 21, y: 3, role: 'home', player: 0 },
    { id: 'middle', name: 'Centre', x: 15, y: 15, role: 'centre', linked: [[25, 15]] },
  ]);
});

test('a place that is no terrain is an objective on open ground', () => {
  const bare: SourcePiece = { ...mat, terrain: false, is_objective: true };
  expect([adapted(bare).areas, adapted(bare).objectives.length]).toEqual([[], 1]);
});

test('the first player has the lower zone', () => {
  const { deploymentZones, notes } = adapted();
  expect(sorted(deploymentZones[0])).toEqual(['0,0', '0,8', '40,0', '40,8']);
  expect(notes?.[0]).toMatch(/its attacker is player 1/);
});

test('angles are exact to the last digits', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7) {
    const [cos, sin] = unitVector(degrees);
    expect(Math.abs(cos - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-13);
    expect(Math.abs(sin - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-13);
  }
});
