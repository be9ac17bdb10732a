#!/usr/bin/env -S npx tsx
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Io, terminalIo } from './io.ts';
import { registerOdds } from './odds/register.ts';
import { runCommand } from './run-command.ts';
import type { World } from './world.ts';

/** Runs one command line; brings back how the program ends. Odds do without the other commands and all that these need. */
export async function main(argv: readonly string[], io: Io, openWorld?: () => World): Promise<number> {
  return runCommand(argv, io, async (program, end) => {
    program.addHelpText('after', overview);
    registerOdds(program, io, openWorld === undefined ? {} : { library: () => openWorld().library }, end);
    if (argv[0] === 'odds') return;
    const { registerCommands } = await import('./commands/register.ts');
    registerCommands(program, io, openWorld, end);
  });
}

const overview = `
Examples:
  adjutant battle orks.txt tau.txt --seed 7 --out out/first   play, and keep the battle
  adjutant replay out/first/battle.json                       check it, die by die
  adjutant sight out/first/battle.json --unit gretchin --out sight.svg   whom a unit sees, and why not others
  adjutant list orks.txt                                      what was understood of a list
  adjutant rule 09.06                                         what a rule says
  adjutant layout broken-city --out city.svg                  check a table, and draw it
  adjutant odds "20 Boyz with choppas" --into "10x T4 Sv3+ W2"  what attacks do, exactly

Ends with 0 if all is well, 1 if a replay differs or a battle was stopped, 2 if what it was given cannot be used.`;

/** Runs the command line that the program was started with. */
export async function start(): Promise<void> {
  const io = terminalIo();
  process.exitCode = await main(process.argv.slice(2), io);
  io.close();
}

function isMain(): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url);
}

if (isMain()) void start();
