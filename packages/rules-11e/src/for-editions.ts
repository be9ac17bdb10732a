/** What another edition composes its ruleset of, besides what armies are written with and the queries. */
export { BATTLE_SHOCK_STEP, battleShocked, isBattleShocked } from './01-core-concepts/battle-shock.ts';
export { enemiesWithin } from './01-core-concepts/measuring.ts';
export { acting, enemiesOf, living, livingOnTable, unitsOf, unitsOnTable } from './01-core-concepts/populations.ts';
export { isBelowHalfStrength } from './01-core-concepts/strength.ts';
export { modified } from './02-datasheets/characteristic.ts';
export { enemyModelIds, unengagedConstraint } from './03-moving/constraints.ts';
export { engagedWith, engagementRange, isEngaged } from './03-moving/engagement.ts';
export { type MoveCall, makeMove, moveQuestion } from './03-moving/move.ts';
export { endMove } from './03-moving/move-ended.ts';
export { isMovePossible, moveSpace } from './03-moving/possible-move.ts';
export { canSetUp } from './03-moving/set-up.ts';
export { hasAnyTarget } from './04-making-attacks/any-target.ts';
export type { Attack, AttackRecord } from './04-making-attacks/attack.ts';
export { rollContext } from './04-making-attacks/attack-rolls.ts';
export { resolveAttacksFlow } from './04-making-attacks/resolve-attacks.ts';
export { selectAttacksFlow } from './04-making-attacks/select-attacks.ts';
export type { WayOfAttacking } from './04-making-attacks/surroundings.ts';
export { attackOf, hasAbility } from './04-making-attacks/weapon-abilities.ts';
export { weaponsOf } from './04-making-attacks/weapons-of.ts';
export { allocateAttacksFlow } from './05-attack-sequence/allocate-attacks.ts';
export { type Allocation, precisionGroups } from './05-attack-sequence/allocation.ts';
export { precisionQuestion } from './05-attack-sequence/allocation-questions.ts';
export { causeOf } from './05-attack-sequence/cause.ts';
export { damageOf } from './05-attack-sequence/damage.ts';
export { type AllocationGroup, allocationGroups } from './05-attack-sequence/groups.ts';
export { toughnessOf } from './05-attack-sequence/toughness.ts';
export { isUnitVisible } from './06-other-concepts/visibility.ts';
export { enterStep, isInPhase } from './07-battle-round/clock.ts';
export { battleShockStepFlow } from './08-command-phase/command-phase.ts';
export { canDo } from './09-movement-phase/activities.ts';
export { moversOf } from './09-movement-phase/distances.ts';
export { refusesToMove } from './09-movement-phase/eligibility.ts';
export { type MoveChoice, type MoveOutcome, type MoveTypeRule, offer } from './09-movement-phase/move-choice.ts';
export { phaseMoveTypes } from './09-movement-phase/move-types.ts';
export { moveUnitStepsWith } from './09-movement-phase/move-unit.ts';
export { whyNotEligibleToShoot } from './10-shooting-phase/eligible-to-shoot.ts';
export { chargeable } from './11-charge-phase/charge-move.ts';
export { chargeDistance } from './11-charge-phase/charge-roll.ts';
export { declareChargeFlow } from './11-charge-phase/charge-unit.ts';
export { hasCharged, hasDeclaredCharge, whyNoCharge } from './11-charge-phase/eligibility.ts';
export { isEligibleToFight } from './12-fight-phase/eligibility.ts';
export { makeNextToFight } from './12-fight-phase/next-to-fight.ts';
export { isSheltered } from './13-terrain/benefit-of-cover.ts';
export { isHiddenInPartByTerrain } from './13-terrain/in-part-hidden.ts';
export { controllerAt, controlTrigger } from './14-objectives/control.ts';
export { MARKER_RADIUS } from './14-objectives/place.ts';
export { commandReroll } from './15-stratagems/command-re-roll.ts';
export { explosivesFlow, throwers } from './15-stratagems/explosives.ts';
export { bravery, insaneBravery } from './15-stratagems/insane-bravery.ts';
export { rapidIngress } from './15-stratagems/rapid-ingress.ts';
export { whyNoSurge } from './21-flying-surging/surge.ts';
export { devastatingWoundsFlow } from './24-core-abilities/devastating-wounds.ts';
export { fightsFirst } from './24-core-abilities/fights-first.ts';
export { composed } from './compose.ts';
export {
  attacksFlow,
  chargeUnitFlow,
  commandPhaseFlow,
  destroyModelFlow,
  inflictDamageFlow,
  mortalWoundsFlow,
  moveFlow,
  reviveFlow,
  settleFlow,
  shootUnitFlow,
  surgeFlow,
} from './flows.ts';
export { hooks } from './hooks.ts';
export { moments, type TargetTally } from './moments.ts';
export type { Section } from './section.ts';
export { sections } from './sections.ts';
