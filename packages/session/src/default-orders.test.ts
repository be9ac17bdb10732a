import type { Question } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { defaultOrders } from './default-orders.ts';
import { isAbout } from './standing-order.ts';

const about = (question: Partial<Question>) =>
  defaultOrders
    .filter(({ filter }) =>
      isAbout({ id: 1, player: 0, filter, until: { end: 'battle', serial: 0 } }, {
        player: 0,
        ...question,
      } as Question),
    )
    .map(({ id }) => id);

test('by default the usual answers are settled and the decisions of a battle are asked', () => {
  const reroll = {
    purpose: 're-roll',
    kind: 'choose-some',
    options: [{ id: 'a', value: 1, group: 'core/command-re-roll' }],
  } as const;
  expect(about(reroll)).toEqual(['re-roll-worth-its-price']);
  expect(about({ purpose: 'unit-to-move' })).toEqual(['next-unit']);
  expect(about({ purpose: 'weapons-and-targets', facts: { way: { kind: 'fight' } } })).toEqual(['fight-only-target']);
  expect(about({ purpose: 'weapons-and-targets', facts: { way: { kind: 'shoot' } } })).toEqual([]);
  for (const purpose of ['unit-to-charge', 'unit-to-fight', 'window', 'normal-move'])
    expect(about({ purpose })).toEqual([]);
});
