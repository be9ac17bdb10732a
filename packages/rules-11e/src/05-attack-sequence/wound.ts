/** All that decides one wound roll. */
export interface WoundNumbers {
  readonly strength: number;
  readonly toughness: number;
  /** Sum of the roll's modifiers, from -1 to +1 (02.02.01-s). */
  readonly modifier: number;
  /** The lowest unmodified result that is a critical wound. */
  readonly criticalOn: number;
  /** A critical wound ends the attack and inflicts mortal wounds (24.10). */
  readonly devastatingWounds: boolean;
}

/** What one wound roll comes to. */
export interface WoundOutcome {
  readonly wound: boolean;
  readonly critical: boolean;
  /** The attack ends here, without a save roll: mortal wounds follow (05.02-f). */
  readonly devastating: boolean;
}

/** The result that wounds, by strength and toughness. @rule 05.02-c */
export function requiredWoundRoll(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength * 2 <= toughness) return 6;
  if (strength > toughness) return 3;
  return strength === toughness ? 4 : 5;
}

/** What one die of a wound roll comes to, from its face after re-rolls. @rule 05.02-b 05.02-d 05.02-f */
export function woundOutcome(face: number, numbers: WoundNumbers): WoundOutcome {
  const critical = face !== 1 && (face === 6 || face >= numbers.criticalOn);
  const needed = requiredWoundRoll(numbers.strength, numbers.toughness);
  const wound = critical || (face !== 1 && Math.max(1, face + numbers.modifier) >= needed);
  return { wound, critical, devastating: critical && numbers.devastatingWounds };
}
