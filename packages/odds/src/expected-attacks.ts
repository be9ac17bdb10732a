import type { Game } from '@adjutant/engine';
import {
  type AllocationGroup,
  type Attack,
  type AttackRecord,
  allocationGroups,
  attackOf,
  type ExplainedAttack,
  explain,
  feelNoPainOf,
  hooks,
  identicalPools,
  isVisible,
  woundsOf,
} from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from './attack-die.ts';
import { diceOf, rerollsOf } from './attack-pools.ts';
import { changingOf } from './changing.ts';
import { resolveChanging } from './changing-pool.ts';
import { type Chances, sumOf } from './distribution.ts';
import { outcomesOf } from './outcomes.ts';
import { noMeans, type Pool, type PoolMeans, resolvePool, sumOfMeans } from './pool.ts';
import { type Standing, type Target, type TargetGroup, targetOf, untouched } from './target.ts';

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
  readonly groups: readonly AllocationGroup[];
  readonly target: Target;
  readonly standing: Standing;
}

/** One pool, with the attacks it was made of. */
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
  let composed: readonly AllocationGroup[] | undefined;
  for (const attacks of poolsOf(game, entries)) {
    const [first] = attacks;
    if (first === undefined) continue;
    const attack = attackOf(game, first.record);
    const explained = explain(game, attack);
    const { numbers } = explained;
    const groups = allocationGroups(game, attack.target, attack);
    composed ??= groups;
    target = targetOf(composed.flatMap((group) => groupOf(game, attack, group, groups)));
    const dice = attacks.reduce<Chances>(
      (sum, entry) => sumOf(sum, diceOf(game, entry.record, entry.weapons ?? 1)),
      [1],
    );
    const picked = numbers.precision && policy.precision === 'pick' ? pickedGroup(game, attack, composed) : -1;
    const pool: Pool = {
      dice,
      numbers,
      rerolls: rerollsOf(game, first.record),
      policy,
      ...(picked < 0 ? {} : { picked }),
    };
    const changing = changingOf(game, first.record, pool);
    const result =
      changing === undefined ? resolvePool(target, standing, pool) : resolveChanging(target, standing, pool, changing);
    stages.push({ means: result.means, pool, entries: attacks, explained });
    standing = result.standing;
  }
  const means = stages.map((stage) => stage.means).reduce(sumOfMeans, noMeans);
  return { means, stages, groups: composed ?? [], target, standing };
}

/** Identical attacks on the first entry's target together. @rule 04.03.01 */
function poolsOf(game: Game, entries: readonly AttackEntry[]): readonly (readonly AttackEntry[])[] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [entries];
  const planned = entries.map(({ record }) => ({ record, done: false }));
  const pools = identicalPools(game, planned, first.record.target);
  return pools.map(({ members }) => members.flatMap((at) => entries[at] ?? []));
}

/** @rule 05.03-g 24.28 */
function pickedGroup(game: Game, attack: Attack, groups: readonly AllocationGroup[]): number {
  const seen = (group: AllocationGroup) =>
    group.character && group.models.some((model) => isVisible(game, attack.model, model));
  return groups.findIndex(seen);
}

/** A group as it was composed for the first pool, with what its models save with against these attacks. */
function groupOf(
  game: Game,
  attack: Attack,
  composed: AllocationGroup,
  groups: readonly AllocationGroup[],
): TargetGroup[] {
  const [model] = composed.models;
  if (model === undefined) return [];
  const group = groups.find(({ models }) => models.includes(model)) ?? composed;
  const feelNoPain = feelNoPainOf(game, model, false);
  const feelNoPainMortal = feelNoPainOf(game, model, true);
  const { full, left } = woundsOf(game, composed);
  const { save, invulnerable } = group;
  return [
    {
      full,
      left,
      character: composed.character,
      save: invulnerable === undefined ? { save } : { save, invulnerable },
      reductions: hooks.allocatedDamage.parts(game, { attack, model }).map((part) => part.value),
      ...(feelNoPain === undefined ? {} : { feelNoPain }),
      ...(feelNoPainMortal === undefined ? {} : { feelNoPainMortal }),
    },
  ];
}
