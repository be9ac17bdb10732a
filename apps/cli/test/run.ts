import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLibrary } from '@adjutant/content/data';
import pc from 'picocolors';
import { afterAll } from 'vitest';
import { main } from '../src/main.ts';
import { type World, world11e } from '../src/world.ts';

/** What a command line printed, and how it ended. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** A world with the hand-written datasheets alone, so that tests need no compiled data. */
export function testWorld(more: Partial<World> = {}): World {
  return { ...world11e(), library: openLibrary(() => undefined), ...more };
}

/** Runs a command line in this process; `stopAfter` is when Ctrl-C comes, in looks. */
export async function run(
  argv: readonly string[],
  world: World = testWorld(),
  stopAfter = Number.POSITIVE_INFINITY,
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  let looks = 0;
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    isTerminal: false,
    colours: pc.createColors(false),
    interrupted: async () => {
      looks += 1;
      return looks > stopAfter;
    },
  };
  const exit = await main(argv, io, () => world);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

const folders: string[] = [];
afterAll(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

/** A new folder for a test's files; it is gone after the tests of the file. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'adjutant-'));
  folders.push(made);
  return made;
}

/** Writes a file and brings back its path. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

/** A small army list of the test's own. */
export const orkList = `Test Mob (130 points)

Orks
War Horde

BATTLELINE

Boyz (75 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga

DEDICATED TRANSPORTS

Trukk (55 points)
  • 1x Big shoota
    1x Spiked wheel
`;

/** Another one, with something that nobody knows. */
export const secondList = `Other Mob (160 points)

Orks
War Horde

BATTLELINE

Boyz (75 points)
  • 1x Boss Nob
    • 1x Power klaw
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga
    • 1x Golden banner

CHARACTERS

Warboss (85 points)
  • Warlord
  • 1x Big choppa
    1x Kombi-weapon
    1x Twin slugga
`;
