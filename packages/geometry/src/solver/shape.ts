import type { Pose } from '../body.ts';
import type { Prepared } from './judge.ts';
import type { ModelMove, ShapeFault, Violation } from './problem.ts';

/** Poses that one model's path may have: more than any real move needs. */
const longestPath = 100;

/** Inches beyond the edges, and up, within which a place is still worth judging. */
const margin = 12;
const highest = 60;

/** What keeps an answer from being an answer to the question at all. */
export function shapeViolations(prepared: Prepared, moves: readonly ModelMove[]): readonly Violation[] {
  const seen = new Set<number>();
  const found: Violation[] = [];
  for (const { model, path } of moves) {
    const reason = !prepared.indexOf.has(model)
      ? 'unknown-model'
      : seen.has(model)
        ? 'model-twice'
        : pathFault(prepared, path);
    if (reason) found.push({ rule: '', kind: 'shape', reason, model });
    seen.add(model);
  }
  if (
    prepared.problem.mode === 'move' ||
    prepared.problem.constraints.some((constraint) => constraint.kind === 'placed-if-able')
  )
    return found;
  const set = new Set(moves.filter((move) => move.path.length > 0).map((move) => move.model));
  const missing = prepared.movers.filter((mover) => !set.has(mover.id));
  return [
    ...found,
    ...missing.map((mover): Violation => ({ rule: '', kind: 'shape', reason: 'not-set-up', model: mover.id })),
  ];
}

function pathFault(prepared: Prepared, path: readonly Pose[]): ShapeFault | undefined {
  if (path.length > longestPath) return 'path-too-long';
  if (prepared.problem.mode === 'set-up' && path.length > 1) return 'one-pose-needed';
  const { width, height } = prepared.problem.scene;
  for (const { x, y, z, facingX, facingY } of path) {
    if (![x, y, z, facingX, facingY].every(Number.isFinite)) return 'not-finite';
    if (x < -margin || y < -margin || x > width + margin || y > height + margin || Math.abs(z) > highest)
      return 'far-off-table';
    const squared = facingX * facingX + facingY * facingY;
    if (Math.abs(squared - 1) > 1e-6) return 'facing-not-unit';
  }
  return undefined;
}
