import { type AttackNumbers, damageOf, isSaved, woundsNotIgnored } from '@adjutant/rules-11e/queries';
import { type AttackPolicy, dieOutcome, faceChances, type JointChances } from './attack-die.ts';
import { add, binomial, type Chances, chancesOf, meanOf, zeros } from './distribution.ts';
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
  return { means, lost: afterPool(track, lost, pool, die.reaching) };
}

/** `table[devastating][saves]`: the chances for all dice of the pool together, by Horner's scheme over their number. */
function allDice(dice: Chances, one: JointChances): number[][] {
  const mostSaves = one.reduce((most, { saves }) => Math.max(most, saves), 0);
  const mostDevastating = one.reduce((most, { devastating }) => Math.max(most, devastating), 0);
  let table: number[][] = [[dice.at(-1) ?? 1]];
  for (let count = dice.length - 2; count >= 0; count--) {
    table = oneDieMore(table, one, mostSaves, mostDevastating);
    const [first] = table;
    if (first !== undefined) first[0] = (first[0] ?? 0) + (dice[count] ?? 0);
  }
  return table;
}

function oneDieMore(
  table: readonly number[][],
  one: JointChances,
  mostSaves: number,
  mostDevastating: number,
): number[][] {
  const columns = (table[0]?.length ?? 0) + mostSaves;
  const next = Array.from({ length: table.length + mostDevastating }, () => zeros(columns));
  for (let row = 0; row < table.length; row++) {
    const from = table[row] ?? [];
    for (const { saves, devastating, chance } of one) {
      const into = next[row + devastating] ?? [];
      for (let column = 0; column < from.length; column++) {
        into[column + saves] = (into[column + saves] ?? 0) + (from[column] ?? 0) * chance;
      }
    }
  }
  return next;
}

function afterPool(track: TargetTrack, lost: Chances, pool: Pool, reaching: JointChances): Chances {
  const classes = faceClasses(track, pool);
  const [only] = classes;
  const plain = reaching.every(({ devastating }) => devastating === 0);
  if (plain && only !== undefined && classes.length === 1) return dieByDie(track, lost, pool.dice, reaching, only);
  return inflict(track, lost, pool, classes, allDice(pool.dice, reaching));
}

/** All groups fail on the same faces and nothing comes after the saves: neither the order of dice nor that of attacks matters. */
function dieByDie(
  track: TargetTrack,
  lost: Chances,
  dice: Chances,
  reaching: JointChances,
  faces: FaceClass,
): number[] {
  const start = track.group.map((_group, at) => lost[at] ?? 0);
  let after = scaled(start, dice.at(-1) ?? 1);
  for (let count = dice.length - 2; count >= 0; count--) {
    after = oneDie(track, after, reaching, faces);
    const share = dice[count] ?? 0;
    if (share > 0) for (let at = 0; at < after.length; at++) after[at] = (after[at] ?? 0) + share * (start[at] ?? 0);
  }
  return after;
}

function oneDie(
  track: TargetTrack,
  from: readonly number[],
  reaching: JointChances,
  { chance, operator }: FaceClass,
): number[] {
  const bySaves: number[] = [];
  for (const one of reaching) add(bySaves, one.saves, one.chance);
  let after = scaled(from, bySaves.at(-1) ?? 1);
  for (let saves = bySaves.length - 2; saves >= 0; saves--) {
    after = apply(track, operator, after, chance);
    const share = bySaves[saves] ?? 0;
    for (let at = 0; at < after.length; at++) after[at] = (after[at] ?? 0) + share * (from[at] ?? 0);
  }
  return after;
}

function scaled(values: readonly number[], by: number): number[] {
  return values.map((value) => value * by);
}

/** Normal damage of all save rolls first, then one batch of mortal wounds for each critical wound that allowed no save. */
function inflict(
  track: TargetTrack,
  lost: Chances,
  pool: Pool,
  classes: readonly FaceClass[],
  reaching: readonly (readonly number[])[],
): Chances {
  const mortal = track.groups.map((group) => lostChances(group.feelNoPainMortal, damageChances(pool)));
  let after = zeros(track.group.length);
  for (let devastating = reaching.length - 1; devastating >= 0; devastating--) {
    if (devastating < reaching.length - 1) after = apply(track, mortal, after);
    const normal = afterSaves(track, lost, classes, reaching[devastating] ?? []);
    for (let at = 0; at < after.length; at++) after[at] = (after[at] ?? 0) + (normal[at] ?? 0);
  }
  return after;
}

/**
 * The target after the save rolls: dice are taken from the lowest face up, and a face that a group saves with does nothing to it.
 * `saves[n]` is the chance of n save rolls.
 * @rule 05.04-a 05.04-d
 */
function afterSaves(
  track: TargetTrack,
  lost: Chances,
  classes: readonly FaceClass[],
  saves: Chances,
): readonly number[] {
  let byDiceLeft = saves.map((chance) => track.group.map((_group, at) => chance * (lost[at] ?? 0)));
  for (const { chance, operator } of classes) {
    const next = byDiceLeft.map(() => zeros(track.group.length));
    for (const [dice, start] of byDiceLeft.entries()) {
      let now: readonly number[] = start;
      for (const [shown, share] of binomial(dice, chance).entries()) {
        if (shown > 0) now = apply(track, operator, now);
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
    else
      classes.push({
        fails: failing.join(),
        chance,
        operator: damage.map((one, at) => (failing[at] ? one : undefined)),
      });
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

/** What one attack that inflicts damage does, for each group that fails; a group without chances is left as it is. */
type Operator = readonly (Chances | undefined)[];

/** One attack more, which inflicts damage with a chance. @rule 05.04-f */
function apply(track: TargetTrack, operator: Operator, from: readonly number[], inflicts = 1): number[] {
  const after = zeros(from.length);
  for (let at = 0; at < from.length; at++) {
    const chance = from[at] ?? 0;
    if (chance === 0) continue;
    const damage = operator[track.group[at] ?? -1];
    const hurt = damage === undefined ? 0 : chance * inflicts;
    after[at] = (after[at] ?? 0) + chance - hurt;
    if (damage !== undefined) strike(after, at, track.left[at] ?? 0, damage, hurt);
  }
  return after;
}

function strike(after: number[], at: number, left: number, damage: Chances, chance: number): void {
  for (let wounds = 0; wounds < damage.length; wounds++) {
    const share = damage[wounds] ?? 0;
    if (share === 0) continue;
    const to = at + Math.min(wounds, left);
    after[to] = (after[to] ?? 0) + chance * share;
  }
}
