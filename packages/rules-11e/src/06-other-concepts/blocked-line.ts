import type { Game, ModelId, TerrainFeatureSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import type { ModelSeen } from './look.ts';

/** A line of sight that ends before its target, in inches of the table. */
export interface BlockedLine {
  readonly from: Point;
  readonly to: Point;
  /** Where sight ends: at what blocks, or at the range of a rule. */
  readonly stop: Point;
}

/** The line between the middles of two models that do not see each other, and where on it sight ends. */
export function blockedLine(game: Game, { observer, model, sight }: ModelSeen): BlockedLine | undefined {
  const [from, to] = [placeOf(game, observer), placeOf(game, model)];
  if (from === undefined || to === undefined || sight.visible || sight.reason === 'off-table') return undefined;
  if (sight.reason !== 'blocked') {
    const { range, distance } = sight.limit;
    return { from, to, stop: between(from, to, distance > 0 ? Math.min(1, range / distance) : 1) };
  }
  const { features, areas, models } = sight.blockedBy;
  const { layout } = game.setup;
  const edges = [
    ...layout.features.filter(({ id }) => features.includes(id)).flatMap(edgesOf),
    ...layout.areas.filter(({ id }) => areas.includes(id)).flatMap(({ outline }) => ring(outline)),
  ];
  const crossings = edges.flatMap(([start, end]) => crossing(from, to, start, end) ?? []);
  const middles = models.map((id) => placeOf(game, id)).filter((middle) => middle !== undefined);
  const bodies = middles.map((middle) => nearestPart(from, to, middle));
  const first = crossings.length > 0 ? Math.min(...crossings) : undefined;
  const corners = edges.map(([start]) => start);
  const aside =
    (bodies.length > 0 ? Math.min(...bodies) : undefined) ??
    (corners.length === 0 ? 0.5 : nearestPart(from, to, middleOf(corners)));
  return { from, to, stop: between(from, to, first ?? aside) };
}

type Edge = readonly [Point, Point];

function placeOf(game: Game, model: ModelId): Point | undefined {
  const { pose } = game.model(model);
  return pose === undefined ? undefined : [pose.x, pose.y];
}

function edgesOf({ walls, blocks, floors }: TerrainFeatureSetup): readonly Edge[] {
  const flat = [...blocks, ...floors].flatMap(({ outline }) => ring(outline));
  return [...walls.map(({ from, to }): Edge => [from, to]), ...(walls.length > 0 ? [] : flat)];
}

function ring(outline: readonly Point[]): readonly Edge[] {
  return outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] ?? corner]);
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The part of a line, from 0 to 1, at which it crosses an edge. */
function crossing(from: Point, to: Point, start: Point, end: Point): number | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [ex, ey] = [end[0] - start[0], end[1] - start[1]];
  const across = dx * ey - dy * ex;
  if (across === 0) return undefined;
  const [ox, oy] = [start[0] - from[0], start[1] - from[1]];
  const [part, along] = [(ox * ey - oy * ex) / across, (ox * dy - oy * dx) / across];
  return part >= 0 && part <= 1 && along >= 0 && along <= 1 ? part : undefined;
}

/** The part of a line that is closest to a point. */
function nearestPart(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const part = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  return Math.max(0.08, Math.min(0.92, part));
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
