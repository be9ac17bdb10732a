import type { Amount, Datasheet } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { readGenerated } from '../../node/index.ts';
import { openLibrary } from './library.ts';

const absent = readGenerated('index.json') === undefined;
const library = openLibrary(readGenerated);
const sheets: readonly Datasheet[] = absent
  ? []
  : library.index.factions.flatMap((faction) => library.faction(faction.id)?.datasheets ?? []);

/** Names of the datasheets for which something does not hold. */
function failing(holds: (sheet: Datasheet) => boolean): string[] {
  return sheets.filter((sheet) => !holds(sheet)).map((sheet) => sheet.id);
}

function isAmount({ dice, sides, plus }: Amount): boolean {
  return dice >= 0 && (sides === 3 || sides === 6) && Number.isInteger(plus);
}

test.skipIf(absent)('compiled: every faction has datasheets and each its models (needs npm run compile)', () => {
  expect(new Set(sheets.map((sheet) => sheet.id)).size).toBeGreaterThan(990);
  expect(failing((sheet) => sheet.profiles.length > 0 && sheet.composition.length > 0)).toEqual([]);
});

test.skipIf(absent)(
  '02.06 compiled: composition names profiles and weapons of its datasheet (needs npm run compile)',
  () => {
    const named = (sheet: Datasheet): boolean =>
      sheet.composition.every(
        (entry) =>
          entry.min <= entry.max &&
          sheet.profiles.some((profile) => profile.name === entry.profile) &&
          entry.wargear.every((id) => sheet.weapons.some((weapon) => weapon.id === id)),
      );
    expect(failing(named)).toEqual([]);
  },
);

test.skipIf(absent)('02.02 compiled: characteristics are in their ranges (needs npm run compile)', () => {
  const sane = (sheet: Datasheet): boolean =>
    sheet.profiles.every(({ toughness, save, wounds, leadership, height, base }) => {
      const reach = base.kind === 'round' ? base.radius : base.kind === 'oval' ? base.short : base.outline.length;
      return toughness > 0 && save >= 2 && save <= 7 && wounds > 0 && leadership >= 3 && height > 0 && reach > 0;
    });
  expect(failing(sane)).toEqual([]);
});

test.skipIf(absent)('02.04 compiled: weapons have distinct ids and whole profiles (needs npm run compile)', () => {
  const whole = (sheet: Datasheet): boolean =>
    new Set(sheet.weapons.map((weapon) => weapon.id)).size === sheet.weapons.length &&
    sheet.weapons.every((weapon) => weapon.profiles.length > 0) &&
    sheet.weapons
      .flatMap((weapon) => weapon.profiles)
      .every(
        ({ attacks, strength, damage, armourPenetration }) =>
          [attacks, strength, damage].every(isAmount) && armourPenetration <= 0,
      );
  expect(failing(whole)).toEqual([]);
});

test.skipIf(absent)('ids are kebab case with their faction, abilities distinct (needs npm run compile)', () => {
  const id = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
  const sound = (sheet: Datasheet): boolean =>
    sheet.id.startsWith(`${sheet.faction}/`) &&
    sheet.abilities.every((ability) => id.test(ability.id) && (ability.kind === 'core') !== ability.id.includes('/')) &&
    new Set(sheet.abilities.map((ability) => ability.id)).size === sheet.abilities.length;
  expect(failing(sound)).toEqual([]);
});

test.skipIf(absent)(
  'IMP-07 compiled: a weapon with both kinds of profiles keeps one of each (needs npm run compile)',
  () => {
    const nazdreg = library.datasheet('orks/nazdreg')?.weapons.find((weapon) => weapon.id === 'kustom-blasta-x');
    expect(nazdreg?.profiles.filter((profile) => profile.range === undefined)).toHaveLength(1);
    expect(nazdreg?.profiles.filter((profile) => profile.range !== undefined)).toHaveLength(3);
  },
);
