import type { PlayerId } from './datasheet.ts';
import type { About } from './effects.ts';
import { flowName } from './flow.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { UnitId } from './state.ts';

/** One way to use a card: its TARGET as data. */
export interface StratagemTarget {
  readonly id: string;
  /** The units that the use targets (15.01-d). */
  readonly units: readonly UnitId[];
  readonly value: JsonObject;
  /** Price where an optional section changes it (15.01-g). */
  readonly price?: number;
}

/** A stratagem card. */
export interface StratagemDefinition {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly price: number;
  /** What kind of card it is, where its edition prints one: `Battle Tactic`, `Wargear`. */
  readonly category?: string;
  /** In whose turn it may be used, seen from its user. */
  readonly turn: 'own' | 'opponent' | 'either';
  /** Names of the moments at which it may be used. */
  readonly moments: readonly string[];
  /** Uses allowed in a battle; absent: no limit beyond once a phase. */
  readonly perBattle?: number;
  /** First and last battle round in which it may be used; absent: in all. */
  readonly rounds?: readonly [number, number];
  /** True: its text allows a destroyed unit as target (15.01-j). */
  readonly mayTargetDestroyed?: boolean;
  /** Detachment that has it; absent: open to every player. */
  readonly detachment?: string;
  readonly about?: About;
  /**
   * Where a target has several pieces: the flow that asks for them one by one, starting from `ChoosingLocals`, and brings back the
   * target, or null where its player goes back; `targets` then gives one that stands for all.
   */
  readonly choosing?: string;
  /** The targets that the card's own text allows at this moment; the limits of 15.01 are tested for all cards alike. */
  targets(context: JsonObject, player: PlayerId, game: Game): readonly StratagemTarget[];
  /** The effect; may make one call. */
  use(context: JsonObject, target: StratagemTarget, player: PlayerId, game: Game): void;
}

/** What a flow that asks for the pieces of a target starts from. */
export type ChoosingLocals = { stratagem: string; player: PlayerId; context: JsonObject };

/** A card that a player may use now, with one of its targets. */
export interface Offer {
  readonly stratagem: string;
  readonly target: StratagemTarget;
  readonly price: number;
}

/** A card that a player has but may not use now. */
export interface RefusedOffer {
  readonly stratagem: string;
  readonly refusal: Refusal;
}

/** Uses a card: targets are chosen, then the price, then the effect; brings back whether the effect was resolved (15.01-f). */
export const stratagemFlow = flowName<
  { stratagem: string; target: StratagemTarget; player: PlayerId; context: JsonObject; price: number },
  boolean
>('stratagem');
