import { clearLine, type LineFound } from './clear-line.ts';
import { CONTACT } from './order.ts';
import { type Chord, rectangle } from './outline.ts';
import type { Stopper } from './stopper.ts';
import type { SightId } from './types.ts';

/** A rectangle in the upright plane over a line of the plan: a stretch of x and heights. */
export interface Block extends Readonly<Chord> {
  readonly bottom: number;
  readonly top: number;
  readonly id?: SightId | undefined;
}

/** Whether a line joins two blocks of an upright plane past others: the same plane problem as in plan. */
export function sliceLine(a: Block, b: Block, blocks: readonly Block[]): LineFound {
  const stoppers: Stopper[] = [];
  for (const block of blocks) {
    const from = side(a, block);
    const to = side(block, b);
    if (from && to) {
      const [[fromX, fromY], [toX, toY]] = [from, to];
      stoppers.push({ id: block.id, outline: outlineOfBlock(block), fromX, fromY, toX, toY });
    }
  }
  return clearLine(outlineOfBlock(a), outlineOfBlock(b), stoppers);
}

export function outlineOfBlock({ enter, bottom, leave, top }: Block): ReturnType<typeof rectangle> {
  return rectangle(enter, bottom, leave, top);
}

/** On which side of one block another lies; none when they overlap. */
function side(from: Block, to: Block): readonly [number, number] | undefined {
  const [right, left] = [to.enter - from.leave, from.enter - to.leave];
  const [above, below] = [to.bottom - from.top, from.bottom - to.top];
  const most = Math.max(right, left, above, below);
  if (most < -CONTACT) return undefined;
  if (most === right) return [1, 0];
  if (most === left) return [-1, 0];
  return most === above ? [0, 1] : [0, -1];
}
