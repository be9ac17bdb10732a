/** Names of datasheets and weapons as players say them. */
import { type Library, nameKey } from '@adjutant/content/data';
import type { Datasheet, ModelSetup, UnitSetup, Weapon } from '@adjutant/engine';
import type { UnitInput } from '@adjutant/odds';
import { Problem } from '../problem.ts';

/** A unit named in words: how many models, which datasheet, which weapons. */
export interface NamedUnit extends UnitInput {
  readonly models: number;
  /** Ids of the weapons named; absent: all that the models carry. */
  readonly weapons?: readonly string[];
  /** Points of a unit of that size, where known. */
  readonly points?: number;
}

/** Reads `20 Boyz with choppas` or `Intercessor Squad`. */
export function namedUnit(text: string, library: Library): NamedUnit {
  const found = /^\s*(?:(\d+)\s*x?\s+)?(.+?)(?:\s+with\s+(.+))?\s*$/i.exec(text);
  const [, count, name = text, carried] = found ?? [];
  const datasheet = findDatasheet(name, library);
  const models = count === undefined ? leastModels(datasheet) : Number(count);
  if (models < 1 || models > 60) throw new Problem(`"${text}": a unit has 1 to 60 models.`);
  const weapons = carried?.split(/,|\sand\s/i).map((word) => findWeapon(word.trim(), datasheet));
  const setup = unitOf(datasheet, models, weapons);
  const points = datasheet.points.find((entry) => entry.models >= models && entry.fromCopy === 1)?.points;
  return {
    unit: setup,
    datasheets: { [datasheet.id]: datasheet },
    models,
    ...(weapons === undefined ? {} : { weapons: weapons.map(({ id }) => id) }),
    ...(points === undefined ? {} : { points }),
  };
}

function findDatasheet(name: string, library: Library): Datasheet {
  const [exact] = library.findDatasheets(name);
  if (exact !== undefined) return exact;
  const entries = library.index.factions.flatMap(({ datasheets }) => datasheets);
  for (const matches of waysToMatch(nameKey(name))) {
    const found = entries.filter((entry) => matches(nameKey(entry.name)));
    const shortest = Math.min(...found.map((entry) => entry.name.length));
    const [first, ...others] = found.filter((entry) => entry.name.length === shortest);
    const datasheet = first === undefined ? undefined : library.datasheet(first.id);
    if (datasheet !== undefined && (others.length === 0 || found.length === others.length + 1)) return datasheet;
    if (found.length > 0) {
      const names = found.slice(0, 6).map((entry) => entry.name);
      throw new Problem(
        `"${name}" may be ${names.join(', ')}${found.length > 6 ? ', ...' : ''}. Write the whole name.`,
      );
    }
  }
  throw new Problem(
    `"${name}": there is no datasheet of this name. Write a name as on the datasheet, or a profile such as "10x T4 Sv3+ W2".`,
  );
}

/** The same name, in the singular, with the end left out, or with its beginning left out. */
function waysToMatch(key: string): readonly ((candidate: string) => boolean)[] {
  const single = key.replace(/s$/, '');
  return [
    (candidate) => candidate === single || candidate === `${key}s`,
    (candidate) => candidate.startsWith(single) && /^(squad|team|s)*$/.test(candidate.slice(single.length)),
    (candidate) => candidate.startsWith(single),
    (candidate) => single.length > 3 && candidate.includes(single),
  ];
}

function findWeapon(name: string, { weapons, name: unit }: Datasheet): Weapon {
  const key = nameKey(name);
  for (const matches of waysToMatch(key)) {
    const found = weapons.filter(
      (weapon) => matches(nameKey(weapon.name)) || weapon.profiles.some((profile) => nameKey(profile.name) === key),
    );
    const [first] = found.sort((a, b) => a.name.length - b.name.length);
    if (first !== undefined) return first;
  }
  throw new Problem(
    `"${name}": ${unit} has no such weapon. It has ${weapons.map((weapon) => weapon.name).join(', ')}.`,
  );
}

function leastModels({ composition }: Datasheet): number {
  return Math.max(
    1,
    composition.reduce((sum, { min }) => sum + min, 0),
  );
}

/** The models of a unit of that size: the fewest of each kind first, then more of the kind of which there may be most. */
function unitOf(datasheet: Datasheet, models: number, weapons: readonly Weapon[] | undefined): UnitSetup {
  const { composition } = datasheet;
  const [profile] = datasheet.profiles;
  const kinds = composition.length > 0 ? composition : [{ profile: profile?.name ?? '', min: 1, max: 60, wargear: [] }];
  const most = [...kinds].sort((a, b) => b.max - a.max)[0];
  const made: ModelSetup[] = [];
  const more = (kind: (typeof kinds)[number]) =>
    made.push({
      component: 0,
      profile: kind.profile,
      weapons:
        weapons?.map(({ id }) => id) ?? kind.wargear.filter((id) => datasheet.weapons.some((one) => one.id === id)),
    });
  for (const kind of kinds) for (let at = 0; at < kind.min && made.length < models; at++) more(kind);
  while (made.length < models && most !== undefined) more(most);
  return {
    name: datasheet.name,
    components: [{ datasheet: datasheet.id, role: 'only' }],
    models: made,
    points: 0,
  };
}
