/** How many of the dice on the table show each face, from 1 to 6. */
export type FaceCounts = Readonly<Record<string, number>>;

export const faces = [1, 2, 3, 4, 5, 6] as const;

/** Dice that are typed so far. */
export function diceTyped(counts: FaceCounts): number {
  return faces.reduce((sum, face) => sum + (counts[face] ?? 0), 0);
}

/** The counts with another number of one face: a whole number from 0. */
export function withFace(counts: FaceCounts, face: number, times: number): FaceCounts {
  return { ...counts, [face]: Number.isFinite(times) ? Math.max(0, Math.floor(times)) : 0 };
}

/** The answer: every die's face. */
export function facesOf(counts: FaceCounts): readonly number[] {
  return faces.flatMap((face) => Array.from({ length: counts[face] ?? 0 }, () => face));
}

/** The counts without the die that was typed last: the highest face that is there. */
export function withoutLast(counts: FaceCounts): FaceCounts {
  const last = faces.findLast((face) => (counts[face] ?? 0) > 0);
  return last === undefined ? counts : withFace(counts, last, (counts[last] ?? 0) - 1);
}
