import { type AttackNumbers, damageOf, isSaved, woundsNotIgnored } from '@adjutant/rules-11e/queries';
import { type AttackPolicy, dieOutcome, faceChances, type JointChances } from './attack-die.ts';
import { add, binomial, type Chances, chancesOf, meanOf } from './distribution.ts';
import type { TargetGroup, TargetTrack } from './target-track.ts';

/** Identical attacks that are resolved together against one target. */
export interface Pool {
  /** How many attack dice there are. */
  readonly dice: Chances;
  readonly numbers: AttackNumbers;
  /** Faces that may be thrown again; `save` by the target's player. */
  readonly rerolls: {
    readonly hit: readonly number[];
    readonly wound: readonly number[];
    readonly save: readonly number[];
  };
  readonly policy: AttackPolicy;
}

/** What is to be expected of the steps of one pool. */
export interface PoolMeans {
  readonly attacks: number;
  readonly hits: number;
  /** Wounds of both kinds: those that are saved against and those that end in mortal wounds. */
  readonly wounds: number;
  readonly devastating: number;
  /** Save rolls that fail, and critical wounds that allow none, with the saves of the group that is attacked first. */
  readonly unsaved: number;
}

/** How a target stands after a pool: `lost[k]` is the chance that k wounds are lost in all. */
export interface PoolResult {
  readonly means: PoolMeans;
  readonly lost: Chances;
}

/** Resolves a pool against a target of which `lost` wounds are lost already. @rule 05.00 05.04 06.02-h */
export function resolvePool(track: TargetTrack, lost: Chances, pool: Pool): PoolResult {
  const die = dieOutcome({
    hit: pool.numbers.hit,
    wound: pool.numbers.wound,
    rerolls: pool.rerolls,
    policy: pool.policy,
  });
  const reaching = allDice(pool.dice, die.reaching);
  const [group] = track.groups;
  const attacks = meanOf(pool.dice);
  const devastating = attacks * die.reaching.reduce((sum, one) => sum + one.chance * one.devastating, 0);
  const saves = attacks * die.wounds - devastating;
  const means = {
    attacks,
    hits: attacks * die.hits,
    wounds: attacks * die.wounds,
    devastating,
    unsaved: devastating + saves * (group === undefined ? 1 : failChance(group, pool)),
  };
  return { means, lost: inflict(track, lost, pool, reaching) };
}

/** `table[devastating][saves]`: the chances for all dice of the pool together, by Horner's scheme over their number. */
function allDice(dice: Chances, one: JointChances): number[][] {
  let table: number[][] = [[dice.at(-1) ?? 1]];
  for (let count = dice.length - 2; count >= 0; count--) {
    const next: number[][] = [];
    for (const [devastating, row] of table.entries()) {
      for (const [saves, chance] of row.entries()) {
        if (chance === 0) continue;
        for (const more of one) addTo(next, devastating + more.devastating, saves + more.saves, chance * more.chance);
      }
    }
    addTo(next, 0, 0, dice[count] ?? 0);
    table = next;
  }
  return table;
}

function addTo(table: number[][], row: number, column: number, chance: number): void {
  while (table.length <= row) table.push([]);
  const found = table[row];
  if (found !== undefined) add(found, column, chance);
}

/** Normal damage of all save rolls first, then one batch of mortal wounds for each critical wound that allowed no save. */
function inflict(track: TargetTrack, lost: Chances, pool: Pool, reaching: readonly (readonly number[])[]): Chances {
  const mortal = operatorOf(
    track,
    track.groups.map((group) => lostChances(group.feelNoPainMortal, damageChances(pool))),
  );
  let after: number[] = track.group.map(() => 0);
  for (let devastating = reaching.length - 1; devastating >= 0; devastating--) {
    if (devastating < reaching.length - 1) after = apply(mortal, after);
    const normal = afterSaves(track, lost, pool, reaching[devastating] ?? []);
    after = after.map((chance, at) => chance + (normal[at] ?? 0));
  }
  return after;
}

/**
 * The target after the save rolls: dice are taken from the lowest face up, and a face that a group saves with does nothing to it.
 * `saves[n]` is the chance of n save rolls.
 * @rule 05.04-a 05.04-d
 */
