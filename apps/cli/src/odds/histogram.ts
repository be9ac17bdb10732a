import { atLeast, medianOf, type Spread } from '@adjutant/odds';
import type { Io } from '../io.ts';

const WIDTH = 40;

/** A percentage with one decimal, and what is too small for it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return '<0.1 %';
  if (chance < 1 && chance > 0.9995) return '>99.9 %';
  return `${(chance * 100).toFixed(1)} %`;
}

/** The chances of a number as bars, with those of at least as much; ends that never happen are left out. */
export function histogram(spread: Spread, { bold, cyan, dim }: Io['colours']): readonly string[] {
  const { chances } = spread;
  const tails = atLeast(spread);
  const most = Math.max(...chances);
  const median = medianOf(spread);
  const seen = chances.map((chance) => chance >= 0.0005);
  const first = seen.indexOf(true);
  const last = seen.lastIndexOf(true);
  const lines = [dim('         exactly   at least')];
  for (let at = Math.max(0, first); at <= last; at++) {
    const chance = chances[at] ?? 0;
    const bar = '█'.repeat(Math.round((chance / most) * WIDTH)) || (chance > 0 ? '▏' : '');
    const line = `  ${String(at).padStart(4)} ${percent(chance).padStart(9)} ${percent(tails[at] ?? 0).padStart(10)}  ${cyan(bar)}`;
    lines.push(at === median ? bold(`${line} median`) : line);
  }
  return lines;
}
