import type { Body } from '../body.ts';
import { sharesHeight, verticalDistance } from '../distance.ts';
import { couldPierce, surfacesNear } from '../ground/crossing.ts';
import type { Part, Terrain } from '../ground/terrain.ts';
import { boundingRadius, inradius } from '../pose.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { ConstraintKind, ConstraintOf, Ids, Region } from './constraint.ts';
import { gapLoop, knownGapLoop, type Loop, type LoopCache, type Side } from './curve.ts';
import { type Layout, moverAt, type Prepared, standingBody } from './judge.ts';
import { nearestOf } from './measure.ts';
import type { Scene } from './problem.ts';
import { grown, regionLoops, tableLoop } from './region-border.ts';

/** The borders that bound where one mover may end: the best places lie on them, and the tightest where two cross. */
export interface Borders {
  /** Of what the mover must keep off. */
  readonly off: readonly Loop[];
  /** Of what it has to be near to or in. */
  readonly into: readonly Loop[];
  /** Of nearness to mates, and of the span of the unit. */
  readonly mates: readonly Loop[];
  /** Discs in which the centre certainly may not be. */
  readonly blocked: readonly Disc[];
}

/** A disc on the table. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** More than a limit by what rounding may take away again. */
const beyond = TOLERANCE + 0.0015;

interface Collector {
  readonly prepared: Prepared;
  readonly layout: Layout;
  readonly index: number;
  /** The mover at any place, with the facing and height it will have. */
  readonly mover: Body;
  /** Borders that lie wholly outside are left out. */
  readonly area: Disc;
  readonly off: Loop[];
  readonly into: Loop[];
  readonly mates: Loop[];
  readonly blocked: Disc[];
}

/** The borders of all constraints for one mover near an area. */
export function bordersOf(prepared: Prepared, layout: Layout, index: number, mover: Body, area: Disc): Borders {
  const collector: Collector = { prepared, layout, index, mover, area, off: [], into: [], mates: [], blocked: [] };
  const { id } = moverAt(prepared, index);
  for (const { constraint } of prepared.judges) {
    if (constraint.movers === undefined || constraint.movers.includes(id)) collect(collector, constraint);
  }
  return collector;
}

type Collectors = { readonly [K in ConstraintKind]?: (to: Collector, constraint: ConstraintOf<K>) => void };

/** How each kind of constraint bounds a place; kinds that are not here bound none. */
const collectors: Collectors = {
  'path-length': reachOf,
  'on-table': tableOf,
  'no-overlap': (to) => touchesOf(to),
  'clear-of-parts': (to) => partsOf(to, to.prepared.ground.terrain.parts),
  'clear-of-openings': (to) => partsOf(to, to.prepared.ground.terrain.openings),
  'wholly-within': (to, { regions }) => regionsOf(to, regions, 'wholly'),
  within: (to, { regions }) => regionsOf(to, regions, 'partly'),
  'some-within': (to, { regions }) => regionsOf(to, regions, 'partly'),
  'within-region-if-able': (to, { regions }) => regionsOf(to, regions, 'partly'),
  'closer-to-region': (to, { regions }) => regionsOf(to, regions, 'partly'),
  stands: (to) => {
    const level = surfacesNear(to.prepared.ground.terrain, to.mover.pose.z, to.area);
    regionsOf(
      to,
      level.map(({ outline }) => ({ kind: 'polygon', outline })),
      'wholly',
    );
  },
  'more-than': (to, { models = [], regions = [], distance, horizontally }) => {
    keepOff(to, models, distance, horizontally ? Infinity : 0, true);
    for (const region of regions)
      to.off.push(...regionLoops(sceneOf(to), to.mover, grown(region, distance + beyond), 'partly'));
  },
  coherent: (to, { gap, span, anchors = [] }) => matesOf(to, gap, span, anchors),
  unengaged: (to, { models, horizontal, vertical, ifAble }) =>
    keepOff(to, models, horizontal, vertical, ifAble !== true),
  'engaged-with-each': (to, { groups, horizontal }) => comeNear(to, groups.flat(), horizontal),
  'engaged-if-able': (to, { groups, horizontal }) => comeNear(to, groups.flat(), horizontal),
  'engaged-with-any': (to, { models, horizontal }) => comeNear(to, models, horizontal),
  'keeps-engagements': (to, { pairs, horizontal }) => {
    const { id } = moverAt(to.prepared, to.index);
    comeNear(
      to,
      pairs.filter((pair) => pair.model === id).flatMap((pair) => pair.group),
      horizontal,
    );
  },
  'within-if-able': (to, { groups, distance }) => comeNear(to, groups.flat(), distance),
  'closer-to-any': (to, { groups }) => closerOf(to, groups),
  'closer-to-closest': (to, { groups }) => closerOf(to, groups),
  'as-close-as-possible': (to, { to: models, regions = [] }) => {
    comeNear(to, models, 0);
    regionsOf(to, regions, 'partly');
  },
};

function collect<K extends ConstraintKind>(to: Collector, constraint: ConstraintOf<K> & { readonly kind: K }): void {
  collectors[constraint.kind]?.(to, constraint);
}

