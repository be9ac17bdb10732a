import type { Body } from '../body.ts';
import type { Blockers } from './blockers.ts';
import { coneTo, missesCone } from './cone.ts';
import { eyesOf, faces, facingParts, halvedPart, isBefore, type Part, rimPoint, rimsOf } from './facing.ts';
import { STRIP } from './heights.ts';
import { disc, reachOf } from './outline.ts';
import { type End, makePair, type Pair } from './pair.ts';
import { widthOf } from './patch.ts';
import type { Piece } from './piece.ts';
import { type Obstruction, obstructing, obstructions } from './relevant.ts';
import { ids, see } from './see.ts';
import { endOf } from './sight-line.ts';
import type { FullSight, Point3, SightId } from './types.ts';

/** A hidden stretch of the outline shorter than this, in inches (1 mm), may be overlooked where heights do not matter. */
export const LEAST_STRETCH = 0.04;

/** Where they do, a hidden part of the target that is narrower or lower than this, in inches, may be; nothing larger. */
export const LEAST_PART = 0.1;

/** Where heights matter, a place that less than this of the observer faces is seen edge-on, too thin to search; inches. */
const LEAST_DEPTH = 4 * STRIP;

/** A part of the surface is asked about by a disc of this radius just outside of it. */
const PROBE = 0.004;
const OFF_SURFACE = 0.006;

/**
 * Whether every part of the target that faces the observer can be seen, so that only the target itself hides any of it.
 * Reading: a part faces the observer when, with nothing else on the table, some part of the observer would see it;
 * and it is seen when some part of the observer, not each, has a free line to it.
 * @rule 06.01
 */
export function fullyVisible(observer: Body, target: Body, blockers: Blockers): FullSight {
  const pair = makePair(endOf(observer), endOf(target));
  return fullyVisiblePast(pair, obstructions(pair, blockers));
}

/** The same past what is known to be in the way. */
export function fullyVisiblePast(pair: Pair, found: readonly Obstruction[]): FullSight {
  const [first] = found;
  if (!first) return { fully: true };
  if (first.closes) return { fully: false, hiddenBy: [first.piece.id], point: nearPoint(pair) };
  return hiddenPart(pair, found) ?? { fully: true };
}

/** The middle of the side that the target turns to the observer. */
function nearPoint({ b, axis }: Pair): Point3 {
  const [x, y] = rimPoint(b.outline, [-axis.x, -axis.y]);
  return [x, y, (b.bottom + b.top) / 2];
}

interface Look {
  readonly pair: Pair;
  readonly pieces: readonly Piece[];
  /** Points of the observer that are tried first for a whole part; the one that last saw all of a part leads. */
  readonly eyes: Point3[];
  /** Everything in the way is tall: heights do not matter, and one level stands for all. */
  readonly flat: boolean;
}

function hiddenPart(pair: Pair, found: readonly Obstruction[]): FullSight | undefined {
  const { bottom, top } = pair.b;
  const level = (bottom + top) / 2;
  const flat = found.every(({ tall }) => tall);
  const look: Look = { pair, pieces: found.map(({ piece }) => piece), eyes: eyesOf(pair, flat), flat };
  const parts = flat ? facingParts(pair, level, level) : facingParts(pair, bottom, top);
  const first = flat ? parts : parts.flatMap(rimsOf);
  return plainlyHidden(look, first) ?? (flat ? undefined : hiddenMiddle(look, first)) ?? hiddenSomewhere(look, parts);
}

/** A part whose middle one blocker alone hides from all of the observer: cheap to see, and what hides something mostly does so. */
function plainlyHidden(look: Look, parts: readonly Part[]): FullSight | undefined {
  const { a } = look.pair;
  for (const part of parts) {
    if (!look.flat && depthBefore(a, part) < LEAST_DEPTH) continue;
    const toPoint = pairTo(look, part);
    for (const piece of look.pieces) {
      if (!obstructing(toPoint, piece)?.closes) continue;
      if (see(toPoint, selfOf(look, part)).visible) return { fully: false, hiddenBy: [piece.id], point: part.point };
      break;
    }
  }
  return undefined;
}

function hiddenMiddle(look: Look, parts: readonly Part[]): FullSight | undefined {
  for (const part of parts) {
    const { hiddenBy } = lookAtMiddle(look, part);
    if (hiddenBy) return { fully: false, hiddenBy, point: part.point };
  }
  return undefined;
}

function hiddenSomewhere(look: Look, all: readonly Part[]): FullSight | undefined {
  const { pair, eyes } = look;
  const parts = look.flat ? unseenByWideEyes(look, all) : [...all];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) break;
    const hiddenBy = hiding(look, part);
    if (hiddenBy === 'in part') {
      const narrower = !eyes.some((eye) => isBefore(eye, part));
      parts.push(...halvedPart(part, pair.b.outline, narrower).filter((half) => faces(pair, half)));
    } else if (hiddenBy !== 'nothing') return { fully: false, hiddenBy, point: part.point };
  }
  return undefined;
}

