import { existsSync, readFileSync } from 'node:fs';
import type { WeaponProfile } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { parseAmount } from '../amounts.ts';
import { factions11e } from '../armies/with-armies.ts';
import { parseWeaponAbilities } from '../keywords.ts';
import { kebab, nameKey } from '../names.ts';
import { seedDatasheets, seedOptions } from './index.ts';

interface PrintedWeapon extends Readonly<Record<'name' | 'type' | 'A' | 'D', string>> {
  readonly range: number | string;
  readonly profile?: string;
  readonly BS?: string;
  readonly WS?: string;
  readonly S: number;
  readonly AP: number;
  readonly abilities: readonly string[];
}
interface PrintedSheet {
  readonly id: string;
  readonly name: string;
  readonly edition: number;
  readonly weapons: readonly PrintedWeapon[];
  readonly defaultWargearAssumed: Readonly<Record<string, readonly string[]>>;
  readonly wargearOptions: readonly {
    readonly replace?: readonly string[];
    readonly withOneOf?: readonly (readonly string[])[];
    readonly add?: readonly (readonly string[])[];
    readonly addOneOf?: readonly (readonly string[])[];
    readonly maxPerModel?: number;
  }[];
  readonly composition: readonly { readonly min: number; readonly max: number }[];
  readonly points: readonly { readonly models: number; readonly points: number; readonly unitCopy?: string }[];
  readonly abilities: Readonly<Record<'core' | 'faction' | 'datasheet', readonly string[]>>;
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly transport?: { readonly capacity: number; readonly accepts: readonly string[] };
  readonly damaged?: { readonly woundsRemaining: readonly number[] };
  readonly detachmentRulesListed: readonly string[];
  readonly stratagemsListed: Readonly<Record<string, readonly string[]>>;
}
interface PrintedCard {
  readonly name: string;
  readonly detachment: string;
  readonly cp: number;
  readonly edition: number;
  readonly editions?: readonly number[];
  readonly side: string;
}

const file = new URL('../../../../../shared/data/seed-content.json', import.meta.url);
const absent = !existsSync(file);
const printed: { readonly datasheets: readonly PrintedSheet[]; readonly stratagems: readonly PrintedCard[] } = absent
  ? { datasheets: [], stratagems: [] }
  : JSON.parse(readFileSync(file, 'utf8'));

const sheets = printed.datasheets.filter(({ edition }) => [11].includes(edition));
const idOf = ({ id }: PrintedSheet, number: number): string => `${id}-${String(number).padStart(2, '0')}`;
const own = ({ name }: PrintedSheet) => seedDatasheets.find((sheet) => nameKey(sheet.name) === nameKey(name))!;
const detachments = factions11e.flatMap((faction) => faction.detachments);

/** A test of each datasheet, named by the statement that it proves, counted behind the weapons. */
function eachSheet(what: string, after: number, check: (sheet: PrintedSheet) => void): void {
  const options = (sheet: PrintedSheet) => sheet.wargearOptions.length;
  for (const sheet of sheets)
    test(`${idOf(sheet, sheet.weapons.length + options(sheet) + after)} ${sheet.name}: ${what}`, () => check(sheet));
}

test.skipIf(absent)('the printed datasheets and cards are there to compare with (needs ../shared)', () => {
  expect(sheets.length).toBeGreaterThan(0);
});

for (const sheet of sheets) {
  test.each(sheet.weapons.map((weapon, at) => [idOf(sheet, at + 1), weapon] as const))(
    '%s its printed weapon',
    (_id, weapon) => {
      const name = weapon.profile === undefined ? weapon.name : `${weapon.name} - ${weapon.profile}`;
      const profiles: readonly WeaponProfile[] = own(sheet).weapons.flatMap((one) => one.profiles);
      const profile = profiles.find((one) => nameKey(one.name) === nameKey(name));
      expect(profile).toMatchObject({
        attacks: parseAmount(weapon.A),
        skill: Number.parseInt(weapon.BS ?? weapon.WS ?? '', 10),
        strength: { plus: weapon.S },
        armourPenetration: weapon.AP,
        damage: parseAmount(weapon.D),
        abilities: parseWeaponAbilities(weapon.abilities.join(', ')),
      });
      expect(profile?.range ?? 'Melee').toBe(weapon.range);
    },
  );
  test.each(
    sheet.wargearOptions.map((option, at) => [idOf(sheet, sheet.weapons.length + at + 1), option, at] as const),
  )('%s its printed option', (_id, { replace = [], withOneOf, add, addOneOf, maxPerModel = 1 }, at) => {
    expect(seedOptions[own(sheet).id]?.[at]).toEqual({
      replaces: replace.map(kebab),
      choices: (withOneOf ?? addOneOf ?? add ?? []).map((choice) => choice.map(kebab)),
      perModel: maxPerModel,
    });
  });
}

