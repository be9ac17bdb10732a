/** A roster as its checks look at it: the parts of its units with what limits them. */
import type {
  AllyFacts,
  DetachmentFacts,
  EnhancementFacts,
  FactionFile,
  FactionSummary,
  Library,
} from '@adjutant/content/data';
import { nameKey } from '@adjutant/content/data';
import type { ArmySetup, ComponentSetup, Datasheet, ModelSetup, UnitSetup } from '@adjutant/engine';

/** One datasheet's part of a unit. */
export interface RosterPart {
  readonly unit: UnitSetup;
  readonly setup: ComponentSetup;
  readonly datasheet: Datasheet;
  readonly models: readonly ModelSetup[];
  /** Printed keywords and those that a detachment adds. */
  readonly keywords: ReadonlySet<string>;
  /** The rule by which it is in the army, where it is of another faction. */
  readonly ally: AllyFacts | undefined;
  /** Of the army's faction. */
  readonly own: boolean;
}

export interface CheckedRoster {
  readonly army: ArmySetup;
  readonly faction: FactionFile | undefined;
  readonly detachments: readonly DetachmentFacts[];
  readonly enhancements: readonly EnhancementFacts[];
  readonly parts: readonly RosterPart[];
}

/** The last part of an id that may begin with its owner's. */
export function bare(id: string): string {
  return id.split('/').at(-1) ?? id;
}

/** Looks up everything that the checks of an army need. */
export function rosterOf(army: ArmySetup, library: Library): CheckedRoster {
  const faction = library.faction(army.faction);
  const detachments = army.detachments.flatMap((id) => faction?.detachments.filter((one) => one.id === id) ?? []);
  const summary = library.index.factions.find(({ id }) => id === army.faction);
  const parts = army.units.flatMap((unit) =>
    unit.components.flatMap((setup, at): RosterPart[] => {
      const datasheet = army.datasheets[setup.datasheet];
      if (datasheet === undefined) return [];
      const models = unit.models.filter(({ component }) => component === at);
      const own = isOwn(datasheet, army.faction, summary);
      const keywords = keywordsOf(datasheet, detachments);
      return [{ unit, setup, datasheet, models, own, keywords, ally: own ? undefined : allyRule(datasheet, faction) }];
    }),
  );
  return { army, faction, detachments, enhancements: faction?.enhancements ?? [], parts };
}

/** A chapter uses its parent's datasheets. @rule 25.02-a 25.04-d */
function isOwn({ faction, factionKeywords }: Datasheet, army: string, summary: FactionSummary | undefined): boolean {
  if (faction === army || faction === summary?.parent) return true;
  return factionKeywords.some((keyword) => nameKey(keyword) === nameKey(summary?.name ?? army));
}

function allyRule({ id }: Datasheet, faction: FactionFile | undefined): AllyFacts | undefined {
  return faction?.allies?.find(({ datasheets }) => datasheets.includes(id));
}

/** A keyword that a detachment adds counts; one that only some chosen units get is not known to be there. @rule 25.03-c */
function keywordsOf(datasheet: Datasheet, detachments: readonly DetachmentFacts[]): ReadonlySet<string> {
  const printed = [datasheet.name, ...datasheet.keywords, ...datasheet.factionKeywords].map((word) =>
    word.toUpperCase(),
  );
  const models = datasheet.profiles.flatMap(({ keywords }) => keywords);
  const grants = detachments.flatMap(({ grants = [] }) => grants);
  const added = grants.filter(({ to }) => to.some((word) => printed.includes(word))).map(({ keyword }) => keyword);
  return new Set([...printed, ...models, ...added]);
}
