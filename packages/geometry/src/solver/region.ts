import type { Body, Point } from '../body.ts';
import { distance, distanceToPoint } from '../distance.ts';
import { contains, distancePointToSegment, distanceToPolygon, farthestDistance, isWhollyInside } from '../polygon.ts';
import { toTable, worldOutline } from '../pose.ts';
import { extentOf } from '../table.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import { unitCircle } from '../unit-circle.ts';
import type { Region, TableEdge } from './constraint.ts';
import type { Scene } from './problem.ts';

const allEdges: readonly TableEdge[] = ['left', 'right', 'bottom', 'top'];

/** The table without the strip along some edges, as its least and greatest x and y. */
export function insideOfBand(scene: Scene, distance: number, edges: readonly TableEdge[] = allEdges) {
  const far = scene.width + scene.height;
  return {
    left: edges.includes('left') ? distance : -far,
    right: edges.includes('right') ? scene.width - distance : scene.width + far,
    bottom: edges.includes('bottom') ? distance : -far,
    top: edges.includes('top') ? scene.height - distance : scene.height + far,
  };
}

/** Inches from the nearest part of a body to the region; 0 when some part is within it. */
export function regionDistance(body: Body, region: Region, scene: Scene): number {
  switch (region.kind) {
    case 'polygon':
      return distanceToPolygon(body, region.outline);
    case 'disc': {
      const above = region.vertical === undefined ? 0 : Math.max(0, Math.abs(body.pose.z) - region.vertical);
      const flat = Math.max(0, distanceToPoint(body, [region.x, region.y]) - region.radius);
      return above === 0 ? flat : Math.sqrt(flat * flat + above * above);
    }
    case 'edge-band':
      return Math.max(0, nearestEdge(body, scene, region.edges ?? allEdges) - region.distance);
    case 'around-body':
      return Math.max(0, distance(body, region.body) - region.distance);
    case 'around-polygon':
      return Math.max(0, distanceToPolygon(body, region.outline) - region.distance);
  }
}

/** Whether no part of the body is outside the region. */
export function isWhollyIn(body: Body, region: Region, scene: Scene): boolean {
  switch (region.kind) {
    case 'polygon':
      return isWhollyInside(body, region.outline);
    case 'disc':
      return (
        (region.vertical === undefined || isWithin(Math.abs(body.pose.z), region.vertical)) &&
        isWithin(farthestDistance(body, pointBody(region.x, region.y, body.pose.z)), region.radius)
      );
    case 'edge-band':
      return isInBand(body, scene, region.distance, region.edges);
    case 'around-body':
      return isWithin(farthestDistance(body, region.body), region.distance);
    case 'around-polygon':
      return isWithin(farthestFromOutline(body, region.outline), region.distance);
  }
}

function isInBand(body: Body, scene: Scene, distance: number, edges: readonly TableEdge[] | undefined): boolean {
  const inside = insideOfBand(scene, distance, edges);
  const left = inside.left + TOLERANCE;
  const right = inside.right - TOLERANCE;
  const bottom = inside.bottom + TOLERANCE;
  const top = inside.top - TOLERANCE;
  if (left >= right || bottom >= top) return true;
  return (
    distanceToPolygon(body, [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ]) > 0
  );
}

function nearestEdge(body: Body, scene: Scene, edges: readonly TableEdge[]): number {
  const box = extentOf(body);
  let nearest = Infinity;
  for (const edge of edges) {
    const gap =
      edge === 'left'
        ? box.left
        : edge === 'right'
          ? scene.width - box.right
          : edge === 'bottom'
            ? box.bottom
            : scene.height - box.top;
    nearest = Math.min(nearest, Math.max(0, gap));
  }
  return nearest;
}

function pointBody(x: number, y: number, z: number): Body {
  return { shape: { kind: 'round', radius: 0 }, pose: { x, y, z, facingX: 1, facingY: 0 }, height: 0 };
}

function farthestFromOutline(body: Body, outline: readonly Point[]): number {
  const { shape, pose } = body;
  if (shape.kind === 'round') return outlineDistance([pose.x, pose.y], outline, shape.radius);
  const points =
    shape.kind === 'hull'
      ? worldOutline(body)
      : unitCircle(64).map(([u, v]): Point => toTable(pose, [u * shape.long, v * shape.short]));
  return Math.max(...points.map((point) => outlineDistance(point, outline, 0)));
}

/** Greatest distance to the outline of a disc round the point; a part inside the outline counts as 0. */
function outlineDistance(point: Point, outline: readonly Point[], radius: number): number {
  let nearest = Infinity;
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i];
    const to = outline[(i + 1) % outline.length];
    if (from && to) nearest = Math.min(nearest, distancePointToSegment(point, from, to));
  }
  return Math.max(0, contains(outline, point) ? radius - nearest : radius + nearest);
}
