import type { Io } from '../io.ts';
import { type Attacker, answer, type Defender, type OddsAnswer, type Setting } from './answer.ts';

/** What a matrix compares. */
export const measures = ['destroyed', 'wounds', 'wiped-out', 'points'] as const;
export type Measure = (typeof measures)[number];

/** How a matrix is written. */
export type Form = 'table' | 'csv' | 'json';

interface Cell {
  readonly attacker: string;
  readonly target: string;
  /** Absent where points are not known. */
  readonly value: number | undefined;
}

/** Prints every attacker against every target. */
export function matrix(
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
  setting: Setting,
  { measure, form }: { readonly measure: Measure; readonly form: Form },
  io: Io,
): void {
  const rows = attackers.map((attacker) =>
    defenders.map((defender): Cell => {
      const found = answer(attacker, defender, setting);
      return { attacker: attacker.title, target: defender.title, value: measured(found, measure) };
    }),
  );
  if (form === 'json') io.out(JSON.stringify({ measure, cells: rows.flat() }, undefined, 2));
  else if (form === 'csv') io.out(csvOf(rows, defenders));
  else table(rows, defenders, measure, io);
}

function csvOf(rows: readonly (readonly Cell[])[], defenders: readonly Defender[]): string {
  const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [
    ['attacker', ...defenders.map(({ title }) => title)].map(quoted).join(','),
    ...rows.map((cells) => [quoted(cells[0]?.attacker ?? ''), ...cells.map(({ value }) => value ?? '')].join(',')),
  ].join('\n');
}

const MOST_ROW_TITLE = 60;

function table(
  rows: readonly (readonly Cell[])[],
  defenders: readonly Defender[],
  measure: Measure,
  { out, colours: { bold, dim } }: Io,
): void {
  const first = Math.max(...rows.map(([cell]) => Math.min(MOST_ROW_TITLE, cell?.attacker.length ?? 0)));
  const heads = defenders.map(({ title }) => linesOf(title));
  const widths = heads.map((lines) => Math.max(9, ...lines.map(({ length }) => length)) + 2);
  const height = Math.max(...heads.map(({ length }) => length));
  for (let line = 0; line < height; line++) {
    const words = heads.map((lines, at) => (lines[line - height + lines.length] ?? '').padStart(widths[at] ?? 11));
    out(bold(`${' '.repeat(first)}${words.join('')}`));
  }
  for (const cells of rows) {
    const best = Math.max(...cells.map(({ value }) => value ?? 0));
    const words = cells.map(({ value }, at) => {
      const text = wordsOf(value, measure).padStart(widths[at] ?? 11);
      return value === best && cells.length > 1 ? bold(text) : text;
    });
    out(`${cut(cells[0]?.attacker ?? '', first).padEnd(first)}${words.join('')}`);
  }
  out(dim(captions[measure]));
}

/** A title in lines of some words, for the head of a column. */
function linesOf(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < HEAD_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const HEAD_WIDTH = 16;

const captions: Readonly<Record<Measure, string>> = {
  destroyed: 'models expected to be destroyed',
  wounds: 'wounds expected to be lost',
  'wiped-out': 'chance that the whole unit is destroyed',
  points:
    'points of the target expected to be destroyed for each 100 points of the attacker; - where points are not known, which only units by name have',
};

function measured({ outcomes, points, models }: OddsAnswer, measure: Measure): number | undefined {
  if (measure === 'destroyed') return outcomes.modelsDestroyed.mean;
  if (measure === 'wounds') return outcomes.woundsLost.mean;
  if (measure === 'wiped-out') return outcomes.unitDestroyed;
  if (points.attacker === undefined || points.target === undefined) return undefined;
  return (100 * outcomes.modelsDestroyed.mean * points.target) / models / points.attacker;
}

function wordsOf(value: number | undefined, measure: Measure): string {
  if (value === undefined) return '-';
  if (measure === 'wiped-out') return `${(value * 100).toFixed(1)} %`;
  return value.toFixed(measure === 'points' ? 1 : 2);
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
