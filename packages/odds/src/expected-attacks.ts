import type { Game, PlayerId } from '@adjutant/engine';
import {
  type AllocationGroup,
  type Attack,
  type AttackNumbers,
  type AttackRecord,
  allocationGroups,
  attackDice,
  attackOf,
  diceToGather,
  feelNoPainOf,
  hooks,
  identicalPools,
  isVisible,
  nextInOrder,
  numbersOf,
  rollContext,
  woundsOf,
} from '@adjutant/rules-11e/queries';
import { type AttackPolicy, plainPolicy } from './attack-die.ts';
import { add, type Chances, chancesOf, meanOf, sumOf, timesOf } from './distribution.ts';
import { type Pool, type PoolMeans, resolvePool } from './pool.ts';
import { type TargetGroup, type TargetTrack, trackOf } from './target-track.ts';

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
  let means: PoolMeans = { attacks: 0, hits: 0, wounds: 0, devastating: 0, unsaved: 0 };
  let lost: Chances = [1];
  let track: TargetTrack = trackOf([]);
  for (const attacks of poolsOf(game, entries)) {
    const [first] = attacks;
    if (first === undefined) continue;
    const attack = attackOf(game, first.record);
    const numbers = numbersOf(game, attack);
    track = targetTrack(game, attack, numbers, policy);
    const dice = attacks.reduce<Chances>((sum, entry) => sumOf(sum, diceOf(game, entry)), [1]);
    const result = resolvePool(track, lost, { dice, numbers, rerolls: rerollsOf(game, first.record), policy });
    means = sumOfMeans(means, result.means);
    lost = result.lost;
  }
  return { ...means, ...resultOf(track, lost) };
}

/** Identical attacks on the first entry's target together. @rule 04.03.01 */
function poolsOf(game: Game, entries: readonly AttackEntry[]): readonly (readonly AttackEntry[])[] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [entries];
  const planned = entries.map(({ record }) => ({ record, done: false }));
  const pools = identicalPools(game, planned, first.record.target);
  return pools.map(({ members }) => members.flatMap((at) => entries[at] ?? []));
}

function sumOfMeans(a: PoolMeans, b: PoolMeans): PoolMeans {
  return {
    attacks: a.attacks + b.attacks,
    hits: a.hits + b.hits,
    wounds: a.wounds + b.wounds,
    devastating: a.devastating + b.devastating,
    unsaved: a.unsaved + b.unsaved,
  };
}

function resultOf(track: TargetTrack, lost: Chances) {
  const destroyedChances: number[] = [];
  for (const [wounds, chance] of lost.entries()) add(destroyedChances, track.destroyed[wounds] ?? 0, chance);
  const wipedOut = track.group.length > 1 ? (lost[track.group.length - 1] ?? 0) : 0;
  return {
    damage: meanOf(lost),
    destroyed: meanOf(destroyedChances),
    wipedOut,
    damageChances: lost,
    destroyedChances,
  };
}

/** Which faces each side may throw again. */
function rerollsOf(game: Game, record: AttackRecord): Pool['rerolls'] {
  const { player: attacker } = game.unit(record.unit);
  const { player: defender } = game.unit(record.target);
  const faces = (purpose: string, player: PlayerId) => rerolledFaces(game, record, purpose, player);
  return { hit: faces('hit', attacker), wound: faces('wound', attacker), save: faces('save', defender) };
}

/** The chances of each number of attack dice. @rule 02.02.03-b 04.03-d */
function diceOf(game: Game, { record, weapons = 1 }: AttackEntry): Chances {
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

/** The target's groups in allocation order, as its player would order them who takes the first that may come next. @rule 05.03 */
function targetTrack(game: Game, attack: Attack, numbers: AttackNumbers, policy: AttackPolicy): TargetTrack {
  const groups = allocationGroups(game, attack.target, attack);
  const order = numbers.precision && policy.precision === 'pick' ? [...pickedGroup(game, attack, groups)] : [];
  while (order.length < groups.length) {
    const [next] = nextInOrder(game, groups, order);
    if (next === undefined) break;
    order.push(next);
  }
  return trackOf(order.flatMap((at) => groupOf(game, attack, groups[at])));
}

/** @rule 05.03-g 24.28 */
function pickedGroup(game: Game, attack: Attack, groups: readonly AllocationGroup[]): readonly number[] {
  const seen = (group: AllocationGroup) =>
    group.character && group.models.some((model) => isVisible(game, attack.model, model));
  const at = groups.findIndex(seen);
  return at < 0 ? [] : [at];
}

function groupOf(game: Game, attack: Attack, group: AllocationGroup | undefined): TargetGroup[] {
  const [model] = group?.models ?? [];
  if (group === undefined || model === undefined) return [];
  const feelNoPain = feelNoPainOf(game, model, false);
  const feelNoPainMortal = feelNoPainOf(game, model, true);
  const { full, left } = woundsOf(game, group);
  const { save, invulnerable } = group;
  return [
    {
      full,
      left,
      save: invulnerable === undefined ? { save } : { save, invulnerable },
      reductions: hooks.allocatedDamage.parts(game, { attack, model }).map((part) => part.value),
      ...(feelNoPain === undefined ? {} : { feelNoPain }),
      ...(feelNoPainMortal === undefined ? {} : { feelNoPainMortal }),
    },
  ];
}
