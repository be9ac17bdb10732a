import type { Pose } from '@adjutant/geometry';
import type { PlayerId } from './datasheet.ts';
import type { Json, JsonObject } from './json.ts';
import type { GeneratorState } from './random.ts';
import type { UnitSetup } from './setup.ts';

/** Index of a unit in `BattleState.units`; stays the same for the whole battle. */
export type UnitId = number;
/** Index of a model in `BattleState.models`. */
export type ModelId = number;
/** Serial number of a frame. */
export type FrameId = number;

/**
 * The four states of a model: `living`; `fighting-on`, destroyed but kept by a rule that lets it fight; `wreck`, destroyed and waiting
 * for its own triggers; `removed`. There is no plain list of a unit's models: a rule names the population it means (see roster.ts).
 */
export type ModelStatus = 'living' | 'fighting-on' | 'wreck' | 'removed';

export interface ModelState {
  readonly id: ModelId;
  /** Changes only where its unit is split. */
  unit: UnitId;
  status: ModelStatus;
  wounds: number;
  /** Undefined while not on the table. */
  pose: Pose | undefined;
  /** Where it stood when it was removed. */
  fellAt?: Pose;
  /** Numbers that say when, or how far: `setUpOn` (phase serial), `movedOn` and `moved` (turn serial, inches). */
  facts: Record<string, number>;
  /** Weapons used up for the battle, an entry a copy. */
  spent: readonly string[];
}

/** Where a unit is. */
export type UnitPlace =
  | { readonly kind: 'table' }
  | { readonly kind: 'undeployed' }
  | { readonly kind: 'reserves' }
  | { readonly kind: 'aboard'; readonly transport: ModelId }
  | { readonly kind: 'destroyed' };

export interface UnitState {
  readonly id: UnitId;
  readonly player: PlayerId;
  place: UnitPlace;
  startingStrength: number;
  /** Facts say when, not whether: `advancedOn` holds the serial of the turn. Names belong to the ruleset. */
  facts: Record<string, number>;
}

/** A unit that came into being in mid-battle: added to an army with models of its own, or made of some models of another unit. */
export type FormedUnit =
  | { readonly kind: 'added'; readonly player: PlayerId; readonly setup: UnitSetup }
  | { readonly kind: 'split'; readonly from: UnitId; readonly models: readonly ModelId[] };

/** When an effect ends; absolute, so that nothing is ever reset. */
export type Until =
  | { readonly kind: 'battle' }
  /** At the end of the phase or turn, or at the start of the turn, with this serial. */
  | { readonly kind: 'phase-end' | 'turn-end' | 'turn-start' | 'round-end'; readonly serial: number }
  | { readonly kind: 'frame'; readonly frame: FrameId }
  /** When this moment comes for this unit. */
  | { readonly kind: 'moment'; readonly moment: string; readonly unit: UnitId }
  /** When this moment comes in a turn of this player: the start of their next Command phase. */
  | { readonly kind: 'players-moment'; readonly moment: string; readonly player: PlayerId };

/** An effect in force. Marks between units are effects without hooks. */
export interface EffectInstance {
  readonly serial: number;
  readonly effect: string;
  readonly owner: PlayerId;
  /** What it lies on. */
  readonly unit?: UnitId;
  readonly model?: ModelId;
  /** Whose ability it is: it is suspended while no source model is left (19.04). */
  readonly sources?: readonly ModelId[];
  /** Without force until its sources come back: no hook and no window sees it. */
  readonly suspended?: true;
  readonly data: JsonObject;
  readonly until: Until;
}

/** One flow being run: where it is and what it knows. Ids and numbers only. */
export interface Frame {
  readonly id: FrameId;
  readonly flow: string;
  step: string;
  readonly locals: Record<string, unknown>;
  /** Set where the flow makes this player the active one (01.03-d, 01.03-e). */
  readonly active?: PlayerId | undefined;
  /** What the player answered the last question of this frame. */
  answer?: Json | undefined;
  /** What the last flow called by this frame brought back, tagged with its name. */
  result?: { readonly flow: string; readonly value: unknown } | undefined;
  /** Calls still to be made before the next step. */
  queue?: readonly Call[] | undefined;
}

/** A flow with its first locals: what a step hands to `game.call`. */
export interface Call {
  readonly flow: string;
  readonly locals: Record<string, unknown>;
  readonly active?: PlayerId;
}

/** Where the battle stands in time; serials count on through the whole battle. */
export interface Clock {
  round: number;
  /** Serial of the player turn. */
  turn: number;
  /** Serial of the phase. */
  phase: number;
  phaseName: string;
  step: string;
  /** Whose turn it is; between turns the player who has the first turn (01.03-b). */
  player: PlayerId;
  firstPlayer: PlayerId;
}

/** Where faces come from: the seed, a list written down beforehand, or the players' own dice. */
export type DiceSource =
  | { kind: 'seeded'; words: GeneratorState }
  | { kind: 'script'; faces: readonly number[]; at: number }
  | { kind: 'typed' };

/** Something that waits for the end of a frame: a wreck, an ability whose source fell, a reaction armed in mid-attack. */
export interface Awaiting {
  readonly what: string;
  readonly after: FrameId;
  readonly data: JsonObject;
}

/** One use of a stratagem, for the limits of 15.01. */
export interface StratagemUse {
  readonly stratagem: string;
  readonly player: PlayerId;
  readonly phase: number;
  readonly turn: number;
  readonly units: readonly UnitId[];
}

export interface PlayerState {
  commandPoints: number;
  victoryPoints: number;
  /** Points by card or source. */
  scored: Record<string, number>;
  /** What the other player may not see; lives here only, never in frames or events. */
  secrets: JsonObject;
}

export interface ObjectiveState {
  readonly id: string;
  controlledBy: PlayerId | undefined;
  securedBy: PlayerId | undefined;
  levels: [number, number];
}

export interface BattleResult {
  readonly winner: PlayerId | 'draw';
  readonly reason: string;
  readonly victoryPoints: readonly [number, number];
}

/** All that can change in a battle: plain data, mutable inside the engine. */
export interface BattleState {
  readonly players: readonly [PlayerState, PlayerState];
  readonly units: UnitState[];
  readonly models: ModelState[];
  /** Units that did not start the battle, in the order of their numbers. Replaced, never changed in place: the roster hangs on its identity. */
  formed: readonly FormedUnit[];
  readonly objectives: readonly ObjectiveState[];
  readonly clock: Clock;
  dice: DiceSource;
  /** Replaced, never changed in place: its index hangs on the list's identity. */
  effects: readonly EffectInstance[];
  awaiting: readonly Awaiting[];
  stratagemUses: readonly StratagemUse[];
  stack: Frame[];
  /** The next frame's, effect's and question's serial numbers. */
  nextFrame: number;
  nextEffect: number;
  nextQuestion: number;
  /** Number of the question that waits for an answer; the question itself is made again from the step. */
  asking: number | undefined;
  result: BattleResult | undefined;
}
