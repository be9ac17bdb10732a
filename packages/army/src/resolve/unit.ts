import type { EnhancementFacts, Library } from '@adjutant/content/data';
import type { Datasheet } from '@adjutant/engine';
import type { ParsedUnit } from '../parsed.ts';
import type { ReportEntry } from '../report.ts';
import { readContents } from './groups.ts';
import { findDatasheet } from './lookup.ts';
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
  const entries: ReportEntry[] = [];
  const base = { text: parsed.name, unit: index, ...(parsed.line !== undefined && { line: parsed.line }) };
  const lookup = findDatasheet(parsed.name, faction, library);
  if (lookup === undefined) return { entries: [{ ...base, status: 'unknown', code: 'unit-unknown' }] };
  const { datasheet, exact } = lookup;
  const values = { datasheet: datasheet.name, id: datasheet.id };
  entries.push({ ...base, status: exact ? 'found' : 'guessed', code: exact ? 'unit-found' : 'unit-spelling', values });
  const home = library.index.factions.find((entry) => entry.id === faction)?.parent ?? faction;
  if (datasheet.faction !== home)
    entries.push({
      ...base,
      status: 'note',
      code: 'unit-of-other-faction',
      values: { ...values, faction: datasheet.faction },
    });
  const names = sheetNames(datasheet, library.optionsOf(datasheet.id));
  const contents = readContents(parsed, index, names, enhancements);
  const resolved = resolveModels(parsed, index, contents, names);
  entries.push(...contents.entries, ...resolved.entries, ...sizeEntries(datasheet, resolved.models, base));
  if (resolved.models.length === 0)
    return { entries: [...entries, { ...base, status: 'unknown', code: 'unit-without-models', values }] };
  const enhancement = contents.enhancements[0];
  for (const other of contents.enhancements.slice(1))
    entries.push({ ...base, status: 'unknown', code: 'second-enhancement', text: other.name, values });
  return {
    entries,
    unit: {
      parsed,
      index,
      datasheet,
      models: resolved.models,
      warlord: contents.warlord,
      ...(enhancement && {
        enhancement: {
          name: enhancement.name,
          points: enhancement.facts?.points ?? enhancement.points ?? 0,
          ...(enhancement.facts && { id: enhancement.facts.id }),
        },
      }),
    },
  };
}

/** Numbers of models that the composition does not offer are kept and pointed out. */
function sizeEntries(
  datasheet: Datasheet,
  models: readonly ModelDraft[],
  base: Omit<ReportEntry, 'status' | 'code'>,
): ReportEntry[] {
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
