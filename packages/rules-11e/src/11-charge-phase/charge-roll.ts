import { type Game, note, type UnitId } from '@adjutant/engine';
import { hooks } from '../hooks.ts';

/** The greatest result of a charge roll, whatever is added to it. @rule 02.02.01-t */
const MOST = 12;

/** What taking to the skies costs in inches; nothing for a unit that hovers. @rule 21.03-c 21.03-h 24.17 */
const SKIES_COST = 2;

/** The maximum distance of a charge move from its dice, in inches: modifiers, the cap of 12, a rule's cap, the skies. @rule 11.02-f 02.02.01-r 02.02.01-t 15.11-f */
export function chargeDistance(game: Game, charge: { unit: UnitId; cap?: number; skies?: boolean }, faces: readonly number[]): number {
  const { unit, cap = MOST } = charge;
  const parts = hooks.chargeModifier.parts(game, { unit });
  const sum = [...faces, ...parts.map((part) => part.value)].reduce((total, value) => total + value, 0);
  const result = Math.min(MOST, cap, Math.max(1, sum));
  const skies = charge.skies === true && !game.effects.onUnit('hover', unit) ? SKIES_COST : 0;
  const maximum = Math.max(0, result - skies);
  note(game, 'charge-distance', '11.02-f', {
    unit, faces: [...faces], modifiers: parts.map(({ value, source, rule }) => ({ value, source, rule })), result, skies, maximum,
  });
  return maximum;
}
