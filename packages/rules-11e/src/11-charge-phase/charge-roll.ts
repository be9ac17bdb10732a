import { type Game, note, type UnitId } from '@adjutant/engine';
import { rollParts } from '../02-datasheets/characteristic.ts';
import { skiesCost } from '../21-flying-surging/skies.ts';
import { hooks } from '../hooks.ts';

/** The greatest result of a charge roll, whatever is added to it. @rule 02.02.01-t */
const MOST = 12;

/** A charge of which the roll is known. */
interface ChargeRolled {
  unit: UnitId;
  cap?: number;
  skies?: boolean;
}

/** The result of a charge roll, in inches: never under 1, never over 12 or a rule's own cap. @rule 11.02-f 02.02.01-r 02.02.01-t 15.11-f */
export function chargeResult(faces: readonly number[], modifier: number, cap = MOST): number {
  const sum = faces.reduce((total, face) => total + face, modifier);
  return Math.min(MOST, cap, Math.max(1, sum));
}

/** What a charge's dice come to now. */
function distanceNow(game: Game, charge: ChargeRolled, faces: readonly number[]) {
  const { unit, cap = MOST } = charge;
  const parts = rollParts(game, hooks.chargeModifier, { unit });
  const modifier = parts.reduce((total, part) => total + part.value, 0);
  const result = chargeResult(faces, modifier, cap);
  const skies = charge.skies === true ? skiesCost(game, unit) : 0;
  return { unit, result, skies, maximum: Math.max(0, result - skies), parts };
}

/** Whether modifiers have changed the maximum distance of a charge since its targets were looked for. @rule 11.04-n */
export function hasDistanceChanged(
  game: Game,
  charge: ChargeRolled & { readonly maximum?: number },
  faces: readonly number[],
): boolean {
  return distanceNow(game, charge, faces).maximum !== charge.maximum;
}

/** The maximum distance of a charge move from its dice, in inches: modifiers, the cap of 12, a rule's cap, the skies. @rule 11.02-f 02.02.01-r 02.02.01-t 15.11-f */
export function chargeDistance(game: Game, charge: ChargeRolled, faces: readonly number[]): number {
  const { unit, result, skies, maximum, parts } = distanceNow(game, charge, faces);
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
