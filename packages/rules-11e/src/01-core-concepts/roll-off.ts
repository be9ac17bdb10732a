import { flow, type Game, note, type PlayerId, roll, rollFlow } from '@adjutant/engine';
import { rollOffFlow } from '../flows.ts';

/** Each player rolls one die, again while they tie; the higher wins. @rule 01.05.05-a */
export const rollOffSteps = flow(
  rollOffFlow.keeping<{ first: number; winner: PlayerId }>(),
  {
    start(game, { purpose }) {
      rollOne(game, 0, purpose);
      return 'second';
    },
    second(game, made) {
      made.first = game.result(rollFlow)[0] ?? 0;
      rollOne(game, 1, made.purpose);
      return 'compare';
    },
    compare(game, made) {
      const [second = 0] = game.result(rollFlow);
      const { first = 0 } = made;
      if (first === second) return 'start';
      made.winner = first > second ? 0 : 1;
      note(game, 'roll-off-won', '01.05.05-a', { player: made.winner, purpose: made.purpose });
      return 'done';
    },
  },
  (made) => made.winner ?? 0,
);

function rollOne(game: Game, player: PlayerId, forWhat: string): void {
  game.call(roll({ purpose: 'roll-off', player, count: 1, rule: '01.05.05', context: { for: forWhat } }));
}
