import type { Game, UnitId } from '@adjutant/engine';
import { unitHas } from '../02-datasheets/keywords.ts';

/** Of these enemies the ones that a unit takes notice of in a pile-in, consolidation or surge move: without FLY no AIRCRAFT. @rule 23.02-d 12.03-k 12.08-n 21.02-i */
export function noticed(game: Game, unit: UnitId, enemies: readonly UnitId[]): UnitId[] {
  return unitHas(game, unit, 'FLY') ? [...enemies] : enemies.filter((enemy) => !unitHas(game, enemy, 'AIRCRAFT'));
}
