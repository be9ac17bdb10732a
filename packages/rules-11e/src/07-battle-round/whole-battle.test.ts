import { type Game, resumeBattle, sampleAnswer, startBattle } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { layouts, missions, ruleset11e } from '../index.ts';

const gun = { range: 24, attacks: 2, skill: 3, strength: 5, ap: -1 };
const blade = { attacks: 3, skill: 3, strength: 5, ap: -1 };
const weapons = [gun, blade];
const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const truk = { weapons, transport, wounds: 10, keywords: ['VEHICLE', 'TRANSPORT', 'DEDICATED TRANSPORT'] };

const units = {
  boyz: { models: 8, weapons, leader: { wounds: 4, keywords: ['INFANTRY', 'CHARACTER'], weapons: [blade] } },
  nobz: { models: 3, wounds: 2, weapons },
  truk,
  team: { player: 1, models: 6, weapons },
  elite: { player: 1, models: 3, wounds: 3, weapons },
  boat: { ...truk, player: 1 },
} as const;

/** Plays a battle with random answers; `reload` saves and loads it at every question. */
function play(seed: number, reload: boolean): Game {
  const setup = { ...scene({ units }).game.setup, layout: layouts[2 + (seed % 2)]!, mission: missions[0]!.setup };
  let word = seed;
  const random = () => {
    word = (word * 1103515245 + 12345) % 2147483648;
    return word / 2147483648;
  };
  let game = startBattle(setup, ruleset11e, { kind: 'seeded', seed: `battle ${seed}` });
  for (let { question } = game; question !== undefined; question = game.question) {
    const value = sampleAnswer(question, random, game);
    if (reload) game = resumeBattle(setup, ruleset11e, JSON.parse(JSON.stringify(game.state)));
    expect(game.reply({ question: question.number, value })).toEqual([]);
  }
  return game;
}

test.each([1, 2])(
  '07.00-a battle %i of random legal answers comes to its end, the same when saved and loaded at every question',
  (seed) => {
    const game = play(seed, false);
    expect(game.state.result).toBeDefined();
    expect(game.state.clock.round).toBeGreaterThan(0);
    expect(play(seed, true).state).toEqual(game.state);
  },
);
