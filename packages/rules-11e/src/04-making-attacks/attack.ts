import type { ModelId, UnitId, Weapon, WeaponProfile } from '@adjutant/engine';

/** The shooting types of 10.04 to 10.07 and 15.09. */
export const shootingTypes = ['normal', 'assault', 'close-quarters', 'indirect', 'snap'] as const;
export type ShootingType = (typeof shootingTypes)[number];

/** One weapon of one model as it attacks one unit, with all that was fixed when targets were selected (04.02-n). */
export interface Attack {
  readonly unit: UnitId;
  readonly model: ModelId;
  readonly weapon: Weapon;
  readonly profile: WeaponProfile;
  readonly melee: boolean;
  /** Only for ranged attacks. */
  readonly shootingType?: ShootingType;
  readonly target: UnitId;
  /** Models in the target unit when it was selected ([BLAST], [CLEAVE]). */
  readonly targetModels: number;
  /** Half the weapon's range covered the target ([RAPID FIRE], [MELTA]). */
  readonly halfRange: boolean;
  /** The target has the benefit of cover against this model (13.08). */
  readonly cover: boolean;
  /** The weapon has one target only ([CLEAVE]). */
  readonly singleTarget: boolean;
  /** The unit acts outside its own phase (07.02.01). */
  readonly outOfPhase: boolean;
}
