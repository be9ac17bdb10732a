import { plain } from '../names.ts';
import { adaptDatasheet } from './adapt-datasheet.ts';
import { adaptOptions, idsOn } from './adapt-options.ts';
import { adaptGearLimits } from './gear-limits.ts';
import { type FactionFile, type FactionSummary, indexFile, type LibraryIndex } from './library.ts';
import { alliesOf, detachmentLimits, enhancementLimits } from './muster-facts.ts';
import { CompileNotes } from './notes.ts';
import type { Source, SourceFaction } from './source.ts';
import { indexSource, type SourceIndex } from './source-index.ts';

/** The files to write, and the summary to print. */
export interface Compiled {
  readonly files: ReadonlyMap<string, string>;
  readonly summary: readonly string[];
}

/** Turns the data package into one file per faction and an index. */
export function compileDatasheets(source: Source, sourceName: string): Compiled {
  const notes = new CompileNotes();
  const index = indexSource(source);
  const files = new Map<string, string>();
  const factions: FactionSummary[] = [];
  for (const faction of source.factions) {
    const file = compileFaction(faction, index, notes);
    if (file.datasheets.length + file.detachments.length > 0) files.set(`${faction.id}.json`, JSON.stringify(file));
    factions.push(summaryOf(faction, file, source));
  }
  const library: LibraryIndex = { source: sourceName, factions };
  files.set(indexFile, JSON.stringify(library));
  return { files, summary: summaryLines(sourceName, source, factions, notes) };
}

function compileFaction(faction: SourceFaction, index: SourceIndex, notes: CompileNotes): FactionFile {
  const { source } = index;
  const units = source.units.filter((unit) => unit.faction_id === faction.id && unit.game_modes === undefined);
  const adapted = units.map((unit) => ({ unit, ...adaptDatasheet(unit, faction, index, notes) }));
  const datasheets = adapted.map(({ datasheet }) => datasheet);
  const options = Object.fromEntries(
    adapted
      .map(({ unit, datasheet, weaponIds }) => [datasheet.id, adaptOptions(unit, datasheet, weaponIds, index)] as const)
      .filter(([, list]) => list.length > 0),
  );
  const gearLimits = Object.fromEntries(
    adapted
      .map(
        ({ unit, datasheet, weaponIds }) => [datasheet.id, adaptGearLimits(unit, idsOn(datasheet, weaponIds))] as const,
      )
      .filter(([, list]) => list.length > 0),
  );
  const detachments = detachmentsOf(faction, source);
  const enhancements = enhancementsOf(new Set(detachments.map((detachment) => detachment.id)), source);
  const allies = alliesOf(faction, source);
  return {
    id: faction.id,
    name: plain(faction.name),
    datasheets,
    detachments,
    enhancements,
    options,
    gearLimits,
    ...(allies.length === 0 ? {} : { allies }),
  };
}

function detachmentsOf(faction: SourceFaction, source: Source): FactionFile['detachments'] {
  return source.detachments
    .filter((detachment) => detachment.faction_id === faction.id)
    .map((detachment) => ({
      id: detachment.id,
      name: plain(detachment.name),
      ...(typeof detachment.detachment_points === 'number' && { points: detachment.detachment_points }),
      dispositions: detachment.force_dispositions ?? [],
      ...detachmentLimits(detachment),
    }));
}

function enhancementsOf(detachments: ReadonlySet<string>, source: Source): FactionFile['enhancements'] {
  return source.enhancements
    .filter((enhancement) => detachments.has(enhancement.detachment_id))
    .map((enhancement) => ({
      id: enhancement.id,
      name: plain(enhancement.name),
      detachment: enhancement.detachment_id,
      points: enhancement.cost,
      ...enhancementLimits(enhancement),
    }));
}

function summaryOf(faction: SourceFaction, file: FactionFile, source: Source): FactionSummary {
  const aliases = new Map(
    source.units
      .filter((unit) => unit.faction_id === faction.id)
      .map((unit) => [`${faction.id}/${unit.id}`, unit.aliases]),
  );
  return {
    id: faction.id,
    name: file.name,
    ...(typeof faction.parent_faction_id === 'string' && { parent: faction.parent_faction_id }),
    aliases: faction.aliases ?? [],
    datasheets: file.datasheets.map(({ id, name }) => ({
      id,
      name,
      ...(aliases.get(id) && { aliases: aliases.get(id) ?? [] }),
    })),
  };
}

function summaryLines(
  sourceName: string,
  source: Source,
  factions: readonly FactionSummary[],
  notes: CompileNotes,
): string[] {
  const count = factions.reduce((sum, faction) => sum + faction.datasheets.length, 0);
  const skipped = source.units.length - count;
  return [
    `${sourceName}: ${count} datasheets of ${factions.filter((faction) => faction.datasheets.length > 0).length} factions; ${skipped} of other game modes left out`,
    ...notes.lines().map((line) => `  ${line}`),
  ];
}
