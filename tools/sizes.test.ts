import { expect, test } from 'vitest';
import { tooLong } from './sizes.ts';

const body = (lines: number): string => `export function long(): void {\n${'  step();\n'.repeat(lines - 2)}}\n`;

test('a file of 400 lines passes and one of 401 does not', () => {
  expect(tooLong('a.ts', 'x;\n'.repeat(400))).toEqual([]);
  expect(tooLong('a.ts', 'x;\n'.repeat(401))).toEqual(['a.ts: 401 lines (at most 400)']);
});

test('a function of 40 lines passes and one of 41 does not', () => {
  expect(tooLong('a.ts', body(40))).toEqual([]);
  expect(tooLong('a.ts', body(41))).toEqual(['a.ts:1 long: 41 lines (at most 40)']);
});

test('tests are excepted from the limit of functions, not from that of files', () => {
  expect(tooLong('a.test.ts', body(41))).toEqual([]);
  expect(tooLong('a.test.ts', 'x;\n'.repeat(401))).toHaveLength(1);
});
