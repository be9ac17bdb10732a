import type { ChooseNumber, ChooseOne, ChooseSome, DeclaredWeapon, Json, Question } from '@adjutant/engine';
import { type FaceCounts, facesOf } from './typed-dice.ts';

/** What a person has put together for a question so far, places of models apart. */
export interface Made {
  /** Ids chosen, in order. */
  readonly chosen: readonly string[];
  /** Numbers by option, by face of the dice, or the one number at `value`. */
  readonly numbers: FaceCounts;
  readonly declared: readonly DeclaredWeapon[];
}

/** What is chosen after an option was picked once more: one of several equal things more, and none after the last of them. */
export function picked(question: ChooseOne | ChooseSome, chosen: readonly string[], id: string): readonly string[] {
  if (question.kind === 'choose-one') return [id];
  const groupOf = (one: string) => question.options.find((option) => option.id === one)?.group;
  const count = question.options.find((option) => option.id === id)?.count ?? 1;
  const times = chosen.filter((one) => one === id).length;
  const without = chosen.filter((one) => one !== id);
  const own = question.oneGroup === true ? without.filter((one) => groupOf(one) === groupOf(id)) : without;
  const next = times >= count ? own : [...own, ...Array.from({ length: times + 1 }, () => id)];
  return next.slice(-Math.max(question.max, 1));
}

/** An order with one thing some places earlier or later. */
export function shifted(ids: readonly string[], at: number, by: number): readonly string[] {
  const next = [...ids];
  const [moved] = next.splice(at, 1);
  if (moved !== undefined) next.splice(Math.max(0, at + by), 0, moved);
  return next;
}

/** A number held within its range. */
export function within({ min, max }: Pick<ChooseNumber, 'min' | 'max'>, wanted: number): number {
  return Math.min(max, Math.max(min, wanted));
}

/** The answer that stands there; places of models are judged and sent by the worker. */
export function madeValue(question: Question, { chosen, numbers, declared }: Made): Json | undefined {
  switch (question.kind) {
    case 'choose-one':
      return chosen[0];
    case 'choose-some':
    case 'order':
      return [...chosen];
    case 'number':
      return numbers.value ?? question.max;
    case 'assign':
      return { ...numbers };
    case 'declare-attacks':
      return declared as unknown as Json;
    case 'dice':
      return [...facesOf(numbers)];
    default:
      return undefined;
  }
}
