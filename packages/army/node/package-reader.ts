/** Reads the formats that only the data package knows: List Forge links and its own roster files; Node only. */
import { loadRosterImporter, type PackageRoster } from '@adjutant/content/node';
import type { OtherReader, ParsedItem, ParsedList, ParsedUnit } from '../src/index.ts';

/** Loads the data package and gives a reader on top of its importer. */
export async function loadPackageReader(): Promise<OtherReader> {
  const importRoster = await loadRosterImporter();
  return (text) => {
    const roster = importRoster(text);
    return roster === undefined ? undefined : listOf(roster);
  };
}

type RosterUnit = PackageRoster['units'][number];

function listOf(roster: PackageRoster): ParsedList {
  return {
    format: roster.source.format,
    name: roster.name,
    factionNames: roster.faction_id === null ? [] : [roster.faction_id],
    detachmentNames: roster.detachments.map((detachment) => detachment.ref.raw_name),
    ...(roster.points.total_reported !== null && { statedPoints: roster.points.total_reported }),
    units: roster.units.map((unit) => unitOf(unit, roster)),
    otherLines: [],
    remarks: [],
    statesAttachments: roster.units.some((unit) => unit.leader_attachment !== null),
  };
}

/** A leader's attachment names the bodyguard; the first unit of that name after or before it is meant. */
function unitOf(unit: RosterUnit, roster: PackageRoster): ParsedUnit {
  const led = roster.units.find((other) => other.leader_attachment?.bodyguard_ref.raw_name === unit.ref.raw_name);
  const own = unit.leader_attachment;
  const items =
    unit.loadout_groups?.map(groupItem) ?? unit.wargear.map((entry) => wargearItem(entry.ref.raw_name, entry.count));
  const marks: ParsedItem[] = unit.is_warlord ? [wargearItem('Warlord', 1)] : [];
  if (unit.enhancement !== null) marks.push({ ...wargearItem(unit.enhancement.raw_name, 1), kind: 'enhancement' });
  return {
    name: unit.ref.raw_name,
    statedModels: unit.model_count,
    ...(unit.points !== null && { points: unit.points + (unit.enhancement_points ?? 0) }),
    items: [...items, ...marks],
    ...(own !== null && { attachedGroup: own.bodyguard_ref.raw_name, role: own.role }),
    ...(own === null && led !== undefined && { attachedGroup: unit.ref.raw_name, role: 'bodyguard' as const }),
  };
}

function groupItem(group: NonNullable<RosterUnit['loadout_groups']>[number]): ParsedItem {
  const items = group.wargear.map((entry) => wargearItem(entry.ref.raw_name, entry.count));
  return { count: group.count, name: group.model_name ?? '', items, each: true, kind: 'model' };
}

function wargearItem(name: string, count: number): ParsedItem {
  return { count, name, items: [] };
}
