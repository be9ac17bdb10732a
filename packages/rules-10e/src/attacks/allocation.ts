/** What decides whether a model may take the next attack. */
export interface Standing {
  readonly character: boolean;
  /** It has lost wounds. */
  readonly wounded: boolean;
}

/**
 * Models of the lowest rank take the next attack or mortal wound, one at a time; among them their player chooses. A CHARACTER takes none
 * while bodyguards live.
 * @rule 10e.save-a 10e.leader-b 10e.mortal-a
 */
export function allocationRank({ character, wounded }: Standing): number {
  return (character ? 2 : 0) + (wounded ? 0 : 1);
}
