/** Reads cases with exact answers into pools and targets. */
import type { Amount } from '@adjutant/engine';
import { amountOf, type WoundNumbers } from '@adjutant/rules-11e/queries';
import { type Chances, chancesOf, sumOf } from '../src/distribution.ts';
import { type Pool, plainPolicy, type TargetGroup, type TargetTrack, trackOf } from '../src/index.ts';

interface Entry {
  readonly kind?: string;
  readonly weapons: number;
  readonly A: string;
  readonly skill: number | null;
  readonly S: number;
  readonly AP: number;
  readonly D: string;
  readonly type: 'ranged' | 'melee';
  readonly abilities: readonly string[];
  readonly hitMod?: number;
  readonly woundMod?: number;
  readonly critHitOn?: number;
  readonly critWoundOn?: number;
  readonly rerollHit?: string;
  readonly rerollWound?: string;
  readonly lethal?: string;
  readonly precisionGroup?: number;
}

interface Group {
  readonly W: number;
  readonly Sv: number;
  readonly InSv: number | null;
  readonly FNP: number | null;
  readonly FNPmortal?: number | null;
  readonly character: boolean;
  readonly wounds: readonly number[];
  readonly damageReduction?: number;
}

interface Answer {
  readonly meanDecimal: number;
  readonly p: readonly number[];
}

export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  readonly context: Readonly<Record<string, boolean>>;
  readonly attacks: readonly Entry[];
  readonly target: {
    readonly T: number;
    readonly keywords: readonly string[];
    readonly groups: readonly Group[];
    readonly order: readonly number[];
    readonly rerollSaves?: string;
  };
  readonly expected: {
    readonly stages: readonly Readonly<Record<'attacks' | 'hits' | 'wounds' | 'devastatingCriticals', { p: number }>>[];
    readonly woundsLost: Answer;
    readonly modelsDestroyed: Answer;
    readonly unitDestroyed: { readonly p: number };
  };
}

function amount(printed: string): Amount {
  const found = /^(?:(\d*)D([36]))?\+?(\d*)$/.exec(printed);
  const dice = found?.[2] === undefined ? 0 : Number(found[1] || 1);
  return { dice, sides: found?.[2] === '3' ? 3 : 6, plus: Number(found?.[3] || 0) };
}

const all = [1, 2, 3, 4, 5, 6];
const chancesOfAmount = (value: Amount) => chancesOf(value.dice, (faces) => amountOf(value, faces));

/** The X of an ability, undefined where the weapon does not have it, 1 where none is printed. */
function ability({ abilities }: Entry, name: string): string | undefined {
  const found = abilities.find((printed) => printed.startsWith(name));
  return found === undefined ? undefined : found.slice(name.length).trim() || '1';
}

function diceOf(entry: Entry, { context, target }: GoldenCase): Chances {
  const models = target.groups.reduce((sum, group) => sum + group.wounds.length, 0);
  const parts = [amount(entry.A)];
  const rapid = ability(entry, 'RAPID FIRE');
  if (rapid !== undefined && context.halfRange) parts.push(amount(rapid));
  const blast = ability(entry, 'BLAST');
  if (blast !== undefined) parts.push({ dice: 0, sides: 6, plus: Number(blast) * Math.floor(models / 5) });
  const one = parts.map(chancesOfAmount).reduce(sumOf);
  return Array.from({ length: entry.weapons }, () => one).reduce(sumOf);
}

