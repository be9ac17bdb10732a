/** Exact odds: what attacks do to a unit, from free input or from a battle as it stands. */
export { type AttackPolicy, plainPolicy } from './attack-die.ts';
export { answerCase } from './cases/answer-case.ts';
export type { CaseEntry, CaseResult, OddsCase } from './cases/format.ts';
export { readCase } from './cases/read-case.ts';
export { type Play, playValue } from './choices/play-value.ts';
export { MOST_WORK, workOfAttacks, workOfSteps } from './cost.ts';
export { type Chances, meanOf } from './distribution.ts';
export type { Edition } from './editions/edition.ts';
export { eleventh } from './editions/eleventh.ts';
export { tenth } from './editions/tenth.ts';
export {
  type AttackEntry,
  type AttackedUnit,
  type AttackStage,
  attacksOn,
  type ExpectedAttacks,
  expectedAttacks,
} from './expected-attacks.ts';
export { type Aim, type Extreme, type Extremes, extremes, servedBy } from './extremes.ts';
export { type HazardOdds, hazardOdds } from './hazards.ts';
export type { Circumstances, EntryInput, Matchup, Reroll, TargetInput, WeaponInput } from './input/matchup.ts';
export { entriesOf, faceOff, type UnitInput, unitOfTarget, unitWithWeapons } from './input/two-units.ts';
export { type MatchupOdds, matchupOdds, resolveSteps, type StageMeans, type Step, stepsOf } from './matchup-odds.ts';
export { dealMortalWounds, hazardWounds } from './mortal.ts';
export { type NotationCode, NotationProblem } from './notation/problem.ts';
export { isAttackNotation, readAttackNotation } from './notation/read-attacks.ts';
export { isTargetNotation, readTargetNotation, type TargetNotation } from './notation/read-target.ts';
export { atLeast, medianOf, type Outcomes, outcomesOf, type Spread } from './outcomes.ts';
export { noMeans, type Pool, type PoolMeans, type PoolResult, resolvePool, sumOfMeans } from './pool.ts';
export {
  type AdvanceInput,
  advanceChance,
  type ChargeInput,
  chainChance,
  chargeChance,
  type LeadershipInput,
  leadershipChance,
  type RollAgain,
  type ScreenPlan,
  screenPlanChance,
} from './roll-odds.ts';
export type { Sampled, SampledSpread } from './simulation/sampled.ts';
export { type Simulation, type SimulationInput, simulate } from './simulation/simulate.ts';
export { type Standing, type Target, type TargetGroup, targetOf, untouched } from './target.ts';
export { whatIf, whatIfEntries } from './what-if.ts';
