import { expect, test } from 'vitest';
import { deviationOf } from './agreement/difference.ts';
import { compare } from './agreement/play.ts';
import { situation } from './agreement/situation.ts';

const SITUATIONS = 50;
const RUNS = 20_000;
const TEN_MINUTES = 600_000;
const name = `05 ${SITUATIONS} random situations, each played ${RUNS} times by the engine, agree with their exact odds`;

test(name, { timeout: TEN_MINUTES }, () => {
  let chiSquare = 0;
  let freedom = 0;
  for (let at = 0; at < SITUATIONS; at++) {
    const found = compare(situation(at), RUNS, `normal run ${at}`);
    chiSquare += found.chiSquare;
    freedom += found.freedom;
    expect(deviationOf(found), `situation ${at}: ${JSON.stringify(found)}`).toBeLessThan(5);
  }
  expect(Math.abs(deviationOf({ chiSquare, freedom }))).toBeLessThan(4);
});
