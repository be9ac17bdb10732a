/** The file format for attack cases: what stands in the file. */

/** One weapon entry, in the order in which entries resolve. */
export interface CaseWeapon {
  readonly kind?: 'attacks';
  readonly name?: string;
  readonly weapons: number;
  readonly A: string | number;
  readonly skill: number | null;
  readonly S: number;
  readonly AP: number;
  readonly D: string | number;
  readonly type: 'ranged' | 'melee';
  /** Names as printed, without brackets. */
  readonly abilities: readonly string[];
  readonly hitMod?: number;
  readonly woundMod?: number;
  readonly critHitOn?: number;
  readonly critWoundOn?: number;
  readonly rerollHit?: CaseReroll;
  readonly rerollWound?: CaseReroll;
  readonly lethal?: 'take' | 'decline';
  /** Index of the group that the attacker picks. */
  readonly precisionGroup?: number;
}

export type CaseReroll = 'ones' | 'failed' | 'nonCritical';

export type CaseEntry =
  | CaseWeapon
  | { readonly kind: 'hazardRolls'; readonly name?: string; readonly rolls: number }
  | { readonly kind: 'mortalWounds'; readonly name?: string; readonly amount: string | number; readonly times: number };

/** An allocation group; `wounds` are those left of each living model. */
export interface CaseGroup {
  readonly name?: string;
  readonly W: number;
  readonly Sv: number;
  readonly InSv?: number | null;
  readonly FNP?: number | null;
  /** Against mortal wounds only. */
  readonly FNPmortal?: number | null;
  readonly character?: boolean;
  readonly wounds: readonly number[];
  /** Taken from D, which stays at least 1. */
  readonly damageReduction?: number;
}

export interface OddsCase {
  readonly id: string;
  readonly title?: string;
  readonly context?: Readonly<Partial<Record<CaseCircumstance, boolean>>>;
  readonly attacks: readonly CaseEntry[];
  readonly target: {
    readonly T: number;
    readonly keywords?: readonly string[];
    readonly groups: readonly CaseGroup[];
    readonly order?: readonly number[];
    readonly rerollSaves?: 'ones' | 'failed';
    /** Hazard rolls inflict three mortal wounds each. */
    readonly allMonsterVehicle?: boolean;
  };
}

export type CaseCircumstance =
  | 'halfRange'
  | 'stationary'
  | 'charged'
  | 'cover'
  | 'indirect'
  | 'indirectSpotted'
  | 'plunging'
  | 'snap';

/** A mean, as results are written. */
export interface CaseMean {
  readonly p: number;
}

/** A distribution, as results are written: `p[k]` is the chance of k. */
export interface CaseSpread {
  readonly mean: number;
  readonly p: readonly number[];
}

/** What a case comes to, in the shape of the file's own answers; fractions are left out. */
export interface CaseResult {
  readonly stages: readonly Readonly<Record<string, CaseMean>>[];
  readonly woundsLost: CaseSpread;
  readonly modelsDestroyed: CaseSpread;
  readonly unitDestroyed: CaseMean;
  /** Only where there are several groups. */
  readonly groups?: readonly { readonly name: string; readonly modelsDestroyed: CaseSpread }[];
}
