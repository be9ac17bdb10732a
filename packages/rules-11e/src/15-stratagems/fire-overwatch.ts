import type { Game, UnitId } from '@adjutant/engine';
import { enemiesWithin } from '../01-core-concepts/measuring.ts';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { hasAnyTarget } from '../04-making-attacks/any-target.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { SNAP_RANGE } from '../10-shooting-phase/snap-shooting.ts';
import { shootUnitFlow } from '../flows.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Fire Overwatch: at the end of the opponent's Movement phase a unit of the user's shoots by snap shooting. @rule 15.08 */
export const fireOverwatch = stratagem({
  id: 'core/fire-overwatch',
  name: 'Fire Overwatch',
  rule: '15.08',
  price: 1,
  turn: 'opponent',
  when: ['endOfMovementPhase'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player)
      .filter((unit) => mayOverwatch(game, unit))
      .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(shootUnitFlow.begin({ unit, types: ['snap'], outOfPhase: true }, player));
  },
});

/** Unengaged, not TITANIC, not kept from shooting for the turn (15 open point 5), and with somebody to shoot at. @rule 15.08-b */
function mayOverwatch(game: Game, unit: UnitId): boolean {
  if (unitHas(game, unit, 'TITANIC') || canDo(game, unit, 'shoot') !== undefined) return false;
  const enemies = enemiesWithin(game, unit, SNAP_RANGE);
  if (enemies.length === 0 || isEngaged(game, unit)) return false;
  return hasAnyTarget(game, { unit, kind: 'shoot', shootingType: 'snap', outOfPhase: true }, enemies);
}