/** The parts that are left when points of the observer with free lines to all of the target's plan have seen what lies before them. */
function unseenByWideEyes(look: Look, all: readonly Part[]): Part[] {
  const { eyes, pieces, pair } = look;
  let parts = [...all];
  for (const eye of eyes) {
    const before = parts.filter((part) => isBefore(eye, part));
    const cone = before.length === 0 ? undefined : coneTo(eye, boxTowards(eye, pair.b));
    if (cone === undefined || !pieces.every((piece) => missesCone(piece, cone, OFF_SURFACE))) continue;
    parts = parts.filter((part) => !before.includes(part));
  }
  return parts;
}

/** A rectangle round the plan of an end, along the way from a point to its middle. */
function boxTowards([eyeX, eyeY, z]: Point3, { outline }: End): Point3[] {
  const [awayX, awayY] = [outline.x - eyeX, outline.y - eyeY];
  const length = Math.sqrt(awayX * awayX + awayY * awayY);
  const [x, y] = [awayX / length, awayY / length];
  const [near, far] = [-reachOf(outline, -x, -y), reachOf(outline, x, y)];
  const [right, left] = [-reachOf(outline, y, -x), reachOf(outline, -y, x)];
  const corner = (along: number, across: number): Point3 => [along * x - across * y, along * y + across * x, z];
  return [corner(near, right), corner(far, right), corner(far, left), corner(near, left)];
}

/** What hides a part of the target; when its middle is seen, whether all of the part surely is. */
function hiding(look: Look, part: Part): SightId[] | 'nothing' | 'in part' {
  const { eyes } = look;
  const leading = eyes.findIndex((eye) => seesAll(look, eye, part));
  if (leading >= 0) {
    eyes.unshift(...eyes.splice(leading, 1));
    return 'nothing';
  }
  const { hiddenBy, eye } = lookAtMiddle(look, part);
  if (hiddenBy) return hiddenBy;
  if (eye && seesAll(look, eye, part)) return 'nothing';
  return widthOf(part.patch) <= (look.flat ? LEAST_STRETCH : LEAST_PART) ? 'nothing' : 'in part';
}

/** Whether a point of the observer has free lines to all of a part. */
function seesAll({ pieces }: Look, eye: Point3, part: Part): boolean {
  if (!isBefore(eye, part)) return false;
  const cone = coneTo(eye, part.patch);
  return cone !== undefined && pieces.every((piece) => missesCone(piece, cone, OFF_SURFACE + part.bulge));
}

/** What hides the middle of a part, or else the point of the observer that sees it; none when it does not face the observer. */
function lookAtMiddle(look: Look, part: Part): { hiddenBy?: SightId[]; eye?: Point3 } {
  const { pair, pieces, flat } = look;
  if (!flat && depthBefore(pair.a, part) < LEAST_DEPTH) return {};
  const toPoint = pairTo(look, part);
  const self = selfOf(look, part);
  const between: Obstruction[] = [];
  for (const piece of pieces) {
    const obstruction = obstructing(toPoint, piece);
    if (obstruction) between.push(obstruction);
  }
  const seen = see(
    toPoint,
    between.find(({ closes }) => closes) ? between.filter(({ closes }) => closes) : [...between, ...self],
  );
  if (seen.visible) return { eye: seen.line[0] };
  const hiddenBy = hiders(seen.blockedBy, pieces);
  return hiddenBy.length > 0 && see(toPoint, self).visible ? { hiddenBy } : {};
}

function pairTo({ pair: { a, b } }: Look, part: Part): Pair {
  const from = part.normal[2] > 0 ? { ...a, bottom: Math.max(a.bottom, b.top) } : a;
  return makePair(from, probeAt(part));
}

/** The target itself, in the way of what lies on its own side. */
function selfOf({ pair: { b } }: Look, part: Part): Obstruction[] {
  return part.normal[2] > 0 ? [] : [{ piece: { id: '', ...b }, tall: true, closes: false }];
}

/** How deep the observer reaches into what lies before the middle of a part, in inches. */
function depthBefore({ outline, top }: End, { point: [x, y, z], normal: [nx, ny, nz] }: Part): number {
  return nz > 0 ? top - z : reachOf(outline, nx, ny) - x * nx - y * ny;
}

/** The blockers among what was named: the target hides itself too. */
function hiders(blockedBy: readonly SightId[], pieces: readonly Piece[]): SightId[] {
  return ids(blockedBy).filter((id) => pieces.some((piece) => piece.id === id));
}

function probeAt({ point, normal }: Part): End {
  const [x, y, z] = point;
  const height = z + normal[2] * OFF_SURFACE;
  return {
    outline: disc(x + normal[0] * OFF_SURFACE, y + normal[1] * OFF_SURFACE, PROBE),
    bottom: height - PROBE,
    top: height + PROBE,
  };
}
