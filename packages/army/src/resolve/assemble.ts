import type { ComponentSetup, Datasheet, ModelSetup, UnitSetup } from '@adjutant/engine';
import { unitPoints } from '../points.ts';
import type { ReportEntry } from '../report.ts';
import type { ResolvedUnit } from './unit.ts';

export interface AssembledUnits {
  readonly units: readonly UnitSetup[];
  readonly entries: readonly ReportEntry[];
  readonly computedPoints: number;
}

/** Joins attached units, names every unit, and computes points in the order of the list. @rule 19.01 */
export function assembleUnits(resolved: readonly ResolvedUnit[], statesAttachments: boolean): AssembledUnits {
  const entries: ReportEntry[] = [];
  const points = new Map(pricedUnits(resolved, entries));
  const names = new Map<string, number>();
  const units = attachedTogether(resolved, entries).map((parts) => {
    const name = parts.map((part) => part.datasheet.name).join(' + ');
    const copy = (names.get(name) ?? 0) + 1;
    names.set(name, copy);
    return unitSetup(
      copy === 1 ? name : `${name} ${copy}`,
      parts,
      parts.reduce((sum, part) => sum + (points.get(part) ?? 0), 0),
    );
  });
  if (!statesAttachments) entries.push(...unstatedAttachments(resolved));
  return { units, entries, computedPoints: units.reduce((sum, unit) => sum + unit.points, 0) };
}

/** Each unit's price by the datasheet, the stated one where the datasheet has none; a difference is reported. @rule 25.03-d */
function pricedUnits(resolved: readonly ResolvedUnit[], entries: ReportEntry[]): [ResolvedUnit, number][] {
  const copies = new Map<string, number>();
  return resolved.map((unit) => {
    const copy = (copies.get(unit.datasheet.id) ?? 0) + 1;
    copies.set(unit.datasheet.id, copy);
    const items = unit.models.flatMap((model) => model.items);
    const computed = unitPoints(unit.datasheet, unit.models.length, copy, items, unit.enhancement?.points);
    const stated = unit.parsed.points;
    const base = {
      text: unit.parsed.name,
      unit: unit.index,
      ...(unit.parsed.line !== undefined && { line: unit.parsed.line }),
    };
    if (computed === undefined)
      entries.push({ ...base, status: 'note', code: 'points-not-known', values: { stated: stated ?? 0 } });
    else if (stated !== undefined && stated !== computed)
      entries.push({ ...base, status: 'note', code: 'points-differ', values: { stated, computed } });
    return [unit, computed ?? stated ?? 0];
  });
}

/** Units that the list attaches to each other, bodyguard first; all others alone, in the order of the list. */
function attachedTogether(resolved: readonly ResolvedUnit[], entries: ReportEntry[]): ResolvedUnit[][] {
  const result: ResolvedUnit[][] = [];
  const done = new Set<string>();
  for (const unit of resolved) {
    const group = unit.parsed.attachedGroup;
    if (group === undefined) result.push([unit]);
    else if (!done.has(group)) {
      done.add(group);
      result.push(
        ...joined(
          resolved.filter((other) => other.parsed.attachedGroup === group),
          entries,
        ),
      );
    }
  }
  return result;
}

function joined(parts: readonly ResolvedUnit[], entries: ReportEntry[]): ResolvedUnit[][] {
  const bodyguard =
    parts.find((part) => part.parsed.role === 'bodyguard') ??
    (parts.length > 1 ? parts.find((part) => roleOf(part) === 'bodyguard') : undefined);
  const others = parts.filter((part) => part !== bodyguard);
  if (bodyguard === undefined || others.length === 0) {
    // A heading over a single unit without a stated role is only a heading.
    if (parts.length === 1 && parts[0]?.parsed.role === undefined) return [[...parts]];
    for (const part of parts) entries.push(entry(part, 'unknown', 'attached-to-nothing', {}));
    return parts.map((part) => [part]);
  }
  for (const part of others) {
    const allowed = part.datasheet.leads?.includes(bodyguard.datasheet.id) === true;
    const values = { bodyguard: bodyguard.datasheet.name };
    entries.push(entry(part, 'found', 'attached', values));
    if (!allowed) entries.push(entry(part, 'note', 'attachment-not-on-datasheet', values));
  }
  return [[bodyguard, ...others]];
}

function roleOf(unit: ResolvedUnit): ComponentSetup['role'] {
  if (unit.parsed.role !== undefined) return unit.parsed.role;
  if (unit.datasheet.abilities.some((ability) => ability.id === 'support')) return 'support';
  return unit.datasheet.abilities.some((ability) => ability.id === 'leader') ? 'leader' : 'bodyguard';
}

function entry(
  unit: ResolvedUnit,
  status: ReportEntry['status'],
  code: string,
  values: Record<string, string | number>,
): ReportEntry {
  return {
    status,
    code,
    text: unit.parsed.name,
    unit: unit.index,
    values: { datasheet: unit.datasheet.name, ...values },
    ...(unit.parsed.line !== undefined && { line: unit.parsed.line }),
  };
}

/** Formats that do not say who leads whom leave every unit alone; each that could lead one of the others is named. */
function unstatedAttachments(resolved: readonly ResolvedUnit[]): ReportEntry[] {
  const present = new Set(resolved.map((unit) => unit.datasheet.id));
  return resolved
    .filter((unit) => unit.datasheet.leads?.some((id) => present.has(id)) === true)
    .map((unit) => entry(unit, 'note', 'attachment-not-stated', {}));
}

function unitSetup(name: string, parts: readonly ResolvedUnit[], points: number): UnitSetup {
  const components: ComponentSetup[] = parts.map((part) => ({
    datasheet: part.datasheet.id,
    role: parts.length === 1 ? 'only' : roleOf(part),
  }));
  return { name, components, models: parts.flatMap((part, component) => modelSetups(part, component)), points };
}

/** Warlord and enhancement go to the first model of the unit that the list gives them to. */
function modelSetups(unit: ResolvedUnit, component: number): ModelSetup[] {
  return unit.models.map((model, index) => {
    const wargear = model.items.filter((item) => !isWeapon(unit.datasheet, item));
    return {
      component,
      profile: model.profile,
      weapons: model.items.filter((item) => isWeapon(unit.datasheet, item)),
      ...(wargear.length > 0 && { wargear }),
      ...(unit.warlord && index === 0 && { warlord: true }),
      ...(unit.enhancement && index === 0 && { enhancement: unit.enhancement.id ?? unit.enhancement.name }),
    };
  });
}

function isWeapon(datasheet: Datasheet, item: string): boolean {
  return datasheet.weapons.some((weapon) => weapon.id === item);
}
