import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PageSheet, readPage } from '../src/index.ts';

const text = (name: string): string => readFileSync(new URL(`pages/${name}.txt`, import.meta.url), 'utf8');
const guardPage = text('harbour-guard');
const enginePage = text('tide-engine');

function sheet(page: string): PageSheet {
  const result = readPage(page);
  if (!result.ok) throw new Error(result.error.code);
  return result.sheet;
}
const guard = sheet(guardPage);
const engine = sheet(enginePage);
const left = (page: string) => {
  const result = readPage(page);
  const entries = result.ok ? result.report : [];
  return entries
    .filter(({ status }) => status === 'guessed' || status === 'unknown')
    .map(({ line, code, values }) => [line, code, ...Object.values(values ?? {})]);
};

test('02.05 keywords may come first, with commas or semicolons', () => {
  expect(guard).toMatchObject({ id: 'sea-wardens/harbour-guard', factionKeywords: ['SEA WARDENS'] });
  expect(guard.keywords).toEqual(['INFANTRY', 'BATTLELINE', 'GUARD', 'HARBOUR GUARD']);
  expect(engine.keywords).toEqual(['VEHICLE', 'TRANSPORT', 'TIDE ENGINE']);
});

test('02.02 rows of characteristics and an invulnerable save, where a page has them', () => {
  expect(guard.profiles.map(({ name, move, save, wounds }) => [name, move, save, wounds])).toEqual([
    ['Harbour Sergeant', 6, 3, 2],
    ['Harbour Guard', 6, 4, 1],
  ]);
  expect(guard.invulnerable).toBe(5);
  expect([engine.profiles, engine.invulnerable]).toEqual([[], undefined]);
});

test('02.04 names of weapons without brackets end where their abilities begin, unless the page uses the longer name', () => {
  expect(guard.weapons.map(({ id, profiles }) => [id, ...profiles.map(({ abilities }) => abilities.length)])).toEqual([
    ['shock-lance', 0],
    ['boat-hook', 1],
    ['anchor-chain', 1, 2],
    ['tide-pistol', 1],
    ['brine-rifle', 2],
    ['deep-caller', 2],
  ]);
  expect(guard.weapons[5]!.profiles[0]).toMatchObject({ range: 12, attacks: { dice: 1, sides: 6, plus: 2 } });
  expect(guard.weapons[5]!.profiles[0]).not.toHaveProperty('skill');
});

test('04.01.03 a ranged and a melee profile of one name are one weapon', () => {
  expect(engine.weapons.map(({ id, profiles }) => [id, profiles.map(({ range }) => range)])).toEqual([
    ['wave-cannon', [48]],
    ['prow-ram', [2, undefined]],
  ]);
});

test('02.06 options: one of several, so many of so many models, so often for one model', () => {
  expect(guard.options).toEqual([
    {
      profile: 'Harbour Sergeant',
      replaces: ['shock-lance'],
      choices: [['anchor-chain'], ['deep-caller'], ['boat-hook']],
      perModel: 1,
    },
    {
      profile: 'Harbour Guard',
      replaces: ['brine-rifle'],
      choices: [['deep-caller']],
      perModel: 1,
      limit: { count: 2, perModels: 5 },
    },
    { profile: 'Harbour Guard', replaces: [], choices: [['sea-wardens/lantern']], perModel: 1, limit: { count: 1 } },
    { profile: 'Harbour Guard', replaces: [], choices: [['boat-hook']], perModel: 2 },
  ]);
});

test('02.06 composition and default wargear, printed or assumed', () => {
  expect(guard.composition).toEqual([
    { profile: 'Harbour Sergeant', min: 1, max: 1, wargear: ['tide-pistol', 'shock-lance'] },
    { profile: 'Harbour Guard', min: 4, max: 9, wargear: ['brine-rifle', 'tide-pistol', 'boat-hook', 'boat-hook'] },
  ]);
  expect(engine.composition).toEqual([
    { profile: 'Tide Engine', min: 1, max: 3, wargear: ['wave-cannon', 'wave-cannon'], assumed: true },
  ]);
});

test('25.03-d points by size and by copy', () => {
  expect(guard.points.map(({ models, points, fromCopy }) => [models, points, fromCopy])).toEqual([
    [5, 90, 1],
    [10, 170, 1],
    [5, 100, 3],
    [10, 190, 3],
  ]);
  expect(engine.points).toEqual([
    { models: 1, points: 200, fromCopy: 1, toCopy: 2 },
    { models: 1, points: 225, fromCopy: 3 },
  ]);
});

