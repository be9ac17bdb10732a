import { expect, test } from 'vitest';
import { jsonErrorPosition } from './json-error.ts';

test('the first character that cannot stand where it is', () => {
  expect(jsonErrorPosition('{"a": [1, 2,, 3]}')).toBe(12);
  expect(jsonErrorPosition('{"a": }')).toBe(6);
  expect(jsonErrorPosition('{"a": "b\n"}')).toBe(6);
  expect(jsonErrorPosition('[1] 2')).toBe(4);
  expect(jsonErrorPosition('{"a": 1')).toBe(7);
});
