/** The marks of For the Greater Good between units: who observes, who is spotted, who is guided. */
import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { ability } from '../../armies/write.ts';

/** Id of the ability that lets a unit observe and be guided. */
export const GREATER_GOOD = 'tau-empire/for-the-greater-good';

const told = { source: 'army-rule', of: "T'au Empire", touches: ['10.02'] } as const;

/** An enemy unit is spotted by the observer that `data` names, until the phase ends. */
export const spotted = ability({
  ...told,
  id: 'tau-empire/spotted',
  name: 'Spotted',
  rule: 'cs.army.ftgg-b',
  reminder: 'Guided units shoot better at this unit until the phase ends.',
});

/** A unit has a Spotted unit among its targets: until its attacks are over it is guided, whatever it shoots at. */
export const guided = ability({
  ...told,
  id: 'tau-empire/guided',
  name: 'Guided',
  rule: 'cs.army.ftgg-d',
  reminder: 'A unit that is no Observer and targets a Spotted unit.',
});

/** Id of the mark on an Observer; what it lets the unit do stands in observe.ts. */
export const OBSERVER = 'tau-empire/observer';

/** The Observer that has spotted a unit for a player, or undefined. */
export function observerOf(game: Game, player: PlayerId, enemy: UnitId): UnitId | undefined {
  const mark = game.effects.of(spotted.id).find(({ owner, unit }) => owner === player && unit === enemy);
  return mark?.data.observer as UnitId | undefined;
}

/** Whether a unit with the ability is guided while it targets a unit: it is no Observer, and the target is Spotted. */
export function isGuidedAt(game: Game, unit: UnitId, target: UnitId): boolean {
  if (!game.effects.onUnit(GREATER_GOOD, unit) || game.effects.onUnit(OBSERVER, unit)) return false;
  return observerOf(game, game.unit(unit).player, target) !== undefined;
}
