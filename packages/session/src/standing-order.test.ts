import { expect, test } from 'vitest';
import { miniBattle } from '../test/mini.ts';
import { meets } from './facts.ts';
import { declining, isAbout, type OrderFilter, whereNoDieFails } from './standing-order.ts';

const question = miniBattle().question!;
const about = (filter: OrderFilter, player: 0 | 1 = 0) =>
  isAbout({ id: 1, player, filter, until: { end: 'battle', serial: 0 } }, question);

test('an order is about the questions of its player that meet all it names', () => {
  expect(about({})).toBe(true);
  expect(about({}, 1)).toBe(false);
  expect(about({ kinds: ['order'] })).toBe(false);
  expect(about({ purposes: ['choose'], facts: [{ test: 'is', path: 'phase', value: 1 }] })).toBe(true);
  expect(about({ units: [0] })).toBe(false);
});

test('an order for some offers lets a question with another offer through', () => {
  expect(about({ offers: ['step', 'roll', 'break', 'secret'] })).toBe(true);
  expect(about({ offers: ['step'] })).toBe(false);
});

test('only what may be declined is declined', () => {
  const base = { player: 0, purpose: 'x', rule: '1', options: [] } as const;
  expect(declining({ ...base, kind: 'choose-one', mayPass: false })).toBe(undefined);
  expect(declining({ ...base, kind: 'choose-some', min: 0, max: 1 })).toEqual([]);
  expect(declining({ ...base, kind: 'order' })).toBe(undefined);
});

test('facts are tested by path; a missing fact meets little', () => {
  const facts = { context: { needed: 3 }, faces: [3, 5], marks: ['a'] };
  expect(meets(facts, { test: 'at-least', path: 'context.needed', value: 3 })).toBe(true);
  expect(meets(facts, { test: 'at-most', path: 'context.needed', value: 2 })).toBe(false);
  expect(meets(facts, { test: 'no-face-below', path: 'faces', needed: 'context.needed' })).toBe(true);
  expect(meets(facts, { test: 'no-face-below', path: 'faces', needed: 'nothing' })).toBe(false);
  expect(meets(facts, { test: 'includes', path: 'marks', value: 'a' })).toBe(true);
  expect(meets(undefined, { test: 'missing', path: 'x' })).toBe(true);
});

test('people are asked about re-rolls where a die fails', () => {
  const order = { id: 1, player: 0, filter: whereNoDieFails, until: { end: 'battle', serial: 0 } } as const;
  const reroll = (faces: number[]) =>
    isAbout(order, { ...question, purpose: 're-roll', facts: { faces, context: { fails: [1, 2] } } });
  expect([reroll([3, 6]), reroll([3, 2])]).toEqual([true, false]);
});
