/** A size of battle with its limits. @rule 25.03-a */
export interface BattleSize {
  readonly id: 'incursion' | 'strike-force' | 'onslaught';
  readonly points: number;
  readonly detachmentPoints: number;
  readonly enhancements: number;
  /** Units of one datasheet. */
  readonly copies: number;
}

/** The sizes, the smallest first. @rule 25.03-a */
export const battleSizes: readonly BattleSize[] = [
  { id: 'incursion', points: 1000, detachmentPoints: 2, enhancements: 2, copies: 2 },
  { id: 'strike-force', points: 2000, detachmentPoints: 3, enhancements: 4, copies: 3 },
  { id: 'onslaught', points: 3000, detachmentPoints: 3, enhancements: 4, copies: 3 },
];

/** The smallest size in which so many points may be played; the largest for more. @rule 25.03-a */
export function battleSizeFor(points: number): BattleSize {
  const [smallest, ...larger] = battleSizes;
  if (smallest === undefined) throw new Error('there are no battle sizes');
  return [smallest, ...larger].find((size) => points <= size.points) ?? larger.at(-1) ?? smallest;
}
