/** The wound roll of this edition is that of 05.02: S against T, unmodified 1 fails, unmodified 6 is critical, modifiers from -1 to +1. @rule 10e.wound */
export { requiredWoundRoll, type WoundNumbers, type WoundOutcome, woundOutcome } from '@adjutant/rules-11e/queries';
