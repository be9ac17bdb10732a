/** The hit roll of this edition is that of 05.01: unmodified 1 fails, unmodified 6 is critical, modifiers of the roll from -1 to +1. @rule 10e.hit */
export { type HitNumbers, type HitOutcome, hitOutcome } from '@adjutant/rules-11e/queries';
