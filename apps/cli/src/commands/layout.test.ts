import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLayouts } from '@adjutant/content/layouts';
import { layouts } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { file, folder, orkList, run, secondList, testWorld } from '../../test/run.ts';

const none = testWorld({ compiledLayouts: openLayouts(() => undefined) });
const table = layouts[0]!;

test('13.01 layouts are listed by the name that --layout takes', async () => {
  const { exit, out } = await run(['layouts'], none);
  expect(exit).toBe(0);
  for (const { id } of layouts) expect(out).toContain(id.split('/').at(-1));
  expect(out).toContain(`${layouts.length} layouts`);
});

test.each(layouts)('$name is described and drawn', async ({ id, name, areas }) => {
  const picture = join(folder(), 'table.svg');
  const { exit, out } = await run(['layout', id.split('/').at(-1)!, '--out', picture], none);
  expect([exit, out.includes(name), out.includes(`${areas.length} areas`)]).toEqual([0, true, true]);
  const svg = readFileSync(picture, 'utf8');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the example of the documentation passes the check', async () => {
  const text = readFileSync(new URL('../../../../docs/layouts.md', import.meta.url), 'utf8');
  const example = /```json\n(.*?)```/s.exec(text)![1]!;
  const { exit, out } = await run(['layout', file('example.json', example), '--out', join(folder(), 'x.svg')], none);
  expect([exit, out.includes('Two Houses')]).toEqual([0, true]);
});

const faulty = (change: object) => file('table.json', JSON.stringify({ ...table, ...change }));

test.each([
  ['no file', 'nowhere.json', 'there is no such file'],
  ['no name', 'nowhere', 'there is no such layout'],
  ['no JSON', file('bad.json', '{ "id": '), 'this is not JSON'],
  ['binary', file('bin.json', new Uint8Array([0, 200, 255])), 'this is a binary file'],
  ['a list', file('list.json', '[]'), 'an object is wanted here'],
  [
    'a fault',
    faulty({ objectives: [{ id: 'a', name: 'A', x: 99, y: 1 }] }),
    'objectives[0] (A): [99, 1] is not on the table',
  ],
])('a layout that cannot be used (%s) is refused in one message', async (_what, path, words) => {
  const { exit, err, out } = await run(['layout', path], none);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(words);
});

test('a battle is played on a file, and on no faulty one', async () => {
  const own = file('own.json', JSON.stringify({ ...table, id: 'mine/own', name: 'My Own' }));
  const lists = [file('a.txt', orkList), file('b.txt', secondList)];
  const args = (layout: string) => ['battle', ...lists, '--bots', 'random,random', '--layout', layout];
  expect((await run(args(own), none)).out).toContain('on My Own, 60" by 44"');
  const { exit, err } = await run(args(faulty({ width: 20 })), none);
  expect(exit).toBe(2);
  expect(err).toMatch(/\d+ problems in this layout/);
  expect(existsSync('own.svg')).toBe(false);
});
