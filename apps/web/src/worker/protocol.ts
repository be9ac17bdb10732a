/** What the page and the worker that holds the battle say to each other: plain data only, every sentence ready made. */
import type {
  ArmySetup,
  BattleResult,
  BattleSetup,
  DiceSetup,
  Json,
  LayoutSetup,
  ModelStatus,
  PlayerId,
  Question,
  UnitPlace,
} from '@adjutant/engine';
import type { BaseShape, Constraint, Pose } from '@adjutant/geometry';

/** A sentence that ends with the rule it rests on. */
export interface Said {
  readonly text: string;
  readonly rule?: string;
}

export type SeatChoice = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string };

/** A battle to be begun. */
export interface NewBattle {
  readonly armies: readonly [ArmySetup, ArmySetup];
  readonly layout: string;
  readonly mission: string;
  readonly seats: readonly [SeatChoice, SeatChoice];
  readonly dice: DiceSetup;
  /** Disputed readings that are not as recommended. */
  readonly switches?: Readonly<Record<string, string>>;
}

/** All that is needed to go on with a battle; its answers are kept beside it. */
export interface StoredBattle {
  readonly id: string;
  readonly setup: BattleSetup;
  readonly dice: DiceSetup;
  readonly seats: readonly [SeatChoice, SeatChoice];
  readonly summary: BattleSummary;
  /** Names of the default standing orders that were ended. */
  readonly ended?: readonly string[];
}

/** What a list of battles shows. */
export interface BattleSummary {
  readonly names: readonly [string, string];
  readonly points: readonly [number, number];
  readonly victoryPoints: readonly [number, number];
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly player: PlayerId;
  readonly questions: number;
  readonly savedAt: number;
  readonly result?: BattleResult;
  /** Where models stand, for a small picture. */
  readonly places: readonly { readonly player: PlayerId; readonly base: BaseShape; readonly pose: Pose }[];
}

export interface ModelFacts {
  readonly id: number;
  readonly unit: number;
  readonly player: PlayerId;
  /** "Boy 4". */
  readonly name: string;
  readonly base: BaseShape;
  readonly height: number;
  readonly wounds: number;
  /** Drawn with a chevron: a leader or character among others. */
  readonly leads: boolean;
}

export interface UnitFacts {
  readonly id: number;
  readonly player: PlayerId;
  readonly name: string;
  /** For banners and the ribbon. */
  readonly short: string;
  readonly models: readonly number[];
  readonly points: number;
  readonly keywords: readonly string[];
  readonly profiles: readonly ProfileFacts[];
  readonly weapons: readonly string[];
  readonly abilities: readonly { readonly name: string; readonly kind: string }[];
}

export interface ProfileFacts {
  readonly name: string;
  readonly count: number;
  readonly move: string;
  readonly toughness: number;
  readonly save: string;
  readonly invulnerable: string | undefined;
  readonly wounds: number;
  readonly leadership: string;
  readonly objectiveControl: string;
}

export interface SideFacts {
  readonly name: string;
  /** The faction, where that tells the sides apart. */
  readonly short: string;
  readonly faction: string;
  readonly points: number;
  readonly seat: SeatChoice;
}

/** What never changes in a battle. */
export interface BattleFacts {
  readonly id: string;
  readonly layout: LayoutSetup;
  readonly missionName: string;
  readonly rounds: number;
  readonly sides: readonly [SideFacts, SideFacts];
  readonly units: readonly UnitFacts[];
  readonly models: readonly ModelFacts[];
  readonly notEnforced: readonly string[];
  readonly typedDice: boolean;
}

export interface ModelNow {
  readonly pose: Pose | undefined;
  readonly wounds: number;
  readonly status: ModelStatus;
}

/** A word about what a unit did or is. */
export type UnitMark =
  | 'shocked'
  | 'engaged'
  | 'advanced'
  | 'fell back'
  | 'charged'
  | 'moved'
  | 'shot'
  | 'fought'
  | 'arrived'
  | 'hidden';

export interface UnitNow {
  readonly place: UnitPlace['kind'];
  readonly aboard: number | undefined;
  readonly models: number;
  readonly wounds: number;
  readonly marks: readonly UnitMark[];
  /** It has had its turn in this phase. */
  readonly done: boolean;
}

export interface ObjectiveNow {
  readonly id: string;
  readonly controlledBy: PlayerId | undefined;
  readonly securedBy: PlayerId | undefined;
  readonly levels: readonly [number, number];
}

/** A line of the log, with what it was made of. */
export interface LogLine {
  readonly id: number;
  readonly weight: 'round' | 'turn' | 'phase' | 'key' | 'main';
  readonly text: string;
  readonly rule: string | undefined;
  readonly player: PlayerId | undefined;
  readonly units: readonly number[];
  readonly details: readonly Said[];
  /** The players agreed on it: an adjustment. */
  readonly agreed?: boolean;
}

