import type { EnhancementFacts, Library } from '@adjutant/content/data';
import type { Datasheet } from '@adjutant/engine';
import type { ParsedUnit } from '../parsed.ts';
import type { ReportEntry } from '../report.ts';
import { readContents, type UnitContents } from './groups.ts';
import { findDatasheet, type Lookup } from './lookup.ts';
import { type ModelDraft, resolveModels } from './models.ts';
import { sheetNames } from './names.ts';

/** A unit of the list with its datasheet and models, before attached units are joined. */
export interface ResolvedUnit {
  readonly parsed: ParsedUnit;
  readonly index: number;
  readonly datasheet: Datasheet;
  readonly models: readonly ModelDraft[];
  readonly warlord: boolean;
  readonly enhancement?: { readonly name: string; readonly points: number; readonly id?: string };
}

export interface UnitResolution {
  readonly unit?: ResolvedUnit;
  readonly entries: readonly ReportEntry[];
}

/** Resolves one unit of the list; a unit without a datasheet or without models is reported and left out. */
export function resolveUnit(
  parsed: ParsedUnit,
  index: number,
  faction: string,
  enhancements: readonly EnhancementFacts[],
  library: Library,
): UnitResolution {
  const base: EntryBase = { text: parsed.name, unit: index, ...(parsed.line !== undefined && { line: parsed.line }) };
  const lookup = findDatasheet(parsed.name, faction, library);
  if (lookup === undefined) return { entries: [{ ...base, status: 'unknown', code: 'unit-unknown' }] };
  const { datasheet } = lookup;
  const names = sheetNames(datasheet, library.optionsOf(datasheet.id));
  const contents = readContents(parsed, index, names, enhancements);
  const { models, entries } = resolveModels(parsed, index, contents, names);
  const all = [
    ...lookupEntries(lookup, faction, library, base),
    ...contents.entries,
    ...entries,
    ...sizeEntries(datasheet, models, base),
    ...contents.enhancements
      .slice(1)
      .map((other) => ({ ...base, status: 'unknown' as const, code: 'second-enhancement', text: other.name })),
  ];
  if (models.length === 0) return { entries: [...all, { ...base, status: 'unknown', code: 'unit-without-models' }] };
  return {
    entries: all,
    unit: { parsed, index, datasheet, models, warlord: contents.warlord, ...enhancementOf(contents) },
  };
}

type EntryBase = Omit<ReportEntry, 'status' | 'code'>;

/** How the datasheet was found, and whether it belongs to another faction. */
function lookupEntries(lookup: Lookup, faction: string, library: Library, base: EntryBase): ReportEntry[] {
  const { datasheet, exact } = lookup;
  const values = { datasheet: datasheet.name, id: datasheet.id };
  const code = exact ? 'unit-found' : 'unit-spelling';
  const entries: ReportEntry[] = [{ ...base, status: exact ? 'found' : 'guessed', code, values }];
  const home = library.index.factions.find((entry) => entry.id === faction)?.parent ?? faction;
  if (datasheet.faction !== home) {
    const where = { ...values, faction: datasheet.faction };
    entries.push({ ...base, status: 'note', code: 'unit-of-other-faction', values: where });
  }
  return entries;
}

function enhancementOf(contents: UnitContents): Pick<ResolvedUnit, 'enhancement'> {
  const first = contents.enhancements[0];
  if (first === undefined) return {};
  const points = first.facts?.points ?? first.points ?? 0;
  return { enhancement: { name: first.name, points, ...(first.facts && { id: first.facts.id }) } };
}

/** Numbers of models that the composition does not offer are kept and pointed out. */
function sizeEntries(datasheet: Datasheet, models: readonly ModelDraft[], base: EntryBase): ReportEntry[] {
  const entries: ReportEntry[] = [];
  for (const row of datasheet.composition) {
    const count = models.filter((model) => model.profile === row.profile).length;
    if (count < row.min || count > row.max) {
      const values = { datasheet: datasheet.name, profile: row.profile, count, min: row.min, max: row.max };
      entries.push({ ...base, status: 'note', code: 'unusual-model-count', values });
    }
  }
  return entries;
}
