/** The terrain of a battle as the rules ask for it; it never changes during the battle. @rule 13.01-a */
import type { Game, LayoutSetup, ModelId, TerrainAreaSetup, TerrainFeatureSetup } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import { type Body, isWithinOutline, type Pose } from '@adjutant/geometry';

/** An area with what stands in it. */
export interface TerrainArea extends TerrainAreaSetup {
  readonly features: readonly TerrainFeatureSetup[];
}

const known = new WeakMap<LayoutSetup, readonly TerrainArea[]>();

/** The areas of terrain, each with its features. @rule 13.01-b 13.01-k */
export function terrainAreas(game: Game): readonly TerrainArea[] {
  return terrainAreasOf(game.setup.layout);
}

/** The areas of a layout, each with its features. */
export function terrainAreasOf(layout: LayoutSetup): readonly TerrainArea[] {
  let areas = known.get(layout);
  if (areas === undefined) {
    areas = layout.areas.map((area) => ({
      ...area,
      features: layout.features.filter(({ area: id }) => id === area.id),
    }));
    known.set(layout, areas);
  }
  return areas;
}

/** Whether some part of a base or hull lies in an area, at whatever height. @rule 13.01-g 13.01-h 17.02-d */
export function isBodyWithinArea(body: Body, area: TerrainAreaSetup): boolean {
  return isWithinOutline(body, area.outline);
}

/** The last answer for a place: which areas hold the model there. */
interface Holding {
  readonly body: Body;
  readonly of: readonly TerrainArea[];
  readonly areas: readonly TerrainArea[];
}

const holding = new WeakMap<Pose, Holding>();

/** The areas that a model on the table is within. @rule 13.01-h */
export function areasOf(game: Game, model: ModelId): readonly TerrainArea[] {
  const body = standingBody(game, model);
  const all = terrainAreas(game);
  const last = holding.get(body.pose);
  if (last?.of === all && last.body.shape === body.shape) return last.areas;
  const areas = all.filter((area) => isBodyWithinArea(body, area));
  holding.set(body.pose, { body, of: all, areas });
  return areas;
}
