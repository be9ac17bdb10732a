import { type Game, note, type UnitId } from '@adjutant/engine';
import { skiesCost } from '../21-flying-surging/skies.ts';
import { hooks } from '../hooks.ts';

/** The greatest result of a charge roll, whatever is added to it. @rule 02.02.01-t */
const MOST = 12;

/** The maximum distance of a charge move from its dice, in inches: modifiers, the cap of 12, a rule's cap, the skies. @rule 11.02-f 02.02.01-r 02.02.01-t 15.11-f */
export function chargeDistance(
  game: Game,
  charge: { unit: UnitId; cap?: number; skies?: boolean },
  faces: readonly number[],
): number {
  const { unit, cap = MOST } = charge;
  const parts = hooks.chargeModifier.parts(game, { unit });
  const sum = [...faces, ...parts.map((part) => part.value)].reduce((total, value) => total + value, 0);
  const result = Math.min(MOST, cap, Math.max(1, sum));
  const skies = charge.skies === true ? skiesCost(game, unit) : 0;
  const maximum = Math.max(0, result - skies);
  note(game, 'charge-distance', '11.02-f', {
    unit,
    faces: [...faces],
    modifiers: parts.map(({ value, source, rule }) => ({ value, source, rule })),
    result,
    skies,
    maximum,
  });
  return maximum;
}
