/**
 * The long run of the odds against the engine: `npm run agreement` plays pieces that are not played yet and can be ended at any time,
 * `npm run agreement report` compares what was played with the exact odds.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOften } from '../packages/odds/test/agreement/play.ts';
import { situation } from '../packages/odds/test/agreement/situation.ts';
import { root } from './files.ts';

const SITUATIONS = 500;
const PIECES = 20;
/** Activations of one situation in one piece: all pieces together are 100,000. */
const PIECE = 5000;

const folder = join(root, 'out/agreement');
const file = join(folder, 'pieces.jsonl');

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

/** Plays what is missing, every situation once before any of them a second time. */
function play(minutes: number): void {
  mkdirSync(folder, { recursive: true });
  const done = new Set(played().map((one) => `${one.situation}/${one.piece}`));
  const end = Date.now() + minutes * 60_000;
  for (let piece = 0; piece < PIECES; piece++) {
    for (let number = 0; number < SITUATIONS; number++) {
      if (done.has(`${number}/${piece}`)) continue;
      if (Date.now() > end) return;
      const found = playOften(situation(number), PIECE, `situation ${number} piece ${piece}`);
      appendFileSync(file, `${JSON.stringify({ situation: number, piece, found })}\n`);
    }
  }
}

play(Number(process.argv[2] ?? 100));
