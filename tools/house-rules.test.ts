import { expect, test } from 'vitest';
import { broken } from './house-rules.ts';

const inEngine = (text: string): string[] => broken('packages/engine/src/a.ts', text);

test.each([
  'Math.random()',
  'Math.hypot(3, 4)',
  'const { sin } = Math',
  'new Date()',
  'Date.now()',
  'x ** 2',
  'x **= 2',
])('%s is refused in a pure package', (text) => expect(inEngine(text)).toHaveLength(1));

test('exact arithmetic is allowed in a pure package, and anything in an app', () => {
  expect(inEngine('Math.sqrt(x * x + y * y) + Math.max(1, 2)')).toEqual([]);
  expect(broken('apps/cli/src/a.ts', 'new Date(Math.random())')).toEqual([]);
});

test.each(["if (edition === '10e') x()", 'if (rules.edition) x()', 'switch (edition) {}', 'battle.edition ? 1 : 2'])(
  '%s is refused everywhere',
  (text) => expect(broken('apps/cli/src/a.ts', text)).toHaveLength(1),
);

test('work left behind is named with its line', () => {
  expect(inEngine('x;\n// TODO y')).toEqual(['packages/engine/src/a.ts:2 TODO: finish it or file it']);
});
