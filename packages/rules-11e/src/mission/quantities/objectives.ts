import type { Game, PlayerId } from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../../01-core-concepts/populations.ts';
import { isUnitInRange } from '../../14-objectives/place.ts';
import type { ObjectiveFilter } from '../cards.ts';
import { tagsOf } from '../marks.ts';
import { isMeant, type NamedObjective, namedObjectives } from '../table.ts';
import { turnBeganAs } from '../turn-began.ts';
import type { QuantityOf } from './quantity.ts';

/** Objectives that a filter means, tags included. */
export function objectivesMeant(game: Game, player: PlayerId, filter: ObjectiveFilter = {}): NamedObjective[] {
  return namedObjectives(game).filter(
    (one) => isMeant(game, player, one, filter) && hasTag(game, player, one.setup.id, filter),
  );
}

function hasTag(game: Game, player: PlayerId, objective: string, { tag, taggedThisTurn }: ObjectiveFilter): boolean {
  if (tag === undefined) return true;
  return tagsOf(game, player, tag).some(
    ({ data }) => data.objective === objective && (taggedThisTurn !== true || data.turn === game.state.clock.turn),
  );
}

/** Who controls an objective, by the last time control was worked out. @rule 14.02-h */
export function controllerOf(game: Game, objective: string): PlayerId | undefined {
  return game.state.objectives.find(({ id }) => id === objective)?.controlledBy;
}

/** Objectives controlled, newly controlled, guarded, tagged. */
export function countObjectives(game: Game, player: PlayerId, quantity: QuantityOf<'objectives'>): number {
  const { controlledBy, newly, guarded, which } = quantity;
  const controller = controlledBy === 'opponent' ? opponentOf(player) : player;
  const before = turnBeganAs(game)?.controlled ?? {};
  return objectivesMeant(game, player, which).filter(({ setup: { id } }) => {
    if (controlledBy !== undefined && controllerOf(game, id) !== controller) return false;
    if (newly === true && before[id] === controller) return false;
    return guarded !== true || isGuarded(game, player, id);
  }).length;
}

/** The chosen unit is still in range. */
function isGuarded(game: Game, player: PlayerId, objective: string): boolean {
  const guards = tagsOf(game, player, 'guard').filter(({ data }) => data.guards === objective);
  return unitsOnTable(game, player).some(
    (unit) => guards.some((guard) => guard.unit === unit) && isUnitInRange(game, unit, objective),
  );
}
