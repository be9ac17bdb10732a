/** Mission cards as data: what is counted, when, and what it is worth; the interpreter beside them gives the names their meaning. */
import type { MissionSetup } from '@adjutant/engine';

/** Which objectives are meant; "own" and "opponent" are seen from the player who scores. */
export interface ObjectiveFilter {
  readonly role?: 'home' | 'expansion' | 'centre';
  /** Whose home or expansion objective it is. */
  readonly of?: 'own' | 'opponent';
  /** Any but the own home objective. */
  readonly notHome?: true;
  /** Its point lies in this player's territory. */
  readonly territory?: 'own' | 'opponent';
  /** Its point lies in no deployment zone. */
  readonly noMansLand?: true;
  /** Marked by the player with this tag; `taggedThisTurn`: since the turn began. */
  readonly tag?: string;
  readonly taggedThisTurn?: true;
}

/** A part of the table, seen from the player who scores. */
export type PlaceName = 'own-zone' | 'opponent-zone' | 'own-territory' | 'opponent-territory' | 'no-mans-land';

/** Something that can be counted on the table or in what has happened. */
export type Quantity =
  | {
      readonly count: 'objectives';
      /** Absent: whoever controls them, or nobody. */
      readonly controlledBy?: 'own' | 'opponent';
      /** Controlled now, but not when the turn began. */
      readonly newly?: true;
      /** A chosen unit guards it. */
      readonly guarded?: true;
      readonly which?: ObjectiveFilter;
    }
  | {
      readonly count: 'units-destroyed';
      readonly side: 'enemy' | 'friendly';
      readonly window: 'this-turn' | 'previous-turn';
      /** It began the turn in range of such an objective. */
      readonly startedOn?: ObjectiveFilter;
      /** It began the turn within an area of terrain, or within one with this tag. */
      readonly startedInTerrain?: true | string;
      /** Its destroyer was in range of an objective. */
      readonly byUnitOnObjective?: true;
      readonly startingStrength?: number;
    }
  | {
      readonly count: 'models-destroyed';
      readonly side: 'enemy' | 'friendly';
      readonly keyword?: string;
      readonly wounds?: number;
    }
  /** Models of a side with a keyword that are left; none also where there were none. */
  | { readonly count: 'models-left'; readonly side: 'enemy' | 'friendly'; readonly keyword: string }
  /** Table quarters with a friendly unit wholly within and more than 6" from the centre. */
  | { readonly count: 'quarters'; readonly fit?: true }
  | {
      readonly count: 'units';
      readonly side: 'enemy' | 'friendly';
      readonly place: PlaceName;
      /** Wholly within; absent: with any part. */
      readonly wholly?: true;
      /** Without AIRCRAFT and battle-shocked units. */
      readonly fit?: true;
    }
  | {
      readonly count: 'units-near-centre';
      readonly side: 'enemy' | 'friendly';
      readonly inches: number;
      readonly fit?: true;
    }
  /** 1: a unit at an edge outside the own territory; 2: also one at the opposite edge. */
  | { readonly count: 'flanks' }
  | { readonly count: 'areas'; readonly tag: string; readonly taggedThisTurn?: true; readonly objective?: true }
  | {
      readonly count: 'markers';
      readonly side: 'enemy' | 'friendly';
      /** In range of such an objective. */
      readonly near?: ObjectiveFilter;
      /** That objective is controlled by the player. */
      readonly controlled?: true;
      /** Its area holds a friendly unit and no enemy. */
      readonly heldAlone?: true;
    }
  /** Actions of this name that were completed this turn. */
  | { readonly count: 'actions'; readonly action: string; readonly on?: ObjectiveFilter }
  | {
      readonly count: 'tagged-units';
      readonly tag: string;
      readonly side: 'enemy' | 'friendly';
      /** Only those that have left the battlefield since the turn began, only those on it, or all. */
      readonly where?: 'gone-this-turn' | 'table';
      /** On the battlefield and not within this place. */
      readonly outside?: PlaceName;
      /** Not in range of an objective that has a marker of the opponent in range. */
      readonly notShielded?: true;
    };

