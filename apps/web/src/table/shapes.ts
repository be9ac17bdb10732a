import type { BaseShape, Point, Pose } from '@adjutant/geometry';

/** Three decimals are a thousandth of an inch. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A closed path along a polygon of the table; y runs upwards there and downwards on the screen. */
export function outlinePath(outline: readonly Point[], height: number): string {
  return outline.length === 0 ? '' : `M${outline.map(([x, y]) => `${num(x)} ${num(height - y)}`).join('L')}Z`;
}

/** Where a model's own frame lies on the screen: x along its facing. */
export function placedAt({ x, y, facingX, facingY }: Pose, height: number): string {
  return `matrix(${num(facingX)} ${num(-facingY)} ${num(facingY)} ${num(facingX)} ${num(x)} ${num(height - y)})`;
}

/** Half the length of a base along its facing and across. */
export function extentOf(base: BaseShape): { readonly along: number; readonly across: number } {
  switch (base.kind) {
    case 'round':
      return { along: base.radius, across: base.radius };
    case 'oval':
      return { along: base.long, across: base.short };
    case 'hull':
      return {
        along: Math.max(...base.outline.map(([x]) => Math.abs(x))),
        across: Math.max(...base.outline.map(([, y]) => Math.abs(y))),
      };
  }
}

/** A base whose outline is so wide that the ground must stay readable under it. */
export function isLarge(base: BaseShape): boolean {
  const { along, across } = extentOf(base);
  return Math.max(along, across) > 2;
}

/** The one of some places that is nearest to another. */
export function nearestTo(from: Pose, others: readonly Pose[]): Pose | undefined {
  let best: Pose | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const length = lengthBetween(from, other);
    if (length < least) [best, least] = [other, length];
  }
  return best;
}

/** Inches from one place to another. */
export function lengthBetween(from: Pose, to: Pose): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The box round points, with room. */
export function boxAround(
  points: readonly { readonly x: number; readonly y: number }[],
  room: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, bottom] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: bottom, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - bottom };
}
