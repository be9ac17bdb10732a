import { type Game, startBattle, type UnitId } from '@adjutant/engine';
import { livingOnTable, unitsOnTable } from '@adjutant/rules-11e/queries';
import { type Names, namesFrom, refusalSentence } from '@adjutant/text';
import { readVerifiable } from '../battle/record.ts';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** A recorded battle as it stood at one moment, and what things in it are called. */
export interface Restored {
  readonly game: Game;
  readonly names: Names;
  /** The number of the question that waits; undefined at the end of the battle. */
  readonly question: number | undefined;
  /** The first and the last question at which a unit stood on the battlefield; undefined where it never did. */
  presence(unit: UnitId): readonly [number, number] | undefined;
}

/** A battle file played again to a question; without one to its end, or to the last question at which both armies had models on the battlefield. */
export function restore(path: string, at: string | undefined, known: World): Restored {
  const { record, world } = readVerifiable(path, known);
  const wanted = at === undefined ? undefined : questionNumber(at);
  let last: number | undefined;
  const playTo = (stop: number | undefined, look: (game: Game) => void): Game => {
    const game = startBattle(record.setup, world.ruleset, record.dice);
    for (const [index, answer] of record.answers.entries()) {
      if (game.question?.number === stop && stop !== undefined) return game;
      look(game);
      const refusals = game.reply(answer);
      if (refusals.length === 0) continue;
      const reasons = refusals.map((refusal) => refusalSentence(refusal, namesOfGame(game, world))).join(' ');
      throw new Problem(
        `${path}: the battle cannot be restored: answer ${index + 1} of ${record.answers.length} is refused. ${reasons}`,
      );
    }
    return game;
  };
  const game = playTo(wanted, (now) => {
    const number = now.question?.number ?? 0;
    if (haveBoth(now)) last = number;
  });
  if (wanted !== undefined && game.question?.number !== wanted) throw outOfBattle(path, wanted, game, record.answers);
  const shown = wanted !== undefined || haveBoth(game) || last === undefined ? game : playTo(last, () => {});
  return {
    game: shown,
    names: namesOfGame(shown, world),
    question: shown.question?.number,
    presence: (unit) => {
      const there: number[] = [];
      playTo(undefined, (now) => {
        if (now.question !== undefined && unitsOnTable(now, now.unit(unit).player).includes(unit))
          there.push(now.question.number);
      });
      const [first, final] = [there[0], there.at(-1)];
      return first === undefined || final === undefined ? undefined : [first, final];
    },
  };
}

function haveBoth(game: Game): boolean {
  return unitsOnTable(game, 0).length > 0 && unitsOnTable(game, 1).length > 0;
}

function questionNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Problem(`--at ${text}: give the number of a question, for example 120.`);
}

function outOfBattle(path: string, wanted: number, game: Game, answers: readonly { question: number }[]): Problem {
  const numbers = [...answers.map(({ question }) => question), game.question?.number ?? 0];
  const range = `${Math.min(...answers.map(({ question }) => question))} to ${Math.max(...numbers)}`;
  return new Problem(
    answers.length === 0
      ? `--at ${wanted}: ${path} has no answers; it can be shown without --at only.`
      : `--at ${wanted}: ${path} has no such question. Its questions are ${range}.`,
  );
}

function namesOfGame(game: Game, { ruleset }: World): Names {
  return namesFrom(game.setup, () => game.roster, ruleset);
}

/** The unit that somebody named, on the battlefield: by its name, or by a part of it that no other unit has. */
export function unitNamed(wanted: string, { game, names, question, presence }: Restored): UnitId {
  const key = wanted.trim().toLowerCase();
  const units = game.roster.units.map(({ id, name }) => ({ id, name: names.unit(id), plain: name }));
  const exact = units.filter(({ name, plain }) => [name, plain].some((one) => one.toLowerCase() === key));
  const found = exact.length > 0 || key === '' ? exact : units.filter(({ name }) => name.toLowerCase().includes(key));
  const here = found.filter(({ id }) => livingOnTable(game, id).length > 0);
  const [only, other] = here.length > 0 ? here : found;
  if (only === undefined) {
    const known = units.filter(({ id }) => livingOnTable(game, id).length > 0).map(({ name }) => name);
    throw new Problem(`--unit ${wanted}: there is no such unit. On the battlefield: ${known.join(', ') || 'none'}.`);
  }
  if (other !== undefined) {
    const all = (here.length > 0 ? here : found).map(({ name }) => name).join(', ');
    throw new Problem(`--unit ${wanted}: several units are called so: ${all}. Give the whole name.`);
  }
  if (here.length > 0) return only.id;
  const when = question === undefined ? 'at the end' : `at question ${question}`;
  const there = presence(only.id);
  const hint = there === undefined ? 'It never had.' : `It has from --at ${there[0]} to --at ${there[1]}.`;
  throw new Problem(`--unit ${wanted}: ${only.name} has no models on the battlefield ${when}. ${hint}`);
}
