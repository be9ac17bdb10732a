import { type Bot, bots } from '@adjutant/bots';
import type { Library } from '@adjutant/content/data';
import { nodeLibrary } from '@adjutant/content/node';
import type { LayoutSetup, Ruleset } from '@adjutant/engine';
import {
  type Limitation,
  layouts,
  limitations,
  type Mission,
  missions,
  readFromDatasheets,
  ruleset11e,
} from '@adjutant/rules-11e';

/** Everything that a battle can be played with. */
export interface World {
  readonly ruleset: Ruleset;
  readonly library: Library;
  readonly layouts: readonly LayoutSetup[];
  readonly missions: readonly Mission[];
  readonly bots: Readonly<Record<string, Bot>>;
  readonly limitations: readonly Limitation[];
  /** Abilities that rules enforce without an effect. */
  readonly readByRules: readonly string[];
}

/** The world of the 11th edition with the compiled datasheets. */
export function world11e(): World {
  return {
    ruleset: ruleset11e,
    library: nodeLibrary(),
    layouts,
    missions,
    bots,
    limitations,
    readByRules: readFromDatasheets,
  };
}
