import type { SaveCharacteristics } from '@adjutant/rules-11e/queries';
import { coverBonus } from './cover.ts';

/** What an attack brings to the saving throw of the model that it is allocated to. */
export interface SaveNumbers {
  /** 0 or negative. */
  readonly armourPenetration: number;
  /** Sum of the roll's modifiers other than AP and cover. */
  readonly modifier: number;
  /** The model has the benefit of cover against the attack. */
  readonly cover: boolean;
}

/** A saving throw is never improved by more. */
const MOST_BETTER = 1;

/** Whether a saving throw stops the attack, from its face after re-rolls; its player takes the better of both saves. @rule 10e.save 10e.invuln */
export function isSaved(face: number, model: SaveCharacteristics, attack: SaveNumbers): boolean {
  if (face === 1) return false;
  const { armourPenetration, modifier } = attack;
  if (model.invulnerable !== undefined && face + Math.min(MOST_BETTER, modifier) >= model.invulnerable) return true;
  const cover = attack.cover ? coverBonus(model.save, armourPenetration) : 0;
  return face + Math.min(MOST_BETTER, modifier + cover) + armourPenetration >= model.save;
}
