import type { Json } from '../json.ts';
import type { DecisionKind } from './kind.ts';
import { misshapen, pick } from './kind.ts';
import type { ChooseOne } from './question.ts';

/** The value that declines. */
export const PASS = 'pass';

export const chooseOne: DecisionKind<ChooseOne> = {
  check(question, value) {
    if (typeof value !== 'string') return misshapen('choose-one', 'the id of an option');
    if (value === PASS && question.mayPass) return [];
    if (question.options.some((option) => option.id === value)) return [];
    const reason = question.unavailable?.find((one) => one.id === value);
    if (reason !== undefined) return [reason.refusal];
    return [
      { code: value === PASS ? 'may-not-pass' : 'no-such-option', rule: question.rule, values: { option: value } },
    ];
  },
  resolve: (question, value) => question.options.find((option) => option.id === value)?.value ?? null,
  forced(question) {
    const [only, ...others] = question.options;
    if (only === undefined && question.mayPass) return PASS;
    return only !== undefined && others.length === 0 && !question.mayPass ? only.id : undefined;
  },
  enumerate: values,
  sample: (question, random) => pick(values(question), random),
};

function values(question: ChooseOne): readonly Json[] {
  const ids = question.options.map((option) => option.id);
  return question.mayPass ? [...ids, PASS] : ids;
}
