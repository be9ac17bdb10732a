import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, folder, orkList, run } from '../../test/run.ts';

const boyz = '20x A3 WS3+ S4 AP-1 D1';
const marines = '10x T4 Sv3+ W2';

test('a matchup is answered with means, median, chances, and the rules that it rests on', async () => {
  const { exit, out } = await run(['odds', boyz, '--into', marines, '--at-least', '5']);
  expect(exit).toBe(0);
  for (const part of ['60.00   40.00   20.00   10.00', '4.75   median 5 of 10', 'at least 5', '[05.04-f]'])
    expect(out).toContain(part);
});

test('units and weapons are known by their names, and targets in words', async () => {
  const { out } = await run(['odds', '20 Boyz with choppas', '--into', '10 two-wound models with a 3+ save']);
  expect(out).toContain('4.75   median 5 of 10');
  expect(out).toContain('nothing was said about the toughness');
});

test('answers come as JSON, as CSV, and as a picture', async () => {
  const picture = join(folder(), 'plot.svg');
  const json = JSON.parse((await run(['odds', boyz, '--into', marines, '--json', '--svg', picture])).out);
  expect(json.modelsDestroyed.p).toHaveLength(11);
  expect(readFileSync(picture, 'utf8')).toMatch(/^<svg.*<\/svg>$/s);
  expect((await run(['odds', boyz, '--into', marines, '--csv'])).out.split('\n')).toHaveLength(33);
});

test('a file of cases is answered in the shape of its answers', async () => {
  const path = join(folder(), 'cases.json');
  const weapon = { type: 'ranged', weapons: 1, A: '1', skill: 4, S: 4, AP: 0, D: '1', abilities: [] };
  const groups = [{ W: 1, Sv: 7, InSv: null, FNP: null, character: false, wounds: [1] }];
  writeFileSync(
    path,
    JSON.stringify({
      cases: [{ id: 'X', context: {}, attacks: [weapon], target: { T: 4, keywords: [], groups, order: [0] } }],
    }),
  );
  const [found] = JSON.parse((await run(['odds', '--cases', path])).out).cases;
  expect(found.id).toBe('X');
  expect(found.expected.modelsDestroyed.p[1]).toBeCloseTo(0.25, 12);
});

test('attackers are compared with targets', async () => {
  const { out } = await run(['odds', boyz, '20 Boyz', '-i', marines, '-i', '10 Boyz', '--matrix', 'points']);
  expect(out).toContain('for each 100 points');
  expect(out).toMatch(/^20 Boyz +- +\d+\.\d$/m);
  const csv = await run(['odds', boyz, '-i', marines, '-i', '5x T4 Sv3+ W1', '--matrix', '--csv']);
  expect(csv.out.split('\n')[1]).toMatch(/^20x A3 WS3\+ S4 AP-1 D1,4\.7\d+,\d/);
});

test('rolls, plans and choices have their chances too', async () => {
  expect((await run(['odds', '--charge', '9', '--modifier', '1', '--reroll'])).out).toContain('66.0 %');
  const plan = await run(['odds', boyz, '-i', '5x T4 Sv6+ W1', '--charge', '7']);
  expect(plan.out).toContain('then the charge reaches what stood behind it: 58.3 %');
  const choices = await run([
    'odds',
    '6x A1 BS2+ S8 D3 [LETHAL HITS, DEVASTATING WOUNDS]',
    '-i',
    marines,
    '-x',
    'wounds',
  ]);
  expect(choices.out).toContain('lethal hits declined');
});

test('units are found in army lists', async () => {
  const path = file('list.txt', orkList);
  const { out } = await run(['odds', 'Boyz', '--attackers', path, '-i', marines, '--melee']);
  expect(out).toContain('Big choppa');
  expect((await run(['odds', 'Gretchin', '--attackers', path, '-i', marines])).err).toContain('It has Boyz, Trukk');
});

test('what is not understood is said in one sentence', async () => {
  const wrong = async (...words: string[]) => {
    const { exit, err } = await run(['odds', ...words]);
    return `${exit} ${err}`;
  };
  expect(await wrong(boyz)).toContain('2 Say who attacks and whom');
  expect(await wrong('5x A2 S4 D1', '-i', marines)).toContain('say on what it hits');
  expect(await wrong('5x A2 BS3+ S4 D1 [FOO]', '-i', marines)).toContain('no such weapon ability');
  expect(await wrong('5 Nobodies At All', '-i', marines)).toContain('there is no datasheet');
});

test('the 10th edition has its own sequence, and says what it does not know', async () => {
  const { out } = await run(['odds', '6x A1 BS3+ S4 AP-1 D1', '-i', '6x T4 Sv5+ W1', '--edition', '10e', '--cover']);
  for (const part of ['models destroyed     1.33', '[10e.save-a]', '[10e.cover-a]']) expect(out).toContain(part);
  const { exit, err } = await run(['odds', boyz, '-i', marines, '--edition', '10e', '--indirect']);
  expect([exit, err]).toEqual([2, expect.stringContaining('10e')]);
});

test('a simulation stands beside the exact odds with its error', async () => {
  const { out } = await run(['odds', '4x A1 BS3+ S4 AP-1 D1', '-i', '3x T4 Sv5+ W1', '--simulate', '200']);
  for (const part of ['played 200 times', '±', 'exact, no dice were rolled']) expect(out).toContain(part);
});