function hitOf(entry: Entry, { context }: GoldenCase): Pool['numbers']['hit'] {
  if (entry.skill === null) return { modifier: 0, criticalOn: 7, failsUpTo: 0, lethalHits: false };
  const cover =
    entry.type === 'ranged' && (context.cover || context.indirect) && ability(entry, 'IGNORES COVER') === undefined;
  const heavy = ability(entry, 'HEAVY') !== undefined && context.stationary ? 1 : 0;
  const sustained = ability(entry, 'SUSTAINED HITS');
  return {
    skill: Math.min(6, entry.skill + (cover ? 1 : 0)),
    modifier: Math.max(-1, Math.min(1, (entry.hitMod ?? 0) + heavy)),
    criticalOn: entry.critHitOn ?? 6,
    failsUpTo: context.indirect ? (context.indirectSpotted ? 3 : 5) : 1,
    lethalHits: ability(entry, 'LETHAL HITS') !== undefined,
    ...(sustained === undefined ? {} : { sustainedHits: amount(sustained) }),
  };
}

function woundOf(entry: Entry, { target }: GoldenCase): WoundNumbers {
  const anti = target.keywords.map((word) => ability(entry, `ANTI-${word}`)).find((found) => found !== undefined);
  return {
    strength: entry.S,
    toughness: target.T,
    modifier: Math.max(-1, Math.min(1, entry.woundMod ?? 0)),
    criticalOn: Math.min(entry.critWoundOn ?? 6, anti === undefined ? 6 : Number.parseInt(anti, 10)),
    devastatingWounds: ability(entry, 'DEVASTATING WOUNDS') !== undefined,
  };
}

function poolOf(entry: Entry, golden: GoldenCase): Pool {
  const faces = (reroll: string | undefined) => (reroll === undefined ? [] : reroll === 'ones' ? [1] : all);
  const twin = ability(entry, 'TWIN-LINKED') === undefined ? undefined : 'failed';
  const fishing = [entry.rerollHit, entry.rerollWound].includes('nonCritical');
  const melta = golden.context.halfRange ? ability(entry, 'MELTA') : undefined;
  return {
    dice: diceOf(entry, golden),
    numbers: {
      hit: hitOf(entry, golden),
      wound: woundOf(entry, golden),
      save: { armourPenetration: entry.AP, modifier: 0 },
      damage: {
        amount: amount(entry.D),
        modifiers: melta === undefined ? [] : [{ step: 'add', value: Number(melta) }],
      },
      precision: entry.precisionGroup !== undefined,
      psychic: false,
    },
    rerolls: {
      hit: faces(entry.rerollHit),
      wound: faces(entry.rerollWound ?? twin),
      save: faces(golden.target.rerollSaves),
    },
    policy: {
      ...plainPolicy,
      reroll: fishing ? 'non-critical' : 'failed',
      lethalHits: entry.lethal === 'decline' ? 'decline' : 'take',
    },
  };
}

function groupOf(group: Group): TargetGroup {
  const mortal = [group.FNP, group.FNPmortal].filter((value) => typeof value === 'number');
  return {
    full: group.W,
    left: group.wounds,
    save: group.InSv === null ? { save: group.Sv } : { save: group.Sv, invulnerable: group.InSv },
    reductions: group.damageReduction === undefined ? [] : [{ step: 'subtract', value: group.damageReduction }],
    ...(group.FNP === null ? {} : { feelNoPain: group.FNP }),
    ...(mortal.length === 0 ? {} : { feelNoPainMortal: Math.min(...mortal) }),
  };
}

/** The target with its groups in the order that 05.03 makes of the declared one. */
function trackOfCase({ target, attacks }: GoldenCase): TargetTrack {
  const isWounded = (group: Group) => group.wounds.some((wounds) => wounds < group.W);
  const picked = attacks[0]?.precisionGroup;
  const rank = (at: number) => {
    const group = target.groups[at]!;
    return at === picked ? -1 : (group.character ? 2 : 0) + (isWounded(group) ? 0 : 1);
  };
  const order = [...target.order].sort((a, b) => rank(a) - rank(b));
  return trackOf(order.map((at) => groupOf(target.groups[at]!)));
}

/** A case as the odds see it. */
export function readCase(golden: GoldenCase): { readonly track: TargetTrack; readonly pools: readonly Pool[] } {
  return { track: trackOfCase(golden), pools: golden.attacks.map((entry) => poolOf(entry, golden)) };
}
