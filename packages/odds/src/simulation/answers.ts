import { type Game, type Json, type Option, type Question, sampleAnswer } from '@adjutant/engine';
import { type AttackRecord, attackOf, numbersOf } from '@adjutant/rules-11e/queries';
import type { AttackPolicy } from '../attack-die.ts';
import { isLow } from '../low-dice.ts';

/** What players answer who choose by a policy that is fixed beforehand. */
export function answerTo(question: Question, game: Game, policy: AttackPolicy): Json {
  const { purpose } = question;
  if (purpose === 're-roll' && 'options' in question) return thrownAgain(question, game, policy);
  if (purpose === 'lethal-hits' && question.kind === 'number')
    return policy.lethalHits === 'take' ? question.max : question.min;
  if (purpose === 'precision' && policy.precision === 'decline') return 'pass';
  if (purpose === 'attacks-to-resolve' && question.kind === 'choose-one') return strongestPool(question.options, game);
  if (question.kind === 'order') return question.options.map(({ id }) => id);
  return sampleAnswer(question, () => 0, game);
}

/** The pools as they are listed, but where the S of a weapon is random those with the highest first. */
function strongestPool(options: readonly Option[], game: Game): Json {
  const frame = game.state.stack.at(-1)?.locals as
    | { readonly planned: readonly { record: AttackRecord }[] }
    | undefined;
  const recordOf = ({ value }: Option) => (Array.isArray(value) ? frame?.planned[Number(value[0])]?.record : undefined);
  const [first] = options;
  if (first === undefined) return '';
  const alike = options.filter((option) => recordOf(option)?.slot === recordOf(first)?.slot);
  const strength = (option: Option) => recordOf(option)?.rolledStrength ?? 0;
  return alike.reduce((best, option) => (strength(option) > strength(best) ? option : best), first).id;
}

/** Dice that need the same, thrown together with others or alone. */
interface Needs {
  readonly size?: number;
  readonly fails?: readonly number[];
  readonly attack?: AttackRecord;
}

interface RollFacts {
  readonly roll: string;
  readonly faces: readonly number[];
  readonly rerolled: readonly number[];
  readonly context: Needs & { readonly parts?: readonly Needs[] };
}

/** The unwanted dice that the first permission which touches any of them lets its player throw again. */
function thrownAgain(
  { facts: told, options }: Question & { readonly options: readonly Option[] },
  game: Game,
  policy: AttackPolicy,
): Json {
  const facts = told as unknown as RollFacts;
  const sources = [...new Set(options.map(({ id }) => id.slice(0, id.lastIndexOf('/'))))];
  for (const source of sources) {
    const { from, to, needs } = partOf(facts, source);
    const unwanted = unwantedFaces(facts.roll, needs, game, policy);
    const offered = (face: number) => options.some(({ id }) => id === `${source}/${face}`);
    const chosen = facts.faces.filter(
      (face, die) =>
        die >= from && die < to && !facts.rerolled.includes(die) && unwanted.includes(face) && offered(face),
    );
    if (chosen.length > 0) return chosen.map((face) => `${source}/${face}`);
  }
  return [];
}

/** The dice that a permission is for: all, or the part of the roll that its name tells. */
function partOf({ faces, context }: RollFacts, source: string) {
  const { parts = [] } = context;
  const number = Number(/\/part-(\d+)$/.exec(source)?.[1] ?? 0);
  const needs = parts[number - 1];
  if (needs === undefined) return { from: 0, to: faces.length, needs: context };
  const from = parts.slice(0, number - 1).reduce((sum, { size = 0 }) => sum + size, 0);
  return { from, to: from + (needs.size ?? 0), needs };
}

const allFaces = [1, 2, 3, 4, 5, 6];

function unwantedFaces(
  roll: string,
  { fails = [], attack }: Needs,
  game: Game,
  policy: AttackPolicy,
): readonly number[] {
  if (roll === 'save') return failingFirst(game);
  if ((roll === 'damage' || roll === 'attacks') && attack !== undefined) {
    const { profile } = attackOf(game, attack);
    const amount = roll === 'damage' ? profile.damage : profile.attacks;
    return allFaces.filter((face) => isLow(face, amount));
  }
  const again = roll === 'wound' ? (policy.rerollWounds ?? policy.reroll) : policy.reroll;
  if (again === 'failed' || attack === undefined) return fails;
  const numbers = numbersOf(game, attackOf(game, attack));
  const { criticalOn } = roll === 'hit' ? numbers.hit : numbers.wound;
  return allFaces.filter((face) => face === 1 || face < criticalOn);
}

/** Faces with which the group that suffers first does not save; the roll's parent knows the order. */
function failingFirst(game: Game): readonly number[] {
  const { stack } = game.state;
  const roll = stack.at(-1)?.locals as { readonly context: { readonly needed: readonly number[] } } | undefined;
  const parent = stack.at(-2)?.locals as
    | { readonly picked: number | null; readonly order: readonly number[] }
    | undefined;
  const needed = roll?.context.needed[parent?.picked ?? parent?.order[0] ?? 0] ?? 7;
  return allFaces.filter((face) => face < needed);
}
