import type { Game } from '@adjutant/engine';
import type { AttackNumbers, AttackRecord } from '@adjutant/rules-11e/queries';
import { rerolledFaces } from './attack-pools.ts';
import type { DamageDice } from './blow.ts';
import { dieOf } from './low-dice.ts';

/** The numbers of an attack whose damage dice may be thrown again. */
export function withDamageDice(game: Game, record: AttackRecord, numbers: AttackNumbers): AttackNumbers {
  const { damage } = numbers;
  if (damage.amount.dice === 0) return numbers;
  const die = dieOf(rerolledFaces(game, record, 'damage', record.unit), damage.amount);
  if (die === undefined) return numbers;
  const again: DamageDice = { ...damage, die };
  return { ...numbers, damage: again };
}
