import type { Modifier } from '../02-datasheets/modifier.ts';
import type { DamageNumbers } from './damage.ts';
import type { HitNumbers } from './hit.ts';
import type { SaveNumbers } from './save.ts';
import type { WoundNumbers } from './wound.ts';

/** Everything about an attack that decides what its dice come to, after all rules; attacks with equal numbers are identical (04.03.01). */
export interface AttackNumbers {
  readonly hit: HitNumbers;
  readonly wound: WoundNumbers;
  readonly save: SaveNumbers;
  readonly damage: DamageNumbers;
  /** It may pick a CHARACTER's group of this target (24.28). */
  readonly precision: boolean;
  readonly psychic: boolean;
}

/** What can be explained about an attack. */
export const numberNames = [
  'skill',
  'hitRoll',
  'criticalHit',
  'hitFails',
  'strength',
  'toughness',
  'woundRoll',
  'criticalWound',
  'armourPenetration',
  'saveRoll',
  'damage',
] as const;
export type NumberName = (typeof numberNames)[number];

/** One rule's part in a number of an attack. */
export interface NumberPart {
  /** Id of the effect. */
  readonly source: string;
  readonly rule: string;
  readonly value: number | Modifier;
  /** The attacker leaves it out (02.02.02). */
  readonly ignored: boolean;
}