function afterSaves(track: TargetTrack, lost: Chances, pool: Pool, saves: Chances): readonly number[] {
  let byDiceLeft = saves.map((chance) => track.group.map((_group, at) => chance * (lost[at] ?? 0)));
  for (const { chance, operator } of faceClasses(track, pool)) {
    const next = byDiceLeft.map(() => track.group.map(() => 0));
    for (const [dice, start] of byDiceLeft.entries()) {
      let now: readonly number[] = start;
      for (const [shown, share] of binomial(dice, chance).entries()) {
        if (shown > 0) now = apply(operator, now);
        const into = next[dice - shown];
        if (into !== undefined) for (const [at, part] of now.entries()) into[at] = (into[at] ?? 0) + part * share;
      }
    }
    byDiceLeft = next;
  }
  return track.group.map((_group, at) => byDiceLeft.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

/** One group of faces that all groups of the target read alike; `chance` is that of a die which shows none of the classes before. */
interface FaceClass {
  readonly chance: number;
  readonly operator: Operator;
}

function faceClasses(track: TargetTrack, pool: Pool): readonly FaceClass[] {
  const damage = damageByGroup(track, pool);
  const classes: { fails: string; chance: number; operator: Operator }[] = [];
  let before = 0;
  for (const [face, chance] of saveFaces(track.groups[0], pool).entries()) {
    const failing = track.groups.map((group) => !isSaved(face, group.save, pool.numbers.save));
    if (chance === 0 || !failing.includes(true)) continue;
    const last = classes.at(-1);
    if (last !== undefined && last.fails === failing.join()) last.chance += chance;
    else classes.push({ fails: failing.join(), chance, operator: operatorOf(track, damage, failing) });
  }
  return classes.map(({ chance, operator }) => {
    const among = Math.min(1, chance / (1 - before));
    before += chance;
    return { chance: among, operator };
  });
}

function saveFaces(group: TargetGroup | undefined, pool: Pool): readonly number[] {
  return faceChances(pool.rerolls.save, (face) => group !== undefined && !isSaved(face, group.save, pool.numbers.save));
}

function failChance(group: TargetGroup, pool: Pool): number {
  const failing = (face: number) => !isSaved(face, group.save, pool.numbers.save);
  return saveFaces(group, pool).reduce((sum, chance, face) => sum + (chance > 0 && failing(face) ? chance : 0), 0);
}

function damageByGroup(track: TargetTrack, pool: Pool): readonly Chances[] {
  return track.groups.map((group) => lostChances(group.feelNoPain, damageChances(pool, group)));
}

/** The chances of each D; with the changes that rules of the models make, where it is allocated to them. @rule 02.02.03-c 05.04-h */
function damageChances({ numbers }: Pool, group?: TargetGroup): Chances {
  return chancesOf(numbers.damage.amount.dice, (faces) => damageOf(numbers.damage, faces, group?.reductions));
}

/** The chances of each number of wounds that Feel No Pain leaves of D: one die a wound. @rule 05.04-i 24.12-a */
function lostChances(feelNoPain: number | undefined, damage: Chances): Chances {
  if (feelNoPain === undefined) return damage;
  const each = meanOf(chancesOf(1, (faces) => woundsNotIgnored(faces, feelNoPain)));
  const chances: number[] = [];
  for (const [wounds, chance] of damage.entries()) {
    if (chance === 0) continue;
    for (const [left, share] of binomial(wounds, each).entries()) add(chances, left, chance * share);
  }
  return chances;
}

/** For each number of wounds lost, where one attack leads: pairs of a number and its chance. */
type Operator = readonly (readonly { readonly to: number; readonly chance: number }[])[];

/** One attack that inflicts damage, as a step along the track; groups that are not `failing` are left as they are. @rule 05.04-f */
function operatorOf(track: TargetTrack, damage: readonly Chances[], failing?: readonly boolean[]): Operator {
  return track.group.map((group, at) => {
    if (group < 0 || failing?.[group] === false) return [{ to: at, chance: 1 }];
    const left = track.left[at] ?? 0;
    const steps: number[] = [];
    for (const [wounds, chance] of (damage[group] ?? [1]).entries()) add(steps, Math.min(wounds, left), chance);
    return steps.flatMap((chance, wounds) => (chance > 0 ? [{ to: at + wounds, chance }] : []));
  });
}

function apply(operator: Operator, from: readonly number[]): number[] {
  const after = from.map(() => 0);
  for (const [at, chance] of from.entries()) {
    if (chance === 0) continue;
    for (const step of operator[at] ?? []) after[step.to] = (after[step.to] ?? 0) + chance * step.chance;
  }
  return after;
}
