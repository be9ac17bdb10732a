/** Attacks on one unit, pool by pool. */
import type { Game } from '@adjutant/engine';
import {
  type AttackRecord,
  attackOf,
  type ExplainedAttack,
  identicalPools,
  numbersOf,
} from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from './attack-die.ts';
import type { PoolStage, StageQuestion } from './attack-stage.ts';
import { type AttackedGroup, attackedGroups } from './attacked-groups.ts';
import type { Chances } from './distribution.ts';
import type { Edition } from './editions/edition.ts';
import { eleventh } from './editions/eleventh.ts';
import { afterPool, begun, finished, joined, type Progress, shared, weightOf } from './editions/progress.ts';
import { outcomesOf } from './outcomes.ts';
import { noMeans, type Pool, type PoolMeans, shareOf, sumOfMeans } from './pool.ts';
import { type StrengthChance, shareWith, strengthsOf, weaponsWithStrength } from './random-strength.ts';
import { type Standing, type Target, targetOf } from './target.ts';

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
export function attacksOn(
  game: Game,
  entries: readonly AttackEntry[],
  policy: AttackPolicy,
  edition: Edition = eleventh,
): AttackedUnit {
  const stages: AttackStage[] = [];
  let target = targetOf([]);
  let progress = begun();
  let composed: readonly AttackedGroup[] | undefined;
  for (const attacks of poolsOf(game, entries)) {
    const [first] = attacks;
    if (first === undefined) continue;
    const attack = attackOf(game, first.record);
    composed ??= attackedGroups(game, attack, numbersOf(game, attack).psychic);
    const result = resolveEntries(edition, { game, entries: attacks, composed, policy }, progress);
    const { pool, explained } = result.stage;
    target = result.stage.target;
    stages.push({ means: result.means, pool, entries: attacks, explained });
    progress = result.progress;
  }
  const means = stages.map((stage) => stage.means).reduce(sumOfMeans, noMeans);
  return { means, stages, groups: composed ?? [], target, standing: finished(edition, progress, target) };
}

interface EntriesResult {
  readonly stage: PoolStage;
  readonly means: PoolMeans;
  readonly progress: Progress;
}

/** Where the S of the weapons is random, those with the highest S attack first. @rule 02.02.03-e */
function resolveEntries(edition: Edition, question: StageQuestion, progress: Progress): EntriesResult {
  const { game, entries } = question;
  const [first] = entries;
  const strengths = first === undefined ? undefined : strengthsOf(game, first.record);
  if (strengths !== undefined) return resolveStrengths(edition, question, progress, strengths);
  const when = edition.stages(question);
  const stage = when(0);
  return { stage, ...afterPool(edition, progress, stage.target, when) };
}

function resolveStrengths(
  edition: Edition,
  question: StageQuestion,
  progress: Progress,
  strengths: readonly StrengthChance[],
): EntriesResult {
  const count = question.entries.reduce((sum, { weapons = 1 }) => sum + weapons, 0);
  const whole = weightOf(progress);
  let means = noMeans;
  let stage: PoolStage | undefined;
  /** How far it came, by the number of weapons whose S is still open. */
  let open: (Progress | undefined)[] = [];
  open[count] = progress;
  for (const [at, { value }] of strengths.entries()) {
    const all = weaponsWithStrength(question.entries, value);
    const next: Progress[][] = Array.from({ length: count + 1 }, () => []);
    for (const [left, now] of open.entries()) {
      if (now === undefined) continue;
      for (const [weapons, share] of shareWith(strengths, at, left).entries()) {
        if (share === 0) continue;
        const part = shared(now, share);
        if (weapons === 0) {
          next[left]?.push(part);
          continue;
        }
        const result = resolveEntries(edition, { ...question, entries: all.slice(0, weapons) }, part);
        stage ??= result.stage;
        means = sumOfMeans(means, shareOf(result.means, weightOf(part) / whole));
        next[left - weapons]?.push(result.progress);
      }
    }
    open = next.map((parts) => (parts.length === 0 ? undefined : joined(parts.flat())));
  }
  if (stage === undefined) throw new Error('every weapon has some S');
  return { stage, means, progress: open[0] ?? [] };
}

/** Identical attacks on the first entry's target together. @rule 04.03.01 */
function poolsOf(game: Game, entries: readonly AttackEntry[]): readonly (readonly AttackEntry[])[] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [entries];
  const planned = entries.map(({ record }) => ({ record, done: false }));
  const pools = identicalPools(game, planned, first.record.target);
  return pools.map(({ members }) => members.flatMap((at) => entries[at] ?? []));
}
