import { type Game, type Json, type Option, type Question, sampleAnswer } from '@adjutant/engine';
import { type AttackRecord, attackOf, numbersOf } from '@adjutant/rules-11e/queries';
import type { AttackPolicy } from '../attack-die.ts';

/** What players answer who choose by a policy that is fixed beforehand. */
export function answerTo(question: Question, game: Game, policy: AttackPolicy): Json {
  const { purpose } = question;
  if (purpose === 're-roll' && 'options' in question) return thrownAgain(question, game, policy);
  if (purpose === 'lethal-hits' && question.kind === 'number')
    return policy.lethalHits === 'take' ? question.max : question.min;
  if (purpose === 'precision' && policy.precision === 'decline') return 'pass';
  if (purpose === 'attacks-to-resolve' && question.kind === 'choose-one') return strongestPool(question, game);
  if (question.kind === 'order') return question.options.map(({ id }) => id);
  return sampleAnswer(question, () => 0, game);
}

/** The pools as they are listed, but where the S of a weapon is random those with the highest first. */
function strongestPool({ options }: Extract<Question, { kind: 'choose-one' }>, game: Game): Json {
  const frame = game.state.stack.at(-1)?.locals as
    | { readonly planned: readonly { record: AttackRecord }[] }
    | undefined;
  const recordOf = (option: Option | undefined) => frame?.planned[(option?.value as readonly number[])[0] ?? 0]?.record;
  const [first] = options;
  const alike = options.filter((option) => recordOf(option)?.slot === recordOf(first)?.slot);
  const strength = (option: Option) => recordOf(option)?.rolledStrength ?? 0;
  return [...alike].sort((a, b) => strength(b) - strength(a))[0]?.id ?? '';
}

/** The unwanted dice that the first permission which touches any of them lets its player throw again. */
function thrownAgain(
  question: Question & { readonly options: readonly { readonly id: string }[] },
  game: Game,
  policy: AttackPolicy,
): Json {
  const unwanted = unwantedFaces(question, game, policy);
  const faces = question.facts?.faces as readonly number[];
  const rerolled = question.facts?.rerolled as readonly number[];
  const open = faces.filter((face, die) => unwanted.includes(face) && !rerolled.includes(die));
  const sources = [...new Set(question.options.map(({ id }) => id.slice(0, id.lastIndexOf('/'))))];
  for (const source of sources) {
    const offered = (face: number) => question.options.some(({ id }) => id === `${source}/${face}`);
    const chosen = open.filter(offered);
    if (chosen.length > 0) return chosen.map((face) => `${source}/${face}`);
  }
  return [];
}

const allFaces = [1, 2, 3, 4, 5, 6];

function unwantedFaces({ facts = {} }: Question, game: Game, policy: AttackPolicy): readonly number[] {
  const context = facts.context as { readonly fails?: readonly number[]; readonly attack?: AttackRecord };
  if (facts.roll === 'save') return failingFirst(game);
  const attack = context.attack;
  if (policy.reroll === 'failed' || attack === undefined) return context.fails ?? [];
  const numbers = numbersOf(game, attackOf(game, attack));
  const { criticalOn } = facts.roll === 'hit' ? numbers.hit : numbers.wound;
  return allFaces.filter((face) => face === 1 || face < criticalOn);
}

/** Faces with which the group that suffers first does not save; the roll's parent knows the order. */
function failingFirst(game: Game): readonly number[] {
  const { stack } = game.state;
  const roll = stack.at(-1)?.locals as { readonly context: { readonly needed: readonly number[] } };
  const parent = stack.at(-2)?.locals as { readonly picked: number | null; readonly order: readonly number[] };
  const needed = roll.context.needed[parent.picked ?? parent.order[0] ?? 0] ?? 7;
  return allFaces.filter((face) => face < needed);
}
