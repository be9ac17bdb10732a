import { withArmies } from '@adjutant/content';
import { type Edition, eleventh } from '@adjutant/odds';

/** The 11th edition with the abilities of the armies' datasheets, for units that are named. */
export const eleventhWithArmies: Edition = { ...eleventh, ruleset: withArmies(eleventh.ruleset) };
