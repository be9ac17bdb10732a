/** How much work exact odds are: about a step for each state, attack and face of damage. */
import type { Game } from '@adjutant/engine';
import { attackOf, numbersOf } from '@adjutant/rules-11e/queries';
import { diceOf } from './attack-pools.ts';
import { attackedGroups, targetAgainst } from './attacked-groups.ts';
import { damageChances } from './blow.ts';
import type { AttackEntry } from './expected-attacks.ts';
import type { TargetInput } from './input/matchup.ts';
import type { Step } from './matchup-odds.ts';
import { type Target, targetOf } from './target.ts';

/** Work that takes some seconds; more than that is better simulated. */
export const MOST_WORK = 2e9;

/** Save results that groups read differently are handled apart, which squares the number of attacks. */
function workOf(target: Target, dice: number, faces: number): number {
  const states = target.lines.reduce((product, { wounds }) => product * (wounds + 1), 1);
  return states * dice * Math.max(1, target.lines.length > 2 ? dice / 2 : 1) * faces;
}

/** The work of a matchup's steps. */
export function workOfSteps({ groups, order }: TargetInput, steps: readonly Step[]): number {
  const target = targetOf(groups, order);
  return steps.reduce((sum, step) => {
    if (step.kind !== 'attacks') return sum;
    const { dice, numbers } = step.pool;
    return sum + workOf(target, dice.length, damageChances(numbers.damage).length);
  }, 0);
}

/** The work of attacks in a battle. */
export function workOfAttacks(game: Game, entries: readonly AttackEntry[]): number {
  return entries.reduce((sum, { record, weapons = 1 }) => {
    const attack = attackOf(game, record);
    const numbers = numbersOf(game, attack);
    const target = targetAgainst(game, attack, attackedGroups(game, attack, numbers.psychic), numbers.psychic);
    return sum + workOf(target, diceOf(game, record, weapons).length, damageChances(numbers.damage).length);
  }, 0);
}
