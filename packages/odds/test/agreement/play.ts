import { type Game, seedGenerator } from '@adjutant/engine';
import type { PoolMember } from '../../../rules-11e/src/04-making-attacks/gather-attacks.ts';
import { identicalPools } from '../../../rules-11e/src/04-making-attacks/identical-attacks.ts';
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

/** The weapons of each pool: identical attacks are resolved together. @rule 04.03-c */
function poolsOf({ game, records }: Situation): readonly (readonly PoolMember[])[] {
  const planned = records.map((record) => ({ record, done: false }));
  return identicalPools(game, planned, 1).map(({ members }) =>
    members.flatMap((at) => planned[at] ?? []).map(({ record }) => ({ record })),
  );
}

/** Plays the attacks once, pool after pool; brings back the wounds lost. */
function playOut(game: Game, pools: ReturnType<typeof poolsOf>, { policy }: Situation): number {
  const before = woundsLeft(game);
  for (const pool of pools) {
    if (woundsLeft(game) === 0) break;
    game.push(attackPool(game, pool, 0));
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
  const pools = poolsOf(situation);
  for (let run = 0; run < runs; run++) {
    const copy = situation.game.fork();
    copy.state.dice = { kind: 'seeded', words };
    const lost = playOut(copy, pools, situation);
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
