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
}

/** An area of terrain in plan view (13.01). */
export interface TerrainAreaSetup {
  readonly id: string;
  readonly outline: readonly Point[];
}

export interface LayoutSetup {
  readonly id: string;
  readonly name: string;
  /** Inches. */
  readonly width: number;
  readonly height: number;
  readonly areas: readonly TerrainAreaSetup[];
  readonly objectives: readonly ObjectiveSetup[];
  /** One polygon a player. */
  readonly deploymentZones: readonly [readonly Point[], readonly Point[]];
}

export interface MissionSetup {
  readonly id: string;
  readonly name: string;
  readonly rounds: number;
  /** Named numbers of the mission: points per objective, caps. */
  readonly values: Readonly<Record<string, number>>;
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
