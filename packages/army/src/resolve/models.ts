import { carriedWeapon, loadoutsOf } from '@adjutant/content/data';
import type { ParsedUnit } from '../parsed.ts';
import type { ReportEntry } from '../report.ts';
import { type Candidate, distribute } from './distribute.ts';
import type { ModelGroup, UnitContents } from './groups.ts';
import type { SheetNames } from './names.ts';
import { spread } from './spread.ts';

/** A model with its own weapons and wargear, as ids of its datasheet. */
export interface ModelDraft {
  readonly profile: string;
  readonly items: readonly string[];
}

export interface ResolvedModels {
  readonly models: readonly ModelDraft[];
  readonly entries: readonly ReportEntry[];
}

/** Turns groups of models with common totals into models with their own weapons. */
export function resolveModels(
  unit: ParsedUnit,
  index: number,
  contents: UnitContents,
  names: SheetNames,
): ResolvedModels {
  const entries: ReportEntry[] = [];
  const report = (
    status: ReportEntry['status'],
    code: string,
    text: string,
    line: number | undefined,
    values: Record<string, string | number> = {},
  ): void => {
    entries.push({
      status,
      code,
      text,
      unit: index,
      values: { datasheet: names.datasheet.name, ...assumedOf(code, names), ...values },
      ...(line !== undefined && { line }),
    });
  };
  if (contents.groups.length === 0) {
    const models = wholeUnit(unit, contents.pool, names, (code, text) => report('guessed', code, text, unit.line));
    return { models: models.map((model) => armed(model, names)), entries };
  }
  const models = contents.groups.flatMap((group) =>
    groupModels(group, names, (code, text) => report('guessed', code, text, group.line ?? unit.line)),
  );
  const pooled = addPool(models, contents.pool, (item) =>
    report('guessed', 'bearer-guessed', names.datasheet.name, unit.line, { item }),
  );
  return { models: pooled.map((model) => armed(model, names)), entries };
}

/** Default wargear that the datasheet's page does not print. @rule 02.06 */
function assumedOf(code: string, { datasheet }: SheetNames): { readonly assumed?: 1 } {
  const isAssumed = code === 'default-wargear' && datasheet.notes?.includes('default-wargear-assumed') === true;
  return isAssumed ? { assumed: 1 } : {};
}

/** Wargear that arms its bearer brings its weapon once a copy, whether the list names that too or not. */
function armed(model: ModelDraft, names: SheetNames): ModelDraft {
  const { weapons } = names.datasheet;
  let items = [...model.items];
  for (const item of new Set(model.items)) {
    const weapon = carriedWeapon(item)?.id;
    if (weapon === undefined || !weapons.some((candidate) => candidate.id === weapon)) continue;
    const copies = items.filter((other) => other === item);
    items = [...items.filter((other) => other !== weapon), ...copies.map(() => weapon)];
  }
  return { ...model, items };
}

type Guess = (code: string, text: string) => void;

/** A unit whose list names no models: the composition says which there are. */
function wholeUnit(unit: ParsedUnit, pool: ReadonlyMap<string, number>, names: SheetNames, guess: Guess): ModelDraft[] {
  const { composition, profiles } = names.datasheet;
  const rows =
    composition.length > 0
      ? composition
      : profiles.slice(0, 1).map((profile) => ({ profile: profile.name, min: 1, max: 1, wargear: [] }));
  const counts = rows.map((row) => row.min);
  const largest = rows.reduce(
    (best, row, row_) => (row.max - row.min > (rows[best]?.max ?? 0) - (rows[best]?.min ?? 0) ? row_ : best),
    0,
  );
  const extra = (unit.statedModels ?? 0) - counts.reduce((sum, count) => sum + count, 0);
  if (extra > 0) counts[largest] = (counts[largest] ?? 0) + extra;
  if (rows.length > 1) guess('models-guessed', unit.name);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const single = rows.length === 1 ? rows[0] : undefined;
  if (single !== undefined) {
    return groupModels(
      { profile: single.profile, count: total, each: false, items: new Map(pool), text: unit.name },
      names,
      guess,
    );
  }
  return mixedUnit(
    unit,
    rows.map((row, row_) => ({ profile: row.profile, count: counts[row_] ?? 0, wargear: row.wargear })),
    pool,
    names,
    guess,
  );
}

interface Row {
  readonly profile: string;
  readonly count: number;
  readonly wargear: readonly string[];
}

