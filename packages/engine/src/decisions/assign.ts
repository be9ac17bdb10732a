import type { Json } from '../json.ts';
import type { DecisionKind, Random } from './kind.ts';
import { misshapen } from './kind.ts';
import type { Assign } from './question.ts';

export const assign: DecisionKind<Assign> = {
  check({ rule, options, total, minEach }, value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return misshapen('assign', 'a number for each option');
    const numbers = value as Readonly<Record<string, Json>>;
    const stranger = Object.keys(numbers).find((id) => !options.some((option) => option.id === id));
    if (stranger !== undefined) return [{ code: 'no-such-option', rule, values: { option: stranger } }];
    const given = options.map((option) => numbers[option.id]);
    if (!given.every((number) => typeof number === 'number' && Number.isInteger(number) && number >= minEach)) {
      return [{ code: 'each-at-least', rule, values: { least: minEach } }];
    }
    const sum = given.reduce<number>((so, number) => so + Number(number), 0);
    return sum === total ? [] : [{ code: 'wrong-total', rule, values: { total, given: sum } }];
  },
  resolve: (_question, value) => value,
  forced({ options, total, minEach }) {
    const [first, ...others] = options;
    if (first === undefined) return {};
    if (others.length === 0) return { [first.id]: total };
    return total === minEach * options.length
      ? Object.fromEntries(options.map((option) => [option.id, minEach]))
      : undefined;
  },
  sample,
};

function sample({ options, total, minEach }: Assign, random: Random): Json {
  const numbers = options.map(() => minEach);
  for (let left = total - minEach * options.length; left > 0; left--) {
    const at = Math.floor(random() * options.length);
    numbers[at] = (numbers[at] ?? 0) + 1;
  }
  return Object.fromEntries(options.map((option, at) => [option.id, numbers[at] ?? 0]));
}
