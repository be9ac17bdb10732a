import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, run, testWorld } from '../../test/run.ts';

const own = new URL('../../../../packages/army/test/pages/harbour-guard.txt', import.meta.url);
const text = readFileSync(own, 'utf8');
const path = file('harbour-guard.txt', text);
const page = (...options: readonly string[]) => run(['page', path, ...options], testWorld());

test('a page is shown as a datasheet, and what of it was not understood', async () => {
  const { exit, out } = await page();
  expect(exit).toBe(0);
  for (const words of [
    'Harbour Guard: Sea Wardens',
    'Brine rifle           30"    2     4+     4   0   1   [HEAVY] [SUSTAINED HITS 1]',
    '2 x Harbour Guard for every 5 models: Brine rifle for Deep caller',
    '10 models 190, from unit 3 of the army on',
    'invulnerable save 5+',
    '~   52  CORE: Scouts 6", Infiltrators, Sea Legs',
    'an option in a form that is not known; it is left out',
    '6 weapons, 4 options, 2 stratagems; 1 guessed, 1 not understood',
  ])
    expect(out).toContain(words);
});

test('--json is the datasheet as data', async () => {
  const { exit, out } = await page('--json');
  const { sheet, report } = JSON.parse(out);
  expect([exit, sheet.id, sheet.weapons.length]).toEqual([0, 'sea-wardens/harbour-guard', 6]);
  expect(report.map(({ code }: { code: string }) => code)).toContain('page-option-unknown');
});

test('--lines shows every line with a sign', async () => {
  const { out } = await page('--lines');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  expect(out.match(/^[+i~?] +\d+ {2}/gm)).toHaveLength(lines.length);
});

test.each([
  ['nothing', '', 'it is empty'],
  ['bytes', new Uint8Array([0x50, 0x4b, 3, 4, 0xff]), 'it is not text'],
  ['a web page', '<!DOCTYPE html><html></html>', 'the source of a web page'],
  ['a letter', 'Dear diary,\n', 'it is no page of a datasheet (it begins "Dear diary,")'],
  [
    'half a page',
    text.slice(text.indexOf('UNIT')).replace(/^/, 'A - B\n'),
    'the page ends here ("Tide Priest"), without KEYWORDS',
  ],
])('%s gives one precise message', async (_what, content, message) => {
  const { exit, err, out } = await run(['page', file('x.txt', content)], testWorld());
  expect([exit, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  expect(err).toContain(message);
});

test('a page that is not there', async () => {
  expect((await run(['page', '/no/such/page.txt'], testWorld())).err).toContain('there is no such file');
});
