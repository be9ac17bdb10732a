import { expect, test } from 'vitest';
import { Coverage } from '../src/batch/index.ts';
import { fallbacks, playNumber } from './batch.ts';

/** The full number takes long; a part of it shows what breaks. */
const full = process.env.ADJUTANT_BATTLES === 'full';
const battles = { random: full ? 300 : 30, greedy: full ? 50 : 8 } as const;
const coverage = new Coverage();

for (const bot of ['random', 'greedy'] as const) {
  for (let number = 0; number < battles[bot]; number++) {
    test(`${bot} battle ${number} is sound from its first question to its result`, () => {
      const report = playNumber(number, bot, coverage);
      expect(report.broken).toEqual([]);
      expect(report.winner).toBeDefined();
    });
  }
}

test('no policy of the greedy bot wanted to give an answer that is not legal', () => {
  expect([...fallbacks]).toEqual([]);
});

test('the battles ask questions of almost every kind', () => {
  expect(coverage.counts.kind.size).toBeGreaterThanOrEqual(7);
  expect(coverage.counts.step.size).toBeGreaterThan(150);
});
