/** What a battle says about the dice of attacks: how many there are, and which may be thrown again. */
import type { Game, UnitId } from '@adjutant/engine';
import { type AttackRecord, attackDice, attackOf, diceToGather, rollContext } from '@adjutant/rules-11e/queries';
import { type Chances, chancesOf, timesOf } from './distribution.ts';
import { dieOf } from './low-dice.ts';
import type { Pool } from './pool.ts';

/** Which faces each side may throw again. @rule 01.05.02 */
export function rerollsOf(game: Game, record: AttackRecord): Pool['rerolls'] {
  const faces = (purpose: string, unit: UnitId) => rerolledFaces(game, record, purpose, unit);
  return { hit: faces('hit', record.unit), wound: faces('wound', record.unit), save: faces('save', record.target) };
}

/** The chances of each number of attack dice of so many weapons. @rule 02.02.03-b 04.03-d */
export function diceOf(game: Game, record: AttackRecord, weapons: number): Chances {
  const attack = attackOf(game, record);
  const count = diceToGather(game, attack);
  const die =
    count === 0 ? undefined : dieOf(rerolledFaces(game, record, 'attacks', record.unit), attack.profile.attacks);
  return timesOf(
    weapons,
    chancesOf(count, (faces) => attackDice(game, attack, faces), die),
  );
}

const allFaces = [1, 2, 3, 4, 5, 6] as const;

/** Faces that some rule lets a player throw again, on as many dice as show them. @rule 01.05.02 */
export function rerolledFaces(game: Game, record: AttackRecord, purpose: string, unit: UnitId): readonly number[] {
  const context = rollContext(record, {});
  const { player } = game.unit(unit);
  const made = { purpose, player, unit, count: 6, rule: '05', context, faces: allFaces, rerolled: [] };
  const permissions = game.ruleset
    .rerolls(game, made)
    .filter(({ pick, offer }) => pick === 'any' && offer === undefined);
  return permissions.flatMap(({ dice }) => dice.flatMap((die) => allFaces[die] ?? []));
}
