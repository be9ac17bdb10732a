/** The questions of the 11th edition that effects answer. A hook stands here only if a rule asks it. */

import type { Cause } from '@adjutant/engine';
import {
  type Amount,
  hook,
  hookTable,
  type ModelId,
  type PlayerId,
  type Refusal,
  type RollInProgress,
  type UnitId,
  type WeaponAbility,
} from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import type { CharacteristicName, Modifier, WeaponCharacteristicName } from './02-datasheets/modifier.ts';
import type { Attack, WeaponUse } from './04-making-attacks/attack.ts';
import type { WayOfAttacking } from './04-making-attacks/surroundings.ts';
import type { AttackChange, RollShown } from './05-attack-sequence/changed-by-roll.ts';
import type { NumberName } from './05-attack-sequence/numbers.ts';

/** What a rule may forbid or allow a unit to do. */
export type Activity =
  | 'normal-move'
  | 'advance'
  | 'fall-back'
  | 'surge'
  | 'disembark'
  | 'ingress'
  | 'embark'
  | 'shoot'
  | 'declare-charge'
  | 'start-action';

/** A permission to re-roll, before the dice that it may touch are known. */
export interface RerollRule {
  readonly pick: 'one' | 'any' | 'all';
  /** Faces that may be thrown again; absent: all. */
  readonly faces?: readonly number[];
}

