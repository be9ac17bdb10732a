/** From the frames of the data package (inches, y downwards, footprints hung up at their centroid) to the table's (y upwards). */
import { type Point, roundToGrid } from '@adjutant/geometry';
import type { SourceFootprint, SourcePlacement, SourcePoint } from './source.ts';

/** Takes a point of one frame to another. */
export type Placing = (point: Point) => Point;

export function pointOf({ x, y }: SourcePoint): Point {
  return [x, y];
}

/** Corners of a footprint in its own frame. */
export function cornersOf(footprint: SourceFootprint): Point[] {
  if (footprint.type === 'polygon') return footprint.points.map(pointOf);
  const { width, height } = footprint;
  if (footprint.type === 'right-triangle')
    return [
      [0, 0],
      [width, 0],
      [0, height],
    ];
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/** Centre of gravity of a polygon; the mean of its corners where it has no area. */
export function centroidOf(corners: readonly Point[]): Point {
  let [twice, sumX, sumY] = [0, 0, 0];
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    twice += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  if (twice !== 0) return [sumX / (3 * twice), sumY / (3 * twice)];
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, corners.length);
  return [mean(0), mean(1)];
}

/** How a footprint is placed: its centroid goes to the position; mirrored, turned clockwise (y downwards), moved. */
export function placingOf(footprint: SourceFootprint, placement: SourcePlacement): Placing {
  const [centreX, centreY] = centroidOf(cornersOf(footprint));
  const turned = turningOf(placement);
  return ([x, y]) => turned([x - centreX, y - centreY]);
}

/** The same for what is already measured from the centroid. */
export function turningOf({ position, rotation_degrees = 0, mirror = 'none' }: SourcePlacement): Placing {
  const [cos, sin] = unitVector(rotation_degrees);
  const [signX, signY] = [mirror === 'horizontal' ? -1 : 1, mirror === 'vertical' ? -1 : 1];
  return (point) => {
    const [x, y] = [point[0] * signX, point[1] * signY];
    return [cos * x - sin * y + position.x, sin * x + cos * y + position.y];
  };
}

/** From the board (y downwards) to the table (y upwards), on the grid of positions. */
export function toTable(height: number): Placing {
  return ([x, y]) => [roundToGrid(x), roundToGrid(height - y)];
}

/** Cosine and sine of an angle in degrees, by sums and products alone: the same bits on every machine. */
export function unitVector(degrees: number): Point {
  const quarters = Math.round(degrees / 90);
  const [cos, sin] = nearZero(((degrees - quarters * 90) * Math.PI) / 180);
  const turns: readonly Point[] = [
    [cos, sin],
    [0 - sin, cos],
    [0 - cos, 0 - sin],
    [sin, 0 - cos],
  ];
  return turns[((quarters % 4) + 4) % 4] ?? [cos, sin];
}

/** The power series, for at most an eighth of a turn. */
function nearZero(angle: number): Point {
  let [cos, sin, term] = [1, 0, 1];
  for (let power = 1; power < 24; power++) {
    term = (term * angle) / power;
    const sign = power % 4 < 2 ? 1 : -1;
    if (power % 2 === 0) cos += sign * term;
    else sin += sign * term;
  }
  return [cos, sin];
}
