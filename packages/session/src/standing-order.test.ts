import type { Option } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { miniBattle } from '../test/mini.ts';
import { meets } from './facts.ts';
import { answerOf, declining, isAbout, type OrderFilter, type OrderTakes, whereNoDieFails } from './standing-order.ts';

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

const orderOf = (takes: OrderTakes) =>
  ({ id: 1, player: 0, filter: {}, takes, until: { end: 'battle', serial: 0 } }) as const;
const units = [2, 3].map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
const choice = { kind: 'choose-one', player: 0, purpose: 'unit-to-move', rule: '1', mayPass: true } as const;
const usual = { suggest: () => 'pass', seen: (group: string) => group === 'old' };

test('the next unit is taken unless something is offered beside it that was not shown', () => {
  const answer = (options: readonly Option[]) => answerOf(orderOf('next-unit'), { ...choice, options }, usual);
  expect(answer([...units, { id: 'end', value: 'end' }])).toBe('unit:2');
  expect(answer([...units, { id: 'stratagem:a', value: 'a', group: 'old' }])).toBe('unit:2');
  expect(answer([...units, { id: 'stratagem:b', value: 'b', group: 'new' }])).toBe(undefined);
});

test('an order takes what is shown, suggested, named, or declines only where that is suggested', () => {
  const of = (takes: OrderTakes) => answerOf(orderOf(takes), { ...choice, options: units }, usual);
  expect(['as-shown', 'suggested', 'declined-if-suggested', 'only-target'].map((one) => of(one as OrderTakes))).toEqual(
    ['unit:2', 'pass', 'pass', undefined],
  );
  expect([of({ option: 'unit:3' }), of({ option: 'gone' })]).toEqual(['unit:3', undefined]);
  expect(answerOf(orderOf('as-shown'), { ...choice, kind: 'order', options: units }, usual)).toEqual([
    'unit:2',
    'unit:3',
  ]);
});

test('an only target is attacked as suggested, one of two is asked for', () => {
  const weapon = (...targets: number[]) => ({
    id: '1:0',
    model: 1,
    weapon: 'axe',
    group: 'melee',
    profiles: [{ profile: 0, targets, maxTargets: 1 }],
  });
  const attacks = (...targets: number[]) =>
    ({
      ...choice,
      kind: 'declare-attacks',
      unit: 0,
      weapons: [weapon(...targets)],
      limits: [],
      exclusive: [],
      targetsForced: true,
      oneTarget: false,
    }) as const;
  const of = (...targets: number[]) => answerOf(orderOf('only-target'), attacks(...targets), usual);
  expect([of(4), of(4, 5), of()]).toEqual(['pass', undefined, undefined]);
});
