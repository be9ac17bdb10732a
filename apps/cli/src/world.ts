import { type Bot, bots } from '@adjutant/bots';
import { withArmies } from '@adjutant/content';
import type { Library } from '@adjutant/content/data';
import type { LayoutLibrary } from '@adjutant/content/layouts';
import { missionOf } from '@adjutant/content/missions';
import { nodeLayouts, nodeLibrary, nodeMissions } from '@adjutant/content/node';
import type { LayoutSetup, MissionSetup, Ruleset } from '@adjutant/engine';
import { type Limitation, layouts, limitations, missions, readFromDatasheets, ruleset11e } from '@adjutant/rules-11e';

/** Everything that a battle can be played with. */
export interface World {
  readonly ruleset: Ruleset;
  readonly library: Library;
  /** The layouts that come with the rules, and those of the data package. */
  readonly layouts: readonly LayoutSetup[];
  readonly compiledLayouts: LayoutLibrary;
  readonly missions: readonly MissionSetup[];
  readonly bots: Readonly<Record<string, Bot>>;
  readonly limitations: readonly Limitation[];
  /** Abilities that rules enforce without an effect. */
  readonly readByRules: readonly string[];
  /** A layout as the edition uses it; absent: as it is. */
  readonly prepareLayout?: (layout: LayoutSetup) => LayoutSetup;
}

/** The world of the 11th edition with the compiled datasheets. */
export function world11e(): World {
  return {
    ruleset: withArmies(ruleset11e),
    library: nodeLibrary(),
    layouts,
    compiledLayouts: nodeLayouts(),
    missions: [...missions.map(({ setup }) => setup), ...compiledMissions()],
    bots,
    limitations,
    readByRules: readFromDatasheets,
  };
}

/** The missions of the compiled cards; none where the data has not been compiled. */
function compiledMissions(): readonly MissionSetup[] {
  const book = nodeMissions();
  if (book === undefined) return [];
  return book.missions.map(({ id }) => missionOf(book, id)).filter((mission) => mission !== undefined);
}
