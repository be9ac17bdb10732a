import type { DecisionKind } from './kind.ts';
import { misshapen } from './kind.ts';
import type { ChooseNumber } from './question.ts';

export const chooseNumber: DecisionKind<ChooseNumber> = {
  check({ rule, min, max }, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return misshapen('number', 'a whole number');
    return value >= min && value <= max
      ? []
      : [{ code: 'number-out-of-range', rule, values: { number: value, min, max } }];
  },
  resolve: (_question, value) => value,
  forced: ({ min, max }) => (min === max ? min : undefined),
  enumerate: ({ min, max }) => Array.from({ length: max - min + 1 }, (_, at) => min + at),
  sample: ({ min, max }, random) => min + Math.floor(random() * (max - min + 1)),
};
