import { seedGenerator } from '@adjutant/engine';
import { rollD6 } from '../../../engine/src/random.ts';

/** Where a situation's random choices come from: a number from 0 to below `sides`. */
export type Pick = (sides: number) => number;

/** Numbers that come from the engine's own dice. */
export function picker(seed: string): Pick {
  const words = seedGenerator(seed);
  return (sides) => {
    let value = 0;
    for (let die = 0; die < 5; die++) value = value * 6 + rollD6(words) - 1;
    return value % sides;
  };
}
