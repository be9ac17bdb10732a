/** What an attack brings to a save roll. */
export interface SaveNumbers {
  /** 0 or negative. */
  readonly armourPenetration: number;
  /** Sum of the roll's modifiers other than AP; it has no cap (02.02.01-u). */
  readonly modifier: number;
}

/** What the models of an allocation group save with. */
export interface SaveCharacteristics {
  readonly save: number;
  readonly invulnerable?: number;
}

/** Whether one save roll makes the attack fail, from its face after re-rolls: both saves are tested with the same die, AP counts only for Sv. @rule 05.04-d 05.04-e */
export function isSaved(face: number, group: SaveCharacteristics, attack: SaveNumbers): boolean {
  if (face === 1) return false;
  const result = Math.max(1, face + attack.modifier);
  if (group.invulnerable !== undefined && result >= group.invulnerable) return true;
  return result + attack.armourPenetration >= group.save;
}

/** The lowest face that saves, or 7 where none does. @rule 05.04-d */
export function neededSave(group: SaveCharacteristics, attack: SaveNumbers): number {
  return [2, 3, 4, 5, 6].find((face) => isSaved(face, group, attack)) ?? 7;
}
