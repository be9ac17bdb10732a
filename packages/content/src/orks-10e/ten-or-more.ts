import type { Game, UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { living, unitDistance } from '@adjutant/rules-11e/queries';
import { ability } from '../armies/write.ts';

const MANY = 10;

/** Inches within which two units that brag stay together. */
export const TOGETHER = 6;

/** The mark of Braggin' Rights on each of two units, with the other one. */
export const bragging = ability({
  id: 'orks/green-tide/braggin-rights',
  name: "Braggin' Rights",
  source: 'stratagem',
  of: 'Green Tide',
  rule: 'cs.st.gt.braggin-rights-c',
  reminder: 'While both units are within 6" of each other, each counts as having 10 or more models.',
});

/** Whether a unit has 10 or more models, or counts as having them. @rule cs.st.gt.braggin-rights-c */
export function isMany(game: Game, unit: UnitId): boolean {
  if (living(game, unit).length >= MANY) return true;
  return game.effects
    .of(bragging.id)
    .some((mark) => mark.unit === unit && isTogether(game, unit, Number(mark.data.other)));
}

function isTogether(game: Game, unit: UnitId, other: UnitId): boolean {
  if (game.unit(unit).place.kind !== 'table' || game.unit(other).place.kind !== 'table') return false;
  return isWithin(unitDistance(game, unit, other), TOGETHER);
}
