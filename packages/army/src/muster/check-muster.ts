import type { Library } from '@adjutant/content/data';
import type { ArmySetup } from '@adjutant/engine';
import { type BattleSize, battleSizeFor } from './battle-size.ts';
import { checkAttachments, checkEnhancements, checkWarlord } from './check-characters.ts';
import { checkGear } from './check-gear.ts';
import { checkPrices } from './check-prices.ts';
import { checkCopies, checkDetachments, checkFactions, checkPoints, checkSizes } from './check-units.ts';
import type { MusterFinding } from './finding.ts';
import { rosterOf } from './roster.ts';

/** Everything about a roster that the rules of mustering forbid, or that cannot be told from the data. @rule 25.02 25.03 25.04 19.01 */
export function checkMuster(
  army: ArmySetup,
  library: Library,
  size: BattleSize = battleSizeFor(army.points),
): readonly MusterFinding[] {
  const roster = rosterOf(army, library);
  return [
    ...checkPoints(roster, size),
    ...checkDetachments(roster, size),
    ...checkFactions(roster, size),
    ...checkCopies(roster, size),
    ...checkSizes(roster),
    ...checkPrices(roster),
    ...checkGear(roster, library),
    ...checkWarlord(roster),
    ...checkEnhancements(roster, size),
    ...checkAttachments(roster),
  ];
}
