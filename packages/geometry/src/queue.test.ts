import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestFirst } from './queue.ts';

test('entries come out by cost, equal ones in the order they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (costs) => {
      const queue = cheapestFirst<number>();
      for (const [index, cost] of costs.entries()) queue.add(cost, index);
      const taken = costs.map(() => queue.take());
      expect(taken).toEqual(costs.map((_, index) => index).sort((a, b) => costs[a]! - costs[b]! || a - b));
      expect(queue.take()).toBeUndefined();
    }),
  );
});
