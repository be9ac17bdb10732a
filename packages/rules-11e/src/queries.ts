/** What odds, bots and apps ask the rules without playing them: the functions that the flows themselves use. */
export { amountOf } from './01-core-concepts/amount.ts';
export type { Modifier } from './02-datasheets/modifier.ts';
export type { AttackRecord } from './04-making-attacks/attack.ts';
export { attackDice, diceToGather } from './04-making-attacks/attack-dice.ts';
export { rollContext } from './04-making-attacks/attack-rolls.ts';
export { identicalPools } from './04-making-attacks/identical-attacks.ts';
export { attackOf } from './04-making-attacks/weapon-abilities.ts';
export { nextInOrder } from './05-attack-sequence/allocation-order.ts';
export { numbersOf } from './05-attack-sequence/attack-numbers.ts';
export { type DamageNumbers, damageOf } from './05-attack-sequence/damage.ts';
export { type AllocationGroup, allocationGroups, woundsOf } from './05-attack-sequence/groups.ts';
export { type HitNumbers, type HitOutcome, hitOutcome } from './05-attack-sequence/hit.ts';
export { feelNoPainOf } from './05-attack-sequence/inflict-damage.ts';
export type { AttackNumbers } from './05-attack-sequence/numbers.ts';
export { isSaved, neededSave, type SaveCharacteristics, type SaveNumbers } from './05-attack-sequence/save.ts';
export {
  allocatable,
  currentGroup,
  type GroupWounds,
  takeFailedSave,
  woundsNotIgnored,
} from './05-attack-sequence/take-failed-save.ts';
export { requiredWoundRoll, type WoundNumbers, type WoundOutcome, woundOutcome } from './05-attack-sequence/wound.ts';
export { isVisible } from './06-other-concepts/visibility.ts';
export { hooks } from './hooks.ts';
