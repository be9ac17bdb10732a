import type { AbilityEntry } from '@adjutant/engine';
import { fixedAmount } from '../amounts.ts';
import { parseCoreAbility } from '../keywords.ts';
import { plain } from '../names.ts';
import type { CompileNotes } from './notes.ts';
import type { SourceAbility, SourceFaction, SourceUnit } from './source.ts';

/** Datasheets with one of these keywords do not have the ability of their army. */
const withoutFactionRule: Readonly<Record<string, readonly string[]>> = {
  'tau-empire': ['KROOT', 'VESPID STINGWINGS', 'FORTIFICATION'],
};

/** The abilities of a datasheet: its army's, its own, and the core ones with their number. */
export function adaptAbilities(
  unit: SourceUnit,
  keywords: readonly string[],
  faction: SourceFaction,
  abilities: ReadonlyMap<string, SourceAbility>,
  notes: CompileNotes,
): AbilityEntry[] {
  const result = new Map<string, AbilityEntry>();
  const add = (entry: AbilityEntry): void => void result.set(entry.id, entry);
  if (unit.attachment_role === 'leader' || unit.attachment_role === 'support') add(coreEntry(unit.attachment_role));
  for (const rule of factionRules(keywords, faction)) {
    add({ id: `${faction.id}/${rule}`, name: nameOf(rule, abilities), kind: 'faction' });
  }
  for (const id of unit.ability_ids ?? []) {
    const source = abilities.get(`${faction.id}/${id}`) ?? abilities.get(id);
    if (source === undefined) notes.add('ability without a record', `${unit.id} ${id}`);
    add(abilityEntry(source, id, faction, unit, notes));
  }
  return [...result.values()];
}

function factionRules(keywords: readonly string[], faction: SourceFaction): readonly string[] {
  const barred = withoutFactionRule[faction.id] ?? [];
  return barred.some((keyword) => keywords.includes(keyword)) ? [] : (faction.faction_rule_ids ?? []);
}

function nameOf(id: string, abilities: ReadonlyMap<string, SourceAbility>): string {
  return plain(abilities.get(id)?.name ?? id);
}

function coreEntry(name: 'leader' | 'support'): AbilityEntry {
  return { id: name, name: name === 'leader' ? 'Leader' : 'Support', kind: 'core' };
}

function abilityEntry(
  source: SourceAbility | undefined,
  id: string,
  faction: SourceFaction,
  unit: SourceUnit,
  notes: CompileNotes,
): AbilityEntry {
  const name = plain(source?.name ?? id);
  const core = parseCoreAbility(name);
  if (core !== undefined) {
    if (core.remark !== undefined) notes.add('core ability with a remark', `${unit.id}: ${name}`);
    return { id: core.id, name, kind: 'core', ...(core.value && { value: core.value }) };
  }
  const damaged = /^damaged: 1-(\d+) wounds remaining/i.exec(name);
  if (damaged !== null) {
    return { id: `${faction.id}/${unit.id}/damaged`, name, kind: 'damaged', value: fixedAmount(Number(damaged[1])) };
  }
  const isFactionRule = faction.faction_rule_ids?.includes(id) === true;
  return {
    id: `${faction.id}/${id}`,
    name,
    kind: isFactionRule ? 'faction' : source?.behavior === 'aura' ? 'aura' : 'datasheet',
  };
}
