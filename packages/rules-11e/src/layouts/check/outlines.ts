/** Outlines: read, and sound. */
import { outlineFault, type Point } from '@adjutant/geometry';
import type { Problems } from './problem.ts';
import { allOf, pointOf, type Spot } from './read.ts';

/** The table that all has to keep to, in inches. */
export interface Table {
  readonly width: number;
  readonly height: number;
}

/** By how much outlines may miss each other or the table for all their rounding, in inches. */
export const SLACK = 0.025;

/** By how much two areas may overlap: mats that touch are not laid more exactly, in inches. */
export const AREA_SLACK = 0.15;

/** An outline that is a simple polygon on the table; undefined where it is none. */
export function outlineOf(
  spot: Spot,
  table: Table,
  about: { readonly of?: string | undefined; readonly rule: string },
  problems: Problems,
): Point[] | undefined {
  const outline = allOf(spot, (entry) => pointOf(entry, problems), problems);
  if (outline === undefined) return undefined;
  const fault = outlineFault(outline);
  if (fault !== undefined) {
    const [x, y] = outline[fault.at] ?? [0, 0];
    problems.add(fault.kind, spot.at, { ...about, values: { corners: outline.length, corner: fault.at, x, y } });
    return undefined;
  }
  const off = outline.findIndex((point) => !isOnTable(point, table));
  if (off >= 0)
    problems.add('off-the-table', `${spot.at}[${off}]`, { ...about, values: offTable(outline[off], table) });
  return outline;
}

/** Whether a point lies on the table. */
export function isOnTable([x, y]: Point, { width, height }: Table): boolean {
  return x >= -SLACK && y >= -SLACK && x <= width + SLACK && y <= height + SLACK;
}

/** What is said of a point beside the table. */
export function offTable(point: Point | undefined, { width, height }: Table) {
  const [x, y] = point ?? [0, 0];
  return { x, y, width, height };
}
