/** What decides attacks of the 10th edition, for those who ask about them without playing: it loads none of the flows. */
export { allocationRank } from './attacks/allocation.ts';
export { coverBonus } from './attacks/cover.ts';
export { type DamageNumbers, damageOf, woundsNotIgnored } from './attacks/damage.ts';
export { type HitNumbers, type HitOutcome, hitOutcome } from './attacks/hit.ts';
export { isSaved, type SaveNumbers } from './attacks/save.ts';
export { requiredWoundRoll, type WoundNumbers, type WoundOutcome, woundOutcome } from './attacks/wound.ts';
export { carriesOver } from './mortal-wounds/excess.ts';
export { HAZARDOUS_WOUNDS, hazardousFails } from './weapon-abilities/hazardous.ts';
export { effectsOf11e, weaponAbilities } from './weapon-abilities/named.ts';
