import { rollD6, seedGenerator } from '../../packages/engine/src/random.ts';

/** Something whose time is measured. */
export interface Timed {
  /** Never renamed: figures are compared over time by it. */
  readonly name: string;
  readonly unit: 'ns' | 'us' | 'ms';
  /** How many operations one call of `run` does; the figure is the time of one. */
  readonly operations: number;
  readonly run: () => unknown;
}

/** Something that is counted, and is the same on every machine. */
export interface Counted {
  readonly name: string;
  readonly unit: string;
  readonly count: () => number;
}

export type Bench = Timed | Counted;

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The time as a multiple of the calibration loop run beside it; a count has none. */
  readonly multiple?: number;
}

const nanoseconds = { ns: 1, us: 1_000, ms: 1_000_000 };

/** Processor time in nanoseconds: unlike the clock it does not count what other programs do meanwhile. */
function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * 1_000;
}

/** A million dice of the engine's own generator: the yardstick that makes figures of different machines comparable. */
export function calibration(): number {
  const generator = seedGenerator('calibration');
  let sum = 0;
  for (let die = 0; die < 1_000_000; die++) sum += rollD6(generator);
  return sum;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** How often to call `run` so that one round takes at least the given time. */
function callsFor(run: () => unknown, roundTime: number): number {
  let calls = 1;
  for (;;) {
    const time = cpuTime(() => repeat(run, calls));
    if (time >= roundTime || calls >= 1 << 24) return calls;
    calls *= time === 0 ? 16 : Math.min(16, Math.ceil((roundTime / time) * 1.2));
  }
}

function repeat(run: () => unknown, calls: number): void {
  for (let call = 0; call < calls; call++) run();
}

/** Measures in rounds, each beside one calibration loop; the fastest round is the figure, the median of the ratios the multiple. */
function time(bench: Timed, rounds: number, roundTime: number): Figure {
  const calls = callsFor(bench.run, roundTime);
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const yardstick = cpuTime(calibration);
    const one = cpuTime(() => repeat(bench.run, calls)) / (calls * bench.operations);
    times.push(one);
    ratios.push(one / yardstick);
  }
  const value = Math.min(...times) / nanoseconds[bench.unit];
  return { name: bench.name, value, unit: bench.unit, multiple: median(ratios) };
}

/** The figure of one bench; times are in the bench's unit, a round lasts 50 ms unless told otherwise. */
export function measure(bench: Bench, rounds = 7, roundTime = 50_000_000): Figure {
  if ('count' in bench) return { name: bench.name, value: bench.count(), unit: bench.unit };
  return time(bench, rounds, roundTime);
}
