import { type Game, seedGenerator } from '@adjutant/engine';
import { attackPool } from '../../../rules-11e/src/05-attack-sequence/attack-pool.ts';
import { attacksOn, outcomesOf } from '../../src/index.ts';
import { answerTo } from '../../src/simulation/answers.ts';
import { type Difference, differenceOf } from './difference.ts';
import type { Situation } from './situation.ts';

/** Wounds that the target's models have left. */
function woundsLeft(game: Game): number {
  let left = 0;
  for (const model of game.unitInfo(1).models) left += game.model(model).wounds;
  return left;
}

/** Plays the attacks once, pool after pool; brings back the wounds lost. */
function playOut(game: Game, { records, policy }: Situation): number {
  const before = woundsLeft(game);
  for (const record of records) {
    if (woundsLeft(game) === 0) break;
    game.push(attackPool(game, [{ record }], 0));
    game.run();
    for (let question = game.question; question !== undefined; question = game.question) {
      const refusals = game.reply({ question: question.number, value: answerTo(question, game, policy) });
      if (refusals.length > 0) throw new Error(`${question.purpose}: ${JSON.stringify(refusals)}`);
    }
  }
  return before - woundsLeft(game);
}

/** Plays a situation so often, with dice of that seed; brings back how often each number of wounds was lost. */
export function playOften(situation: Situation, runs: number, seed: string): number[] {
  const words = seedGenerator(seed);
  const found: number[] = [];
  for (let run = 0; run < runs; run++) {
    const copy = situation.game.fork();
    copy.state.dice = { kind: 'seeded', words };
    const lost = playOut(copy, situation);
    found[lost] = (found[lost] ?? 0) + 1;
  }
  return Array.from(found, (count) => count ?? 0);
}

/** The exact chances of each number of wounds lost. */
export function exactChances({ game, records, policy }: Situation): readonly number[] {
  const entries = records.map((record) => ({ record }));
  const { target, standing } = attacksOn(game, entries, policy);
  return outcomesOf(target, standing).woundsLost.chances;
}

/** Plays a situation often and compares the wounds lost with their exact chances. */
export function compare(situation: Situation, runs: number, seed: string): Difference {
  return differenceOf(playOften(situation, runs, seed), exactChances(situation));
}