/** Several kinds of models share one total: a loadout of each kind is sought that adds up. */
function mixedUnit(
  unit: ParsedUnit,
  rows: readonly Row[],
  pool: ReadonlyMap<string, number>,
  names: SheetNames,
  guess: Guess,
): ModelDraft[] {
  const marker = (profile: string): string => `model ${profile}`;
  const candidates = rows.flatMap((row) =>
    candidatesOf(row.profile, pool, names).map((candidate) => ({
      ...candidate,
      items: [...candidate.items, marker(row.profile)],
    })),
  );
  const totals = new Map([...pool, ...rows.map((row) => [marker(row.profile), row.count] as const)]);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const found = distribute(count, totals, candidates);
  if (found !== undefined)
    return found.models.map(({ profile, items }) => ({
      profile,
      items: items.filter((item) => item !== marker(profile)),
    }));
  if (pool.size === 0) {
    guess('default-wargear', unit.name);
    return rows.flatMap((row) =>
      Array.from({ length: row.count }, () => ({ profile: row.profile, items: row.wargear })),
    );
  }
  guess('distribution-guessed', unit.name);
  const carried = spread(count, pool, names.datasheet).models;
  return rows
    .flatMap((row) => Array.from({ length: row.count }, () => row.profile))
    .map((profile, model) => ({ profile, items: carried[model] ?? [] }));
}

function candidatesOf(profile: string, totals: ReadonlyMap<string, number>, names: SheetNames): Candidate[] {
  return loadoutsOf(names.datasheet, names.options, profile, (item) => totals.has(item)).map((items) => ({
    profile,
    items,
  }));
}

function groupModels(group: ModelGroup, names: SheetNames, guess: Guess): ModelDraft[] {
  const { profile, count } = group;
  const same = (items: readonly string[]): ModelDraft[] => Array.from({ length: count }, () => ({ profile, items }));
  if (group.items.size === 0) {
    const wargear = names.datasheet.composition.find((entry) => entry.profile === profile)?.wargear ?? [];
    if (wargear.length > 0) guess('default-wargear', group.text);
    return same(wargear);
  }
  if (group.each || count === 1) return same(repeated(group.items, 1));
  if ([...group.items.values()].every((number) => number % count === 0)) return same(repeated(group.items, count));
  return sharedTotals(group, names, guess);
}

function repeated(items: ReadonlyMap<string, number>, share: number): string[] {
  return [...items].flatMap(([item, number]) => Array.from({ length: number / share }, () => item));
}

/** Totals that do not divide by the number of models: the datasheet's options tell which model has what. */
function sharedTotals(group: ModelGroup, names: SheetNames, guess: Guess): ModelDraft[] {
  const { profile, count } = group;
  const found = distribute(count, group.items, candidatesOf(profile, group.items, names));
  if (found?.unique === true) return [...found.models];
  const even = spread(count, group.items, names.datasheet);
  if (found === undefined && even.certain) return even.models.map((items) => ({ profile, items }));
  const certain = found !== undefined && weaponsCertain(group, names);
  guess(certain ? 'bearer-guessed' : 'distribution-guessed', group.text);
  return found === undefined ? even.models.map((items) => ({ profile, items })) : [...found.models];
}

/** Whether only the bearer of other wargear is open, while the weapons can be shared out in one way only. */
function weaponsCertain(group: ModelGroup, names: SheetNames): boolean {
  const isWeapon = (item: string): boolean => names.datasheet.weapons.some((weapon) => weapon.id === item);
  const totals = new Map([...group.items].filter(([item]) => isWeapon(item)));
  const candidates = candidatesOf(group.profile, group.items, names).map(({ profile, items }) => ({
    profile,
    items: items.filter(isWeapon),
  }));
  return distribute(group.count, totals, candidates)?.unique === true;
}

/** Wargear that the list gives to the unit as a whole goes to its first models; certain where there is one model only. */
function addPool(
  models: readonly ModelDraft[],
  pool: ReadonlyMap<string, number>,
  guess: (item: string) => void,
): ModelDraft[] {
  const result = models.map((model) => ({ ...model, items: [...model.items] }));
  for (const [item, number] of pool) {
    if (result.length > 1 && number % result.length !== 0) guess(item);
    for (let copy = 0; copy < number; copy += 1) result[copy % Math.max(1, result.length)]?.items.push(item);
  }
  return result;
}
