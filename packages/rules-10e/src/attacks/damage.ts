/** The damage of an attack is worked out as in 05.04-g and 05.04-h, Feel No Pain as in 24.12; what a destroyed model has not left is lost, as in 05.04-f. (10e open point 1) @rule 10e.destroyed */
export { type DamageNumbers, damageOf, woundsNotIgnored } from '@adjutant/rules-11e/queries';
