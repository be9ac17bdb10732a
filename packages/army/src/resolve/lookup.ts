import { type FactionSummary, type Library, nameKey } from '@adjutant/content/data';
import type { Datasheet } from '@adjutant/engine';

/** A datasheet found for a printed name; `exact` is false where the spelling differs. */
export interface Lookup {
  readonly datasheet: Datasheet;
  readonly exact: boolean;
}

/** Finds a unit's datasheet: in the army's faction by name, in any other faction by name, then by a near spelling in the faction. */
export function findDatasheet(name: string, faction: string, library: Library): Lookup | undefined {
  const bare = name.replace(/\s*\[[^\]]*\]$/, '');
  const named = library.findDatasheets(bare, faction)[0];
  if (named !== undefined) return { datasheet: named, exact: true };
  const own = library.faction(faction);
  const near = nearest(withoutWords(bare, own?.name ?? ''), own?.datasheets ?? []);
  return near === undefined ? undefined : { datasheet: near, exact: false };
}

/** Some builders put the faction before the unit's name. */
function withoutWords(name: string, faction: string): string {
  const start = `${faction} `.toLowerCase();
  return name.toLowerCase().startsWith(start) ? name.slice(start.length) : name;
}

/** The only datasheet within two letters, else the one that has all the name's words and the fewest others. */
function nearest(name: string, datasheets: readonly Datasheet[]): Datasheet | undefined {
  const key = nameKey(name);
  const close = datasheets.filter((datasheet) => editDistance(key, nameKey(datasheet.name), 2) <= 2);
  if (close.length === 1) return close[0];
  const words = wordsOf(name);
  const longer = datasheets
    .filter((datasheet) => words.length > 0 && words.every((word) => wordsOf(datasheet.name).includes(word)))
    .sort((a, b) => wordsOf(a.name).length - wordsOf(b.name).length);
  const [first, second] = longer;
  if (first !== undefined)
    return second !== undefined && wordsOf(second.name).length === wordsOf(first.name).length ? undefined : first;
  const shorter = datasheets.filter((datasheet) => wordsOf(datasheet.name).every((word) => words.includes(word)));
  return shorter.length === 1 ? shorter[0] : undefined;
}

function wordsOf(name: string): string[] {
  return name
    .split(/[\s-]+/)
    .map(nameKey)
    .filter((word) => word !== '' && word !== 'the');
}

/** Letters to change between two words, counted up to a limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** How the faction of a list became known. */
export interface FactionLookup {
  readonly faction: FactionSummary;
  readonly how: 'named' | 'reordered' | 'units';
  /** The line that names it. */
  readonly text: string;
}

/** The faction by one of the lines that may name it, or the one that knows most of the units. A chapter line wins over its parent's. */
export function findFaction(
  lines: readonly string[],
  unitNames: readonly string[],
  library: Library,
): FactionLookup | undefined {
  const named = lines
    .map((text) => ({ text, faction: library.findFaction(text) }))
    .filter((entry) => entry.faction !== undefined);
  const chosen = named.find((entry) => entry.faction?.parent !== undefined) ?? named[0];
  if (chosen?.faction !== undefined) return { faction: chosen.faction, how: 'named', text: chosen.text };
  for (const text of lines) {
    const words = wordsOf(text).sort().join(' ');
    const faction = library.index.factions.find((candidate) => wordsOf(candidate.name).sort().join(' ') === words);
    if (faction !== undefined) return { faction, how: 'reordered', text };
  }
  return byUnits(unitNames, library);
}

function byUnits(unitNames: readonly string[], library: Library): FactionLookup | undefined {
  const keys = unitNames.map((name) => nameKey(name.replace(/\s*\[[^\]]*\]$/, '')));
  let best: { readonly faction: FactionSummary; readonly known: number } | undefined;
  for (const faction of library.index.factions) {
    const known = keys.filter((key) => faction.datasheets.some((entry) => nameKey(entry.name) === key)).length;
    if (known > (best?.known ?? 0)) best = { faction, known };
  }
  return best === undefined ? undefined : { faction: best.faction, how: 'units', text: '' };
}

/** All detachments that the lines name, and the lines in which none was found. */
export function findDetachments(
  lines: readonly string[],
  faction: string,
  library: Library,
): { readonly ids: readonly string[]; readonly used: ReadonlySet<string> } {
  const detachments = [...(library.faction(faction)?.detachments ?? [])].sort((a, b) => b.name.length - a.name.length);
  const ids: string[] = [];
  const used = new Set<string>();
  for (const line of lines) {
    let rest = nameKey(line);
    for (const detachment of detachments) {
      const key = nameKey(detachment.name);
      if (!rest.includes(key)) continue;
      rest = rest.replace(key, '');
      used.add(line);
      if (!ids.includes(detachment.id)) ids.push(detachment.id);
    }
  }
  return { ids, used };
}
