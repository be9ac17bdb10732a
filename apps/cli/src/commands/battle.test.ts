import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder, orkList, run, secondList, testWorld } from '../../test/run.ts';

const [first, second] = [file('first.txt', orkList), file('second.txt', secondList)];
const play = (out: string, ...more: string[]) => [
  'battle',
  first,
  second,
  '--seed',
  '3',
  '--bots',
  'random,random',
  '--out',
  out,
  ...more,
];

const made = folder();
const battle = run(play(made));
const read = (name: string, from = made) => readFileSync(join(from, name), 'utf8');

test('a battle is introduced, told and written down', async () => {
  const { exit, out, err } = await battle;
  expect([exit, err.split('\n')[0]]).toEqual([0, 'round 1 of 5, 0 : 0 VP']);
  expect(out).toContain('Test Mob (130 points) against Other Mob (160 points)');
  expect(out).toContain('"Golden banner" is not known');
  expect(out).toContain('Test Mob, not enforced:');
  expect(out).toContain('Movement phase');
  expect(out).toMatch(/All rounds are played|An army is destroyed/);
  expect(readdirSync(made)).toEqual(expect.arrayContaining(['battle.json', 'final.svg', 'report.md', 'round-1.svg']));
});

test('the same seed gives the same bytes, however loudly it is told', async () => {
  await battle;
  const again = folder();
  const { out } = await run(play(again, '--quiet'));
  for (const name of readdirSync(made)) expect(read(name, again)).toBe(read(name));
  expect(out).not.toContain('Movement phase');
});

test('the replay agrees', async () => {
  await battle;
  const { exit, out } = await run(['replay', join(made, 'battle.json')]);
  expect([exit, out.includes('the replay agrees')]).toEqual([0, true]);
});

test('a replay that differs says where', async () => {
  await battle;
  const changed = read('battle.json').replace(
    '"purpose":"roll-off","rule":"01.05.05","faces":[',
    '"purpose":"roll-off","rule":"01.05.05","faces":[9,',
  );
  const { exit, err } = await run(['replay', file('changed.json', changed)]);
  expect([exit, err.includes('differs from event')]).toEqual([1, true]);
  expect(err).toContain('recorded:');
});

test('a truncated battle, one of another engine and one that contradicts itself cannot be used', async () => {
  await battle;
  const text = read('battle.json');
  const cut = await run(['replay', file('cut.json', text.slice(0, text.length / 2))]);
  expect([cut.exit, cut.err.includes('breaks off in line')]).toEqual([2, true]);
  const other = await run(['replay', file('other.json', text.replace('"engine": "', '"engine": "7.'))]);
  expect([other.exit, other.err.includes('was played by engine 7.')]).toEqual([2, true]);
  const odd = await run(['replay', file('odd.json', text.replaceAll('"profile":"Boy"', '"profile":"Nobody"'))]);
  expect([odd.exit, odd.err.includes('contradicts itself')]).toEqual([2, true]);
});

test('the report has armies, score, losses, key moments, what is not enforced and the pictures', async () => {
  await battle;
  const report = read('report.md');
  for (const title of [
    '## Armies',
    '## Score by round',
    '## Losses',
    '## Key moments',
    '## Not enforced',
    '![The table at the end](final.svg)',
  ])
    expect(report).toContain(title);
  expect(report).toContain('| Trukk | 55 | 1 | 1 x Big shoota, 1 x Spiked wheel |');
});

test('--points leaves whole units out and says which', async () => {
  const { out } = await run(['battle', first, second, '--points', '80', '--bots', 'random,random'], testWorld(), 1);
  expect(out).toContain('Test Mob (75 points)');
  expect(out).toContain('Test Mob leaves out, to have at most 80 points: Trukk (55)');
});

test('Ctrl-C stops the battle and what was played is written and replays', async () => {
  const out = folder();
  const { exit, err } = await run(play(out), testWorld(), 1);
  expect([exit, err.includes('Stopped before the end')]).toEqual([130, true]);
  expect(read('report.md', out)).toContain('not played to its end');
  expect((await run(['replay', join(out, 'battle.json')])).out).toContain('the replay agrees');
});

test('an illegal answer or a fault stops the battle, which is still written', async () => {
  const bots = {
    random: { name: 'random', answer: () => 'nonsense' },
    broken: {
      name: 'broken',
      answer: () => {
        throw new Error('lost my mind');
      },
    },
  };
  const out = folder();
  const illegal = await run(play(out), testWorld({ bots }));
  expect([illegal.exit, illegal.err.includes('bot random answered')]).toEqual([1, true]);
  expect(readdirSync(out)).toContain('battle.json');
  const broken = await run(['battle', first, second, '--bots', 'broken,broken'], testWorld({ bots }));
  expect([broken.exit, broken.err.includes('lost my mind')]).toEqual([1, true]);
});

test.each([
  ['--bots', 'greedy', 'name two bots'],
  ['--bots', 'greedy,genius', 'there is no bot "genius"'],
  ['--layout', 'moon', 'there is no such layout'],
  ['--mission', 'tea', 'there is no such mission'],
  ['--points', '-3', 'give a whole number'],
  ['--points', '10', 'costs so little'],
  ['--out', first, 'this is a file'],
])('%s %s is refused with what there is', async (option, value, message) => {
  const { exit, err } = await run(['battle', first, second, option, value]);
  expect([exit, err.includes(message)]).toEqual([2, true]);
});

test('a folder that cannot be made is a problem of the user', async () => {
  const blocked = file('taken', '');
  writeFileSync(blocked, 'x');
  expect((await run(['battle', first, second, '--out', join(blocked, 'below')])).exit).toBe(2);
});

test('--edition 10e plays by the rules of that edition, says so first, and replays', async () => {
  const out = folder();
  const { exit, out: told } = await run(play(out, '--edition', '10e'));
  expect([exit, told.includes('10th edition')]).toEqual([0, true]);
  expect((await run(['replay', join(out, 'battle.json')])).out).toContain('the replay agrees');
  expect((await run(['battle', first, second, '--edition', '9e'])).err).toContain('Known: 11e, 10e');
});
