import { withArmies } from '@adjutant/content/armies';
import { type Edition, eleventh } from '@adjutant/odds';

/** Editions for which abilities of the armies' datasheets are written, with these abilities: for units that are named. */
export const withAbilitiesOfArmies: Readonly<Record<string, Edition>> = {
  [eleventh.id]: { ...eleventh, ruleset: withArmies(eleventh.ruleset) },
};
