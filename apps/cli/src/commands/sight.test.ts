import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder, orkList, run, secondList } from '../../test/run.ts';

const made = folder();
const path = join(made, 'battle.json');
const lists = [file('a.txt', orkList), file('b.txt', secondList)];
const battle = run(['battle', ...lists, '--seed', '3', '--bots', 'random,random', '--out', made, '--quiet']);
const sight = async (...argv: string[]) => {
  await battle;
  return run(['sight', path, ...argv]);
};
const mine = 'Boyz (Test Mob)';
/** The first question at which all units stand on the battlefield, as the command says it. */
const present = async () => /from --at (\d+) to/.exec((await sight('--unit', 'warboss', '--at', '1')).err)![1]!;

test('06.01 each enemy unit on the battlefield is told with how much of it is seen, and why not more', async () => {
  const { exit, out } = await sight('--unit', mine, '--at', await present());
  expect(exit).toBe(0);
  expect(out).toMatch(/^Boyz \(Test Mob\), 10 models, at question \d+/);
  expect(out).toMatch(/Boyz \(Other Mob\).*, \S+" away: (none of|\d+ of|not seen)/);
  expect(out).toMatch(/\[(06\.01|13\.\S+)\]/);
});

test('without a question the last moment with both armies is shown', async () => {
  const { exit, out } = await sight('--unit', 'a question is not needed for this name');
  expect([exit, out]).toEqual([2, '']);
  const known = /On the battlefield: (.*)\.$/.exec((await sight('--unit', '?')).err)![1]!.split(', ');
  expect(new Set(known.map((name) => /Test Mob|Trukk/.test(name))).size).toBe(2);
  expect((await sight('--unit', known[0]!)).exit).toBe(0);
});

test('the picture marks every enemy model, draws a line to each unit, the reach, and explains itself', async () => {
  const picture = join(made, 'sight.svg');
  const { exit, out } = await sight('--unit', mine, '--at', await present(), '--out', picture, '--reach');
  expect([exit, out.includes(`Picture written to ${picture}`)]).toEqual([0, true]);
  const svg = readFileSync(picture, 'utf8');
  const marks = svg.match(/class="(seen|partly|hidden)"/g) ?? [];
  const lines = svg.match(/class="(sees|blocked)"/g) ?? [];
  expect([marks.length, lines.length]).toEqual([11, 2]);
  for (const words of ['seen in part', 'not seen', 'a line that sees', 'after a normal move'])
    expect(svg).toContain(words);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each([
  [['--unit', 'boyz', '--at', 'noon'], '--at noon: give the number of a question'],
  [['--unit', 'boyz', '--at', '99999'], 'has no such question. Its questions are 1 to'],
  [['--unit', 'squig opera'], '--unit squig opera: there is no such unit. On the battlefield: '],
  [['--unit', mine, '--at', '1'], `${mine} has no models on the battlefield at question 1. It has from --at `],
  [['--unit', 'trukk', '--at', '1'], 'Trukk has no models on the battlefield at question 1. It never had.'],
  [['--unit', 'trukk', '--reach'], '--reach is drawn only: name the picture with --out FILE.svg.'],
  [['--at', '3'], '--unit'],
])('%s is refused in one message', async (argv, words) => {
  const { exit, err, out } = await sight(...argv);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(words);
});

test('a unit named by half is refused where several are called so, and a picture where no folder is', async () => {
  const at = await present();
  const { exit, err } = await sight('--unit', 'boyz', '--at', at);
  expect([exit, err.includes('several units are called so')]).toEqual([2, true]);
  const out = join(made, 'nowhere', 'x.svg');
  expect((await sight('--unit', mine, '--at', at, '--out', out)).err).toContain(`--out ${out}: cannot be written`);
});

test('a file that is no battle is refused as a replay refuses it', async () => {
  const { exit, err } = await run(['sight', file('x.json', '{}'), '--unit', 'boyz']);
  expect([exit, err.includes('no battle file')]).toEqual([2, true]);
});
