import type { Body } from './body.ts';
import { boundingRadius } from './pose.ts';

/** A broad phase over bodies that stand still: which of them can reach into a circle. */
export interface Grid {
  /** Indices, in ascending order, of the bodies whose bounding circle comes within `radius` inches of a point. */
  near(x: number, y: number, radius: number): number[];
}

/** Cells of this many inches hold a handful of models each. */
const CELL = 4;

/** Sorts bodies by their centres into square cells; the grid does not follow later moves. */
export function makeGrid(bodies: readonly Body[]): Grid {
  const cells = new Map<number, number[]>();
  let widest = 0;
  for (const [index, { shape, pose }] of bodies.entries()) {
    widest = Math.max(widest, boundingRadius(shape));
    const key = cellKey(cellOf(pose.x), cellOf(pose.y));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }
  const reaches = (index: number, x: number, y: number, radius: number): boolean => {
    const body = bodies[index];
    return body !== undefined && centresWithin(body, x, y, radius + boundingRadius(body.shape));
  };
  return {
    near(x, y, radius) {
      const found: number[] = [];
      const span = radius + widest;
      for (let column = cellOf(x - span); column <= cellOf(x + span); column += 1) {
        for (let row = cellOf(y - span); row <= cellOf(y + span); row += 1) {
          for (const index of cells.get(cellKey(column, row)) ?? []) {
            if (reaches(index, x, y, radius)) found.push(index);
          }
        }
      }
      return found.sort((a, b) => a - b);
    },
  };
}

function cellOf(inches: number): number {
  return Math.floor(inches / CELL);
}

/** One number per cell; the table is far smaller than the stride, so no two cells share one. */
function cellKey(column: number, row: number): number {
  return column * 65_536 + row;
}

function centresWithin({ pose }: Body, x: number, y: number, radius: number): boolean {
  const awayX = pose.x - x;
  const awayY = pose.y - y;
  return awayX * awayX + awayY * awayY <= radius * radius;
}
