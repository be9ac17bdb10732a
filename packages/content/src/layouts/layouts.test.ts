import type { LayoutSetup } from '@adjutant/engine';
import { outlineFault, outlinesAgree, type Point } from '@adjutant/geometry';
import { checkLayout } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { nodeLayouts } from '../../node/index.ts';
import { fetchLayouts, layoutFile, layoutIndexFile, OUTLINE_TOLERANCE, openLayouts } from './index.ts';

const library = nodeLayouts();
const ids = library.index.layouts.map(({ id }) => id);
const absent = ids.length === 0;
const all: readonly LayoutSetup[] = ids.map((id) => library.layout(id)!);

test.skipIf(absent)('13.01 compiled: all 46 layouts pass the check of layouts (needs npm run setup)', () => {
  expect(ids.length).toBe(46);
  // How near the outlines are to the drawn ones is the next test's matter.
  const bare = all.map((layout) => ({ ...layout, areas: layout.areas.map(({ id, outline }) => ({ id, outline })) }));
  const found = bare.map((layout) => checkLayout(layout));
  expect(found.flatMap((checked) => (checked.ok ? [] : checked.problems))).toEqual([]);
});

/** An outline moved to its first corner: equal where the same template was placed without a turn. */
function shape(outline: readonly Point[]): string {
  const [x, y] = outline[0]!;
  return outline.map((corner) => `${(corner[0] - x).toFixed(2)},${(corner[1] - y).toFixed(2)}`).join(' ');
}

test.skipIf(absent)('13.01 compiled: outlines keep to what is drawn within 0.02", with far fewer corners', () => {
  const areas = all.flatMap((layout) => layout.areas).filter(({ drawn }) => drawn !== undefined);
  const different = new Map(areas.map((area) => [shape(area.outline), area] as const));
  for (const { outline, drawn } of [...different.values()].filter((_area, at) => at % 8 === 0)) {
    expect(outlinesAgree(outline, drawn!, OUTLINE_TOLERANCE)).toBe(true);
    expect(outlineFault(outline)).toBeUndefined();
  }
  const corners = (of: (area: (typeof areas)[number]) => number) => areas.reduce((sum, area) => sum + of(area), 0);
  expect(corners(({ outline }) => outline.length) * 5).toBeLessThan(corners(({ drawn }) => drawn!.length));
});

test.skipIf(absent)(
  '14.01 compiled: the layouts of a mission have five or six objectives, a home for either player',
  () => {
    for (const { id, objectives, areas } of all.filter((layout) => !layout.id.includes('kotc'))) {
      expect([id, areas.length]).toEqual([id, 16]);
      expect([5, 6]).toContain(objectives.length);
      for (const role of ['home', 'expansion'])
        expect(objectives.filter((one) => one.role === role).map(({ player }) => player)).toEqual([0, 1]);
    }
  },
);

test.skipIf(absent)(
  'compiled: zones and objectives are their own half turn, but for one whose middle the data draws askew',
  () => {
    const unfair = all.filter(({ width, height, deploymentZones, objectives }) => {
      const turn = ([x, y]: Point): Point => [width - x, height - y];
      const near = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(x - toX, y - toY) < 0.02;
      const has = (points: readonly Point[]) => (point: Point) => points.some((other) => near(point, other));
      const points = objectives.flatMap(({ x, y, linked = [] }) => [[x, y] as const, ...linked]);
      return !deploymentZones[0].map(turn).every(has(deploymentZones[1])) || !points.map(turn).every(has(points));
    });
    expect(unfair.map(({ id }) => id)).toEqual(['40kdc/bm-disrupt-vs-disrupt-01']);
  },
);

test.skipIf(absent)('compiled: what the data is silent about stands in the notes', () => {
  for (const { notes, features } of all) {
    expect(notes?.[0]).toMatch(/40kdc-data/);
    if (features.some(({ floors }) => floors.length > 0)) expect(notes?.join(' ')).toMatch(/upper floors: 3"/);
  }
});

const small = { id: 'x/one', name: 'One' } as LayoutSetup;
const files: Readonly<Record<string, string>> = {
  [layoutIndexFile]: JSON.stringify({ source: 'test', layouts: [{ id: 'x/one' }, { id: 'x/two' }] }),
  [layoutFile('x/one')]: JSON.stringify(small),
};

test('a library reads the index, and a layout when it is asked for', () => {
  const reads: string[] = [];
  const opened = openLayouts((file) => {
    reads.push(file);
    return files[file];
  });
  expect(reads).toEqual([layoutIndexFile]);
  expect([opened.layout('x/one'), opened.layout('x/one'), opened.layout('x/two'), opened.layout('x/none')]).toEqual([
    small,
    small,
    undefined,
    undefined,
  ]);
  expect(reads).toEqual([layoutIndexFile, layoutFile('x/one'), layoutFile('x/two')]);
});

test('the same over the network; nothing there means no layouts', async () => {
  const fetched = await fetchLayouts(async (file) => files[file]);
  expect(await fetched.layout('x/one')).toEqual(small);
  expect((await fetchLayouts(async () => undefined)).index.layouts).toEqual([]);
  expect(openLayouts(() => undefined).layout('x/one')).toBeUndefined();
});
