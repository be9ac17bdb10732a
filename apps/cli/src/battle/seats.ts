import { nextFraction, seedGenerator } from '@adjutant/engine';
import type { BotSeat } from '@adjutant/session';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** The two bots that an option names: `greedy,random`. */
export function seatsOf(names: string, seed: string, world: World): readonly [BotSeat, BotSeat] {
  const [first, second, ...others] = names.split(',').map((name) => name.trim());
  if (first === undefined || second === undefined || others.length > 0)
    throw new Problem(`--bots ${names}: name two bots with a comma, for example greedy,random.`);
  return [seatOf(first, 0, seed, world), seatOf(second, 1, seed, world)];
}

function seatOf(name: string, player: 0 | 1, seed: string, world: World): BotSeat {
  const bot = world.bots[name];
  if (bot === undefined)
    throw new Problem(`--bots: there is no bot "${name}". Known: ${Object.keys(world.bots).join(', ')}.`);
  const words = seedGenerator(`${seed}/bot ${player}`);
  return {
    kind: 'bot',
    name,
    answer: (view, question) => bot.answer(view, world.ruleset, question, () => nextFraction(words)),
  };
}
