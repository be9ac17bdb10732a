/** Attacks on one unit, pool by pool. */
import type { Game } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { attackOf, type ExplainedAttack, identicalPools, numbersOf } from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from './attack-die.ts';
import { type PoolStage, type StageQuestion, stageIn } from './attack-stage.ts';
import { type AttackedGroup, attackedGroups } from './attacked-groups.ts';
import { bySurvivors, together } from './by-survivors.ts';
import { resolveChanging } from './changing-pool.ts';
import type { Chances } from './distribution.ts';
import { outcomesOf } from './outcomes.ts';
import { noMeans, type Pool, type PoolMeans, type PoolResult, resolvePool, shareOf, sumOfMeans } from './pool.ts';
import { shareWith, strengthsOf, weaponsWithStrength } from './random-strength.ts';
import { type Standing, type Target, targetOf, untouched } from './target.ts';

/** One weapon's attacks on a unit, or those of several weapons that are alike in all that the record says. */
export interface AttackEntry {
  /** What was fixed when targets were selected; it may also be imagined, for attacks that are only thought of. */
  readonly record: AttackRecord;
  /** How many such weapons attack; 1 where absent. */
  readonly weapons?: number;
}

/** What is to be expected of attacks on one unit. */
export interface ExpectedAttacks extends PoolMeans {
  /** Wounds that models lose; what a destroyed model has not left is not counted. */
  readonly damage: number;
  /** Models destroyed. */
  readonly destroyed: number;
  /** Chance that the unit has no model left. */
  readonly wipedOut: number;
  /** Chances of each number of wounds lost and of models destroyed. */
  readonly damageChances: Chances;
  readonly destroyedChances: Chances;
}

/**
 * What attacks on one unit are to be expected to do to it as it stands now: pools of identical attacks in the order in which they are
 * listed, decided by the same per-die rules that decide real dice. Attacks on other units than the first one's target are left out.
 * Re-rolls count where a rule allows them for any number of dice; those of one die in a pool, or bought by a stratagem, do not.
 * @rule 04.03 05.00
 */
export function expectedAttacks(
  game: Game,
  entries: readonly AttackEntry[],
  policy: AttackPolicy = plainPolicy,
): ExpectedAttacks {
  const { means, target, standing } = attacksOn(game, entries, policy);
  const { woundsLost, modelsDestroyed, unitDestroyed } = outcomesOf(target, standing);
  return {
    ...means,
    damage: woundsLost.mean,
    destroyed: modelsDestroyed.mean,
    wipedOut: unitDestroyed,
    damageChances: woundsLost.chances,
    destroyedChances: modelsDestroyed.chances,
  };
}

/** The same, with all that the target may have become: to go on from. */
export interface AttackedUnit {
  readonly means: PoolMeans;
  readonly stages: readonly AttackStage[];
  /** The models of the target's groups, in the order of its list. */
  readonly groups: readonly AttackedGroup[];
  readonly target: Target;
  readonly standing: Standing;
}

/** One pool, with the attacks it was made of; its numbers are those against the target as it stands before all attacks. */
export interface AttackStage {
  readonly means: PoolMeans;
  readonly pool: Pool;
  readonly entries: readonly AttackEntry[];
  readonly explained: ExplainedAttack;
}

/** What attacks on the first entry's target do to it, pool by pool. @rule 04.03 05.00 */
export function attacksOn(game: Game, entries: readonly AttackEntry[], policy: AttackPolicy): AttackedUnit {
  const stages: AttackStage[] = [];
  let target = targetOf([]);
  let standing = untouched;
  let composed: readonly AttackedGroup[] | undefined;
  for (const attacks of poolsOf(game, entries)) {
    const [first] = attacks;
    if (first === undefined) continue;
    const attack = attackOf(game, first.record);
    composed ??= attackedGroups(game, attack, numbersOf(game, attack).psychic);
    const result = resolveAttacks({ game, entries: attacks, composed, policy }, standing);
    const { pool, explained } = result.stage;
    target = result.stage.target;
    stages.push({ means: result.means, pool, entries: attacks, explained });
    standing = result.standing;
  }
  const means = stages.map((stage) => stage.means).reduce(sumOfMeans, noMeans);
  return { means, stages, groups: composed ?? [], target, standing };
}

interface StageResult extends PoolResult {
  readonly stage: PoolStage;
}

/** Where the S of the weapons is random, those with the highest S attack first. @rule 02.02.03-e */
function resolveAttacks(question: StageQuestion, standing: Standing): StageResult {
  const { game, entries } = question;
  const [first] = entries;
  const strengths = first === undefined ? undefined : strengthsOf(game, first.record);
  if (strengths === undefined) return resolveStage(question, standing);
  const count = entries.reduce((sum, { weapons = 1 }) => sum + weapons, 0);
  let means = noMeans;
  let stage: PoolStage | undefined;
  /** Standings by the number of weapons whose S is still open. */
  let open: (readonly Standing[])[] = [];
  open[count] = [standing];
  for (const [at, { value }] of strengths.entries()) {
    const all = weaponsWithStrength(entries, value);
    const next: Standing[][] = Array.from({ length: count + 1 }, () => []);
    for (let left = 0; left <= count; left++) {
      const now = together(open[left] ?? []);
      for (const [weapons, share] of shareWith(strengths, at, left).entries()) {
        if (share === 0 || now.states.length === 0) continue;
        const part = { states: now.states, chances: now.chances.map((chance) => chance * share) };
        if (weapons === 0) next[left]?.push(part);
        else {
          const result = resolveStage({ ...question, entries: all.slice(0, weapons) }, part);
          stage ??= result.stage;
          means = sumOfMeans(means, shareOf(result.means, totalOf(part)));
          next[left - weapons]?.push(result.standing);
        }
      }
    }
    open = next;
  }
  return {
    stage: stage ?? stageIn(question)(0),
    means: shareOf(means, 1 / totalOf(standing)),
    standing: together(open[0] ?? []),
  };
}

/** Resolves a pool, in each state of its target as the rules see it then. */
function resolveStage(question: StageQuestion, standing: Standing): StageResult {
  const when = stageIn(question);
  const stage = when(0);
  const parts = bySurvivors(stage.target, standing, when).map(
    ({ what: { target, pool, changing }, standing: part }) => {
      const result =
        changing === undefined ? resolvePool(target, part, pool) : resolveChanging(target, part, pool, changing);
      return {
        means: shareOf(result.means, part === standing ? 1 : totalOf(part) / totalOf(standing)),
        standing: result.standing,
      };
    },
  );
  return {
    stage,
    means: parts.map((part) => part.means).reduce(sumOfMeans, noMeans),
    standing: together(parts.map((part) => part.standing)),
  };
}

function totalOf({ chances }: Standing): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** Identical attacks on the first entry's target together. @rule 04.03.01 */
function poolsOf(game: Game, entries: readonly AttackEntry[]): readonly (readonly AttackEntry[])[] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [entries];
  const planned = entries.map(({ record }) => ({ record, done: false }));
  const pools = identicalPools(game, planned, first.record.target);
  return pools.map(({ members }) => members.flatMap((at) => entries[at] ?? []));
}
