import type { Game, Ruleset, UnitId, WeaponAbilityId } from '@adjutant/engine';
import type { PoolStage, StageQuestion } from '../attack-stage.ts';
import type { Chances } from '../distribution.ts';
import type { Circumstances } from '../input/matchup.ts';
import type { MortalResult } from '../mortal.ts';
import type { Pool, PoolMeans } from '../pool.ts';
import type { Standing, Target } from '../target.ts';

/** Critical wounds of a pool whose mortal wounds come only after all attacks. */
export interface Waiting {
  readonly pool: Pool;
  readonly count: number;
}

/** How a target stands after a pool: one standing for each number of critical wounds that wait. */
export interface PoolOutcome {
  readonly means: PoolMeans;
  readonly standings: readonly Standing[];
}

/** What odds ask of an edition: the order of steps in which it resolves attacks, decided by its own functions for each die. */
export interface Edition {
  readonly id: string;
  /** What imagined battles are played by. */
  readonly ruleset: Ruleset;
  /** The engine can play its attacks, so that choices and simulations are possible. */
  readonly plays: boolean;
  /** Weapon abilities and circumstances that it knows. */
  readonly abilities: ReadonlySet<WeaponAbilityId>;
  readonly circumstances: ReadonlySet<keyof Circumstances>;
  /** What the rules say about a pool for each choice of groups that are gone. */
  stages(question: StageQuestion): (gone: number) => PoolStage;
  resolvePool(stage: Pick<PoolStage, 'target' | 'pool' | 'changing'>, standing: Standing): PoolOutcome;
  /** The mortal wounds that waited, in the order of the pools. */
  deliver(target: Target, standing: Standing, waiting: readonly Waiting[]): Standing;
  dealMortalWounds(target: Target, standing: Standing, wounds: Chances): MortalResult;
  /** So many rolls for hazards of the unit that the target then is. */
  dealHazards(target: Target, standing: Standing, rolls: number, hazard: HazardNumbers): MortalResult;
  /** What decides the hazard rolls of a unit. */
  hazardNumbers(game: Game, unit: UnitId): HazardNumbers;
}

/** What decides hazard rolls of a unit. */
export interface HazardNumbers {
  readonly onlyMonstersAndVehicles: boolean;
  readonly modifier: number;
}
