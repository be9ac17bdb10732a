import { type ImportResult, importArmy, type ReportEntry, warningsOf } from '@adjutant/army';
import { loadPackageReader } from '@adjutant/army/node';
import type { ArmySetup, Datasheet, UnitSetup } from '@adjutant/engine';
import { listErrorSentence } from '@adjutant/text';
import { readInput } from '../input.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** An army as it was read, with what the reading has to tell. */
export interface ReadArmy {
  readonly path: string;
  readonly army: ArmySetup;
  readonly format: string;
  readonly dataVersion: string;
  readonly report: readonly ReportEntry[];
}

/** Reads an army list; one of which nothing comes is a problem of the user's. */
export async function readArmy(path: string, world: World): Promise<ReadArmy> {
  const result = await importFile(path, world);
  if (!result.ok) {
    const unknown = result.report.filter(({ code }) => code === 'unit-unknown').map(({ text }) => `"${text}"`);
    const more = unknown.length > 5 ? ', ...' : '';
    const names = unknown.length === 0 ? '' : ` Not known: ${unknown.slice(0, 5).join(', ')}${more}.`;
    throw new Problem(`${path}: no army can be read from this file: ${listErrorSentence(result.error)}${names}`);
  }
  const { army, format, dataVersion, report } = result;
  return { path, army, format, dataVersion, report };
}

/** Formats that only the data package knows are tried last, since loading it takes a while. */
async function importFile(path: string, world: World): Promise<ImportResult> {
  const bytes = readInput(path);
  const result = importArmy(bytes, world.library);
  if (result.ok || result.error.code !== 'unknown-format') return result;
  return importArmy(bytes, world.library, { otherReader: await loadPackageReader() });
}

/** What asks for the player's attention: guessed or not understood. */
export function attention({ report }: ReadArmy): readonly ReportEntry[] {
  return warningsOf(report);
}

/** An army cut to its points, and the units that were left out. */
export interface CutArmy {
  readonly army: ArmySetup;
  readonly left: readonly UnitSetup[];
}

/** Leaves whole units out until the army has at most so many points, as few points as possible; the warlord's unit stays if it fits. */
export function cutToPoints(army: ArmySetup, points: number): CutArmy {
  if (army.points <= points) return { army, left: [] };
  const kept = new Set(bestUnits(army.units, points));
  if (kept.size === 0) throw new Problem(`--points ${points}: no unit of ${army.name} costs so little.`);
  const units = army.units.filter((_unit, at) => kept.has(at));
  const names = new Set(units.flatMap((unit) => unit.components.map((component) => component.datasheet)));
  const datasheets: Record<string, Datasheet> = {};
  for (const [id, datasheet] of Object.entries(army.datasheets)) if (names.has(id)) datasheets[id] = datasheet;
  const left = army.units.filter((_unit, at) => !kept.has(at));
  const total = units.reduce((sum, unit) => sum + unit.points, 0);
  return { army: { ...army, points: total, units, datasheets }, left };
}

/** Positions of the units that come nearest to the points from below; the first in the list of equally good ones. */
function bestUnits(units: readonly UnitSetup[], points: number): readonly number[] {
  const warlord = units.findIndex((unit) => unit.models.some((model) => model.warlord === true));
  const fixed = warlord >= 0 && (units[warlord]?.points ?? 0) <= points ? [warlord] : [];
  const room = points - fixed.reduce((sum, at) => sum + (units[at]?.points ?? 0), 0);
  const best: (readonly number[] | undefined)[] = [[]];
  for (const [at, unit] of units.entries()) {
    if (fixed.includes(at)) continue;
    for (let sum = room; sum >= unit.points; sum--) {
      const before = best[sum - unit.points];
      if (before !== undefined && best[sum] === undefined) best[sum] = [...before, at];
    }
  }
  return [...fixed, ...(best.findLast((chosen) => chosen !== undefined) ?? [])];
}
