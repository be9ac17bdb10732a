import type { ModelId, UnitId, Weapon, WeaponAbility, WeaponProfile } from '@adjutant/engine';
import type { RecordedChange } from '../05-attack-sequence/changed-by-roll.ts';

/** The shooting types of 10.04 to 10.07 and 15.09. */
export const shootingTypes = ['normal', 'assault', 'close-quarters', 'indirect', 'snap'] as const;
export type ShootingType = (typeof shootingTypes)[number];

/** One weapon of one model as it is selected; a target only once that is known. */
export interface WeaponUse {
  readonly unit: UnitId;
  readonly model: ModelId;
  readonly weapon: Weapon;
  readonly profile: WeaponProfile;
  readonly melee: boolean;
  /** Only for ranged attacks. */
  readonly shootingType?: ShootingType | undefined;
  /** The unit acts outside its own phase (07.02.01). */
  readonly outOfPhase: boolean;
  readonly target?: UnitId;
}

/** What was fixed for a weapon and its target when targets were selected. @rule 04.02-n */
export interface FixedFacts {
  /** Models in the target unit ([BLAST], [CLEAVE]). */
  readonly targetModels: number;
  /** Half the weapon's range covered the target ([RAPID FIRE], [MELTA]). */
  readonly halfRange: boolean;
  /** The target has the benefit of cover against this model (13.08-l). */
  readonly cover: boolean;
  /** The target is visible to this model; [INDIRECT FIRE] weapons may attack others (10.07-b). */
  readonly visible: boolean;
  /** The attacking unit stood still enough for [HEAVY] (24.16). */
  readonly steady: boolean;
  /** The attacking unit is engaged with the target (10.06, 17.03). */
  readonly engagedWithTarget: boolean;
  /** The target is engaged with some unit of the attacker's army (17.03). */
  readonly targetEngaged: boolean;
  /** The weapon has one target only ([CLEAVE]). */
  readonly singleTarget: boolean;
  /** A random S as it was rolled for this weapon (02.02.03-e). */
  readonly rolledStrength?: number | undefined;
  /** What the attack's own dice have changed about it (05.03.02). */
  readonly changes?: readonly RecordedChange[] | undefined;
}

/** One weapon of one model as it attacks one unit. */
export interface Attack extends WeaponUse, FixedFacts {
  readonly target: UnitId;
  /** The weapon's abilities that can apply to this target, each once (24.01-b, 24.02). */
  readonly abilities: readonly WeaponAbility[];
}

/** An attack as frames and rolls hold it: ids, and the facts that were fixed. */
export interface AttackRecord extends FixedFacts {
  readonly unit: UnitId;
  readonly model: ModelId;
  /** Position of the weapon in the model's list. */
  readonly slot: number;
  /** Position of the profile in the weapon's list. */
  readonly profile: number;
  readonly melee: boolean;
  readonly shootingType?: ShootingType | undefined;
  readonly outOfPhase: boolean;
  readonly target: UnitId;
}
