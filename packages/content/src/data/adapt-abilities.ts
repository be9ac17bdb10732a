import type { AbilityEntry } from '@adjutant/engine';
import { parseCoreAbility } from '../keywords.ts';
import { plain } from '../names.ts';
import { damagedEntry, isDamagedKnown } from './damaged.ts';
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
  codes: Set<string>,
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
  const damaged = damagedEntry(faction.id, unit.id);
  if (damaged !== undefined) add(damaged);
  else if (mayBeDamaged(unit, keywords, faction) && !result.has(`${faction.id}/${unit.id}/damaged`))
    codes.add('damaged-unknown');
  return [...result.values()];
}

/** Large models may have a damaged state that the data does not tell of. */
function mayBeDamaged(unit: SourceUnit, keywords: readonly string[], faction: SourceFaction): boolean {
  const large = keywords.includes('MONSTER') || keywords.includes('VEHICLE');
  return large && !isDamagedKnown(faction.id) && unit.profiles.some((profile) => profile.W >= 10);
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
  const state = damaged === null ? undefined : damagedEntry(faction.id, unit.id, Number(damaged[1]));
  if (state !== undefined) return state;
  const isFactionRule = faction.faction_rule_ids?.includes(id) === true;
  return {
    id: `${faction.id}/${id}`,
    name,
    kind: isFactionRule ? 'faction' : source?.behavior === 'aura' ? 'aura' : 'datasheet',
  };
}
