import type { LayoutSetup } from '@adjutant/engine';
import { contains, distanceToOutline, type Point, polygonArea } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { checkLayout, layouts, wallOutline } from './index.ts';

test.each(layouts)('13.01 $name passes the check of layouts', (layout) => {
  const checked = checkLayout(layout);
  expect(checked.ok ? [] : checked.problems).toEqual([]);
});

/** What is left of a layout that does not change by a half turn: rounded, in no order. */
function turned({ width, height, areas, features, objectives }: LayoutSetup, half: boolean): string[] {
  const put = ([x, y]: Point) => (half ? [width - x, height - y] : [x, y]).map((part) => part.toFixed(6)).join(',');
  const outline = (points: readonly Point[]) => points.map(put).sort().join(' ');
  return [
    ...areas.map((area) => outline(area.outline)),
    ...features.map(({ name, category, blocks, walls, floors }) =>
      [
        `${name} ${category}`,
        ...blocks.map((part) => `${part.top} ${outline(part.outline)}`).sort(),
        ...walls.map((part) => `${part.top} ${put(part.from)} ${put(part.to)} ${JSON.stringify(part.openings)}`).sort(),
        ...floors.map((part) => `${part.z} ${outline(part.outline)}`).sort(),
      ].join('; '),
    ),
    ...objectives.map(({ x, y, role }) => `${role} ${put([x, y])}`),
  ].sort();
}

test.each(layouts)('$name is its own half turn', (layout) => {
  expect(turned(layout, true)).toEqual(turned(layout, false));
});

test.each(layouts)("$name has five objectives, the middle one in nobody's zone", (layout) => {
  const { width, height, objectives, deploymentZones } = layout;
  expect(objectives.map(({ role, player }) => `${role} ${player}`)).toEqual([
    'home 0',
    'expansion 0',
    'home 1',
    'expansion 1',
    'centre undefined',
  ]);
  const { x, y } = objectives.at(-1)!;
  expect([x, y]).toEqual([width / 2, height / 2]);
  expect(deploymentZones.some((zone) => contains(zone, [x, y]))).toBe(false);
});

/** Points of a grid in a polygon, off all areas. */
function openPoints({ areas, width, height }: LayoutSetup, zone: readonly Point[], step: number): Point[] {
  const points: Point[] = [];
  for (let x = step / 2; x < width; x += step)
    for (let y = step / 2; y < height; y += step)
      if (contains(zone, [x, y]) && !areas.some(({ outline }) => contains(outline, [x, y]))) points.push([x, y]);
  return points;
}

/** Whether a thin line crosses no obscuring area (13.10). */
function isOpen([fromX, fromY]: Point, [toX, toY]: Point, obscuring: readonly (readonly Point[])[]): boolean {
  for (let share = 0; share <= 1; share += 0.01) {
    const point: Point = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
    if (obscuring.some((outline) => contains(outline, point))) return false;
  }
  return true;
}

test.each(layouts)('13.10 $name: of places in the two zones less than two in five see each other', (layout) => {
  const obscuring = layout.areas
    .filter(({ id }) => layout.features.some(({ area, category }) => area === id && category !== 'exposed'))
    .map(({ outline }) => outline);
  const [own, other] = layout.deploymentZones.map((zone) => openPoints(layout, zone, 4));
  const lines = own!.flatMap((from) => other!.map((to) => isOpen(from, to, obscuring)));
  expect(lines.filter((open) => open).length / lines.length).toBeLessThan(0.4);
});

/** Where the middle of a round model 5" wide can go on the ground, from the first zone, around everything over 2". */
function reached(layout: LayoutSetup): Point[] {
  const { width, height, features } = layout;
  const solid = features
    .filter(({ category }) => category === 'dense')
    .flatMap(({ blocks, walls }) => [...blocks.map(({ outline }) => outline), ...walls.map(wallOutline)]);
  const radius = 2.5;
  const free = ([x, y]: Point) =>
    x >= radius &&
    y >= radius &&
    x <= width - radius &&
    y <= height - radius &&
    solid.every((outline) => !contains(outline, [x, y]) && distanceToOutline([x, y], outline) >= radius);
  const start = openPoints(layout, layout.deploymentZones[0], 0.5).filter(free);
  const seen = new Map(start.map((point) => [point.join(), point] as const));
  const queue = [...seen.values()];
  for (let point = queue.pop(); point !== undefined; point = queue.pop())
    for (const [dx, dy] of [
      [0.5, 0],
      [-0.5, 0],
      [0, 0.5],
      [0, -0.5],
    ] as const) {
      const next: Point = [point[0] + dx, point[1] + dy];
      if (seen.has(next.join()) || !free(next)) continue;
      seen.set(next.join(), next);
      queue.push(next);
    }
  return [...seen.values()];
}

test.each(layouts)('$name has lanes 5" wide from zone to zone and to every objective', (layout) => {
  const places = reached(layout);
  expect(places.some((place) => contains(layout.deploymentZones[1], place))).toBe(true);
  for (const { x, y, name } of layout.objectives) {
    const area = layout.areas.find(({ outline }) => contains(outline, [x, y]))?.outline;
    const away = (place: Point) =>
      area === undefined ? Math.hypot(place[0] - x, place[1] - y) - 3.7 : distanceToOutline(place, area);
    expect([name, places.some((place) => away(place) <= 2.5 || (area !== undefined && contains(area, place)))]).toEqual(
      [name, true],
    );
  }
});

test.each(layouts)('13.05 $name has dense terrain on a fifth to two fifths of the table', (layout) => {
  const covered = layout.areas.reduce((sum, { outline }) => sum + polygonArea(outline), 0);
  expect(covered / (layout.width * layout.height)).toBeGreaterThan(0.17);
  expect(covered / (layout.width * layout.height)).toBeLessThan(0.4);
});
