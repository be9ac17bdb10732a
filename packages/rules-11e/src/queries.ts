/** What odds, bots and apps ask the rules without playing them: the functions that the flows themselves use. */
export { amountOf } from './01-core-concepts/amount.ts';
export { isBattleShocked } from './01-core-concepts/battle-shock.ts';
export { bestLeadership } from './01-core-concepts/leadership.ts';
export { unitDistance } from './01-core-concepts/measuring.ts';
export {
  acting,
  enemiesOf,
  living,
  livingOnTable,
  opponentOf,
  unitsOf,
  unitsOnTable,
} from './01-core-concepts/populations.ts';
export { characteristic } from './02-datasheets/characteristic.ts';
export { modelHas, unitHas } from './02-datasheets/keywords.ts';
export type { Modifier } from './02-datasheets/modifier.ts';
export { isCoherent } from './03-moving/coherency.ts';
export { engagedWith, isEngaged } from './03-moving/engagement.ts';
export type { Attack, AttackRecord } from './04-making-attacks/attack.ts';
export { attackDice, diceToGather } from './04-making-attacks/attack-dice.ts';
export { attackRolled, rollContext } from './04-making-attacks/attack-rolls.ts';
export { declarationQuestion, planAttacks } from './04-making-attacks/declaration.ts';
export { identicalPools } from './04-making-attacks/identical-attacks.ts';
export { resolveAttacksFlow } from './04-making-attacks/resolve-attacks.ts';
export type { WayOfAttacking } from './04-making-attacks/surroundings.ts';
export { attackOf } from './04-making-attacks/weapon-abilities.ts';
export { allocationRank, nextInOrder } from './05-attack-sequence/allocation-order.ts';
export { type ExplainedAttack, explain, numbersOf } from './05-attack-sequence/attack-numbers.ts';
export { changedByRoll } from './05-attack-sequence/changed-by-roll.ts';
export { type DamageNumbers, damageOf } from './05-attack-sequence/damage.ts';
export { type AllocationGroup, allocationGroups, woundsOf } from './05-attack-sequence/groups.ts';
export { type HitNumbers, type HitOutcome, hitOutcome } from './05-attack-sequence/hit.ts';
export { feelNoPainOf } from './05-attack-sequence/inflict-damage.ts';
export type { AttackNumbers, NumberName, NumberPart } from './05-attack-sequence/numbers.ts';
export { isSaved, neededSave, type SaveCharacteristics, type SaveNumbers } from './05-attack-sequence/save.ts';
export {
  allocatable,
  currentGroup,
  type GroupWounds,
  takeFailedSave,
  woundsNotIgnored,
} from './05-attack-sequence/take-failed-save.ts';
export { requiredWoundRoll, type WoundNumbers, type WoundOutcome, woundOutcome } from './05-attack-sequence/wound.ts';
export { type BlockedLine, blockedLine } from './06-other-concepts/blocked-line.ts';
export {
  explainSight,
  type InTheWay,
  type SightExplained,
  type SightLimit,
} from './06-other-concepts/explain-sight.ts';
export { hazardFails, woundsOfHazard } from './06-other-concepts/hazard-rolls.ts';
export {
  type CoverAgainst,
  lookOf,
  type ModelSeen,
  type Seen,
  type UnitSeen,
  unitSeen,
} from './06-other-concepts/look.ts';
export {
  isFullyVisible,
  isUnitFullyVisible,
  isUnitVisible,
  isUnitVisibleToUnit,
  isVisible,
} from './06-other-concepts/visibility.ts';
export { whyNotEligibleToShoot } from './10-shooting-phase/eligible-to-shoot.ts';
export { chargeable } from './11-charge-phase/charge-move.ts';
export { chargeResult } from './11-charge-phase/charge-roll.ts';
export { CHARGE_REACH, whyNoCharge } from './11-charge-phase/eligibility.ts';
export { type CoverExplained, explainCover, hasCover, type ModelCover } from './13-terrain/benefit-of-cover.ts';
export { type Detection, detection, isGoneToGround, isHidden } from './13-terrain/hidden.ts';
export { type MoveAsked, reach, shortestWay, type WayAsked } from './13-terrain/movement-ways.ts';
export { areasOf, isBodyWithinArea, type TerrainArea, terrainAreas } from './13-terrain/terrain.ts';
export { levelsOfControl } from './14-objectives/control.ts';
export { isModelInRange, isUnitInRange } from './14-objectives/place.ts';
export { hooks } from './hooks.ts';
export { worthOfObjective } from './mission/worth.ts';
