/** The terrain of a layout as lines of sight meet it; made once for a layout and kept beside it, never in the state. */
import type {
  Game,
  LayoutSetup,
  TerrainBlockSetup,
  TerrainFeatureSetup,
  TerrainFloorSetup,
  TerrainOpeningSetup,
  TerrainWallSetup,
} from '@adjutant/engine';
import {
  distancePointToSegment,
  makeSightCache,
  makeSightTerrain,
  type Opening,
  type Point,
  type SightArea,
  type SightCache,
  type SightId,
  type Solid,
  type Wall,
} from '@adjutant/geometry';
import { gapFillings } from './small-gaps.ts';
import { terrainAreasOf } from './terrain.ts';

/** Inches above the table up to which enclosed gaps of Solid features stop lines, unless the mission says otherwise. @rule 13.11-b 13.11-e */
const SOLID_HEIGHT = 3;

/** A floor or roof is so thick, in inches, downwards from its surface. */
const FLOOR_THICKNESS = 0.1;

/** What lines of sight are asked of, with the answers found so far. */
export interface SightTables {
  /** All features, Solid ones closed, and obscuring areas. @rule 13.07-a */
  readonly all: SightCache;
  /** Solid features alone. @rule 13.11.01-e */
  readonly solid: SightCache;
  /** All features as they stand, without areas: what the eye would see. @rule 06.01-a */
  readonly bare: SightCache;
  /** A table without terrain: what models alone hide. @rule 13.08-f 15.10-b */
  readonly empty: SightCache;
}

const known = new WeakMap<LayoutSetup, Map<number, SightTables>>();

/** The lines of sight of a battle's table. */
export function sightTables(game: Game): SightTables {
  const { layout, mission } = game.setup;
  const height = mission.values.solidHeight ?? SOLID_HEIGHT;
  let byHeight = known.get(layout);
  if (byHeight === undefined) {
    byHeight = new Map();
    known.set(layout, byHeight);
  }
  let tables = byHeight.get(height);
  if (tables === undefined) {
    tables = makeTables(layout, height);
    byHeight.set(height, tables);
  }
  return tables;
}

function makeTables(layout: LayoutSetup, solidHeight: number): SightTables {
  const { features } = layout;
  const solid = features.filter(isSolid);
  const closed = solid.flatMap((feature) => feature.walls.map((wall) => closedWall(feature, wall, solidHeight, solid)));
  const open = features
    .filter((feature) => !isSolid(feature))
    .flatMap((feature) => feature.walls.map((wall) => wallOf(feature, wall)));
  const fillings = gapFillings(solid, solidHeight, featureName);
  const asTheyStand = features.flatMap((feature) => feature.walls.map((wall) => wallOf(feature, wall)));
  return {
    all: makeSightCache(
      makeSightTerrain([...features.flatMap(solidsOf), ...fillings], [...closed, ...open], obscuringAreas(layout)),
    ),
    solid: makeSightCache(makeSightTerrain([...solid.flatMap(solidsOf), ...fillings], closed)),
    bare: makeSightCache(makeSightTerrain(features.flatMap(solidsOf), asTheyStand)),
    empty: makeSightCache(makeSightTerrain([])),
  };
}

/** All dense features are Solid, light and exposed ones are not. @rule 13.11-a 13.05-b */
function isSolid({ category }: TerrainFeatureSetup): boolean {
  return category === 'dense';
}

/** Areas with a light or dense feature stop lines across them, at whatever height. @rule 13.10-a 13.10-h */
function obscuringAreas(layout: LayoutSetup): SightArea[] {
  return terrainAreasOf(layout)
    .filter(({ features }) => features.some(({ category }) => category === 'light' || category === 'dense'))
    .map(({ id, outline }) => ({ id: areaName(id), outline }));
}

function solidsOf(feature: TerrainFeatureSetup): Solid[] {
  const id = featureName(feature.id);
  const block = ({ outline, bottom, top }: TerrainBlockSetup): Solid => ({ id, outline, bottom, top });
  const floor = ({ outline, z }: TerrainFloorSetup): Solid => ({ id, outline, bottom: z - FLOOR_THICKNESS, top: z });
  return [...feature.blocks.map(block), ...feature.floors.map(floor)];
}

function wallOf({ id }: TerrainFeatureSetup, wall: TerrainWallSetup): Wall {
  return { ...wall, id: featureName(id) };
}

/** A wall of a Solid feature: its enclosed openings begin only above the height up to which they are closed. @rule 13.11-b 13.11-f 13.11-g */
function closedWall(
  feature: TerrainFeatureSetup,
  wall: TerrainWallSetup,
  height: number,
  solid: readonly TerrainFeatureSetup[],
): Wall {
  const openings = wall.openings.flatMap((opening): Opening[] => {
    if (!isEnclosed(wall, opening, solid)) return [opening];
    return opening.head <= height ? [] : [{ ...opening, sill: Math.max(opening.sill, height) }];
  });
  return { ...wallOf(feature, wall), openings };
}

/** Whether an opening is surrounded by material: not where the wall's top or one of its ends is missing. A door counts. @rule 13.11-c 13.11-d */
function isEnclosed(
  wall: TerrainWallSetup,
  { from, to, head }: TerrainOpeningSetup,
  solid: readonly TerrainFeatureSetup[],
): boolean {
  if (head >= wall.top) return false;
  const [alongX, alongY] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  if (from <= 0 && !isJoined(wall, wall.from, solid)) return false;
  return to < length || isJoined(wall, wall.to, solid);
}

/** Whether another wall of a Solid feature begins, ends or runs where this one ends. */
function isJoined(wall: TerrainWallSetup, end: Point, solid: readonly TerrainFeatureSetup[]): boolean {
  return solid.some(({ walls }) =>
    walls.some(
      (other) =>
        other !== wall &&
        distancePointToSegment(end, other.from, other.to) <= (wall.thickness + other.thickness) / 2 + 0.01,
    ),
  );
}

const FEATURE = 'feature:';
const AREA = 'area:';

/** A feature as a blocker is named; areas have names of their own. */
function featureName(id: string): string {
  return FEATURE + id;
}

function areaName(id: string): string {
  return AREA + id;
}

/** The features and areas among what blocks a line. */
export function terrainNamed(ids: readonly SightId[]): { readonly features: string[]; readonly areas: string[] } {
  const named = (start: string): string[] =>
    ids
      .filter((id): id is string => typeof id === 'string' && id.startsWith(start))
      .map((id) => id.slice(start.length));
  return { features: named(FEATURE), areas: named(AREA) };
}
