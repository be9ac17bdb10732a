import { type ChooseOne, flow, flowName, type Game, type PlayerId } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { openChoices, useOpenChoice } from '../07-battle-round/open-choices.ts';
import { moments } from '../moments.ts';

/** Resolve Pre-battle Abilities; `player` begins. */
export const preBattleFlow = flowName<{ player: PlayerId; passed: PlayerId[] }>('pre-battle');

/** One player's turn to resolve an ability, while which that player is active. */
const preBattleChoiceFlow = flowName<{ player: PlayerId; used: boolean }, boolean>('pre-battle-choice');

/** Starting with the player who has the first turn, the players resolve one ability each in turn, until both have passed. @rule 25.10-e */
export const preBattleSteps = flow(preBattleFlow, {
  start(game, { player, passed }) {
    if (passed.length === 2) return 'done';
    if (passed.includes(player)) return 'next';
    game.call(preBattleChoiceFlow.begin({ player, used: false }, player));
    return 'chosen';
  },
  chosen(game, step) {
    if (!game.result(preBattleChoiceFlow)) step.passed = [...step.passed, step.player];
    return 'next';
  },
  next(_game, step) {
    step.player = opponentOf(step.player);
    return 'start';
  },
});

export const preBattleChoiceSteps = flow(
  preBattleChoiceFlow,
  {
    start: (game) => (openChoices(game, moments.preBattleAbilities).length === 0 ? 'done' : 'choose'),
    choose(game, { player }) {
      game.ask(choiceQuestion(game, player));
      return 'use';
    },
    use(game, choice) {
      const id = game.answer<string | null>();
      if (id === null) return 'done';
      choice.used = true;
      useOpenChoice(game, moments.preBattleAbilities, id);
      return 'done';
    },
  },
  ({ used }) => used,
);

function choiceQuestion(game: Game, player: PlayerId): ChooseOne {
  return {
    kind: 'choose-one',
    player,
    purpose: 'pre-battle-ability',
    rule: '25.10-e',
    mayPass: true,
    options: openChoices(game, moments.preBattleAbilities),
  };
}
