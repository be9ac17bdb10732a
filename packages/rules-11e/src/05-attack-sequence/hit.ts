import type { Amount } from '@adjutant/engine';

/** All that decides one hit roll, after every modifier of the characteristic and of the roll. */
export interface HitNumbers {
  /** BS or WS; absent where the attack hits without a roll (24.37). */
  readonly skill?: number;
  /** Sum of the roll's modifiers, from -1 to +1 (02.02.01-s). */
  readonly modifier: number;
  /** The lowest unmodified result that is a critical hit; above 6: none is. */
  readonly criticalOn: number;
  /** Unmodified results up to this fail whatever else holds: 1, more in indirect and snap shooting (10.07-g, 15.09-c). */
  readonly failsUpTo: number;
  /** Further hits of a critical hit (24.36). */
  readonly sustainedHits?: Amount;
  /** A critical hit may wound without a roll (24.23). */
  readonly lethalHits: boolean;
}

/** What one hit roll comes to. */
export interface HitOutcome {
  readonly hit: boolean;
  readonly critical: boolean;
  /** Hits besides its own, none of them critical; random ones are rolled for each critical hit. */
  readonly extraHits?: Amount;
  readonly mayWoundAutomatically: boolean;
}

const missed: HitOutcome = { hit: false, critical: false, mayWoundAutomatically: false };
const plainHit: HitOutcome = { hit: true, critical: false, mayWoundAutomatically: false };

/** What an attack that hits without a roll comes to: one hit, never critical. @rule 01.05.01-b 05.01-h */
const automaticHit: HitOutcome = plainHit;

/** What one die of a hit roll comes to, from its face after re-rolls. @rule 05.01-b 05.01-e 05.01-g */
export function hitOutcome(face: number, hit: HitNumbers): HitOutcome {
  if (hit.skill === undefined) return automaticHit;
  if (face <= hit.failsUpTo) return missed;
  if (face >= hit.criticalOn) return criticalHit(hit);
  if (face === 6) return plainHit;
  return Math.max(1, face + hit.modifier) >= hit.skill ? plainHit : missed;
}

function criticalHit({ sustainedHits, lethalHits }: HitNumbers): HitOutcome {
  const extra = sustainedHits === undefined ? {} : { extraHits: sustainedHits };
  return { hit: true, critical: true, mayWoundAutomatically: lethalHits, ...extra };
}