test('02.07 abilities of every kind by name', () => {
  expect(guard.abilities.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'core Scouts 6"',
    'core Infiltrators',
    'core Sea Legs',
    'faction Turn of the Tide',
    'datasheet Quay Drill',
    'aura Lantern',
  ]);
  expect(engine.abilities.map(({ id, kind }) => [id, kind])).toEqual([
    ['deadly-demise', 'core'],
    ['sea-wardens/undertow', 'datasheet'],
    ['sea-wardens/breakwater', 'psychic'],
    ['sea-wardens/tide-engine/damaged', 'damaged'],
  ]);
});

test('18.01 whom a transport takes', () => {
  expect(engine.transport).toEqual({
    capacity: 10,
    accepts: [
      ['SEA WARDENS', 'JUMP PACK', 'INFANTRY'],
      ['SEA WARDENS', 'MOUNTED'],
    ],
    refuses: ['LEVIATHAN'],
    spaces: [{ keyword: 'GUARD', spaces: 2 }],
  });
});

test('15.01 stratagems with what their cards say, wherever the list stands', () => {
  expect(guard.stratagems.map(({ name, when }) => [name, when])).toEqual([
    ['HOLD THE QUAY', undefined],
    ['ALL HANDS', undefined],
  ]);
  expect(engine.stratagems[0]?.when).toEqual([
    { phase: 'movement', turn: 'opponent' },
    { phase: 'charge', turn: 'opponent' },
  ]);
  expect([engine.detachmentRules, engine.edition, guard.ledBy]).toEqual([
    ['High Water', 'Storm Warning'],
    11,
    ['Harbour Master', 'Tide Priest'],
  ]);
});

test('what is not understood is named with its line and the reason', () => {
  expect(left(guardPage)).toEqual([
    [41, 'page-option-unknown'],
    [52, 'page-core-ability', 'Sea Legs'],
  ]);
  expect(left(enginePage)).toEqual([
    [5, 'page-weapon-value', 'A', 'x'],
    [13, 'page-item-spelling', 'prow ramms', 'Prow ram'],
    [14, 'page-option-unknown'],
    [21, 'page-section-unknown'],
    [22, 'page-section-unknown'],
    [26, 'page-sentence-unknown', 'Dogs ride on the roof.'],
    [46, 'page-stratagem-incomplete'],
  ]);
});

test('nothing that is no page is taken for one, and a page that breaks off says where', () => {
  const code = (input: string | Uint8Array) => {
    const result = readPage(input);
    return result.ok ? 'read' : result.error.code;
  };
  expect(code(' \n ')).toBe('page-empty');
  expect(code(new Uint8Array([0x50, 0x4b, 3, 4, 0xff]))).toBe('page-binary');
  expect(code('text\u0000text')).toBe('page-binary');
  expect(code(`<!DOCTYPE html><html><body>${guardPage}</body></html>`)).toBe('page-html');
  expect(code('Dear diary,\ntoday I saw the sea.')).toBe('page-no-datasheet');
  expect(code(guardPage.slice(guardPage.indexOf('\n')))).toBe('page-no-title');
  expect(code(`${guardPage}\n${enginePage}`)).toBe('page-several');
  expect(code('a b c\n'.repeat(400_000))).toBe('page-too-long');
});

test('wherever a page is cut off it is read or refused with one reason, never thrown away in silence', () => {
  const lines = enginePage.split('\n');
  const outcomes = lines.map((_line, at) => {
    const result = readPage(lines.slice(0, at + 1).join('\n'));
    return result.ok ? 'read' : result.error.code;
  });
  const whole = lines.findIndex((line) => line.startsWith('FACTION KEYWORDS'));
  expect(new Set(outcomes.slice(0, whole))).toEqual(new Set(['page-no-datasheet', 'page-cut-off']));
  expect(new Set(outcomes.slice(whole))).toEqual(new Set(['read']));
  expect(readPage(lines.slice(0, 15).join('\n'))).toMatchObject({
    error: { code: 'page-cut-off', line: 15, values: { missing: 'KEYWORDS, FACTION KEYWORDS' } },
  });
});
