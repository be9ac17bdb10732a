/** What each edition's way of resolving attacks is called, with its rules. */
import type { Assumption } from './assumptions.ts';

/** Sentences about the sequence of an edition. */
export interface SequenceWords {
  readonly pools: Assumption;
  readonly saves: Assumption;
  readonly lost: Assumption;
  readonly feelNoPain: Assumption;
  readonly devastating: Assumption;
  readonly precision: Assumption;
  readonly lethal: Assumption;
  readonly lethalDeclined: Assumption;
  readonly cover: Assumption;
  readonly open: Assumption;
  groups(order: readonly number[]): Assumption;
  /** What is true of everything that is asked in this edition. */
  readonly always: readonly Assumption[];
}

const eleventh: SequenceWords = {
  pools: { rule: '04.03', text: 'weapons attack in this order, one pool after the other' },
  saves: { rule: '05.04-a', text: 'saves are taken from the lowest result; a wounded model suffers first' },
  lost: { rule: '05.04-f', text: 'damage that a destroyed model has not left is lost' },
  feelNoPain: { rule: '24.12', text: 'Feel No Pain is rolled for each wound' },
  devastating: {
    rule: '24.10',
    text: 'critical wounds allow no save; their mortal wounds come after the normal damage and hurt one model each',
  },
  precision: { rule: '24.28', text: 'the CHARACTER is seen and picked by [PRECISION]' },
  lethal: { rule: '24.23', text: 'critical hits wound without a roll' },
  lethalDeclined: { rule: '24.23', text: 'critical hits are rolled to wound' },
  cover: { rule: '13.08', text: 'the target has the benefit of cover' },
  open: { rule: '13.08', text: 'the target has no cover from ranged attacks' },
  groups: (order) => ({
    rule: '05.03',
    text: `groups suffer in the order ${order.join(', ')}, as far as wounded models do not change it`,
  }),
  always: [],
};

const tenth: SequenceWords = {
  ...eleventh,
  pools: { rule: '10e.save-a', text: 'weapons attack in this order, one attack after the other' },
  saves: { rule: '10e.save-a', text: 'each attack is allocated to a model, a wounded one first, which then saves' },
  lost: { rule: '10e.destroyed-a', text: 'damage that a destroyed model has not left is lost' },
  devastating: {
    rule: '10e.devastating-a',
    text: 'critical wounds allow no save; their mortal wounds come after all attacks and hurt one model each',
  },
  precision: { rule: '10e.mortal-d', text: 'the CHARACTER is seen and picked by [PRECISION]' },
  cover: { rule: '10e.cover-a', text: 'the target has the benefit of cover: +1 to armour saves' },
  open: { rule: '10e.cover-a', text: 'the target has no cover from ranged attacks' },
  groups: (order) => ({
    rule: '10e.leader-b',
    text: `groups suffer in the order ${order.join(', ')}, wounded models first, a CHARACTER last`,
  }),
  always: [{ rule: '10e', text: '10th edition; what its rules here do not describe is taken from the 11th' }],
};

/** The words of each edition. */
export const sequenceWords: Readonly<Record<string, SequenceWords>> = { '11e': eleventh, '10e': tenth };
export { eleventh as usualWords };
