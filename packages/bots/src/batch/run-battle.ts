import type { Answer, BattleSetup, DiceSetup, Game, PendingQuestion, Ruleset } from '@adjutant/engine';
import type { Bot } from '../bot.ts';
import { playBattle } from '../play-battle.ts';
import type { Coverage } from './coverage.ts';
import { fingerprintOf } from './fingerprint.ts';
import { brokenCoherency, brokenInvariants, strengthOnTable } from './invariants.ts';
import { probe } from './probe.ts';
import { saveAndLoad } from './save-and-load.ts';

/** One battle of a batch. */
export interface BattleToPlay {
  /** Of the armies and the table: names the battle together with the seed and the bots. */
  readonly name: string;
  readonly setup: BattleSetup;
  /** Of the bots' own choices, and of the dice where nothing else is said about them. */
  readonly seed: string;
  readonly dice?: DiceSetup;
  readonly bots: readonly [Bot, Bot];
}

export interface BatchOptions {
  readonly coverage?: Coverage;
  /** Whether to save, load and fork at every question. */
  readonly saves?: boolean;
  /** More answers than any battle needs: a battle that takes more is stopped and reported. */
  readonly maxQuestions?: number;
}

/** How a battle of a batch went. */
export interface BattleReport {
  readonly name: string;
  readonly seed: string;
  readonly bots: readonly [string, string];
  readonly questions: number;
  readonly rounds: number;
  readonly victoryPoints: readonly [number, number];
  readonly winner: 0 | 1 | 'draw' | undefined;
  readonly fingerprint: string;
  /** What should never happen; empty in a sound battle. */
  readonly broken: readonly string[];
}

/** Where a battle is given up. */
const MOST_QUESTIONS = 20_000;

/** Plays one battle and tests after every answer what must always hold. */
export function runBattle(battle: BattleToPlay, ruleset: Ruleset, options: BatchOptions = {}): BattleReport {
  const broken: string[] = [];
  const watch = watcher(options, broken);
  const { setup, seed, bots, name, dice = { kind: 'seeded', seed } } = battle;
  const played = playBattle(setup, ruleset, dice, bots, {
    seed,
    maxQuestions: options.maxQuestions ?? MOST_QUESTIONS,
    ...(options.coverage === undefined ? {} : { observer: options.coverage.observer }),
    onQuestion: watch.onQuestion,
    onAnswer: watch.onAnswer,
  });
  const { game, questions, over } = played;
  if (!over) broken.push(`not over after ${questions} answers: ${game.question?.purpose}`);
  options.coverage?.awards(game.state);
  options.coverage?.deeds(game);
  const { result, clock, players } = game.state;
  if (over && result === undefined) broken.push('over without a result');
  return {
    name,
    seed,
    bots: [bots[0].name, bots[1].name],
    questions,
    rounds: clock.round,
    victoryPoints: [players[0].victoryPoints, players[1].victoryPoints],
    winner: result?.winner,
    fingerprint: fingerprintOf(game.log),
    broken,
  };
}

/** Looks at a battle at every question and after every answer. */
function watcher({ coverage, saves = false }: BatchOptions, broken: string[]) {
  let before = 0;
  let compare: ((answer: Answer) => string[]) | undefined;
  return {
    onQuestion(question: PendingQuestion, game: Game): void {
      before = question.unit === undefined ? 0 : strengthOnTable(game, question.unit);
      coverage?.question(question);
      coverage?.offers(question, game.ruleset);
      if (coverage !== undefined) probe(game, question, coverage);
      if (saves) compare = saveAndLoad(game);
    },
    onAnswer(question: PendingQuestion, answer: Answer, game: Game): void {
      const value = 'value' in answer ? answer.value : undefined;
      coverage?.uses(question, value, game.ruleset);
      const found = [
        ...brokenInvariants(game),
        ...brokenCoherency(game, question, value, before),
        ...(compare?.(answer) ?? []),
      ];
      for (const line of found)
        if (broken.length < MOST_LINES) broken.push(`question ${question.number}, ${question.purpose}: ${line}`);
    },
  };
}

/** Lines of a report that tell enough. */
const MOST_LINES = 20;
