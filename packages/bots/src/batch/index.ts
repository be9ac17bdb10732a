export { askingRules, type Counts, Coverage, knownNames, type Reachable, reachables } from './coverage.ts';
export { fingerprintOf } from './fingerprint.ts';
export { brokenInvariants } from './invariants.ts';
export { type BatchOptions, type BattleReport, type BattleToPlay, runBattle } from './run-battle.ts';
export { saveAndLoad } from './save-and-load.ts';
