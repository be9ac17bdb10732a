import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { isUnitInRange } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** An objective is its player's Trap objective for the rest of the battle. */
export const trap = ability({
  id: `${detachment.id}/trap`,
  name: 'Trap objective',
  source: 'stratagem',
  of: detachment.name,
  rule: 'cs.st.ka.a-tempting-trap-b',
  reminder: 'The Trap objective for the rest of the battle.',
});

/** A player's Trap objective, once it is chosen. */
export function trapOf(game: Game, player: PlayerId): string | undefined {
  const mark = game.effects.of(trap.id).find(({ owner }) => owner === player);
  return mark === undefined ? undefined : String(mark.data.objective);
}

/** Whether a unit is in range of a player's Trap objective. */
export function isInTrap(game: Game, player: PlayerId, unit: UnitId): boolean {
  const objective = trapOf(game, player);
  return objective !== undefined && isUnitInRange(game, unit, objective);
}
