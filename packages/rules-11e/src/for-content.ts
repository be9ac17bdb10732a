/** What the rules of armies are written with, besides the queries: constructors, durations, flows to call, limits of cards. */
export { battleShocked } from './01-core-concepts/battle-shock.ts';
export { isMonsterOrVehicle } from './02-datasheets/keywords.ts';
export { unengagedConstraint } from './03-moving/constraints.ts';
export { areModelsEngaged } from './03-moving/engagement.ts';
export { madeMove, recordMove } from './03-moving/moves-made.ts';
export { attackRolled } from './04-making-attacks/attack-rolls.ts';
export { isUnitVisibleToUnit } from './06-other-concepts/visibility.ts';
export {
  untilCommandPhaseOf,
  untilEndOfNextTurnOf,
  untilPhaseEnd,
  untilTurnEnd,
} from './07-battle-round/durations.ts';
export { closeQuartersShooting } from './10-shooting-phase/close-quarters-shooting.ts';
export { wasSelectedToFight } from './12-fight-phase/eligibility.ts';
export { isControlling, secureObjective } from './14-objectives/control.ts';
export { mayUse } from './15-stratagems/limits.ts';
export { type StratagemSketch, stratagem, targetUnit, targetWith } from './15-stratagems/stratagem.ts';
export { isMonsterOrVehicleUnit, shootingAtEngaged } from './17-monsters-vehicles/shooting-engaged.ts';
export { hasRoomFor } from './18-transports/capacity.ts';
export { modelHasFrom } from './24-core-abilities/every-model.ts';
export { anti, weaponAbility } from './24-core-abilities/weapon-ability.ts';
export { ability } from './effect.ts';
export { mortalWoundsFlow, moveFlow, moveUnitFlow } from './flows.ts';
export { type ModelPath, moments } from './moments.ts';
