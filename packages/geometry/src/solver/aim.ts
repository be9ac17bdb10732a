import type { Body, Point } from '../body.ts';
import { boundingRadius } from '../pose.ts';
import type { Ids } from './constraint.ts';
import { gapLoop, nearestOn } from './curve.ts';
import { type Aim, newEffort } from './greedy.ts';
import { type Layout, moverAt, type Prepared } from './judge.ts';
import { centreDistance, type Group, groupOf, nearestOf } from './measure.ts';
import type { Goal } from './problem.ts';
import { regionDistance } from './region.ts';

/** What a goal means for one model: where to try first, and which places are better. */

/** Turns a goal into what the search for one model needs. */
export function aimOf(prepared: Prepared, goal: Goal): Aim {
  return { ...wishOf(prepared, goal), effort: newEffort() };
}

type Wish = Omit<Aim, 'effort'>;

function wishOf(prepared: Prepared, goal: Goal): Wish {
  switch (goal.kind) {
    case 'toward':
      return towardPoint([goal.x, goal.y], goal.z);
    case 'spread':
      return spreadRound(prepared, [goal.x, goal.y]);
    case 'toward-models':
      return towardModels(prepared, goal.models);
    case 'away':
      return awayFrom(prepared, goal.models);
    case 'hold':
      return prepared.problem.mode === 'set-up' ? satisfying(prepared) : staying(prepared);
    case 'satisfy':
      return satisfying(prepared);
  }
}

/** How far a mover is from what the goal is about; the nearest are placed first. */
export function distanceToGoal(prepared: Prepared, goal: Goal): (body: Body) => number {
  switch (goal.kind) {
    case 'toward':
    case 'spread':
      return (body) => toPoint(body, [goal.x, goal.y]);
    case 'toward-models':
      return toGroup(groupOf(prepared.ground, goal.models));
    case 'away': {
      const distance = toGroup(groupOf(prepared.ground, goal.models));
      return (body) => -distance(body);
    }
    case 'hold':
      return () => 0;
    case 'satisfy': {
      const ids = wanted(prepared);
      return ids.length > 0 ? toGroup(groupOf(prepared.ground, ids)) : () => 0;
    }
  }
}

function toPoint(body: Body, [x, y]: Point): number {
  const dx = body.pose.x - x;
  const dy = body.pose.y - y;
  return Math.sqrt(dx * dx + dy * dy);
}

function toGroup(group: Group): (body: Body) => number {
  return (body) => nearestOf(body, group).distance;
}

function towardPoint(point: Point, z: number | undefined): Wish {
  if (z === undefined) return { toward: () => [point], objective: () => (body) => toPoint(body, point) };
  return {
    toward: () => [point],
    levels: [z],
    objective: () => (body) => toPoint(body, point) + Math.abs(body.pose.z - z),
  };
}

/** Models keep this many inches apart where they can, less than any gap that coherency allows. */
const room = 1.5;

function spreadRound(prepared: Prepared, point: Point): Wish {
  const crowding = (layout: Layout, index: number, body: Body) => {
    let crowd = 0;
    for (const [i, other] of layout.bodies.entries()) {
      if (i === index || other === undefined || !layout.placed[i]) continue;
      const gap = centreDistance(body, other) - (prepared.radii[i] ?? 0) - boundingRadius(body.shape);
      crowd = Math.max(crowd, room - gap);
    }
    return crowd;
  };
  return {
    toward: () => [point],
    objective: (index, layout) => (body) => toPoint(body, point) + 4 * crowding(layout, index, body),
  };
}

/** Nearest targets whose contact is tried first. */
const fewTargets = 3;

function towardModels(prepared: Prepared, ids: Ids): Wish {
  const group = groupOf(prepared.ground, ids);
  return {
    levels: [...new Set(group.bodies.map(({ pose }) => pose.z))],
    toward: (index) => {
      if (prepared.problem.mode === 'set-up')
        return group.bodies.slice(0, fewTargets).map(({ pose }): Point => [pose.x, pose.y]);
      const { body } = moverAt(prepared, index);
      const nearest = [...group.bodies]
        .sort((a, b) => centreDistance(a, body) - centreDistance(b, body))
        .slice(0, fewTargets);
      return nearest.flatMap((target) => contacts(body, target));
    },
    objective: (index, layout) => {
      const away = toGroup(group);
      if (prepared.problem.mode === 'move') return away;
      return (body) => away(body) + toPlaced(layout, index, body) / 1000;
    },
  };
}

/** Inches to the centre of the nearest mover that is placed already: equally good places are taken side by side. */
function toPlaced(layout: Layout, index: number, body: Body): number {
  let nearest = Infinity;
  for (const [i, other] of layout.bodies.entries()) {
    if (i !== index && other && layout.placed[i]) nearest = Math.min(nearest, centreDistance(other, body));
  }
  return nearest === Infinity ? 0 : nearest;
}

