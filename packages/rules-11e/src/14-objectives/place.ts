import {
  bodyOf,
  type Game,
  type LayoutSetup,
  type ModelId,
  type ObjectiveSetup,
  type TerrainAreaSetup,
  type UnitId,
} from '@adjutant/engine';
import {
  type Body,
  contains,
  distanceToPolygon,
  horizontalDistance,
  isWithin,
  isWithinOutline,
  type Point,
  type Region,
  verticalDistance,
} from '@adjutant/geometry';
import { livingOnTable } from '../01-core-concepts/populations.ts';

/** Radius of an objective marker, 40 mm across, in inches. @rule 14.01.01-a */
export const MARKER_RADIUS = 20 / 25.4;

/** How far from a marker a model is in range, in inches. @rule 14.01.01-c */
const MARKER_RANGE = { horizontal: 3, vertical: 5 } as const;

/** Where an objective is: whole areas of terrain, mostly one, or a marker on the table. */
export type ObjectivePlace =
  | { readonly kind: 'area'; readonly outline: readonly Point[]; readonly others?: readonly (readonly Point[])[] }
  | { readonly kind: 'marker'; readonly body: Body };

/** An objective whose point falls on an area of terrain is the whole area, with those of its further points; any other is a marker. @rule 14.01-b 14.01-d */
export function objectivePlace(game: Game, objective: string): ObjectivePlace {
  const { layout } = game.setup;
  let places = known.get(layout);
  if (places === undefined) {
    places = new Map(layout.objectives.map((setup) => [setup.id, placeOf(game, setup)]));
    known.set(layout, places);
  }
  const place = places.get(objective);
  if (place === undefined) throw new Error(`there is no objective ${objective}`);
  return place;
}

const known = new WeakMap<LayoutSetup, ReadonlyMap<string, ObjectivePlace>>();

function placeOf(game: Game, setup: ObjectiveSetup): ObjectivePlace {
  const [first, ...others] = areasOfObjective(game, setup).map(({ outline }) => outline);
  if (first === undefined) return { kind: 'marker', body: markerAt(setup) };
  return others.length === 0 ? { kind: 'area', outline: first } : { kind: 'area', outline: first, others };
}

/** The areas of terrain that an objective is made of; none where it is a marker. @rule 14.01-b */
export function areasOfObjective(
  game: Game,
  { x, y, linked = [], marker = false }: ObjectiveSetup,
): TerrainAreaSetup[] {
  if (marker) return [];
  const { areas } = game.setup.layout;
  const found = [[x, y] as const, ...linked].map((point) => areas.find(({ outline }) => contains(outline, point)));
  return [...new Set(found.filter((area) => area !== undefined))];
}

function markerAt({ x, y }: ObjectiveSetup): Body {
  return { shape: { kind: 'round', radius: MARKER_RADIUS }, pose: { x, y, z: 0, facingX: 1, facingY: 0 }, height: 0 };
}

/** The parts of the table in which a model is in range of an objective, for moves that must end there. @rule 14.02-b 14.01.01-c */
export function objectiveRegions(game: Game, objective: string): Region[] {
  const place = objectivePlace(game, objective);
  if (place.kind === 'area') return outlinesOf(place).map((outline) => ({ kind: 'polygon', outline }));
  const { x, y } = place.body.pose;
  const radius = MARKER_RADIUS + MARKER_RANGE.horizontal;
  return [{ kind: 'disc', x, y, radius, vertical: MARKER_RANGE.vertical }];
}

function outlinesOf({
  outline,
  others = [],
}: Extract<ObjectivePlace, { kind: 'area' }>): readonly (readonly Point[])[] {
  return [outline, ...others];
}

/** Distance in plan from a model to the closest part of an objective, in inches; undefined while it is off the table. @rule 14.01-c 14.02 ex 7 */
export function distanceToObjective(game: Game, model: ModelId, objective: string): number | undefined {
  const body = bodyOf(game, model);
  return body === undefined ? undefined : distanceTo(body, objectivePlace(game, objective));
}

function distanceTo(body: Body, place: ObjectivePlace): number {
  if (place.kind === 'marker') return horizontalDistance(body, place.body);
  return Math.min(...outlinesOf(place).map((outline) => distanceToPolygon(body, outline)));
}

/** Whether a model is in range: some part of it in the area at any height, or within 3" and 5" of the marker. @rule 14.02-b 14.01.01-c */
export function isModelInRange(game: Game, model: ModelId, objective: string): boolean {
  const body = bodyOf(game, model);
  return body !== undefined && isBodyInRange(body, objectivePlace(game, objective));
}

/** The same for a body and a place already looked up. */
export function isBodyInRange(body: Body, place: ObjectivePlace): boolean {
  if (place.kind === 'area') return outlinesOf(place).some((outline) => isWithinOutline(body, outline));
  return (
    isWithin(distanceTo(body, place), MARKER_RANGE.horizontal) &&
    isWithin(verticalDistance(body, place.body), MARKER_RANGE.vertical)
  );
}

/** Whether some living model of a unit is in range of an objective. @rule 14.02-i */
export function isUnitInRange(game: Game, unit: UnitId, objective: string): boolean {
  return livingOnTable(game, unit).some((model) => isModelInRange(game, model, objective));
}
