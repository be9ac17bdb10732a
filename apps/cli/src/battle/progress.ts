import { SingleBar } from 'cli-progress';
import type { Io } from '../io.ts';

/** How far the battle is, on the error output: a bar on a terminal, else a line a round. */
export interface Progress {
  round(round: number, score: readonly [number, number]): void;
  /** Takes the bar away while something else is printed; it comes back with the next change. */
  clear(): void;
  stop(): void;
}

/** The progress of a battle of so many rounds. */
export function progressOf(rounds: number, io: Io): Progress {
  return io.isTerminal ? barOf(rounds) : linesOf(rounds, io);
}

function barOf(rounds: number): Progress {
  const format = 'round {value} of {total} {bar} {score}';
  const bar = new SingleBar({ format, barsize: 24, clearOnComplete: true, hideCursor: true, linewrap: false });
  bar.start(rounds, 0, { score: '' });
  return {
    round: (round, [first, second]) => bar.update(round, { score: `${first} : ${second} VP` }),
    clear: () => void process.stderr.write('\r\u001B[K'),
    stop: () => bar.stop(),
  };
}

function linesOf(rounds: number, io: Io): Progress {
  return {
    round: (round, [first, second]) => io.err(`round ${round} of ${rounds}, ${first} : ${second} VP`),
    clear: () => {},
    stop: () => {},
  };
}
