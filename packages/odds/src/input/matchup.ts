import type { Amount, WeaponAbility } from '@adjutant/engine';
import type { TargetGroup } from '../target.ts';

/** Dice that a player may throw again, and how it is used: ones, those that fail, or all that are not critical. */
export type Reroll = 'ones' | 'failed' | 'non-critical';

/** One weapon profile as it attacks, with what rules outside the profile add to it. */
export interface WeaponInput {
  readonly name?: string;
  /** How many such weapons attack; 1 where absent. */
  readonly weapons?: number;
  readonly melee?: boolean;
  readonly attacks: Amount;
  /** BS or WS; absent where the attack hits without a roll. */
  readonly skill?: number;
  readonly strength: number;
  /** 0 or negative. */
  readonly armourPenetration: number;
  readonly damage: Amount;
  readonly abilities: readonly WeaponAbility[];
  /** Sums of roll modifiers before they are capped (02.02.01-s). */
  readonly hitModifier?: number;
  readonly woundModifier?: number;
  /** The lowest unmodified results that are critical, where a rule lowers them. */
  readonly criticalHitOn?: number;
  readonly criticalWoundOn?: number;
  readonly rerollHits?: Reroll;
  readonly rerollWounds?: Reroll;
  /** Dice of a random D, or of a random A, that show less than is to be expected are thrown again. */
  readonly rerollDamage?: boolean;
  readonly rerollAttacks?: boolean;
  /** Whether critical hits of [LETHAL HITS] wound automatically; taken where absent. */
  readonly lethalHits?: 'take' | 'decline';
  /** The group that [PRECISION] picks; absent: none. */
  readonly precisionGroup?: number;
}

/** How the attacks are made. */
export interface Circumstances {
  /** Half the weapons' range covers the target ([RAPID FIRE], [MELTA]). */
  readonly halfRange?: boolean;
  /** The unit stood still: [HEAVY] (24.16), and one of the two conditions of 10.07-h. */
  readonly stationary?: boolean;
  /** The unit made a charge move this turn ([LANCE]). */
  readonly charged?: boolean;
  /** The target has the benefit of cover (13.08). */
  readonly cover?: boolean;
  /** Plunging fire: BS better by 1 (22.05). */
  readonly plunging?: boolean;
  /** Indirect shooting (10.07); `spotted`: a friendly unit sees the target. */
  readonly indirect?: boolean;
  readonly spotted?: boolean;
  /** Snap shooting (15.09). */
  readonly snap?: boolean;
}

/** A target unit. */
export interface TargetInput {
  readonly toughness: number;
  /** Keywords in capitals, for [ANTI-X] and other conditions. */
  readonly keywords?: readonly string[];
  readonly groups: readonly TargetGroup[];
  /** The order of allocation that its player declares: positions of groups. */
  readonly order?: readonly number[];
  /** Save rolls that its player may throw again. */
  readonly rerollSaves?: 'ones' | 'failed';
}

/** Attacks in the order in which they are resolved, each entry one pool; or mortal wounds at their place. */
export type EntryInput =
  | ({ readonly kind?: 'attacks' } & WeaponInput)
  /** Mortal wounds: an amount, rolled so many times. */
  | { readonly kind: 'mortal-wounds'; readonly amount: Amount; readonly times: number }
  /** Hazard rolls of the target, which then is the unit that attacked; `each` is what one failure inflicts (06.03-b). */
  | { readonly kind: 'hazard-rolls'; readonly rolls: number; readonly onlyMonstersAndVehicles: boolean };

/** Everything about one attack of a unit on another. */
export interface Matchup {
  readonly attacks: readonly EntryInput[];
  readonly target: TargetInput;
  readonly circumstances?: Circumstances;
}

/** Whether an entry is a pool of attacks. */
export function isAttack(entry: EntryInput): entry is { readonly kind?: 'attacks' } & WeaponInput {
  return entry.kind === undefined || entry.kind === 'attacks';
}
