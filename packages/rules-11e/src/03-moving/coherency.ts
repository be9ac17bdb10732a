import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { type Body, horizontalDistance, isWithin, verticalDistance } from '@adjutant/geometry';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { COHERENCY } from './constraints.ts';

/** Whether the living models of a unit on the table are in coherency; one model always is. @rule 03.03-b 03.03-c 03.03-d */
export function isCoherent(game: Game, unit: UnitId): boolean {
  return holdsTogether(livingOnTable(game, unit).map((model: ModelId) => standingBody(game, model)));
}

/** Every two models within span and height, and those within the gap joined into one group. */
function holdsTogether(bodies: readonly Body[]): boolean {
  const joined = bodies.slice(0, 1);
  const waiting = new Set(bodies.slice(1));
  for (const body of joined) {
    for (const other of waiting) {
      if (!isMate(body, other)) continue;
      waiting.delete(other);
      joined.push(other);
    }
  }
  return waiting.size === 0 && bodies.every((body, at) => bodies.slice(at + 1).every((other) => isInSpan(body, other)));
}

function isMate(a: Body, b: Body): boolean {
  return isWithin(horizontalDistance(a, b), COHERENCY.gap) && isWithin(verticalDistance(a, b), COHERENCY.vertical);
}

function isInSpan(a: Body, b: Body): boolean {
  return isWithin(horizontalDistance(a, b), COHERENCY.span) && isWithin(verticalDistance(a, b), COHERENCY.vertical);
}
