import type { Bench } from '../../../tools/bench/measure.ts';
import { rollD6, seedGenerator } from '../src/random.ts';

const generator = seedGenerator('bench');

function thousandDice(): number {
  let sum = 0;
  for (let die = 0; die < 1_000; die++) sum += rollD6(generator);
  return sum;
}

const benches: Bench[] = [{ name: 'engine/random: one D6', unit: 'ns', operations: 1_000, run: thousandDice }];
export default benches;
