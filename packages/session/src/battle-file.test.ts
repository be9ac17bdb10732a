import { replay } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { miniBattle, miniRuleset } from '../test/mini.ts';
import { readBattleFile, whyNotVerifiable, writeBattleFile } from './battle-file.ts';

const dice = { kind: 'seeded', seed: 'mini' } as const;

function played(): string {
  const game = miniBattle();
  for (const value of ['step', 'roll', 'pass']) game.reply({ question: game.question!.number, value });
  return writeBattleFile(game, dice);
}

function codeOf(text: string) {
  const result = readBattleFile(text);
  return result.ok ? 'ok' : result.error.code;
}

test('the same battle gives the same bytes', () => {
  expect(played()).toBe(played());
});

test('a battle that is written, read and replayed agrees', () => {
  const result = readBattleFile(played());
  expect(result.ok && replay(result.record, miniRuleset)).toMatchObject({ agrees: true, answers: 3 });
});

test('no JSON, nothing at all and other JSON are told apart', () => {
  expect(codeOf('')).toBe('file-empty');
  expect(codeOf('1000 points of Orks')).toBe('file-not-json');
  expect(codeOf('[]')).toBe('file-not-a-battle');
  expect(codeOf('{"format":"something"}')).toBe('file-not-a-battle');
});

test('a file that breaks off is named with its last part', () => {
  const text = played();
  const cut = readBattleFile(text.slice(0, text.length - 40));
  expect(cut).toMatchObject({ ok: false, error: { code: 'file-truncated', values: { part: 'events' } } });
  expect(codeOf(text.slice(0, 300))).toBe('file-truncated');
});

test('a damaged line is named', () => {
  const text = played().replace('{"question":2,', '{"question":2,,');
  const line = text.split('\n').findIndex((one) => one.includes(',,')) + 1;
  expect(readBattleFile(text)).toMatchObject({ ok: false, error: { code: 'file-damaged', values: { line } } });
});

test('another version, a missing part and a malformed part are told apart', () => {
  expect(readBattleFile(played().replace('"version": 1', '"version": 7'))).toMatchObject({
    error: { code: 'file-of-another-version', values: { version: '7' } },
  });
  expect(readBattleFile(played().replace('"answers"', '"other"'))).toMatchObject({
    error: { code: 'file-part-missing', values: { part: 'answers' } },
  });
  expect(readBattleFile(played().replace('"question":1', '"question":"one"'))).toMatchObject({
    error: { code: 'file-part-malformed', values: { where: 'answers.0' } },
  });
});

test('a battle of another engine or ruleset may be read but not verified', () => {
  const result = readBattleFile(played().replace('"engine": "', '"engine": "9.'));
  expect(result.ok && whyNotVerifiable(result.record, 'mini')?.code).toBe('file-of-another-engine');
  const own = readBattleFile(played());
  expect(own.ok && whyNotVerifiable(own.record, '11e')?.code).toBe('file-of-another-ruleset');
  expect(own.ok && whyNotVerifiable(own.record, 'mini')).toBe(undefined);
});
