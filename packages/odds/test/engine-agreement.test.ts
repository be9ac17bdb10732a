import { expect, test } from 'vitest';
import { compare, picker, situation } from './situations.ts';

/** The long run: ADJUTANT_ODDS_SITUATIONS=500 ADJUTANT_ODDS_RUNS=100000. */
const situations = Number(process.env.ADJUTANT_ODDS_SITUATIONS ?? 14);
const runs = Number(process.env.ADJUTANT_ODDS_RUNS ?? 500);

test(`05 ${situations} random situations, each played ${runs} times by the engine, agree with their exact odds`, () => {
  const pick = picker('situations');
  let sum = 0;
  let freedom = 0;
  for (let at = 0; at < situations; at++) {
    const found = compare(situation(pick), runs, `runs ${at}`);
    sum += found.chiSquare;
    freedom += found.freedom;
    if (found.chiSquare > found.freedom + 6 * Math.sqrt(2 * found.freedom) + 12)
      throw new Error(`situation ${at}: ${JSON.stringify(found)}`);
  }
  const deviation = (sum - freedom) / Math.sqrt(2 * freedom);
  expect(Math.abs(deviation)).toBeLessThan(4);
}, 3_600_000);
