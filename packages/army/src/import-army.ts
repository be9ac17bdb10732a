import type { Library } from '@adjutant/content/data';
import type { ArmySetup, Datasheet } from '@adjutant/engine';
import { checkMuster } from './muster/check-muster.ts';
import type { ParsedList } from './parsed.ts';
import { type OtherReader, readList } from './read/read-list.ts';
import type { ImportError, ImportResult, ReportEntry } from './report.ts';
import { assembleUnits } from './resolve/assemble.ts';
import { findDetachments, findFaction } from './resolve/lookup.ts';
import { type ResolvedUnit, resolveUnit } from './resolve/unit.ts';

export interface ImportOptions {
  /** The army's faction where the list does not name it. */
  readonly faction?: string;
  /** Asked for inputs in a format that is not known here. */
  readonly otherReader?: OtherReader;
}

/** Reads an army list in any known format and gives every model its own weapons; the report has an entry for whatever was guessed or not understood. */
export function importArmy(input: string | Uint8Array, library: Library, options: ImportOptions = {}): ImportResult {
  const list = readList(input, options.otherReader);
  return isError(list) ? { ok: false, error: list, report: [] } : resolveList(list, library, options);
}

/** The rules that the compiled datasheets are for. */
const ruleset = '11e';

function isError(value: ParsedList | ImportError): value is ImportError {
  return 'code' in value;
}

/** Resolves a list that has been read already. */
export function resolveList(list: ParsedList, library: Library, options: ImportOptions = {}): ImportResult {
  const report: ReportEntry[] = [];
  if (list.units.length === 0) return { ok: false, error: { code: 'no-models', values: { units: 0 } }, report };
  const lines = options.faction === undefined ? list.factionNames : [options.faction, ...list.factionNames];
  const lookup = findFaction(
    lines,
    list.units.map((unit) => unit.name),
    library,
  );
  if (lookup === undefined)
    return { ok: false, error: { code: 'unknown-faction', values: { names: list.factionNames.join(', ') } }, report };
  const { faction, how, text } = lookup;
  const status = how === 'named' ? 'found' : 'guessed';
  report.push({ status, code: `faction-by-${how}`, text, values: { faction: faction.name } });
  if (list.writtenFor !== undefined && list.writtenFor !== ruleset) {
    report.push({ status: 'note', code: 'other-rules', text: list.name ?? '', values: { rules: list.writtenFor } });
  }
  const detachments = detachmentsOf(list, faction.id, text, library, report);
  const enhancements = library.faction(faction.id)?.enhancements ?? [];
  const own = enhancements.filter((enhancement) => detachments.includes(enhancement.detachment));
  const resolutions = list.units.map((unit, index) =>
    resolveUnit(unit, index, faction.id, [...own, ...enhancements], library),
  );
  report.push(...resolutions.flatMap((resolution) => resolution.entries));
  const units = resolutions.map((resolution) => resolution.unit).filter((unit) => unit !== undefined);
  if (units.length === 0)
    return { ok: false, error: { code: 'no-models', values: { units: list.units.length } }, report };
  const army = armySetup(list, faction.id, detachments, units, report);
  return {
    ok: true,
    army,
    format: list.format,
    dataVersion: dataVersionOf(units),
    report,
    findings: checkMuster(army, library),
  };
}

function detachmentsOf(
  list: ParsedList,
  faction: string,
  factionLine: string,
  library: Library,
  report: ReportEntry[],
): readonly string[] {
  const { ids, used } = findDetachments(list.detachmentNames, faction, library);
  for (const line of list.otherLines) {
    const understood = used.has(line.text) || line.text === factionLine || library.findFaction(line.text) !== undefined;
    if (!understood) report.push({ status: 'unknown', code: 'header-line-unknown', ...line });
  }
  for (const line of list.remarks) report.push({ status: 'note', code: 'remark-ignored', ...line });
  const known = library.faction(faction)?.detachments ?? [];
  for (const id of ids)
    report.push({
      status: 'found',
      code: 'detachment-found',
      text: known.find((detachment) => detachment.id === id)?.name ?? id,
    });
  if (ids.length === 0)
    report.push({ status: 'unknown', code: 'no-detachment', text: list.detachmentNames.join(', ') });
  return ids;
}

function armySetup(
  list: ParsedList,
  faction: string,
  detachments: readonly string[],
  units: readonly ResolvedUnit[],
  report: ReportEntry[],
): ArmySetup {
  const assembled = assembleUnits(units, list.statesAttachments);
  report.push(...assembled.entries);
  const { computedPoints } = assembled;
  const stated = list.statedPoints;
  if (stated !== undefined && stated !== computedPoints) {
    report.push({
      status: 'note',
      code: 'army-points-differ',
      text: list.name ?? '',
      values: { stated, computed: computedPoints },
    });
  }
  if (!units.some((unit) => unit.warlord)) report.push({ status: 'note', code: 'no-warlord', text: list.name ?? '' });
  const datasheets: Record<string, Datasheet> = {};
  for (const unit of units) datasheets[unit.datasheet.id] = unit.datasheet;
  return { name: list.name ?? '', faction, detachments, points: computedPoints, units: assembled.units, datasheets };
}

/** The states of the data that the units' datasheets show. */
function dataVersionOf(units: readonly ResolvedUnit[]): string {
  return [...new Set(units.map((unit) => unit.datasheet.dataVersion))].sort().join('+');
}