/** The point of contact straight ahead. */
function contacts(body: Body, target: Body): readonly Point[] {
  const { x, y } = body.pose;
  const points = gapLoop(body, target, 0, 'outside').curves.map((curve) => nearestOn(curve, x, y));
  return points.sort((a, b) => toPoint(body, a) - toPoint(body, b)).slice(0, 1);
}

function awayFrom(prepared: Prepared, ids: Ids): Wish {
  const group = groupOf(prepared.ground, ids);
  const { width, height } = prepared.problem.scene;
  const far = width + height;
  return {
    toward: (index) => {
      if (prepared.problem.mode === 'set-up') return farCorner(group, width, height);
      const { body } = moverAt(prepared, index);
      const threat = group.bodies[nearestOf(body, group).index];
      if (threat === undefined) return [];
      const dx = body.pose.x - threat.pose.x;
      const dy = body.pose.y - threat.pose.y;
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      return directionsRound([dx / length, dy / length]).map(
        ([u, v]): Point => [body.pose.x + u * far, body.pose.y + v * far],
      );
    },
    objective: () => (body) => -nearestOf(body, group).distance,
  };
}

/** The corner of the table that is farthest from all of a group. */
function farCorner(group: Group, width: number, height: number): readonly Point[] {
  const nearest = ([x, y]: Point) => Math.min(...group.bodies.map((body) => toPoint(body, [x, y])));
  const corners: Point[] = [
    [1, 1],
    [width - 1, 1],
    [width - 1, height - 1],
    [1, height - 1],
  ];
  return corners.sort((a, b) => nearest(b) - nearest(a)).slice(0, 1);
}

/** A direction, and others up to a quarter turn to both sides. */
function directionsRound([u, v]: Point): readonly Point[] {
  const half = Math.sqrt(0.5);
  return [
    [u, v],
    [half * (u - v), half * (u + v)],
    [half * (u + v), half * (v - u)],
    [-v, u],
    [v, -u],
  ];
}

function staying(prepared: Prepared): Wish {
  const start = (index: number) => moverAt(prepared, index).body;
  return {
    toward: (index) => [[start(index).pose.x, start(index).pose.y]],
    objective: (index) => (body) => centreDistance(body, start(index)),
  };
}

/** Toward what the constraints ask for: their models, else their regions, else where it stands. */
function satisfying(prepared: Prepared): Wish {
  const ids = wanted(prepared);
  if (ids.length > 0) return towardModels(prepared, ids);
  const regions = wantedRegions(prepared);
  if (regions.length === 0) return staying(prepared);
  const { scene } = prepared.problem;
  const points = seedsOf(prepared);
  return {
    toward: () => points,
    objective: () => (body) =>
      Math.min(...regions.map((region) => regionDistance(body, region, scene))) + toNearest(body, points) / 1000,
  };
}

function toNearest(body: Body, points: readonly Point[]): number {
  return Math.min(...points.map((point) => toPoint(body, point)));
}

/** The models to which the constraints draw. */
export function wanted(prepared: Prepared): Ids {
  const ids = prepared.problem.constraints.flatMap((constraint): Ids => {
    switch (constraint.kind) {
      case 'engaged-with-each':
      case 'engaged-if-able':
      case 'within-if-able':
      case 'closer-to-any':
      case 'closer-to-closest':
        return constraint.groups.flat();
      case 'engaged-with-any':
        return constraint.models;
      case 'as-close-as-possible':
        return constraint.to;
      default:
        return [];
    }
  });
  return [...new Set(ids)];
}

function wantedRegions(prepared: Prepared) {
  return prepared.problem.constraints.flatMap((constraint) => {
    switch (constraint.kind) {
      case 'some-within':
      case 'within':
      case 'wholly-within':
      case 'closer-to-region':
      case 'within-region-if-able':
        return constraint.regions;
      default:
        return [];
    }
  });
}

/** Points inside the regions that the constraints ask for. */
export function seedsOf(prepared: Prepared): readonly Point[] {
  const { width, height } = prepared.problem.scene;
  return wantedRegions(prepared).flatMap((region) => seedOf(region, width, height));
}

function seedOf(region: ReturnType<typeof wantedRegions>[number], width: number, height: number): readonly Point[] {
  switch (region.kind) {
    case 'disc':
      return [[region.x, region.y]];
    case 'around-body':
      return [[region.body.pose.x, region.body.pose.y]];
    case 'edge-band': {
      const half = region.distance / 2;
      const { edges = ['left', 'right', 'bottom', 'top'] } = region;
      return edges.map(
        (edge): Point =>
          edge === 'left'
            ? [half, height / 2]
            : edge === 'right'
              ? [width - half, height / 2]
              : edge === 'bottom'
                ? [width / 2, half]
                : [width / 2, height - half],
      );
    }
    default: {
      const sum = region.outline.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
      return [[sum[0] / region.outline.length, sum[1] / region.outline.length]];
    }
  }
}
