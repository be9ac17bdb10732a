export { type AttackPolicy, plainPolicy } from './attack-die.ts';
export { type Chances, meanOf } from './distribution.ts';
export { type AttackEntry, type ExpectedAttacks, expectedAttacks } from './expected-attacks.ts';
export { type Pool, type PoolMeans, type PoolResult, resolvePool } from './pool.ts';
export { type TargetGroup, type TargetTrack, trackOf } from './target-track.ts';