export interface OptionCard {
  readonly id: string;
  readonly label: string;
  /** What it means or costs, in a few words. */
  readonly facts: readonly string[];
  readonly unit: number | undefined;
  readonly model: number | undefined;
  readonly count: number | undefined;
  readonly group: string | undefined;
  readonly price: number | undefined;
  /** What a card or ability does, in our own words. */
  readonly effect: string | undefined;
}

export interface RefusedCard {
  readonly id: string;
  readonly label: string;
  readonly unit: number | undefined;
  readonly why: Said;
}

/** The question that waits for a person, with its sentences. */
export interface Asked {
  readonly number: number;
  readonly player: PlayerId;
  readonly question: Question;
  /** At most a few words. */
  readonly title: string;
  readonly why: Said;
  /** From the phase down to what is being resolved. */
  readonly path: readonly string[];
  readonly options: readonly OptionCard[];
  readonly refused: readonly RefusedCard[];
  /** The value that declines it, where it may be declined. */
  readonly declining: Json | undefined;
  /** It is asked in the other player's turn, or in a window. */
  readonly reaction: boolean;
  readonly dice: DiceShown | undefined;
  /** What standing orders answered on the way here, and can still be changed. */
  readonly taken: readonly TakenShown[];
}

/** A question that a standing order answered, with what else could be answered. */
export interface TakenShown {
  readonly number: number;
  readonly title: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Dice that a question is about. */
export interface DiceShown {
  readonly purpose: string;
  readonly faces: readonly number[];
  readonly fails: readonly number[];
  readonly rerolled: readonly number[];
}

export interface OrderShown {
  readonly id: number;
  readonly player: PlayerId;
  readonly text: string;
  readonly passes: number;
}

/** The battle as it stands. */
export interface BattleNow {
  /** What else never changes, where it has: units were parted or joined. */
  readonly facts?: BattleFacts;
  readonly round: number;
  /** Serial of the turn, by which the rules remember what was done in it; absent where nobody plays. */
  readonly turn?: number;
  readonly player: PlayerId;
  /** Of the five phases, or before the battle. */
  readonly phase: string;
  readonly phaseIndex: number;
  readonly points: readonly [number, number];
  readonly commandPoints: readonly [number, number];
  readonly models: readonly ModelNow[];
  readonly units: readonly UnitNow[];
  readonly objectives: readonly ObjectiveNow[];
  readonly fallen: readonly { readonly model: number; readonly pose: Pose }[];
  readonly asked: Asked | undefined;
  /** What a bot decides now. */
  readonly thinking: { readonly player: PlayerId; readonly title: string } | undefined;
  readonly undo: { readonly possible: boolean; readonly what: string };
  readonly orders: readonly OrderShown[];
  readonly questions: number;
  readonly result: BattleResult | undefined;
  readonly fault: string | undefined;
  /** Number of the first line that changed since the last message, and the lines from there on. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  /** Dice thrown since the last message. */
  readonly thrown: readonly DiceShown[];
}

/** Why an answer is refused. */
export interface Broken {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  readonly model: number | undefined;
  readonly other: number | undefined;
  readonly actual: number | undefined;
  readonly needed: number | undefined;
}

/** A model's part of a move that is being thought of. */
export interface DraftMove {
  readonly model: number;
  readonly path: readonly Pose[];
}

/** What is wrong with a move so far, and what would follow from it. */
export interface Judged {
  readonly broken: readonly Broken[];
  /** Inches that each model has gone. */
  readonly used: Readonly<Record<number, number>>;
  readonly checklist: readonly CheckedConstraint[];
}

export interface CheckedConstraint {
  readonly kind: Constraint['kind'];
  readonly rule: string;
  readonly of: number;
  readonly broken: number;
}

/** The odds of one attack on one unit. */
export interface TargetOdds {
  readonly unit: number;
  readonly distance: number;
  readonly models: number;
  readonly destroyed: number;
  readonly oneOrMore: number;
  /** Rules that change what the dice need: cover. */
  readonly cover: boolean;
  readonly meanModels: number;
  readonly meanWounds: number;
  /** Chance of each number of wounds lost. */
  readonly wounds: readonly number[];
  readonly lines: readonly WeaponOdds[];
}

export interface NumberShown {
  readonly text: string;
  readonly parts: readonly { readonly name: string; readonly rule: string; readonly value: string }[];
}

export interface WeaponOdds {
  readonly weapon: string;
  readonly count: number;
  readonly dice: NumberShown;
  readonly hit: NumberShown;
  readonly wound: NumberShown;
  readonly save: NumberShown;
  readonly damage: string;
  readonly mean: number;
}

/** How a model of the attackers sees the target: the line that sees, or where it ends at what blocks it. */
export interface SightShown {
  readonly model: number;
  readonly visible: boolean;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A chance beside a choice. */
export interface Chance {
  readonly option: string;
  readonly text: string;
  readonly chance: number | undefined;
  readonly distance: number | undefined;
}

export type Replied = { readonly ok: true } | { readonly ok: false; readonly why: readonly Said[] };
