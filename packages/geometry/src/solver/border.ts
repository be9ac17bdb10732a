import type { Body, Point } from '../body.ts';
import { coreOf, reach } from '../core.ts';
import { sharesHeight, verticalDistance } from '../distance.ts';
import { boundingRadius, inradius, movedTo, placed } from '../pose.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Constraint, Ids, Region } from './constraint.ts';
import { type Curve, closed, gapLoop, knownGapLoop, type Loop, offsetLoop, offsetOutline, type Side } from './curve.ts';
import { type Layout, moverAt, type Prepared, standingBody } from './judge.ts';
import { nearestOf } from './measure.ts';
import { insideOfBand } from './region.ts';

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

function collect(to: Collector, constraint: Constraint): void {
  switch (constraint.kind) {
    case 'path-length':
      reachOf(to);
      return;
    case 'on-table':
      tableOf(to);
      return;
    case 'no-overlap':
      touchesOf(to, constraint.solids ?? []);
      return;
    case 'wholly-within':
    case 'within':
    case 'some-within':
    case 'within-region-if-able':
    case 'closer-to-region':
      regionsOf(to, constraint.regions, constraint.kind === 'wholly-within' ? 'wholly' : 'partly');
      return;
    case 'stands':
      regionsOf(
        to,
        constraint.floors
          .filter((floor) => floor.z === to.mover.pose.z)
          .map(({ outline }) => ({ kind: 'polygon', outline })),
        'wholly',
      );
      return;
    case 'more-than':
      keepOff(to, constraint.models ?? [], constraint.distance, constraint.horizontally ? Infinity : 0, true);
      for (const region of constraint.regions ?? []) {
        to.off.push(...regionLoops(to, grown(region, constraint.distance + beyond), 'partly'));
      }
      return;
    case 'coherent':
      matesOf(to, constraint.gap, constraint.span, constraint.anchors ?? []);
      return;
    case 'unengaged':
      keepOff(to, constraint.models, constraint.horizontal, constraint.vertical, constraint.ifAble !== true);
      return;
    case 'engaged-with-each':
    case 'engaged-if-able':
      comeNear(to, constraint.groups.flat(), constraint.horizontal);
      return;
    case 'engaged-with-any':
      comeNear(to, constraint.models, constraint.horizontal);
      return;
    case 'keeps-engagements':
      comeNear(
        to,
        constraint.pairs
          .filter((pair) => pair.model === moverAt(to.prepared, to.index).id)
          .flatMap((pair) => pair.group),
        constraint.horizontal,
      );
      return;
    case 'within-if-able':
      comeNear(to, constraint.groups.flat(), constraint.distance);
      return;
    case 'closer-to-any':
    case 'closer-to-closest':
      closerOf(to, constraint.groups);
      return;
    case 'as-close-as-possible':
      comeNear(to, constraint.to, 0);
      regionsOf(to, constraint.regions ?? [], 'partly');
      return;
    default:
  }
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

function wholeTable(to: Collector): { x: number; y: number; radius: number } {
  const { width, height } = to.prepared.ground.scene;
  return { x: width / 2, y: height / 2, radius: width + height };
}

function tableOf(to: Collector): void {
  const { width, height } = to.prepared.ground.scene;
  to.off.push({
    ...wholeTable(to),
    curves: insetRectangle(to.mover, { left: 0, right: width, bottom: 0, top: height }, 1),
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where the centre is when the base touches the sides of an upright rectangle: from inside (1) or from outside (-1). */
function insetRectangle(mover: Body, box: Box, sign: 1 | -1): readonly Curve[] {
  const core = coreOf(placed(mover, movedTo(mover.pose, [0, 0])));
  const left = box.left + sign * reach(core, -sign, 0);
  const right = box.right - sign * reach(core, sign, 0);
  const bottom = box.bottom + sign * reach(core, 0, -sign);
  const top = box.top - sign * reach(core, 0, sign);
  return closed([
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]);
}

function touchesOf(to: Collector, solids: readonly Body[]): void {
  const { ground } = to.prepared;
  for (const index of ground.near(to.area.x, to.area.y, to.area.radius + boundingRadius(to.mover.shape))) {
    const other = ground.bodies[index];
    if (other) touchOf(to, other);
  }
  for (const [index, other] of to.layout.bodies.entries()) {
    const counts = index !== to.index && (to.layout.placed[index] || to.layout.waitingBlocks);
    if (other && counts && isInArea(to, other, 0)) touchOf(to, other);
  }
  for (const solid of solids) if (isInArea(to, solid, 0)) touchOf(to, solid);
}

function touchOf(to: Collector, other: Body): void {
  if (!sharesHeight(to.mover, other)) return;
  to.off.push(loopRound(to, other, 0, 'outside'));
  block(to, other, -TOLERANCE);
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
  for (const region of regions) to.into.push(...regionLoops(to, region, how));
}

/** The same region with a margin round it; a band or disc just becomes wider. */
function grown(region: Region, by: number): Region {
  switch (region.kind) {
    case 'disc':
      return { ...region, radius: region.radius + by };
    case 'polygon':
      return { kind: 'around-polygon', outline: region.outline, distance: by };
    default:
      return { ...region, distance: region.distance + by };
  }
}

/** The centres at which the base just touches the border of a region from inside (wholly) or outside (partly). */
function regionLoops(to: Collector, region: Region, how: 'wholly' | 'partly'): readonly Loop[] {
  const radius = boundingRadius(to.mover.shape);
  const own = how === 'wholly' ? -radius : to.mover.shape.kind === 'round' ? radius : inradius(to.mover.shape);
  const all = wholeTable(to);
  switch (region.kind) {
    case 'disc':
      return [circleLoop(region.x, region.y, region.radius + own)];
    case 'edge-band': {
      const box = insideOfBand(to.prepared.ground.scene, region.distance, region.edges);
      return [{ ...all, curves: insetRectangle(to.mover, box, how === 'wholly' ? -1 : 1) }];
    }
    case 'around-body':
      return how === 'wholly'
        ? [offsetLoop(region.body, region.distance - radius, 'inside')]
        : [gapLoop(to.mover, region.body, region.distance, 'inside')];
    case 'polygon':
      return [{ ...all, curves: offsetOutline(counterClockwise(region.outline), own) }];
    case 'around-polygon':
      return [{ ...all, curves: offsetOutline(counterClockwise(region.outline), region.distance + own) }];
  }
}

function circleLoop(x: number, y: number, radius: number): Loop {
  return { x, y, radius: Math.max(0, radius) + 0.05, curves: radius > 0 ? [{ kind: 'circle', x, y, radius }] : [] };
}

function counterClockwise(outline: readonly Point[]): readonly Point[] {
  let twice = 0;
  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return twice < 0 ? [...outline].reverse() : outline;
}
