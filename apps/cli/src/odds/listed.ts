import { importArmy } from '@adjutant/army';
import { type Library, nameKey } from '@adjutant/content/data';
import type { ArmySetup } from '@adjutant/engine';
import { listErrorSentence } from '@adjutant/text';
import { readInput } from '../input.ts';
import { Problem } from '../problem.ts';
import type { NamedUnit } from './names.ts';

/** A unit of an army list, by a part of its name; several of one name are told apart by a number after it. */
export function listedUnit(path: string, name: string, library: Library): NamedUnit {
  const army = readList(path, library);
  const numbered = /^(.*?)\s*#?(\d+)?$/.exec(name.trim());
  const key = nameKey(numbered?.[1] ?? name);
  const fitting = army.units.filter((unit) => nameKey(unit.name).includes(key));
  const exact = fitting.filter((unit) => nameKey(unit.name) === key);
  const units = exact.length > 0 ? exact : fitting;
  const unit = units[Number(numbered?.[2] ?? 1) - 1];
  if (unit === undefined)
    throw new Problem(`${path}: no unit "${name}". It has ${army.units.map((one) => one.name).join(', ')}.`);
  const datasheets = Object.fromEntries(
    unit.components.flatMap(({ datasheet }) => {
      const found = army.datasheets[datasheet];
      return found === undefined ? [] : [[datasheet, found] as const];
    }),
  );
  return { unit, datasheets, models: unit.models.length, points: unit.points };
}

function readList(path: string, library: Library): ArmySetup {
  const result = importArmy(readInput(path), library);
  if (!result.ok) throw new Problem(`${path}: no army can be read from this file: ${listErrorSentence(result.error)}`);
  return result.army;
}
