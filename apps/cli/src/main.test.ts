import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder, orkList, run, secondList } from '../test/run.ts';

test('the help names every command and how it ends', async () => {
  const { exit, out } = await run(['--help']);
  expect(exit).toBe(0);
  for (const word of ['battle', 'replay', 'list', 'rule', 'Ends with 0']) expect(out).toContain(word);
  expect((await run(['battle', '--help'])).out).toContain('hold-and-take');
});

test('an unknown command, a missing argument and an unknown option are refused with what to do', async () => {
  for (const argv of [['frob'], ['battle', 'a.txt'], ['list', 'a.txt', '--loud']]) {
    const { exit, err } = await run(argv);
    expect([exit, err.includes('--help')]).toEqual([2, true]);
  }
});

test('a list is shown line by line, with what was not understood and what each model carries', async () => {
  const { exit, out } = await run(['list', file('b.txt', secondList)]);
  expect(exit).toBe(0);
  expect(out).toMatch(/\? +15 .*Golden banner/);
  expect(out).toContain('"Golden banner" is not known; it is left out');
  expect(out).toContain('9 x Boy: Choppa, Slugga');
  expect(out).toContain('1 x Warboss (WARLORD): Big choppa, Kombi-weapon, Twin slugga');
  expect(out).toMatch(/2 units, 11 models, 160 points; 0 guessed, \d not understood/);
});

test('the weapons of a list are printed on demand', async () => {
  expect((await run(['list', file('a.txt', orkList), '--weapons'])).out).toContain(
    'Big shoota: 36" A3 BS5+ S5 AP0 D1 [RAPID FIRE 2]',
  );
});

test.each([
  [
    'a list without a known unit',
    'x.txt',
    'Army (10 points)\n\nOrks\nWar Horde\n\nSquig Opera (10 points)\n  • 1x Horn\n',
    'none of its units (1) is known',
  ],
  ['a list of no models', 'x.txt', 'My army\nOrks\nWar Horde\n', 'no army can be read'],
  ['broken JSON', 'x.json', '{"roster": {"forces": [', 'damaged'],
  ['nothing', 'x.txt', '', 'it is empty'],
  ['a binary file', 'x.bin', new Uint8Array([0, 1, 2, 250, 0, 7]), 'not text'],
])('%s gives one clear message', async (_what, name, content, message) => {
  const { exit, err } = await run(['list', file(name, content)]);
  expect(exit).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});

test('a missing file and a folder are named', async () => {
  expect((await run(['list', '/no/such/list.txt'])).err).toBe(
    '/no/such/list.txt: there is no such file. Check the path.',
  );
  const here = folder();
  expect((await run(['replay', here])).err).toBe(`${here}: this is a folder. Name a file in it.`);
});

test('a rule is printed by number, a statement by its id, a chapter by its contents, others by a word', async () => {
  const { out } = await run(['rule', '09.06']);
  expect(out).toContain('09.06 Advance move');
  expect(out).toContain('09.06-c:');
  const statement = await run(['rule', '09.06-c']);
  expect([statement.out.includes('09.06-c:'), statement.out.includes('09.06-a:')]).toEqual([true, false]);
  expect((await run(['rule', '09.06', 'ex', '1'])).out).toContain('Example 1');
  expect((await run(['rule', '9'])).out).toContain('09.06 Advance move');
  expect((await run(['rule', 're-roll'])).out).toContain('15.02');
});

test('a rule that does not exist is refused', async () => {
  for (const number of ['99.99', '09.06-zz', 'zebra']) {
    const { exit, err } = await run(['rule', number]);
    expect([exit, err.startsWith('rule ')]).toEqual([2, true]);
  }
});

test('files that are no battles are told apart', async () => {
  const at = (name: string, text: string) => {
    const path = join(folder(), name);
    writeFileSync(path, text);
    return run(['replay', path]);
  };
  expect((await at('a.json', 'no json')).err).toContain('it is not JSON');
  expect((await at('b.json', '{}')).err).toContain('no battle file');
  expect((await at('c.json', '{"format":"adjutant-battle","version":9}')).err).toContain('format version 9');
  expect((await at('d.json', '')).exit).toBe(2);
});
