import { horizontalDistance } from '../distance.ts';
import type { Constraint, Ids } from './constraint.ts';
import { type Prepared, standingBody } from './judge.ts';

/** Whether some group that has to be engaged is out of everybody's reach, so that nothing need be tried. */
export function isHopeless(prepared: Prepared): boolean {
  if (prepared.problem.mode === 'set-up') return false;
  return prepared.problem.constraints.some((constraint) =>
    mustEngage(constraint).some((ids) => isOutOfReach(prepared, constraint, ids)),
  );
}

function mustEngage(constraint: Constraint): readonly Ids[] {
  if (constraint.kind === 'engaged-with-each') return constraint.groups;
  return constraint.kind === 'engaged-with-any' ? [constraint.models] : [];
}

function isOutOfReach(prepared: Prepared, constraint: Constraint, ids: Ids): boolean {
  if (constraint.kind !== 'engaged-with-each' && constraint.kind !== 'engaged-with-any') return false;
  const bodies = ids.map((id) => standingBody(prepared.ground, id));
  return prepared.movers.every(({ body, maximum = Infinity }, index) => {
    const reach = (prepared.fixed[index] ? 0 : maximum) + constraint.horizontal + 0.01;
    return bodies.every((other) => horizontalDistance(body, other) > reach);
  });
}
