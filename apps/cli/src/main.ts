#!/usr/bin/env -S npx tsx
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINE_VERSION } from '@adjutant/engine';
import { Command, CommanderError } from 'commander';
import { type Io, terminalIo } from './io.ts';
import { registerOdds } from './odds/register.ts';
import { exits, Problem } from './problem.ts';
import type { World } from './world.ts';

/** Runs one command line; brings back how the program ends. Nothing but `io` is written to. */
export async function main(argv: readonly string[], io: Io, openWorld?: () => World): Promise<number> {
  let exit: number = exits.ok;
  const program = await programOf(argv, io, openWorld, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.ok : exits.badInput;
    if (!(error instanceof Problem)) throw error;
    io.err(io.colours.red(error.message));
    return error.exit;
  }
}

/** Odds are asked for between two moves of a game: the other commands and all that they need are left out then. */
async function programOf(
  argv: readonly string[],
  io: Io,
  openWorld: (() => World) | undefined,
  end: (code: number) => void,
): Promise<Command> {
  const program = new Command('adjutant')
    .description('Plays tabletop battles by the rules of the 11th edition, and explains them.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .showHelpAfterError('Run with --help to see what there is.')
    .addHelpText('after', overview);
  registerOdds(program, io, openWorld === undefined ? undefined : () => openWorld().library, end);
  if (argv[0] === 'odds') return program;
  const { registerCommands } = await import('./commands/register.ts');
  registerCommands(program, io, openWorld, end);
  return program;
}

const overview = `
Examples:
  adjutant battle orks.txt tau.txt --seed 7 --out out/first   play, and keep the battle
  adjutant replay out/first/battle.json                       check it, die by die
  adjutant list orks.txt                                      what was understood of a list
  adjutant rule 09.06                                         what a rule says
  adjutant odds "20 Boyz with choppas" --into "10x T4 Sv3+ W2"  what attacks do, exactly

Ends with 0 if all is well, 1 if a replay differs or a battle was stopped, 2 if what it was given cannot be used.`;

function isMain(): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url);
}

if (isMain()) {
  const io = terminalIo();
  process.exitCode = await main(process.argv.slice(2), io);
  io.close();
}
