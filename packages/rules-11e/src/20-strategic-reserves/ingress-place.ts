import type { Game, ModelId, UnitId } from '@adjutant/engine';
import type { Constraint, Region } from '@adjutant/geometry';
import { living, opponentOf } from '../01-core-concepts/populations.ts';
import { awayFromEnemies } from '../03-moving/constraints.ts';
import { isTooLargeFor } from '../03-moving/large-models.ts';
import { measure } from '../measures.ts';

/** Set-up distance from a battlefield edge, inches. @rule 20.04-c */
const EDGE_DISTANCE = 6;

/** The round from which units may arrive in the opponent's deployment zone. @rule 20.04-e 20.04-f */
const ZONE_OPEN_FROM = 3;

/** Where a unit arrives from strategic reserves; deep striking, only the distance from enemies is left. @rule 20.04-c to 20.04-f 20.04-k 24.09 */
export function ingressConstraints(game: Game, unit: UnitId, deepStrike: boolean): Constraint[] {
  const away = awayFromEnemies(game, unit, measure(game, 'arrival'), '20.04-d');
  return deepStrike ? [away] : [away, ...nearEdge(game, unit), ...outsideEnemyZone(game, unit)];
}

/** Models too large for the strip along an edge. @rule 20.04-k 03.02.02-b */
export function largeArrivals(game: Game, unit: UnitId): ModelId[] {
  return living(game, unit).filter((model) => isTooLargeFor(game, model, EDGE_DISTANCE));
}

/** Whether a unit deep struck in this phase. */
export function isDeepStriking(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.deepStruckOn === game.state.clock.phase;
}

function nearEdge(game: Game, unit: UnitId): Constraint[] {
  const band = (distance: number): Region[] => [{ kind: 'edge-band', distance }];
  const large = largeArrivals(game, unit);
  if (large.length === 0) return [{ kind: 'wholly-within', rule: '20.04-c', regions: band(EDGE_DISTANCE) }];
  const others = living(game, unit).filter((model) => !large.includes(model));
  return [
    ...(others.length === 0
      ? []
      : [{ kind: 'wholly-within', rule: '20.04-c', regions: band(EDGE_DISTANCE), movers: others } as const]),
    { kind: 'within', rule: '20.04-k', regions: band(0), movers: large },
  ];
}

function outsideEnemyZone(game: Game, unit: UnitId): Constraint[] {
  if (game.state.clock.round >= ZONE_OPEN_FROM) return [];
  const outline = game.setup.layout.deploymentZones[opponentOf(game.unit(unit).player)];
  return [
    { kind: 'more-than', rule: '20.04-e', distance: 0, horizontally: true, regions: [{ kind: 'polygon', outline }] },
  ];
}
