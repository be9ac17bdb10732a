/** Weapons with a random S: it is rolled for each weapon before its attacks are gathered, for what is identical depends on it. */
import { type Amount, type Call, type Game, roll } from '@adjutant/engine';
import { amountOf, diceFor } from '../01-core-concepts/amount.ts';
import type { AttackRecord } from './attack.ts';
import { rollContext } from './attack-rolls.ts';
import type { PlannedAttack } from './planned-attack.ts';
import { attackOf } from './weapon-abilities.ts';

function strengthOf(game: Game, record: AttackRecord): Amount {
  return attackOf(game, record).profile.strength;
}

/** The next attack on a target whose S is still to be rolled. @rule 02.02.03-e */
export function nextStrength(game: Game, planned: readonly PlannedAttack[], target: number): PlannedAttack | undefined {
  return planned.find(
    ({ done, record }) =>
      !done && record.target === target && record.rolledStrength === undefined && diceFor(strengthOf(game, record)) > 0,
  );
}

/** The roll for the S of a weapon. @rule 02.02.03-e */
export function strengthRoll(game: Game, { record }: PlannedAttack): Call {
  const { player, id } = game.unit(record.unit);
  const count = diceFor(strengthOf(game, record));
  return roll({ purpose: 'strength', player, unit: id, count, rule: '02.02.03-e', context: rollContext(record, {}) });
}

/** The attack with its S. @rule 02.02.03-e */
export function withStrength(game: Game, record: AttackRecord, faces: readonly number[]): AttackRecord {
  return { ...record, rolledStrength: amountOf(strengthOf(game, record), faces) };
}
