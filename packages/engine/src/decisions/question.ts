import type { Constraint } from '@adjutant/geometry';
import type { PlayerId } from '../datasheet.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import type { ModelId, UnitId } from '../state.ts';

/** What every question carries. */
export interface QuestionBase {
  /** Who must answer. */
  readonly player: PlayerId;
  /** What it is about, kebab case: `unit-to-shoot`. Standing orders and bots look at it. */
  readonly purpose: string;
  readonly rule: string;
  readonly unit?: UnitId;
  readonly model?: ModelId;
  /** What a person, a filter or a bot may want to know: dice, distances, needed results. */
  readonly facts?: JsonObject;
}

/** One thing that can be chosen. */
export interface Option {
  readonly id: string;
  /** What the rule that asked gets when it is chosen. */
  readonly value: Json;
  readonly unit?: UnitId;
  readonly model?: ModelId;
  /** How many equal things it stands for, where one may choose several (a face shown by three dice). */
  readonly count?: number;
  /** Options of one group may be limited together, and choices of two groups not mixed. */
  readonly group?: string;
  /** Price in CP, where it has one. */
  readonly price?: number;
}

/** Something that cannot be chosen now, with the reason, so that a player need not guess. */
export interface Unavailable {
  readonly id: string;
  readonly unit?: UnitId;
  readonly refusal: Refusal;
}

/** One of several, or none where `mayPass`; the value is an option's id, or `pass`. */
export interface ChooseOne extends QuestionBase {
  readonly kind: 'choose-one';
  readonly options: readonly Option[];
  readonly mayPass: boolean;
  readonly unavailable?: readonly Unavailable[];
}

/** Several at once; the value is a list of option ids, an id as often as it is meant. */
export interface ChooseSome extends QuestionBase {
  readonly kind: 'choose-some';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** The most that may be taken of a group; groups not named here are free. */
  readonly groupMax?: Readonly<Record<string, number>>;
  /** True: all that is chosen belongs to one group. */
  readonly oneGroup?: boolean;
  /** Where given, only these sets of ids may be chosen, besides none where `min` is 0, and those that `setCheck` lets pass. */
  readonly sets?: readonly (readonly string[])[];
  /** Why some other sets may not be chosen. */
  readonly refusedSets?: readonly RefusedSet[];
  /** Name of the ruleset's check of sets that are in neither list, where it would take too long to try them all beforehand. */
  readonly setCheck?: string;
}

/** A set that may not be chosen, with the reason. */
export interface RefusedSet {
  readonly ids: readonly string[];
  readonly refusal: Refusal;
}

/** A whole number from `min` to `max`. */
export interface ChooseNumber extends QuestionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** An order of the options; a prefix will do and the rest is asked again when it is used up. The value is a list of ids. */
export interface ChooseOrder extends QuestionBase {
  readonly kind: 'order';
  readonly options: readonly Option[];
}

/** A place for every model; the value is a list of `{model, pose}` in the order of setting up, or `decline` where that is allowed. */
export interface PlaceModels extends QuestionBase {
  readonly kind: 'place-models';
  readonly unit: UnitId;
  readonly models: readonly ModelId[];
  readonly constraints: readonly Constraint[];
  readonly mayDecline: boolean;
}

/** Moves of models in the order of moving; the value is a list of `{model, path}`, or `decline` where that is allowed. */
export interface MoveModels extends QuestionBase {
  readonly kind: 'move-models';
  readonly unit: UnitId;
  /** Which models may move, and each one's maximum distance in inches. */
  readonly movers: readonly { readonly model: ModelId; readonly maximum: number }[];
  readonly constraints: readonly Constraint[];
  readonly mayDecline: boolean;
}

/** A weapon that may be used, profile by profile, with the units that each may attack. */
export interface UsableWeapon {
  /** Model and place of the weapon in its list: `12:0`. */
  readonly id: string;
  readonly model: ModelId;
  readonly weapon: string;
  /** Weapons of a model are grouped; see `GroupLimit`. */
  readonly group: string;
  readonly profiles: readonly UsableProfile[];
}

export interface UsableProfile {
  readonly profile: number;
  readonly targets: readonly UnitId[];
  /** How many targets it may have, and so how many ways its attacks may be split; 1 where they may not. */
  readonly maxTargets: number;
  /** Attacks to split, where the number is fixed. */
  readonly attacks?: number;
}

/** How many weapons of a group a model uses, if it uses the group at all. */
export interface GroupLimit {
  readonly model: ModelId;
  readonly group: string;
  readonly min: number;
  readonly max: number;
  readonly rule: string;
}

/** One weapon's part of a declaration: `attacks` only where they are split. */
export interface DeclaredWeapon {
  readonly id: string;
  readonly profile: number;
  readonly targets: readonly { readonly unit: UnitId; readonly attacks?: number }[];
}

/** All weapons and all targets of a unit's attacks (04.01, 04.02); the value is a list of `DeclaredWeapon`. */
export interface DeclareAttacks extends QuestionBase {
  readonly kind: 'declare-attacks';
  readonly unit: UnitId;
  readonly weapons: readonly UsableWeapon[];
  readonly limits: readonly GroupLimit[];
  /** Pairs of groups of which a model uses one at most. */
  readonly exclusive: readonly {
    readonly groups: readonly [string, string];
    readonly models: readonly ModelId[];
    readonly rule: string;
  }[];
  /** True: a weapon with a legal target must have one (04.02-l). */
  readonly targetsForced: boolean;
  /** True: all attacks go to one unit (15.09-b). */
  readonly oneTarget: boolean;
}

/** A total split over options; the value is a record of numbers by option id. */
export interface Assign extends QuestionBase {
  readonly kind: 'assign';
  readonly options: readonly Option[];
  readonly total: number;
  readonly minEach: number;
}

/** Real dice: the value is the list of faces, in any order. */
export interface TypeDice extends QuestionBase {
  readonly kind: 'dice';
  readonly count: number;
}

export type Question =
  | ChooseOne
  | ChooseSome
  | ChooseNumber
  | ChooseOrder
  | PlaceModels
  | MoveModels
  | DeclareAttacks
  | Assign
  | TypeDice;

export type QuestionKind = Question['kind'];
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;
