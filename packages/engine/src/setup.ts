/** What a battle starts from: all of it is embedded in the battle file, so that a battle outlives a data update. */
import type { Point } from '@adjutant/geometry';
import type { Datasheet, PlayerId } from './datasheet.ts';

export interface ModelSetup {
  /** Index into the unit's components. */
  readonly component: number;
  /** Name of a profile of that component's datasheet. */
  readonly profile: string;
  /** Weapon ids of that datasheet, repeated for copies. */
  readonly weapons: readonly string[];
  /** Ids of the wargear abilities of that datasheet that this model carries, repeated for copies. */
  readonly wargear?: readonly string[];
  readonly warlord?: boolean;
  readonly enhancement?: string;
}

export interface ComponentSetup {
  readonly datasheet: string;
  readonly role: 'only' | 'bodyguard' | 'leader' | 'support';
}

export interface UnitSetup {
  readonly name: string;
  readonly components: readonly ComponentSetup[];
  readonly models: readonly ModelSetup[];
  readonly points: number;
}

export interface ArmySetup {
  readonly name: string;
  readonly faction: string;
  readonly detachments: readonly string[];
  readonly points: number;
  readonly units: readonly UnitSetup[];
  /** Every datasheet that a unit of the army names. */
  readonly datasheets: Readonly<Record<string, Datasheet>>;
}

/** A place on the table that a mission scores. */
export interface ObjectiveSetup {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** What the mission map calls it. */
  readonly role?: 'home' | 'expansion' | 'centre';
  /** Whose home or expansion objective it is. */
  readonly player?: PlayerId;
  /** Further places that belong to it: areas of terrain that hold one of them are one objective together with the first. */
  readonly linked?: readonly Point[];
  /** It is a marker wherever it lies, also on an area of terrain. */
  readonly marker?: boolean;
}

/** A filled block with upright sides: a container, a pillar, rubble. Inches above the table. */
export interface TerrainBlockSetup {
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

/** A door, window or hole in a wall: inches along the wall from its beginning, and heights above the table. */
export interface TerrainOpeningSetup {
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
}

/** A straight upright wall round the line between two points. */
export interface TerrainWallSetup {
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
  readonly bottom: number;
  readonly top: number;
  readonly openings: readonly TerrainOpeningSetup[];
}

/** A level surface above the table that models may stand on, such as a floor or a roof; `z` is its height, in inches. */
export interface TerrainFloorSetup {
  readonly outline: readonly Point[];
  readonly z: number;
}

/** A physical thing that stands in one area of terrain. */
export interface TerrainFeatureSetup {
  readonly id: string;
  readonly name: string;
  /** Id of the area that it stands in. */
  readonly area: string;
  /** A category of the ruleset: `exposed`, `light` or `dense`. */
  readonly category: string;
  readonly blocks: readonly TerrainBlockSetup[];
  readonly walls: readonly TerrainWallSetup[];
  readonly floors: readonly TerrainFloorSetup[];
}

/** An area of terrain in plan view (13.01). */
export interface TerrainAreaSetup {
  readonly id: string;
  readonly outline: readonly Point[];
  /** The outline as it was drawn, where `outline` is a simplification of it. */
  readonly drawn?: readonly Point[];
}

export interface LayoutSetup {
  readonly id: string;
  readonly name: string;
  /** Inches. */
  readonly width: number;
  readonly height: number;
  readonly areas: readonly TerrainAreaSetup[];
  /** What stands in the areas; an area without features only shelters and marks. */
  readonly features: readonly TerrainFeatureSetup[];
  readonly objectives: readonly ObjectiveSetup[];
  /** One polygon a player. */
  readonly deploymentZones: readonly [readonly Point[], readonly Point[]];
  /** One polygon a player, where the mission map has them. */
  readonly territories?: readonly [readonly Point[], readonly Point[]];
  /** For people: where it comes from, and what was assumed where its source is silent. */
  readonly notes?: readonly string[];
}

/** The steps of setting up a battle between the rosters and the first round. */
export type SetUpStep =
  | 'sides'
  | 'secondaries'
  | 'formations'
  | 'deployment'
  | 'redeployments'
  | 'first-turn'
  | 'pre-battle';

export interface MissionSetup {
  readonly id: string;
  readonly name: string;
  readonly rounds: number;
  /** Named numbers of the mission: points per objective, caps. */
  readonly values: Readonly<Record<string, number>>;
  /** The order of setting up, where it is not the usual one. */
  readonly setUpOrder?: readonly SetUpStep[];
  /** Cards that say what scores, where the mission is made of cards; the ruleset says what is on them. */
  readonly cards?: unknown;
}

export interface BattleSetup {
  /** Id of the ruleset: `11e`. */
  readonly ruleset: string;
  /** Named switches for disputed readings that differ from their default. */
  readonly switches: Readonly<Record<string, string>>;
  readonly dataVersion: string;
  readonly armies: readonly [ArmySetup, ArmySetup];
  readonly layout: LayoutSetup;
  readonly mission: MissionSetup;
  /** Who has the first turn where the battle starts past the roll-off. */
  readonly attacker?: PlayerId;
}
