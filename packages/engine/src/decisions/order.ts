import type { DecisionKind } from './kind.ts';
import { idsOf, misshapen, shuffle } from './kind.ts';
import type { ChooseOrder } from './question.ts';

export const chooseOrder: DecisionKind<ChooseOrder> = {
  check(question, value) {
    const ids = idsOf(value);
    if (ids === undefined || ids.length === 0) return misshapen('order', 'a list of at least one option id');
    if (new Set(ids).size !== ids.length) return [{ code: 'named-twice', rule: question.rule, values: {} }];
    const stranger = ids.find((id) => !question.options.some((option) => option.id === id));
    return stranger === undefined
      ? []
      : [{ code: 'no-such-option', rule: question.rule, values: { option: stranger } }];
  },
  resolve: (question, value) =>
    (idsOf(value) ?? []).map((id) => question.options.find((option) => option.id === id)?.value ?? null),
  forced: (question) => (question.options.length === 1 ? question.options.map((option) => option.id) : undefined),
  enumerate: (question) => question.options.map((option) => [option.id]),
  sample: (question, random) =>
    shuffle(
      question.options.map((option) => option.id),
      random,
    ),
};
