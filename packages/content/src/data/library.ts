import type { Datasheet } from '@adjutant/engine';
import { writtenDetachments } from '../armies/detachments.ts';
import { nameKey } from '../names.ts';
import { seedDatasheets, seedOptions } from '../seed/index.ts';
import type { GearLimit } from './gear-limits.ts';
import type { LoadoutOption } from './loadouts.ts';
import type { AllyFacts, DetachmentLimits, EnhancementLimits } from './muster-facts.ts';

/** A detachment as an army list may name it; its id begins with that of its faction: `orks/war-horde`. */
export interface DetachmentFacts extends DetachmentLimits {
  readonly id: string;
  readonly name: string;
  readonly points?: number;
  readonly dispositions: readonly string[];
}

/** An enhancement, its detachment and its price. */
export interface EnhancementFacts extends EnhancementLimits {
  readonly id: string;
  readonly name: string;
  readonly detachment: string;
  readonly points: number;
}

/** Everything compiled about one faction: the content of one file. */
export interface FactionFile {
  readonly id: string;
  readonly name: string;
  readonly datasheets: readonly Datasheet[];
  readonly detachments: readonly DetachmentFacts[];
  readonly enhancements: readonly EnhancementFacts[];
  /** Units of other factions that an army of this one may have. */
  readonly allies?: readonly AllyFacts[];
  /** What models may take instead of their default wargear, by datasheet id. */
  readonly options: Readonly<Record<string, readonly LoadoutOption[]>>;
  /** How many of some wargear a unit may have, by datasheet id. */
  readonly gearLimits?: Readonly<Record<string, readonly GearLimit[]>>;
}

/** A faction without its datasheets: enough to find which file to read. */
export interface FactionSummary {
  readonly id: string;
  readonly name: string;
  /** The faction whose datasheets a chapter uses. */
  readonly parent?: string;
  readonly aliases: readonly string[];
  readonly datasheets: readonly { readonly id: string; readonly name: string; readonly aliases?: readonly string[] }[];
}

/** The content of the index file. */
export interface LibraryIndex {
  /** Name and version of the data package. */
  readonly source: string;
  readonly factions: readonly FactionSummary[];
}

/** Datasheets by id and by name; a faction's file is read when something of it is first asked for. */
export interface Library {
  readonly index: LibraryIndex;
  faction(id: string): FactionFile | undefined;
  findFaction(name: string): FactionSummary | undefined;
  datasheet(id: string): Datasheet | undefined;
  optionsOf(datasheet: string): readonly LoadoutOption[];
  gearLimitsOf(datasheet: string): readonly GearLimit[];
  /** All datasheets of the name, those of the given faction first. */
  findDatasheets(name: string, faction?: string): readonly Datasheet[];
}

export const indexFile = 'index.json';

/** Opens the compiled data; `read` gives the text of a file, or `undefined` where there is none: then only the hand-written datasheets are known. */
export function openLibrary(read: (file: string) => string | undefined): Library {
  const index = withSeeds(parse<LibraryIndex>(read(indexFile)) ?? { source: 'hand-written', factions: [] });
  const files = new Map<string, FactionFile | undefined>();
  const summary = (id: string): FactionSummary | undefined => index.factions.find((faction) => faction.id === id);
  const own = (id: string): FactionFile | undefined => {
    if (!files.has(id)) files.set(id, seeded(summary(id), parse<FactionFile>(read(`${id}.json`))));
    return files.get(id);
  };
  const faction = (id: string): FactionFile | undefined => {
    const parent = summary(id)?.parent;
    return parent === undefined ? own(id) : joined(own(id), own(parent));
  };
  const datasheet = (id: string): Datasheet | undefined =>
    own(id.slice(0, id.indexOf('/')))?.datasheets.find((sheet) => sheet.id === id);
  return {
    index,
    faction,
    findFaction: (name) => findFaction(index, name),
    datasheet,
    optionsOf: (id) => own(id.slice(0, id.indexOf('/')))?.options[id] ?? [],
    gearLimitsOf: (id) => own(id.slice(0, id.indexOf('/')))?.gearLimits?.[id] ?? [],
    findDatasheets: (name, home) => {
      const first = home === undefined ? undefined : (summary(home)?.parent ?? home);
      const ordered = [...index.factions].sort((a, b) => Number(b.id === first) - Number(a.id === first));
      const ids = ordered.flatMap((entry) =>
        entry.datasheets.filter((sheet) => isNamed(sheet, name)).map((sheet) => sheet.id),
      );
      return ids.map(datasheet).filter((sheet) => sheet !== undefined);
    },
  };
}

