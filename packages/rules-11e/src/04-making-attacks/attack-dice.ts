import type { Amount, Game } from '@adjutant/engine';
import { amountOf, diceFor } from '../01-core-concepts/amount.ts';
import { applyModifiers } from '../02-datasheets/characteristic.ts';
import { hooks } from '../hooks.ts';
import type { Attack } from './attack.ts';

/** How many attack dice a weapon may come to. */
export interface AttackAmounts {
  readonly least: number;
  readonly most: number;
}

/** The attack dice that rules add to a weapon's A when they are gathered. @rule 04.03-d */
function addedDice(game: Game, attack: Attack): readonly Amount[] {
  return hooks.moreAttackDice.parts(game, attack).map((part) => part.value);
}

/** How many dice have to be rolled to know a weapon's attack dice; 0 where they are fixed. @rule 02.02.03-b */
export function diceToGather(game: Game, attack: Attack): number {
  return [attack.profile.attacks, ...addedDice(game, attack)].reduce((sum, amount) => sum + diceFor(amount), 0);
}

/** A weapon's attack dice from the faces rolled for them: A with its modifiers, then what is added. @rule 04.03-b 04.03-d */
export function attackDice(game: Game, attack: Attack, faces: readonly number[]): number {
  const { attacks } = attack.profile;
  let at = diceFor(attacks);
  let dice = attacksCharacteristic(game, attack, faces.slice(0, at));
  for (const amount of addedDice(game, attack)) {
    dice += amountOf(amount, faces.slice(at, at + diceFor(amount)));
    at += diceFor(amount);
  }
  return dice;
}

/** A weapon's A from the faces rolled for it. @rule 02.02.03-b 02.02.01 */
export function attacksCharacteristic(game: Game, attack: Attack, faces: readonly number[]): number {
  const parts = hooks.weaponCharacteristic.parts(game, { attack, name: 'attacks' });
  const modifiers = parts.map((part) => part.value);
  return applyModifiers('attacks', amountOf(attack.profile.attacks, faces), modifiers) ?? 0;
}

/** The least and the most that a weapon's A can come to. */
export function attackAmounts(game: Game, attack: Attack): AttackAmounts {
  const { dice } = attack.profile.attacks;
  const all = (face: number) =>
    attacksCharacteristic(
      game,
      attack,
      Array.from({ length: dice }, () => face),
    );
  return { least: all(1), most: all(6) };
}
