import type { DecisionKind } from './kind.ts';
import { misshapen } from './kind.ts';
import type { TypeDice } from './question.ts';

export const typeDice: DecisionKind<TypeDice> = {
  check({ rule, count }, value) {
    if (!Array.isArray(value)) return misshapen('dice', 'a list of faces');
    if (value.length !== count)
      return [{ code: 'wrong-number-of-dice', rule, values: { wanted: count, given: value.length } }];
    const wrong = value.find((face) => typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > 6);
    return wrong === undefined ? [] : [{ code: 'no-face-of-a-die', rule, values: { face: wrong } }];
  },
  resolve: (_question, value) => value,
  forced: ({ count }) => (count === 0 ? [] : undefined),
  enumerate: ({ count }) => (count <= 3 ? throws(count) : undefined),
  sample: ({ count }, random) => Array.from({ length: count }, () => Math.floor(random() * 6) + 1),
};

/** Every throw of a few dice, faces in order. */
function throws(count: number): number[][] {
  if (count === 0) return [[]];
  return throws(count - 1).flatMap((rest) =>
    [1, 2, 3, 4, 5, 6].filter((face) => face >= (rest.at(-1) ?? 1)).map((face) => [...rest, face]),
  );
}
