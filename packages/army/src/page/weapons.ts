import { kebab, nameKey, parseAmount, parseCharacteristic } from '@adjutant/content/data';
import type { Weapon, WeaponProfile } from '@adjutant/engine';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { weaponName } from './weapon-name.ts';

const columns = ['RANGE', 'A', 'SKILL', 'S', 'AP', 'D'] as const;
type Column = (typeof columns)[number];
type Header = ReadonlyMap<Column, number>;

/** The columns of a table of weapons, or nothing where the line heads no such table. */
export function weaponHeader({ cells = [] }: PageLine): Header | undefined {
  const found = new Map<Column, number>();
  cells.forEach((cell, at) => {
    const name = /^(?:BS|WS)$/i.test(cell) ? 'SKILL' : columns.find((column) => column === cell.toUpperCase());
    if (name !== undefined && at > 0) found.set(name, at);
  });
  return columns.every((column) => found.has(column)) ? found : undefined;
}

/** All weapons of the page's tables; `isUsed` says whether other lines of the page name a weapon so. @rule 02.04 */
export function readWeapons(
  lines: readonly PageLine[],
  isUsed: (name: string) => boolean,
  log: PageLog,
): readonly Weapon[] {
  const profiles: WeaponProfile[] = [];
  let header: Header | undefined;
  lines.forEach((line, at) => {
    const heading = weaponHeader(line);
    header = heading ?? header;
    if (heading !== undefined || isWeaponRemark(line)) log.read(line);
    else if (line.cells === undefined || header === undefined) log.entry('unknown', 'page-line-unknown', line);
    else if (line.cells.length === 1 && lines[at + 1]?.cells?.[0] === line.cells[0]) log.read(line);
    else {
      const profile = readRow(line, header, isUsed, log);
      if (profile !== undefined) profiles.push(profile);
    }
  });
  return grouped(profiles);
}

/** What an ability of the weapons means, or that one of several profiles is chosen. @rule 04.01.03 */
function isWeaponRemark({ text }: PageLine): boolean {
  const before = /^([^:.]+):/.exec(text)?.[1];
  const named = before !== undefined && weaponName(`Weapon ${before}`, () => false).name === 'Weapon';
  return named || /^Before selecting targets for this weapon, select one of its profiles/.test(text);
}

function readRow(
  line: PageLine,
  header: Header,
  isUsed: (name: string) => boolean,
  log: PageLog,
): WeaponProfile | undefined {
  const cell = (column: Column): string => line.cells?.[header.get(column) ?? -1] ?? '';
  const [attacks, strength, damage] = [parseAmount(cell('A')), parseAmount(cell('S')), parseAmount(cell('D'))];
  const [range, skill, piercing] = [rangeOf(cell('RANGE')), skillOf(cell('SKILL')), fixed(cell('AP'))];
  const bad = columns.find((_column, at) => [range, attacks, skill, strength, piercing, damage][at] === undefined);
  if (bad !== undefined || !attacks || !strength || !damage || piercing === undefined) {
    const column = bad ?? '';
    log.entry('unknown', 'page-weapon-value', line, { column, value: bad === undefined ? '' : cell(bad) });
    return undefined;
  }
  const { name, abilities } = weaponName(line.cells?.[0] ?? '', isUsed);
  for (const { id, text = '' } of abilities)
    if (id === 'special') log.entry('guessed', 'page-weapon-ability', line, { weapon: name, ability: text });
  log.read(line);
  return {
    name,
    ...(typeof range === 'number' && { range }),
    attacks,
    ...(typeof skill === 'number' && { skill }),
    strength,
    armourPenetration: piercing,
    damage,
    abilities,
  };
}

function fixed(text: string): number | undefined {
  const value = parseCharacteristic(text);
  return value.kind === 'fixed' ? value.value : undefined;
}

/** Inches, or that the weapon is for melee. */
function rangeOf(text: string): number | 'melee' | undefined {
  return /^melee$/i.test(text) ? 'melee' : fixed(text);
}

/** The roll that hits, or that there is none. */
function skillOf(text: string): number | 'none' | undefined {
  return /^(?:n\/?a|-)$/i.test(text) ? 'none' : fixed(text);
}

/** Profiles written "Weapon - profile", and a ranged and a melee profile of one name, are one weapon. @rule 04.01.03 */
function grouped(profiles: readonly WeaponProfile[]): readonly Weapon[] {
  const base = (name: string): string => (name.includes(' - ') ? name.slice(0, name.lastIndexOf(' - ')) : name);
  const times = (name: string): number => profiles.filter((other) => base(other.name) === base(name)).length;
  const weapons = new Map<string, { readonly name: string; readonly profiles: WeaponProfile[] }>();
  for (const profile of profiles) {
    const name = times(profile.name) > 1 ? base(profile.name) : profile.name;
    const weapon = weapons.get(nameKey(name)) ?? { name, profiles: [] };
    weapon.profiles.push(profile);
    weapons.set(nameKey(name), weapon);
  }
  return [...weapons.values()].map((weapon) => ({ id: kebab(weapon.name), ...weapon }));
}
