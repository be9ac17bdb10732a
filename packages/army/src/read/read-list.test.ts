import { expect, test } from 'vitest';
import { appList, wardens } from '../../test/wardens.ts';
import { importArmy } from '../import-army.ts';
import { readList } from './read-list.ts';

function code(input: string | Uint8Array): string | undefined {
  const result = importArmy(input, wardens());
  return result.ok ? undefined : result.error.code;
}

test('an empty input is refused', () => {
  for (const input of ['', ' \n\t ', new Uint8Array()]) expect(code(input)).toBe('empty-input');
});

test('a binary input is refused', () => {
  expect(code(Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]))).toBe('binary-input');
  expect(code(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]))).toBe('binary-input');
  expect(code('abc\u0000def')).toBe('binary-input');
});

test('broken JSON is refused with its line', () => {
  const result = importArmy('{\n  "roster": {\n    "name": }\n}', wardens());
  expect(result).toMatchObject({ ok: false, error: { code: 'broken-json', line: 3 } });
});

test('an unknown format is refused', () => {
  expect(code('Dear players, no list today.')).toBe('unknown-format');
  expect(code('{"some": "thing"}')).toBe('unknown-format');
  expect(code('<html><body></body></html>')).toBe('unknown-format');
});

test('a list of no models is refused', () => {
  expect(code('{"roster": {"forces": []}}')).toBe('no-models');
  expect(code(appList('Gate Titan (900 points)\n  • 1x Cannon'))).toBe('no-models');
});

test('an unknown faction is refused, unless the units or the caller tell it', () => {
  const text = (unit: string): string => `Title (100 points)\n\nNobody\n\n${unit} (100 points)\n  • 1x Cannon\n`;
  expect(code(text('Nothing'))).toBe('unknown-faction');
  expect(importArmy(text('Gate Tank'), wardens()).report[0]).toMatchObject({
    status: 'guessed',
    code: 'faction-by-units',
  });
  expect(importArmy(text('Gate Tank'), wardens(), { faction: 'Wardens' }).report[0]).toMatchObject({ status: 'found' });
});

test('another reader is asked for formats that are not known here', () => {
  const other = readList(appList('Gate Tank (100 points)\n  • 1x Cannon'));
  const result = importArmy('H4sIAAAA', wardens(), { otherReader: () => ('code' in other ? undefined : other) });
  expect(result.ok).toBe(true);
});
