import { resumeBattle } from './battle.ts';
import type { PlayerId } from './datasheet.ts';
import { forkState } from './fork.ts';
import type { Game, PendingQuestion } from './game.ts';
import { seedGenerator } from './random.ts';
import type { Ruleset } from './ruleset.ts';
import type { BattleSetup } from './setup.ts';
import type { BattleState } from './state.ts';

/** What one player may know: all but the other's secrets and the coming dice. */
export interface BattleView {
  readonly player: PlayerId;
  readonly setup: BattleSetup;
  readonly state: Omit<BattleState, 'dice'>;
  /** The question that waits, where this player must answer it. */
  readonly question: PendingQuestion | undefined;
  /** Who must answer the question that waits. */
  readonly waitsFor: PlayerId | undefined;
}

/** The battle as a player may see it. */
export function viewFor(game: Game, player: PlayerId): BattleView {
  const { dice: _hidden, ...state } = forkState(game.state);
  state.players[player === 0 ? 1 : 0].secrets = {};
  const { question } = game;
  return {
    player,
    setup: game.setup,
    state,
    question: question?.player === player ? question : undefined,
    waitsFor: question?.player,
  };
}

/** A battle to think on, made from a view alone: its dice come from the thinker's own seed, never from the battle's. */
export function imagine(view: BattleView, ruleset: Ruleset, seed: string): Game {
  const state: BattleState = { ...view.state, dice: { kind: 'seeded', words: seedGenerator(seed) } };
  return resumeBattle(view.setup, ruleset, forkState(state), false);
}
