/** Features: what they are made of, and that they stand in their areas (13.01, 13.02, 13.11). */
import type {
  TerrainAreaSetup,
  TerrainBlockSetup,
  TerrainFeatureSetup,
  TerrainFloorSetup,
  TerrainOpeningSetup,
  TerrainWallSetup,
} from '@adjutant/engine';
import { isOutlineWithin, outlinesOverlap, type Point } from '@adjutant/geometry';
import { outlineOf, SLACK, type Table } from './outlines.ts';
import type { Problems } from './problem.ts';
import { allOf, fieldsOf, numbersOf, pointOf, type Spot, textOf } from './read.ts';

/** Categories of features. @rule 13.02-a */
const categories = ['exposed', 'light', 'dense'] as const;

interface About {
  readonly table: Table;
  readonly of: string;
  readonly problems: Problems;
}

const featureKeys = { needed: ['id', 'name', 'area', 'category', 'blocks', 'walls', 'floors'] } as const;

/** A feature as far as it can be read by itself; whether it stands in its area is asked later. */
export function featureOf(spot: Spot, table: Table, problems: Problems): TerrainFeatureSetup | undefined {
  const field = fieldsOf(spot, featureKeys, problems);
  if (field === undefined) return undefined;
  const [id, name, area, category] = ['id', 'name', 'area', 'category'].map((key) => textOf(field(key), problems));
  const about = { table, of: name ?? id ?? '', problems };
  const blocks = allOf(field('blocks'), (entry) => blockOf(entry, about), problems);
  const walls = allOf(field('walls'), (entry) => wallOf(entry, about), problems);
  const floors = allOf(field('floors'), (entry) => floorOf(entry, about), problems);
  if (id === undefined || name === undefined || area === undefined || category === undefined) return undefined;
  if (!categories.some((known) => known === category))
    problems.add('unknown-category', field('category').at, {
      of: name,
      rule: '13.02-a',
      values: { category, known: categories.join(', ') },
    });
  if (blocks === undefined || walls === undefined || floors === undefined) return undefined;
  if (blocks.length + walls.length + floors.length === 0)
    problems.add('feature-without-parts', spot.at, { of: name, rule: '13.01-b' });
  checkFloors(floors, field('floors').at, about);
  return { id, name, area, category, blocks, walls, floors };
}

function blockOf(spot: Spot, { table, of, problems }: About): TerrainBlockSetup | undefined {
  const field = fieldsOf(spot, { needed: ['outline', 'bottom', 'top'] }, problems);
  if (field === undefined) return undefined;
  const outline = outlineOf(field('outline'), table, { of, rule: '13.01-b' }, problems);
  const heights = heightsOf(spot, field, of, problems);
  return outline === undefined || heights === undefined ? undefined : { outline, ...heights };
}

/** Bottom and top, the top above the bottom and neither below the table. */
function heightsOf(spot: Spot, field: (key: string) => Spot, of: string, problems: Problems) {
  const heights = numbersOf(field, ['bottom', 'top'], problems);
  if (heights === undefined) return undefined;
  const { bottom, top } = heights;
  if (bottom < 0) problems.add('negative-height', field('bottom').at, { of, rule: '13.01-g', values: { z: bottom } });
  if (top <= bottom) problems.add('top-not-above-bottom', spot.at, { of, rule: '13.06-e', values: { bottom, top } });
  return heights;
}

function floorOf(spot: Spot, { table, of, problems }: About): TerrainFloorSetup | undefined {
  const field = fieldsOf(spot, { needed: ['outline', 'z'] }, problems);
  if (field === undefined) return undefined;
  const outline = outlineOf(field('outline'), table, { of, rule: '13.06-n' }, problems);
  const z = numbersOf(field, ['z'], problems)?.z;
  if (z === undefined) return undefined;
  if (z < 0) problems.add('negative-height', field('z').at, { of, rule: '13.01-g', values: { z } });
  if (z === 0) problems.add('floor-at-ground', spot.at, { of, rule: '13.06-m' });
  return outline === undefined ? undefined : { outline, z };
}

/** Floors nearer to each other than this are one surface, in inches. */
const SAME_FLOOR = 0.1;

/** Nobody could say on which of two floors in the same place a model stands. */
function checkFloors(floors: readonly TerrainFloorSetup[], at: string, { of, problems }: About): void {
  for (const [index, floor] of floors.entries())
    for (const [other, lower] of floors.slice(0, index).entries())
      if (Math.abs(floor.z - lower.z) < SAME_FLOOR && outlinesOverlap(floor.outline, lower.outline, SLACK))
        problems.add('floors-overlap', `${at}[${index}]`, { of, rule: '13.06-n', values: { other, z: floor.z } });
}