export const hooks = hookTable({
  // Keywords (02.05).
  /** Keywords that a model has besides the printed ones. */
  keywords: hook<{ readonly model: ModelId }, readonly string[]>('keywords'),

  // Ignoring modifiers (02.02.02).
  /** The unit ignores what worsens its rolls, its characteristics and those of its weapons. */
  ignoresPenalties: hook<{ readonly unit: UnitId }, true>('keywords'),

  // Characteristics (02.02, 02.02.01).
  /** `attack` where the value is wanted against one (05 open point 10). */
  characteristic: hook<
    { readonly model: ModelId; readonly name: CharacteristicName; readonly attack?: Attack },
    Modifier
  >('characteristics'),
  weaponCharacteristic: hook<{ readonly attack: Attack; readonly name: WeaponCharacteristicName }, Modifier>(
    'characteristics',
  ),
  /** Changes of D by rules of the model that an attack is allocated to; they come after the save (05.04-h). */
  allocatedDamage: hook<{ readonly attack: Attack; readonly model: ModelId }, Modifier>('characteristics'),

  /** An invulnerable save that a rule gives to a model, besides its own; the best one counts (05.04-e). */
  invulnerableSave: hook<{ readonly model: ModelId; readonly attack: Attack }, number>('characteristics'),

  /** Changes of the distance from which a unit with Lone Operative can be seen. */
  loneOperativeRange: hook<{ readonly unit: UnitId }, Modifier>('characteristics'),
  /** Changes of the distance from which a hidden model can be seen by an enemy model (13.09-f). */
  detectionRange: hook<{ readonly model: ModelId; readonly observer: ModelId }, Modifier>('characteristics'),
  /** Ranged attacks do not end the unit's being hidden; it cannot go to ground after them (13.11.01-d). */
  staysHidden: hook<{ readonly unit: UnitId }, true>('abilities'),

  // Abilities (24).
  /** Weapon abilities besides the printed ones; there is no target yet while weapons are selected. */
  weaponAbilities: hook<WeaponUse, readonly WeaponAbility[]>('abilities'),
  /** Numbers of an attack of which its player may ignore modifiers (02.02.02): the bad ones are left out. */
  ignoresModifiers: hook<Attack, readonly NumberName[]>('abilities'),
  /** Ids of effects of which an attack's player may ignore the modifiers: the bad ones are left out (02.02.02). */
  ignoresSources: hook<Attack, readonly string[]>('abilities'),
  /** The attack hits without a roll (24.37). */
  automaticHit: hook<Attack, true>('abilities'),
  /** Attack dice added when they are gathered (04.03-d). */
  moreAttackDice: hook<Attack, Amount>('abilities'),
  /** The best result that ignores a lost wound (24.12): a wound is not lost on this or more; `psychic` where a psychic attack inflicts it (22.03). */
  feelNoPain: hook<{ readonly model: ModelId; readonly mortal: boolean; readonly psychic: boolean }, number>(
    'abilities',
  ),
  fightsFirst: hook<{ readonly model: ModelId }, true>('abilities'),
  /** A model passes another in a move as if it were not there (03.01.02, 24.35-a). */
  passesModel: hook<{ readonly mover: ModelId; readonly other: ModelId; readonly moveType: string }, true>('abilities'),
  /** Inches up to which terrain is no obstacle for a model in a move (24.35-a). */
  stepsOverTerrain: hook<{ readonly model: ModelId; readonly moveType: string }, number>('abilities'),
  /** The target of a ranged attack has the benefit of cover (13.08, 24.33). */
  cover: hook<Attack, true>('abilities'),

  // Rolls (02.02.01-p to -u).
  hitModifier: hook<Attack, number>('modifiers'),
  woundModifier: hook<Attack, number>('modifiers'),
  saveModifier: hook<Attack, number>('modifiers'),
  /** The lowest unmodified hit roll that is a critical hit. */
  criticalHit: hook<Attack, number>('modifiers'),
  /** Unmodified hit rolls up to this fail, whatever else holds (10.07-g, 15.09-c). */
  hitFailsUpTo: hook<Attack, number>('modifiers'),
  /** The lowest unmodified wound roll that is a critical wound. */
  criticalWound: hook<Attack, number>('modifiers'),
  /** What an attack's own hit or wound die changes about it (05.03.02). */
  changedByRoll: hook<RollShown, AttackChange>('modifiers'),
  advanceModifier: hook<{ readonly unit: UnitId }, number>('modifiers'),
  chargeModifier: hook<{ readonly unit: UnitId }, number>('modifiers'),
  /** Inches that a unit may pile in or consolidate, where a rule lets it go further (12.03-m). */
  fightMoveDistance: hook<{ readonly unit: UnitId; readonly moveType: 'pile-in' | 'consolidation' }, number>(
    'modifiers',
  ),
  leadershipModifier: hook<{ readonly unit: UnitId }, number>('modifiers'),
  hazardModifier: hook<{ readonly unit: UnitId }, number>('modifiers'),
  /** Changes to the price of a stratagem (15.01.01). */
  stratagemPrice: hook<
    {
      readonly stratagem: string;
      readonly player: PlayerId;
      readonly units: readonly UnitId[];
      readonly frame: number;
    },
    number
  >('modifiers'),

  // Permissions and bans.
  reroll: hook<RollInProgress, RerollRule>('permissions'),
  /** No die of this roll may be thrown again (10.07-f, 15.09-d). */
  noReroll: hook<RollInProgress, true>('permissions'),
  /** The battle-shock roll about to be made for a unit succeeds without being rolled (01.05.01, 15.04-c). */
  battleShockSucceeds: hook<{ readonly unit: UnitId }, true>('permissions'),
  /** A unit that advances makes no advance roll: it moves by M alone (09.06-c). */
  noAdvanceRoll: hook<{ readonly unit: UnitId }, true>('permissions'),
  /** Why a unit may not do something. */
  forbids: hook<{ readonly unit: UnitId; readonly activity: Activity }, Refusal>('permissions'),
  /** Codes of refusals that do not hold for a unit: `advanced` lets it charge after advancing. */
  allows: hook<{ readonly unit: UnitId; readonly activity: Activity }, string>('permissions'),
  /** Why an attack may not have this target. */
  mayNotTarget: hook<Attack, Refusal>('permissions'),
  /** A model may fight a unit so many inches away that it is not engaged with itself. */
  mayFightAcross: hook<{ readonly attack: Attack; readonly inches: number }, true>('permissions'),
  /** All weapons of a unit that attacks in this way have one and the same target. */
  oneTarget: hook<WayOfAttacking, true>('permissions'),
  /** Further conditions of a move, or of a set-up where no type is named, for an edition that has them. */
  placing: hook<{ readonly unit: UnitId; readonly moveType?: string }, Constraint>('permissions'),
  /** A destroyed model stays and fights (05.04.05). */
  keepDestroyed: hook<{ readonly model: ModelId; readonly cause: Cause }, true>('permissions'),
  /** The Deadly Demise die is rolled before anything else happens to the destroyed model. */
  demiseRolledFirst: hook<{ readonly model: ModelId }, true>('permissions'),
});