/** Whether so much of something is there; `moreThan` compares with another quantity. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly of: Quantity; readonly atLeast?: number; readonly atMost?: number; readonly moreThan?: Quantity };

/** When an award is looked at. */
export interface AwardMoment {
  readonly at: 'end-of-turn' | 'end-of-command-phase' | 'end-of-battle';
  /** In whose turn, seen from the player who scores. */
  readonly turn: 'own' | 'opponent' | 'either';
  readonly fromRound?: number;
  readonly toRound?: number;
  /** Also at the end of the last turn of the battle. */
  readonly orLastTurn?: true;
}

/** What a card pays: `points` once, or for each of what `per` counts. */
export interface Award {
  /** Unique on its card; what was scored is counted under it. */
  readonly id: string;
  readonly moment: AwardMoment;
  readonly when?: Condition;
  readonly points: number;
  readonly per?: Quantity;
  /** Most that this award pays in the battle. */
  readonly most?: number;
  /** Of awards of one group only the best pays. */
  readonly group?: string;
  /** Only where the card is played this way. */
  readonly mode?: 'fixed' | 'tactical';
}

/** An action that a card lets its player's units perform (section 16). */
export interface CardAction {
  readonly id: string;
  readonly name: string;
  readonly fromRound?: number;
  /** How often in a turn. */
  readonly useLimit?: number;
  /** What it is performed on: an objective in whose range the unit is, an area that it is within, or an enemy that it sees. */
  readonly on:
    | {
        readonly kind: 'objective';
        readonly which?: ObjectiveFilter;
        readonly untagged?: string;
        readonly unmarked?: true;
      }
    | {
        readonly kind: 'area';
        readonly place?: 'opponent-territory' | 'outside-own-zone' | 'outside-own-territory';
        readonly untagged?: string;
      }
    | { readonly kind: 'enemy'; readonly inches: number; readonly untagged?: string };
  readonly completes: 'at-once' | 'end-of-turn';
  /** At its end the unit controls the objective, or no enemy is in the area. */
  readonly needs?: 'control' | 'no-enemies';
  /** Not while only one operation marker is left. */
  readonly needsTwoMarkers?: true;
  /** The objective, area or unit gets this tag, for the turn or for the battle. */
  readonly tag?: string;
  readonly tagLasts?: 'turn' | 'battle';
  readonly marker?: 'place' | 'remove';
}

/** Rules of a card that are neither awards nor actions, by name. */
export type CardRule =
  | 'condemn-units'
  | 'consecrate-objectives'
  | 'markers-before-battle'
  | 'clear-markers'
  | 'guard-objectives'
  | 'beacon-unit'
  | 'tempting-target';

/** What happens when a card is drawn. */
export interface DrawRule {
  /** `again`: another is drawn and this one goes back; `may-replace`: its player may discard it for another. */
  readonly does: 'again' | 'may-replace';
  /** Only up to this round. */
  readonly toRound?: number;
  /** Only while one of these cards is active for the player. */
  readonly with?: readonly string[];
  /** Only if no enemy unit on the battlefield is like this. */
  readonly unlessEnemyHas?: { readonly wounds?: number; readonly startingStrength?: number };
}

export interface MissionCard {
  readonly id: string;
  readonly name: string;
  readonly awards: readonly Award[];
  readonly actions: readonly CardAction[];
  readonly rules: readonly CardRule[];
  readonly drawn?: DrawRule;
  /** May be chosen for the whole battle. */
  readonly fixed?: true;
  /** What the interpreter cannot score or do, in words for the players. */
  readonly unscored: readonly string[];
}

/** The most points of a kind of card. */
export interface ScoringCap {
  readonly round: number;
  readonly battle: number;
}

/** The cards of a battle. */
export interface MissionCards {
  /** What each player's army is out for, and the primary mission that follows from both. */
  readonly dispositions: readonly [string, string];
  readonly primaries: readonly [MissionCard, MissionCard];
  /** The deck of secondary missions; each player has one of their own. None: no secondary missions are played. */
  readonly secondaries: readonly MissionCard[];
  /** Cards drawn in each own Command phase, or chosen for the battle. */
  readonly draws: number;
  readonly caps: { readonly primary: ScoringCap; readonly secondary: ScoringCap; readonly tacticalCard: number };
}

/** The cards that a mission's setup embeds; undefined where it has none. The battle file was checked when it was read. */
export function missionCards({ cards }: MissionSetup): MissionCards | undefined {
  return cards as MissionCards | undefined;
}
