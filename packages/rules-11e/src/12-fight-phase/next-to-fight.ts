/** The duty to select a certain unit next (15.12-c): a mark on the unit, owned by its player. */
import { endEffects, type Game, type PlayerId, startEffect, type UnitId } from '@adjutant/engine';
import { ability } from '../effect.ts';

/** The next unit its player selects to fight must be this one. @rule 15.12-c 12.04-l */
export const mustFightNext = ability({ id: 'core/must-fight-next', rule: '15.12-c' });

/** Puts the duty on a unit; it ends with its player's next selection, at the latest with the phase. */
export function makeNextToFight(game: Game, player: PlayerId, unit: UnitId, rule: string): void {
  const until = { kind: 'phase-end', serial: game.state.clock.phase } as const;
  startEffect(game, { effect: mustFightNext.id, owner: player, unit, data: {}, until }, rule);
}

/** Of these units the ones that a player may select: those under the duty, if any of them is. */
export function selectable(game: Game, player: PlayerId, units: readonly UnitId[]): UnitId[] {
  const duties = game.effects.of(mustFightNext.id).filter((duty) => duty.owner === player);
  const bound = units.filter((unit) => duties.some((duty) => duty.unit === unit));
  return bound.length > 0 ? bound : [...units];
}

/** The player has selected a unit. */
export function endDuties(game: Game, player: PlayerId): void {
  endEffects(game, (effect) => effect.effect === mustFightNext.id && effect.owner === player);
}
