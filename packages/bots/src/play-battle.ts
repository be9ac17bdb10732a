import {
  type Answer,
  type BattleEvent,
  type BattleSetup,
  type DiceSetup,
  type Game,
  nextFraction,
  type Observer,
  type PendingQuestion,
  type Random,
  type Ruleset,
  seedGenerator,
  startBattle,
  viewFor,
} from '@adjutant/engine';
import type { Bot } from './bot.ts';

export interface PlayOptions {
  /** Seed of the bots' own choices; the dice's seed where absent. */
  readonly seed?: string;
  /** Told every event as it happens. */
  readonly onEvent?: (event: BattleEvent) => void;
  /** Told every question before it is answered, and the battle as it stands then. */
  readonly onQuestion?: (question: PendingQuestion, game: Game) => void;
  /** Told every answer after it was accepted. */
  readonly onAnswer?: (question: PendingQuestion, answer: Answer, game: Game) => void;
  /** Stops the battle after so many answers. */
  readonly maxQuestions?: number;
  readonly observer?: Observer;
}

/** A battle that bots have played. */
export interface PlayedBattle {
  readonly game: Game;
  /** Answers given. */
  readonly questions: number;
  /** False where it was stopped before its end. */
  readonly over: boolean;
}

/** Plays a battle with a bot in each seat: each answers from its own view alone. Throws where an answer is refused. */
export function playBattle(
  setup: BattleSetup,
  ruleset: Ruleset,
  dice: DiceSetup,
  bots: readonly [Bot, Bot],
  options: PlayOptions = {},
): PlayedBattle {
  const { maxQuestions = Number.POSITIVE_INFINITY, observer } = options;
  const game = startBattle(setup, ruleset, dice, observer);
  const randoms = randomsFor(options.seed ?? (dice.kind === 'seeded' ? dice.seed : 'bots'));
  const report = eventReporter(game, options);
  let questions = 0;
  report();
  for (let question = game.question; question !== undefined; question = game.question) {
    if (questions >= maxQuestions) return { game, questions, over: false };
    answerOne(game, bots, randoms, question, options);
    questions += 1;
    report();
  }
  return { game, questions, over: true };
}

function answerOne(
  game: Game,
  bots: readonly [Bot, Bot],
  randoms: readonly [Random, Random],
  question: PendingQuestion,
  options: PlayOptions,
): void {
  const { player } = question;
  options.onQuestion?.(question, game);
  const value = bots[player].answer(viewFor(game, player), game.ruleset, question, randoms[player]);
  const answer = { question: question.number, value };
  const refusals = game.reply(answer);
  if (refusals.length > 0) {
    const what = JSON.stringify({ purpose: question.purpose, value, refusals }).slice(0, 2000);
    throw new Error(`${bots[player].name} gave an answer that is refused: ${what}`);
  }
  options.onAnswer?.(question, answer, game);
}

/** Each bot's own random numbers. */
function randomsFor(seed: string): readonly [Random, Random] {
  const randomOf = (player: number): Random => {
    const words = seedGenerator(`${seed}/bot ${player}`);
    return () => nextFraction(words);
  };
  return [randomOf(0), randomOf(1)];
}

/** Passes on the events that came since the last call. */
function eventReporter(game: Game, { onEvent }: PlayOptions): () => void {
  let reported = 0;
  return () => {
    if (onEvent === undefined) return;
    for (; reported < game.log.length; reported++) {
      const event = game.log[reported];
      if (event !== undefined) onEvent(event);
    }
  };
}
