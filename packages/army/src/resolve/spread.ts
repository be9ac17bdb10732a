import type { Datasheet } from '@adjutant/engine';

/** Models with their items, and whether no other way of handing the items out would differ. */
export interface Spread {
  readonly models: readonly (readonly string[])[];
  readonly certain: boolean;
}

type Kind = 'ranged' | 'melee' | 'wargear';

/**
 * Hands totals out without knowing the options: an equal share to each model, the rest one after the other, ranged
 * weapons, melee weapons and wargear each in turn. Certain if only one of these kinds is uneven and each model gets the
 * same number of it.
 */
export function spread(count: number, totals: ReadonlyMap<string, number>, datasheet: Datasheet): Spread {
  const models: string[][] = Array.from({ length: count }, () => []);
  const next = new Map<Kind, number>();
  for (const [item, number] of totals) {
    const kind = kindOf(item, datasheet);
    for (let copy = 0; copy < number - (number % count); copy += 1) models[copy % count]?.push(item);
    for (let copy = 0; copy < number % count; copy += 1) {
      const at = next.get(kind) ?? 0;
      models[at % count]?.push(item);
      next.set(kind, at + 1);
    }
  }
  return { models, certain: next.size <= 1 && [...next.values()].every((used) => used <= count) };
}

function kindOf(item: string, datasheet: Datasheet): Kind {
  const weapon = datasheet.weapons.find((candidate) => candidate.id === item);
  if (weapon === undefined) return 'wargear';
  return weapon.profiles.some((profile) => profile.range !== undefined) ? 'ranged' : 'melee';
}
