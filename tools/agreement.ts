/**
 * The long run of the odds against the engine. `npm run agreement -- play 100` plays for so many minutes what is not played yet and may be
 * ended at any time (`play 100 0/2` and `play 100 1/2` share the situations between two processes); `npm run agreement` compares what was counted with the exact odds and prints the report;
 * `npm run agreement -- keep` also keeps the counts for the tests.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compared, type Counted, compareCounted, sumOf } from '../packages/odds/test/agreement/counted.ts';
import { chanceOf, deviationOf } from '../packages/odds/test/agreement/difference.ts';
import { playOften } from '../packages/odds/test/agreement/play.ts';
import { situation } from '../packages/odds/test/agreement/situation.ts';
import { root } from './files.ts';

const SITUATIONS = 500;
const PIECES = 20;
/** Activations of one situation in one piece: all pieces together are 100,000. */
const PIECE = 5000;

const folder = join(root, 'out/agreement');
const file = join(folder, 'pieces.jsonl');
const kept = join(root, 'packages/odds/test/agreement/counts.json');

/** How often each number of wounds was lost in one piece. */
interface Piece {
  readonly situation: number;
  readonly piece: number;
  readonly found: readonly number[];
}

function played(): Piece[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line): Piece => JSON.parse(line));
}

/** Plays what is missing of every `of`th situation, each once before any of them a second time. */
function play(minutes: number, part: number, of: number): void {
  mkdirSync(folder, { recursive: true });
  const done = new Set(played().map((one) => `${one.situation}/${one.piece}`));
  const end = Date.now() + minutes * 60_000;
  for (let piece = 0; piece < PIECES; piece++) {
    for (let number = part; number < SITUATIONS; number += of) {
      if (done.has(`${number}/${piece}`)) continue;
      if (Date.now() > end) return;
      const found = playOften(situation(number), PIECE, `situation ${number} piece ${piece}`);
      appendFileSync(file, `${JSON.stringify({ situation: number, piece, found })}\n`);
    }
  }
}

/** All pieces of a situation together. */
function countsOf(pieces: readonly Piece[]): Counted {
  const found = Array.from({ length: SITUATIONS }, (): number[] => []);
  for (const { situation: number, found: counts } of pieces)
    for (const [wounds, count] of counts.entries()) {
      const sums = found[number];
      if (sums !== undefined) sums[wounds] = (sums[wounds] ?? 0) + count;
    }
  return { found };
}

function print(compared: readonly Compared[]): void {
  const all = sumOf(compared);
  const runs = compared.map((one) => one.runs);
  const total = runs.reduce((sum, count) => sum + count, 0);
  console.log(`situations ${compared.length}, activations ${total}, each ${Math.min(...runs)} to ${Math.max(...runs)}`);
  console.log(`chi-square ${all.chiSquare.toFixed(1)}, degrees of freedom ${all.freedom}`);
  console.log(
    `standard deviations ${deviationOf(all).toFixed(2)}, chance of so much or more ${chanceOf(all).toFixed(4)}`,
  );
  const tenths = Array.from({ length: 10 }, () => 0);
  const tested = compared.filter(({ freedom }) => freedom > 0);
  for (const { chance } of tested) {
    const tenth = Math.min(9, Math.floor(chance * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  console.log(`\nchances of the situations one by one, in tenths from 0 to 1:\n${tenths.join('  ')}`);
  console.log('\nthe five that stand out most:');
  for (const one of [...tested].sort((a, b) => a.chance - b.chance).slice(0, 5))
    console.log(
      `situation ${one.situation}: ${one.runs} activations, chi-square ${one.chiSquare.toFixed(1)} with ${one.freedom}, chance ${one.chance.toExponential(1)}`,
    );
}

const [what = 'report', minutes = '100', share = '0/1'] = process.argv.slice(2);
const [part = 0, of = 1] = share.split('/').map(Number);
if (what === 'play') play(Number(minutes), part, of);
else {
  const counts = countsOf(played());
  if (what === 'keep') writeFileSync(kept, `${JSON.stringify(counts)}\n`);
  print(compareCounted(counts));
}
