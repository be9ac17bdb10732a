import { type Game, nextFraction, seedGenerator, viewFor } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { opponentOf } from '@adjutant/rules-11e/queries';
import { expect, test } from 'vitest';
import { type Bot, bots, playBattle } from '../src/index.ts';
import { numberedBattle } from './armies.ts';

/** The same battle with other dice to come and other secrets of the opponent. */
function withOtherSecrets(game: Game, player: 0 | 1): Game {
  const other = game.fork();
  other.state.dice = { kind: 'seeded', words: seedGenerator('nobody knows') };
  other.state.players[opponentOf(player)].secrets = { plan: 'to win' };
  return other;
}

function answerOf(bot: Bot, game: Game, player: 0 | 1) {
  const words = seedGenerator('own');
  return bot.answer(viewFor(game, player), ruleset11e, game.question!, () => nextFraction(words));
}

for (const [name, bot] of Object.entries(bots)) {
  test(`H49 the ${name} bot answers the same where only what is hidden from it differs`, () => {
    const { setup } = numberedBattle(3);
    let asked = 0;
    const onQuestion = (_question: unknown, game: Game) => {
      if (asked++ % 5 !== 0) return;
      const { player } = game.question!;
      expect(answerOf(bot, withOtherSecrets(game, player), player)).toEqual(answerOf(bot, game, player));
    };
    playBattle(setup, ruleset11e, { kind: 'seeded', seed: 'hidden' }, [bot, bot], { onQuestion, maxQuestions: 150 });
    expect(asked).toBeGreaterThan(50);
  });
}

test('M13 what a bot does with its view changes nothing in the battle', () => {
  const { setup } = numberedBattle(4);
  const greedy = bots.greedy!;
  const onQuestion = (_question: unknown, game: Game) => {
    const before = JSON.stringify(game.state);
    answerOf(greedy, game, game.question!.player);
    expect(JSON.stringify(game.state)).toBe(before);
  };
  playBattle(setup, ruleset11e, { kind: 'seeded', seed: 'view' }, [greedy, greedy], { onQuestion, maxQuestions: 60 });
});
