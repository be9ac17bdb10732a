import { kebab, parseCoreAbility } from '@adjutant/content/data';
import type { AbilityEntry } from '@adjutant/engine';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';

/** Whose abilities they are: ids begin with the faction, or are those of the core rules. */
export interface AbilityOwner {
  readonly faction: string;
}

/** "Name (Aura): what it does". */
const named = /^([A-Z\d'][^:.]{0,60}?)(?:\s*\(([^()]+)\))?:(?:\s|$)/;

/** The abilities of a section by name; what they do is the business of their effects. @rule 02.07 */
export function readAbilities(
  lines: readonly PageLine[],
  kind: 'datasheet' | 'wargear',
  owner: AbilityOwner,
  log: PageLog,
): readonly AbilityEntry[] {
  const abilities: AbilityEntry[] = [];
  for (const line of lines) {
    const list = /^(CORE|FACTION):\s*(.*)$/i.exec(line.text);
    const own = named.exec(line.text);
    if (/^(?:WARGEAR )?ABILITIES$/.test(line.text)) log.read(line);
    else if (list !== null) abilities.push(...listed(line, /^core$/i.test(list[1] ?? ''), list[2] ?? '', owner, log));
    else if (own !== null) {
      abilities.push(entryOf(own[1] ?? '', kindOf(own[2], kind), owner));
      log.read(line);
    } else if (abilities.length > 0 && (line.bullet || /[.:]$/.test(line.text)))
      log.entry('note', 'page-ability-text', line, { ability: abilities.at(-1)?.name ?? '' });
    else log.entry('unknown', 'page-line-unknown', line);
  }
  return abilities;
}

function listed(
  line: PageLine,
  core: boolean,
  names: string,
  owner: AbilityOwner,
  log: PageLog,
): readonly AbilityEntry[] {
  const entries = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '-')
    .map((name) => {
      if (!core) return entryOf(name, 'faction', owner);
      const ability = parseCoreAbility(name);
      if (ability === undefined) log.entry('guessed', 'page-core-ability', line, { ability: name });
      return {
        id: ability?.id ?? kebab(name),
        name,
        kind: 'core' as const,
        ...(ability?.value && { value: ability.value }),
      };
    });
  log.read(line);
  return entries;
}

function entryOf(name: string, kind: AbilityEntry['kind'], { faction }: AbilityOwner): AbilityEntry {
  return { id: `${faction}/${kebab(name)}`, name, kind };
}

function kindOf(remark: string | undefined, kind: AbilityEntry['kind']): AbilityEntry['kind'] {
  if (/\baura\b/i.test(remark ?? '')) return 'aura';
  return /\bpsychic\b/i.test(remark ?? '') ? 'psychic' : kind;
}