function sceneOf(to: Collector): Scene {
  return to.prepared.problem.scene;
}

function isInArea(to: Collector, body: Body, gap: number): boolean {
  const dx = body.pose.x - to.area.x;
  const dy = body.pose.y - to.area.y;
  const near = to.area.radius + boundingRadius(body.shape) + boundingRadius(to.mover.shape) + Math.max(0, gap);
  return dx * dx + dy * dy <= near * near;
}

function reachOf(to: Collector): void {
  const { body, maximum } = moverAt(to.prepared, to.index);
  if (maximum === undefined || maximum === 0 || to.prepared.problem.mode === 'set-up') return;
  const { x, y } = body.pose;
  to.off.push({ x, y, radius: maximum + 0.05, curves: [{ kind: 'circle', x, y, radius: maximum }] });
}

function tableOf(to: Collector): void {
  to.off.push(tableLoop(sceneOf(to), to.mover));
}

function touchesOf(to: Collector): void {
  const { ground } = to.prepared;
  for (const index of ground.near(to.area.x, to.area.y, to.area.radius + boundingRadius(to.mover.shape))) {
    const other = ground.bodies[index];
    if (other) touchOf(to, other);
  }
  for (const [index, other] of to.layout.bodies.entries()) {
    const counts = index !== to.index && (to.layout.placed[index] || to.layout.waitingBlocks);
    if (other && counts && isInArea(to, other, 0)) touchOf(to, other);
  }
}

function touchOf(to: Collector, other: Body): void {
  if (!sharesHeight(to.mover, other)) return;
  to.off.push(loopRound(to, other, 0, 'outside'));
  block(to, other, -TOLERANCE);
}

const loopsOfParts = new WeakMap<Terrain, LoopCache>();

/** Parts of features that a model of this height may not end in. */
function partsOf(to: Collector, parts: readonly Part[]): void {
  const { terrain } = to.prepared.ground;
  const loops: LoopCache = loopsOfParts.get(terrain) ?? new WeakMap();
  loopsOfParts.set(terrain, loops);
  for (const part of parts) {
    if (!isInArea(to, part.body, 0) || !couldPierce(to.mover, part)) continue;
    to.off.push(knownGapLoop(loops, to.mover, part.body, 0, 'outside'));
    block(to, part.body, -TOLERANCE);
  }
}

function loopRound(to: Collector, other: Body, gap: number, side: Side): Loop {
  return knownGapLoop(to.prepared.ground.loops, to.mover, other, gap, side);
}

/** Where the centre is, the bases are certainly less than `gap` apart. */
function block(to: Collector, other: Body, gap: number): void {
  const radius = inradius(to.mover.shape) + inradius(other.shape) + gap - 0.001;
  if (radius > 0) to.blocked.push({ x: other.pose.x, y: other.pose.y, radius });
}

function keepOff(to: Collector, models: Ids, distance: number, vertical: number, always: boolean): void {
  for (const id of models) {
    const other = standingBody(to.prepared.ground, id);
    if (verticalDistance(to.mover, other) > vertical + TOLERANCE || !isInArea(to, other, distance)) continue;
    to.off.push(loopRound(to, other, distance + beyond, 'outside'));
    if (always) block(to, other, distance);
  }
}

function comeNear(to: Collector, models: Ids, distance: number): void {
  for (const id of models) {
    const other = standingBody(to.prepared.ground, id);
    if (isInArea(to, other, distance))
      to.into.push(loopRound(to, other, distance, distance === 0 ? 'outside' : 'inside'));
  }
}

/** Mates to be near to; the span binds only when few are placed, since then it may be the tighter limit. */
function matesOf(to: Collector, gap: number, span: number, anchors: Ids): void {
  const placedMates = to.layout.bodies.filter((_, index) => index !== to.index && to.layout.placed[index]);
  const mates = [...anchors.map((id) => standingBody(to.prepared.ground, id)), ...placedMates];
  for (const mate of mates) {
    if (mate === undefined || !isInArea(to, mate, span)) continue;
    to.mates.push(gapLoop(to.mover, mate, gap, 'inside'));
    if (mates.length <= 3) to.mates.push(gapLoop(to.mover, mate, span, 'inside'));
  }
}

function closerOf(to: Collector, groups: readonly Ids[]): void {
  const start = moverAt(to.prepared, to.index).body;
  for (const ids of groups) {
    const bodies = ids.map((id) => standingBody(to.prepared.ground, id));
    const { index, distance } = nearestOf(start, {
      ids,
      bodies,
      radii: bodies.map((body) => boundingRadius(body.shape)),
    });
    const other = bodies[index];
    if (other && distance > 2 * beyond) to.into.push(gapLoop(to.mover, other, distance - 2 * beyond, 'inside'));
  }
}

function regionsOf(to: Collector, regions: readonly Region[], how: 'wholly' | 'partly'): void {
  for (const region of regions) to.into.push(...regionLoops(sceneOf(to), to.mover, region, how));
}
