import type { Body, Point } from '../body.ts';
import { type Core, coreOf, reach } from '../core.ts';
import { boundingRadius, inradius, movedTo, placed } from '../pose.ts';
import type { Region } from './constraint.ts';
import { type Curve, closed, gapLoop, type Loop, offsetLoop, offsetOutline } from './curve.ts';
import type { Scene } from './problem.ts';
import { insideOfBand } from './region.ts';

/** Borders of regions and of the table, for the centre of a mover. */

/** The same region with a margin round it; a band or disc just becomes wider. */
export function grown(region: Region, by: number): Region {
  switch (region.kind) {
    case 'disc':
      return { ...region, radius: region.radius + by };
    case 'polygon':
      return { kind: 'around-polygon', outline: region.outline, distance: by };
    default:
      return { ...region, distance: region.distance + by };
  }
}

/** Where the base touches the edges of the table from inside. */
export function tableLoop(scene: Scene, mover: Body): Loop {
  const { width, height } = scene;
  return { ...wholeTable(scene), curves: insetRectangle(mover, { left: 0, right: width, bottom: 0, top: height }, 1) };
}

function wholeTable({ width, height }: Scene): { x: number; y: number; radius: number } {
  return { x: width / 2, y: height / 2, radius: width + height };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where the centre is when the base touches the sides of an upright rectangle: from inside (1) or from outside (-1). */
function insetRectangle(mover: Body, box: Box, sign: 1 | -1): readonly Curve[] {
  const core = coreAtOrigin(mover);
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

function coreAtOrigin(mover: Body): Core {
  return coreOf(placed(mover, movedTo(mover.pose, [0, 0])));
}

/** The centres at which the base just touches the border of a region from inside (wholly) or outside (partly). */
export function regionLoops(scene: Scene, mover: Body, region: Region, how: 'wholly' | 'partly'): readonly Loop[] {
  const radius = boundingRadius(mover.shape);
  const own = how === 'wholly' ? -radius : inradius(mover.shape);
  switch (region.kind) {
    case 'disc':
      return [circleLoop(region.x, region.y, region.radius + own)];
    case 'edge-band': {
      const box = insideOfBand(scene, region.distance, region.edges);
      return [{ ...wholeTable(scene), curves: insetRectangle(mover, box, how === 'wholly' ? -1 : 1) }];
    }
    case 'around-body':
      return how === 'wholly'
        ? [offsetLoop(region.body, region.distance - radius, 'inside')]
        : [gapLoop(mover, region.body, region.distance, 'inside')];
    case 'polygon': {
      const outline = counterClockwise(region.outline);
      const edges = how === 'wholly' ? insetEdges(outline, coreAtOrigin(mover)) : [];
      return [{ ...wholeTable(scene), curves: [...edges, ...offsetOutline(outline, own)] }];
    }
    case 'around-polygon': {
      const outline = counterClockwise(region.outline);
      return [{ ...wholeTable(scene), curves: offsetOutline(outline, region.distance + own) }];
    }
  }
}

/** The edges of an outline moved inwards until a base touches them from inside; none for a round base, whose edges are offset alike. */
function insetEdges(outline: readonly Point[], core: Core): readonly Curve[] {
  if (core.shape.kind === 'round') return [];
  return outline.flatMap(([fromX, fromY], index): Curve[] => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
    if (length === 0) return [];
    const [u, v] = [(toY - fromY) / length, (fromX - toX) / length];
    const inwards = reach(core, u, v);
    const [dx, dy] = [-u * inwards, -v * inwards];
    return [{ kind: 'segment', from: [fromX + dx, fromY + dy], to: [toX + dx, toY + dy] }];
  });
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
