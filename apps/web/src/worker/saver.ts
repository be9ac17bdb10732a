import { type Answer, type BattleEvent, forkState, type Game } from '@adjutant/engine';
import type { StoredBattle } from './protocol.ts';
import { type Grown, saveBattle } from './store.ts';

/** Keeps a battle stored: what is new is added, one write after the other. */
export class Saver {
  #answers: readonly Answer[];
  #events: readonly BattleEvent[];
  #writing: Promise<void> = Promise.resolve();

  constructor(answers: readonly Answer[], events: readonly BattleEvent[]) {
    this.#answers = [...answers];
    this.#events = [...events];
  }

  /** Stores what has come since the last time; `whole` stores also how the battle stands. */
  save(game: Game, battle: StoredBattle, whole: boolean): Promise<void> {
    const answers = grown(this.#answers, game.answers);
    const events = grown(this.#events, game.log);
    [this.#answers, this.#events] = [answers.list, events.list];
    const progress = { answers, events, ...(whole ? { state: forkState(game.state) } : {}) };
    this.#writing = this.#writing.then(() => saveBattle(battle, progress));
    return this.#writing;
  }
}

/** Entries up to where two lists part are stored already. */
function grown<Entry>(stored: readonly Entry[], now: readonly Entry[]): Grown<Entry> {
  let from = Math.min(stored.length, now.length);
  while (from > 0 && stored[from - 1] !== now[from - 1]) from--;
  return { list: [...now], from };
}
