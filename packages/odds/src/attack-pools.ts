/** What a battle says about the dice of attacks: how many there are, and which may be thrown again. */
import type { Game, PlayerId } from '@adjutant/engine';
import { type AttackRecord, attackDice, attackOf, diceToGather, rollContext } from '@adjutant/rules-11e/queries';
import { type Chances, chancesOf, timesOf } from './distribution.ts';
import type { Pool } from './pool.ts';

/** Which faces each side may throw again. @rule 01.05.02 */
export function rerollsOf(game: Game, record: AttackRecord): Pool['rerolls'] {
  const { player: attacker } = game.unit(record.unit);
  const { player: defender } = game.unit(record.target);
  const faces = (purpose: string, player: PlayerId) => rerolledFaces(game, record, purpose, player);
  return { hit: faces('hit', attacker), wound: faces('wound', attacker), save: faces('save', defender) };
}

/** The chances of each number of attack dice of so many weapons. @rule 02.02.03-b 04.03-d */
export function diceOf(game: Game, record: AttackRecord, weapons: number): Chances {
  const attack = attackOf(game, record);
  return timesOf(
    weapons,
    chancesOf(diceToGather(game, attack), (faces) => attackDice(game, attack, faces)),
  );
}

const allFaces = [1, 2, 3, 4, 5, 6] as const;

/** Faces that some rule lets a player throw again, on as many dice as show them. @rule 01.05.02 */
function rerolledFaces(game: Game, record: AttackRecord, purpose: string, player: PlayerId): readonly number[] {
  const context = rollContext(record, {});
  const made = { purpose, player, count: 6, rule: '05', context, faces: allFaces, rerolled: [] };
  const permissions = game.ruleset
    .rerolls(game, made)
    .filter(({ pick, offer }) => pick === 'any' && offer === undefined);
  return permissions.flatMap(({ dice }) => dice.flatMap((die) => allFaces[die] ?? []));
}
