import { type EffectInstance, type Game, type PlayerId, startEffect, type UnitId } from '@adjutant/engine';
import { untilCommandPhaseOf } from '@adjutant/rules-11e/content';
import { ability } from '../../armies/write.ts';

/** The Waaagh! is active: for a whole army, or where another rule says so for one unit. */
export const activeWaaagh = ability({
  id: 'orks/waaagh/active',
  name: 'Waaagh!',
  source: 'army-rule',
  of: 'Orks',
  rule: 'cs.army.waaagh-11-b',
  reminder: 'Until the next Command phase of its player begins.',
});

/** Makes the Waaagh! active for a player's army, or for one of their units alone, until their next Command phase begins. */
export function startWaaagh(game: Game, owner: PlayerId, rule: string, unit?: UnitId): void {
  const whom = unit === undefined ? {} : { unit };
  startEffect(game, { effect: activeWaaagh.id, owner, ...whom, data: {}, until: untilCommandPhaseOf(owner) }, rule);
}

/** Whether the Waaagh! is active for a unit, with its army or by another rule: what asks for an active Waaagh! asks this. */
export function isWaaaghActive(game: Game, unit: UnitId): boolean {
  const { player } = game.unit(unit);
  const holds = (one: EffectInstance) => one.owner === player && (one.unit === undefined || one.unit === unit);
  return game.effects.of(activeWaaagh.id).some(holds);
}
