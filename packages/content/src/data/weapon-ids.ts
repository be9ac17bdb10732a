/** Ids of a datasheet's weapons by the ids of the data. */
export type WeaponIds = ReadonlyMap<string, string>;

/** A list of the data's ids as the datasheet's; the ranged and the melee part of one weapon, listed apart in the data, count once. */
export function itemIds(sources: readonly string[], idOf: (source: string) => string | undefined): string[] {
  const copies = new Map<string, Map<string, number>>();
  for (const source of sources) {
    const id = idOf(source);
    if (id === undefined) continue;
    const parts = copies.get(id) ?? new Map<string, number>();
    parts.set(source, (parts.get(source) ?? 0) + 1);
    copies.set(id, parts);
  }
  return [...copies].flatMap(([id, parts]) => Array.from({ length: Math.max(...parts.values()) }, () => id));
}
