import { factions10e, withArmies } from '@adjutant/content';
import { libraryOf10e } from '@adjutant/content/data';
import { ruleset10e, withMarkers } from '@adjutant/rules-10e';
import { Problem } from './problem.ts';
import type { World } from './world.ts';

/** What is said before a battle of the 10th edition. */
const SHARED =
  'of the 10th edition Adjutant knows what differs from the 11th: where nothing is known, and for datasheets other than Boyz, the 11th edition is used';

/** The editions that can be played, by the ids of their rulesets, each from the world of the 11th. */
const editions: Readonly<Record<string, (world: World) => World>> = {
  '11e': (world) => world,
  '10e': (world) => ({
    ...world,
    ruleset: withArmies(ruleset10e, factions10e),
    library: libraryOf10e(world.library),
    limitations: [{ rule: '10e', text: SHARED }, ...world.limitations],
    prepareLayout: withMarkers,
  }),
};

/** The world of an edition; one that is not known is a problem of the user's. */
export function inEdition(world: World, id: string): World {
  const enter = editions[id];
  if (enter !== undefined) return enter(world);
  throw new Problem(`there is no edition "${id}". Known: ${Object.keys(editions).join(', ')}.`);
}

/** The world in which a recorded battle was played, as far as its ruleset is known. */
export function worldOfRecord(world: World, ruleset: string): World {
  return (editions[ruleset] ?? ((same: World) => same))(world);
}
