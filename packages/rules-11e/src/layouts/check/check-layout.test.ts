import type { LayoutSetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { rectangle } from '../piece.ts';
import { checkLayout, type LayoutProblemCode } from './index.ts';

/** A small table with everything that a layout can have. */
const sound: LayoutSetup = {
  id: 'test/table',
  name: 'Table',
  width: 40,
  height: 30,
  areas: [
    { id: 'west', outline: rectangle(10, 10, 8, 6) },
    { id: 'east', outline: rectangle(22, 10, 8, 6), drawn: [...rectangle(22, 10, 8, 6), [21.99, 12]] },
  ],
  features: [
    {
      id: 'ruin',
      name: 'Ruin',
      area: 'west',
      category: 'dense',
      blocks: [{ outline: rectangle(16, 14, 1, 1), bottom: 0, top: 2 }],
      walls: [
        {
          ...{ from: [11, 11], to: [17, 11], thickness: 0.25, bottom: 0, top: 5 },
          openings: [{ from: 1, to: 2, sill: 1, head: 2.5 }],
        },
      ],
      floors: [{ outline: rectangle(11, 11, 3, 3), z: 3 }],
    },
  ],
  objectives: [
    { id: 'a', name: 'A', x: 12, y: 12, linked: [[24, 12]], role: 'centre' },
    { id: 'b', name: 'B', x: 20, y: 4, player: 0 },
  ],
  deploymentZones: [rectangle(0, 0, 40, 6), rectangle(0, 24, 40, 6)],
  notes: ['made for tests'],
};

type Path = readonly (string | number)[];

/** The table with another value at a place; `undefined` takes the place away. */
function changed(path: Path, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(sound)) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  const last = path.at(-1)!;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

function problemsOf(path: Path, value: unknown) {
  const checked = checkLayout(changed(path, value));
  return checked.ok ? [] : checked.problems;
}

test('13.01 a sound layout comes out as it went in', () => {
  const checked = checkLayout(JSON.parse(JSON.stringify(sound)));
  expect(checked).toEqual({ ok: true, layout: sound });
});

const wall = sound.features[0]!.walls[0]!;
const opening = wall.openings[0]!;

/** What is changed, to what, and what is said about it: code, place, rule. */
const cases: readonly (readonly [Path, unknown, LayoutProblemCode, string, string?])[] = [
  [['width'], 'wide', 'not-a-number', 'width'],
  [['width'], Number.NaN, 'not-a-number', 'width'],
  [['width'], -40, 'not-positive', 'width'],
  [['name'], '', 'not-a-text', 'name'],
  [['areas'], {}, 'not-a-list', 'areas'],
  [['areas', 0], 7, 'not-an-object', 'areas[0]'],
  [['features'], undefined, 'missing', ''],
  [['Features'], [], 'unknown-key', ''],
  [['areas', 0, 'outline', 1], [18], 'not-a-point', 'areas[0].outline[1]'],
  [['areas', 0, 'outline', 1], [18, null], 'not-a-number', 'areas[0].outline[1][1]'],
  [['areas', 0, 'outline'], rectangle(10, 10, 8, 6).slice(2), 'too-few-corners', 'areas[0].outline', '13.01-b'],
  [['areas', 0, 'outline', 1], [10, 10], 'corner-twice', 'areas[0].outline', '13.01-b'],
  [['areas', 0, 'outline', 1], [10, 18], 'crosses-itself', 'areas[0].outline', '13.01-b'],
  [['areas', 0, 'outline', 0], [-1, 10], 'off-the-table', 'areas[0].outline[0]', '13.01-b'],
  [['areas', 1, 'drawn', 4], [21.9, 12], 'far-from-drawn', 'areas[1].drawn', '13.01-b'],
  [['areas', 1, 'id'], 'west', 'id-twice', 'areas[1].id'],
  [['areas', 0, 'outline', 1], [24, 10], 'areas-overlap', 'areas[1]', '13.01-b'],
  [['features', 0, 'area'], 'north', 'unknown-area', 'features[0].area', '13.01-b'],
  [['features', 0, 'category'], 'heavy', 'unknown-category', 'features[0].category', '13.02-a'],
  [['features', 0, 'blocks', 0, 'top'], 0, 'top-not-above-bottom', 'features[0].blocks[0]', '13.06-e'],
  [['features', 0, 'blocks', 0, 'bottom'], -1, 'negative-height', 'features[0].blocks[0].bottom', '13.01-g'],
  [['features', 0, 'blocks', 0, 'outline', 1], [20, 14.2], 'outside-its-area', 'features[0].blocks[0]', '13.01-b'],
  [['features', 0, 'walls', 0, 'to'], [18.5, 11], 'outside-its-area', 'features[0].walls[0]', '13.01-b'],
  [['features', 0, 'walls', 0, 'to'], [11, 11], 'wall-without-length', 'features[0].walls[0]', '13.01-b'],
  [['features', 0, 'walls', 0, 'thickness'], 0, 'not-positive', 'features[0].walls[0].thickness'],
  [
    ['features', 0, 'walls', 0, 'openings', 0, 'to'],
    7,
    'opening-outside-wall',
    'features[0].walls[0].openings[0]',
    '13.11-c',
  ],
  [
    ['features', 0, 'walls', 0, 'openings', 0, 'head'],
    1,
    'opening-without-size',
    'features[0].walls[0].openings[0]',
    '13.11-c',
  ],
  [
    ['features', 0, 'walls', 0, 'openings', 1],
    opening,
    'openings-overlap',
    'features[0].walls[0].openings[1]',
    '13.11-c',
  ],
  [['features', 0, 'floors', 0, 'z'], undefined, 'missing', 'features[0].floors[0]'],
  [['features', 0, 'floors', 0, 'z'], 0, 'floor-at-ground', 'features[0].floors[0]', '13.06-m'],
  [['features', 0, 'floors', 0, 'z'], -3, 'negative-height', 'features[0].floors[0].z', '13.01-g'],
  [
    ['features', 0, 'floors', 1],
    { outline: rectangle(13, 13, 3, 2), z: 3 },
    'floors-overlap',
    'features[0].floors[1]',
    '13.06-n',
  ],
  [['objectives', 1, 'x'], 41, 'off-the-table', 'objectives[1]', '14.01-a'],
  [['objectives', 0, 'linked', 0], [2, 2], 'linked-off-areas', 'objectives[0].linked[0]', '14.01-b'],
  [['objectives', 1], { id: 'b', name: 'B', x: 23, y: 11 }, 'objectives-share-an-area', 'objectives[1]', '14.01-b'],
  [['objectives', 0, 'role'], 'middle', 'unknown-role', 'objectives[0].role', '14.01-a'],
  [['objectives', 1, 'player'], 2, 'unknown-player', 'objectives[1].player'],
  [['objectives', 1, 'id'], 'a', 'id-twice', 'objectives[1].id'],
  [['deploymentZones', 2], rectangle(0, 10, 4, 4), 'not-two-players', 'deploymentZones', '25.10-c'],
  [['deploymentZones', 1], rectangle(0, 5, 40, 6), 'zones-overlap', 'deploymentZones', '25.10-c'],
  [['territories'], [rectangle(0, 0, 40, 16), rectangle(0, 15, 40, 15)], 'zones-overlap', 'territories', '25.10-c'],
];

for (const [path, value, code, at, rule] of cases)
  test(`13.01 a layout with ${path.join('.')} as ${JSON.stringify(value)}: ${code} at ${at}`, () => {
    const [first, ...others] = problemsOf(path, value);
    expect([first?.code, first?.at, first?.rule]).toEqual([code, at, rule]);
    expect(others).toEqual([]);
  });

test('13.01-b a feature without any part is refused', () => {
  const nothing = { ...sound.features[0], blocks: [], walls: [], floors: [] };
  expect(problemsOf(['features', 0], nothing).map(({ code }) => code)).toEqual(['feature-without-parts']);
});

test('whatever is given, something is said', () => {
  for (const value of [undefined, null, 7, 'x', [], {}, [[]]]) expect(checkLayout(value).ok).toBe(false);
});