eachSheet('default wargear', 1, (sheet) => {
  const [wargear = []] = Object.values(sheet.defaultWargearAssumed);
  expect([...own(sheet).composition[0]!.wargear].sort()).toEqual(wargear.map(kebab).sort());
});
eachSheet('composition', 2, (sheet) =>
  expect(own(sheet).composition).toMatchObject(sheet.composition.map(({ min, max }) => ({ min, max }))),
);
eachSheet('points', 3, (sheet) =>
  expect(own(sheet).points).toEqual(
    sheet.points.map(({ models, points, unitCopy = '1' }) => ({
      models,
      points,
      fromCopy: Number.parseInt(unitCopy, 10),
    })),
  ),
);
eachSheet('abilities', 4, (sheet) => {
  const { core, faction, datasheet } = sheet.abilities;
  const names = own(sheet)
    .abilities.filter(({ kind }) => kind !== 'damaged')
    .map(({ name }) => name);
  expect(names.sort()).toEqual([...core, ...faction, ...datasheet].sort());
});
eachSheet('keywords', 5, (sheet) =>
  expect([own(sheet).keywords, own(sheet).factionKeywords]).toEqual([sheet.keywords, sheet.factionKeywords]),
);

for (const sheet of sheets) {
  const last = sheet.weapons.length + sheet.wargearOptions.length + 6;
  const more = [...(sheet.transport ? ['transport'] : []), ...(sheet.damaged ? ['damaged'] : []), 'rules', 'cards'];
  const number = (what: string) => idOf(sheet, last + 1 + more.indexOf(what));
  test(`${idOf(sheet, last)} ${sheet.name}: one profile with the recorded characteristics`, () =>
    expect(own(sheet).profiles).toHaveLength(1));
  if (sheet.transport !== undefined)
    test(`${number('transport')} ${sheet.name}: whom it carries`, () =>
      expect(own(sheet).transport).toMatchObject({
        capacity: sheet.transport!.capacity,
        accepts: [sheet.transport!.accepts],
      }));
  if (sheet.damaged !== undefined)
    test(`${number('damaged')} ${sheet.name}: its damaged bracket`, () =>
      expect(own(sheet).abilities.find(({ kind }) => kind === 'damaged')?.value?.plus).toBe(
        sheet.damaged!.woundsRemaining[1],
      ));
  test(`${number('rules')} ${sheet.name}: the detachment rules of its page are played`, () => {
    const rules = detachments.flatMap(({ effects }) => effects.map((effect) => effect.about?.name));
    for (const rule of sheet.detachmentRulesListed) expect(rules).toContain(rule);
  });
  test(`${number('cards')} ${sheet.name}: the stratagems of its page are played`, () => {
    for (const { name, cards } of detachments) {
      const names = cards.map(({ card }) => card.name);
      for (const card of sheet.stratagemsListed[name] ?? []) expect(names).toContain(card);
    }
  });
}

test.skipIf(absent)(
  'every printed card of the 11th edition is played at its price in its turns (needs ../shared)',
  () => {
    const sides: Readonly<Record<string, string>> = { yours: 'own', opponent: 'opponent', either: 'either' };
    const wanted = printed.stratagems
      .filter(({ edition, editions = [edition] }) => editions.includes(11))
      .filter(({ detachment }) => !['Core', 'Boarding Actions'].includes(detachment))
      .map(({ name, detachment, cp, side }) => [detachment, name, cp, sides[side]]);
    const written = detachments.flatMap(({ name, cards }) =>
      cards.map(({ card }) => [name, card.name, card.price, card.turn]),
    );
    expect(written.map(String).sort()).toEqual(wanted.map(String).sort());
  },
);
