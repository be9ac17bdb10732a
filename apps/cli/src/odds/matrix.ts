import type { Io } from '../io.ts';
import { type Attacker, answer, type Defender, type OddsAnswer, type Setting } from './answer.ts';

/** What a matrix compares. */
export const measures = ['destroyed', 'wounds', 'wiped-out', 'points'] as const;
export type Measure = (typeof measures)[number];

/** Prints every attacker against every target. */
export function matrix(
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
  setting: Setting,
  measure: Measure,
  io: Io,
): void {
  const { bold, dim } = io.colours;
  const first = Math.max(...attackers.map(({ title }) => Math.min(44, title.length)));
  const columns = defenders.map(({ title }) => Math.max(9, Math.min(24, title.length)) + 2);
  const head = defenders.map(({ title }, at) => cut(title, (columns[at] ?? 11) - 2).padStart(columns[at] ?? 11));
  io.out(bold(`${' '.repeat(first)}${head.join('')}`));
  for (const attacker of attackers) {
    const cells = defenders.map((defender, at) =>
      cellOf(answer(attacker, defender, setting), measure).padStart(columns[at] ?? 11),
    );
    io.out(`${cut(attacker.title, first).padEnd(first)}${cells.join('')}`);
  }
  io.out(dim(captions[measure]));
}

const captions: Readonly<Record<Measure, string>> = {
  destroyed: 'models expected to be destroyed',
  wounds: 'wounds expected to be lost',
  'wiped-out': 'chance that the whole unit is destroyed',
  points: 'points of the target expected to be destroyed for each 100 points of the attacker',
};

function cellOf({ outcomes, points, models }: OddsAnswer, measure: Measure): string {
  if (measure === 'destroyed') return outcomes.modelsDestroyed.mean.toFixed(2);
  if (measure === 'wounds') return outcomes.woundsLost.mean.toFixed(2);
  if (measure === 'wiped-out') return `${(outcomes.unitDestroyed * 100).toFixed(1)} %`;
  if (points.attacker === undefined || points.target === undefined) return '-';
  return ((100 * outcomes.modelsDestroyed.mean * points.target) / models / points.attacker).toFixed(1);
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