const wallKeys = { needed: ['from', 'to', 'thickness', 'bottom', 'top', 'openings'] } as const;

function wallOf(spot: Spot, about: About): TerrainWallSetup | undefined {
  const { of, problems } = about;
  const field = fieldsOf(spot, wallKeys, problems);
  if (field === undefined) return undefined;
  const [from, to] = [pointOf(field('from'), problems), pointOf(field('to'), problems)];
  const thickness = numbersOf(field, ['thickness'], problems)?.thickness;
  const heights = heightsOf(spot, field, of, problems);
  const openings = allOf(field('openings'), (entry) => openingOf(entry, problems), problems);
  if (from === undefined || to === undefined || thickness === undefined || heights === undefined) return undefined;
  if (thickness <= 0) problems.add('not-positive', field('thickness').at, { of, values: { found: thickness } });
  const length = lengthOf(from, to);
  if (length === 0) problems.add('wall-without-length', spot.at, { of, rule: '13.01-b' });
  if (openings === undefined || length === 0 || thickness <= 0) return undefined;
  const wall = { from, to, thickness, ...heights, openings };
  checkOpenings(wall, length, field('openings').at, about);
  return wall;
}

function lengthOf([fromX, fromY]: Point, [toX, toY]: Point): number {
  return Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
}

function openingOf(spot: Spot, problems: Problems): TerrainOpeningSetup | undefined {
  const keys = ['from', 'to', 'sill', 'head'] as const;
  const field = fieldsOf(spot, { needed: keys }, problems);
  return field && numbersOf(field, keys, problems);
}

/** Openings lie in their wall, have a size, and do not overlap. @rule 13.11-c */
function checkOpenings(wall: TerrainWallSetup, length: number, at: string, { of, problems }: About): void {
  const rule = '13.11-c';
  for (const [index, one] of wall.openings.entries()) {
    const { from, to, sill, head } = one;
    const where = {
      of,
      rule,
      values: { from, to, sill, head, length: shown(length), bottom: wall.bottom, top: wall.top },
    };
    if (to <= from || head <= sill) problems.add('opening-without-size', `${at}[${index}]`, where);
    else if (from < -SLACK || to > length + SLACK || sill < wall.bottom || head > wall.top)
      problems.add('opening-outside-wall', `${at}[${index}]`, where);
    const other = wall.openings.slice(0, index).findIndex((before) => overlapping(before, one));
    if (other >= 0) problems.add('openings-overlap', `${at}[${index}]`, { of, rule, values: { other } });
  }
}

function overlapping(a: TerrainOpeningSetup, b: TerrainOpeningSetup): boolean {
  return a.from < b.to && b.from < a.to && a.sill < b.head && b.sill < a.head;
}

function shown(inches: number): number {
  return Math.round(inches * 100) / 100;
}

/** Every part of a feature stands in its area. @rule 13.01-b */
export function checkPlace(
  feature: TerrainFeatureSetup,
  at: string,
  areas: readonly TerrainAreaSetup[],
  problems: Problems,
): void {
  const { name, area: id } = feature;
  const area = areas.find((one) => one.id === id);
  if (area === undefined) {
    problems.add('unknown-area', `${at}.area`, { of: name, rule: '13.01-b', values: { area: id } });
    return;
  }
  for (const [part, outline] of partsOf(feature))
    if (!isOutlineWithin(outline, area.outline, SLACK))
      problems.add('outside-its-area', `${at}.${part}`, { of: name, rule: '13.01-b', values: { area: id } });
}

function partsOf({ blocks, walls, floors }: TerrainFeatureSetup): (readonly [string, readonly Point[]])[] {
  return [
    ...blocks.map(({ outline }, at) => [`blocks[${at}]`, outline] as const),
    ...walls.map((wall, at) => [`walls[${at}]`, wallOutline(wall)] as const),
    ...floors.map(({ outline }, at) => [`floors[${at}]`, outline] as const),
  ];
}

/** The rectangle that a wall covers in plan. */
export function wallOutline({ from, to, thickness }: TerrainWallSetup): readonly Point[] {
  const half = thickness / 2 / lengthOf(from, to);
  const [x, y] = [(from[1] - to[1]) * half, (to[0] - from[0]) * half];
  return [
    [from[0] + x, from[1] + y],
    [to[0] + x, to[1] + y],
    [to[0] - x, to[1] - y],
    [from[0] - x, from[1] - y],
  ];
}
