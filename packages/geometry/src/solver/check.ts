import { tally } from '../tally.ts';
import { dutyViolations } from './able.ts';
import { hardViolations, stepsOf } from './answer.ts';
import { prepare } from './prepare.ts';
import type { ModelMove, MoveProblem, Violation } from './problem.ts';
import { shapeViolations } from './shape.ts';

/**
 * Why an answer is refused; nothing when it is legal. Positions are rounded first. Reasons are sought in three rounds, each only
 * if the one before found none: the form of the answer, what must hold in any case, the duties of the form "if able".
 */
export function check(problem: MoveProblem, moves: readonly ModelMove[]): readonly Violation[] {
  tally.checks += 1;
  const prepared = prepare(problem);
  const malformed = shapeViolations(prepared, moves);
  if (malformed.length > 0) return malformed;
  const steps = stepsOf(prepared, moves);
  const broken = hardViolations(prepared, steps);
  return broken.length > 0 ? broken : dutyViolations(prepared, steps);
}