function isNamed(entry: { readonly name: string; readonly aliases?: readonly string[] }, name: string): boolean {
  const key = nameKey(name);
  return [entry.name, ...(entry.aliases ?? [])].some((candidate) => nameKey(candidate) === key);
}

/** By name or alias; a list may put a superfaction before it ("Xenos - Orks") and drop apostrophes. */
function findFaction(index: LibraryIndex, name: string): FactionSummary | undefined {
  const parts = [name, ...name.split(/ [-\u2013] /).reverse()];
  for (const part of parts) {
    const match = index.factions.find((faction) => isNamed(faction, part) || faction.id === part);
    if (match !== undefined) return match;
  }
  return undefined;
}

function parse<T>(text: string | undefined): T | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** The hand-written datasheets stand in the index too. */
function withSeeds(index: LibraryIndex): LibraryIndex {
  const factions = new Map(index.factions.map((faction) => [faction.id, faction]));
  for (const sheet of seedDatasheets) {
    const faction = factions.get(sheet.faction) ?? {
      id: sheet.faction,
      name: seedFactionNames[sheet.faction] ?? sheet.faction,
      aliases: [],
      datasheets: [],
    };
    const others = faction.datasheets.filter((entry) => entry.id !== sheet.id);
    factions.set(faction.id, { ...faction, datasheets: [...others, { id: sheet.id, name: sheet.name }] });
  }
  return { ...index, factions: [...factions.values()] };
}

const seedFactionNames: Readonly<Record<string, string>> = { orks: 'Orks', 'tau-empire': "T'au Empire" };

/** A hand-written datasheet wins over the compiled one of the same id. */
function seeded(summary: FactionSummary | undefined, file: FactionFile | undefined): FactionFile | undefined {
  const seeds = seedDatasheets.filter((sheet) => sheet.faction === summary?.id);
  if (summary === undefined || (file === undefined && seeds.length === 0)) return file && withDetachments(file);
  const base = file ?? {
    id: summary.id,
    name: summary.name,
    datasheets: [],
    detachments: [],
    enhancements: [],
    options: {},
  };
  const ids = new Set(seeds.map((sheet) => sheet.id));
  const datasheets = [...base.datasheets.filter((sheet) => !ids.has(sheet.id)), ...seeds];
  const options = {
    ...base.options,
    ...Object.fromEntries(seeds.map((sheet) => [sheet.id, seedOptions[sheet.id] ?? []])),
  };
  const compiled = Object.entries(base.gearLimits ?? {}).filter(([id]) => !ids.has(id));
  return withDetachments({ ...base, datasheets, options, gearLimits: Object.fromEntries(compiled) });
}

/** Ids of detachments get their faction, as those of datasheets have; written ones that the data does not know are added. */
function withDetachments(file: FactionFile): FactionFile {
  const owned = (id: string): string => `${file.id}/${id}`;
  const known = file.detachments.map((detachment) => ({ ...detachment, id: owned(detachment.id) }));
  const added = writtenDetachments
    .filter(({ id }) => id.startsWith(owned('')) && !known.some((detachment) => detachment.id === id))
    .map((detachment) => ({ ...detachment, dispositions: [] }));
  const enhancements = file.enhancements.map((one) => ({ ...one, detachment: owned(one.detachment) }));
  return { ...file, detachments: [...known, ...added], enhancements };
}

/** A chapter has its own detachments and those of its parent, whose datasheets it uses. */
function joined(own: FactionFile | undefined, parent: FactionFile | undefined): FactionFile | undefined {
  if (own === undefined || parent === undefined) return own ?? parent;
  return {
    ...own,
    datasheets: [...own.datasheets, ...parent.datasheets],
    detachments: [...own.detachments, ...parent.detachments],
    enhancements: [...own.enhancements, ...parent.enhancements],
    options: { ...parent.options, ...own.options },
  };
}
