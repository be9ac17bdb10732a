import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflate } from './inflate.ts';

const text = Array.from({ length: 400 }, (_, index) => `line ${index * 7919} of ${index % 13}\n`).join('');

test('what a deflater packs is unpacked, in stored, fixed and dynamic blocks', () => {
  for (const [sample, options] of [
    [text, { level: 9 }],
    [text, { level: 0 }],
    ['short short', { strategy: 4 }],
  ] as const) {
    const unpacked = inflate(deflateRawSync(sample, options), 100_000);
    expect(Buffer.from(unpacked).toString('utf8')).toBe(sample);
  }
});

test('more than the limit is refused, and so is a broken stream', () => {
  const packed = deflateRawSync('a'.repeat(1_000_000));
  expect(() => inflate(packed, 10_000)).toThrow(RangeError);
  expect(() => inflate(packed.subarray(0, 20), 2_000_000)).toThrow(RangeError);
});
