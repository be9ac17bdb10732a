import type { Body } from '../body.ts';
import { placed } from '../pose.ts';
import { roundToGrid } from '../tolerance.ts';
import { unitCircle } from '../unit-circle.ts';

/** Inches by which a place is shifted in search of a better one, coarse first. */
const shifts = [0.04, 0.01, 0.003];
/** Shifts of one size in one search. */
const mostShifts = 12;
const directions = unitCircle(16);

/** Slides a place, while each shift gives a better one. For outlines whose borders are only followed approximately. */
export function polished<T extends { readonly body: Body }>(
  start: T,
  better: (body: Body, than: T) => T | undefined,
): T {
  let best = start;
  for (const shift of shifts) {
    for (let count = 0; count < mostShifts; count++) {
      const next = shifted(best, shift, better);
      if (next === undefined) break;
      best = next;
    }
  }
  return best;
}

function shifted<T extends { readonly body: Body }>(
  from: T,
  shift: number,
  better: (body: Body, than: T) => T | undefined,
): T | undefined {
  let best: T | undefined;
  const { pose } = from.body;
  for (const [u, v] of directions) {
    const x = roundToGrid(pose.x + u * shift);
    const y = roundToGrid(pose.y + v * shift);
    best = better(placed(from.body, { ...pose, x, y }), best ?? from) ?? best;
  }
  return best;
}
