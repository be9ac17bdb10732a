import { ENGINE_VERSION } from '@adjutant/engine';
import { Command, CommanderError } from 'commander';
import type { Io } from './io.ts';
import { exits, Problem } from './problem.ts';

/** Adds commands to the program; `end` is told how the program ends. */
export type Register = (program: Command, end: (code: number) => void) => Promise<void>;

/** Runs one command line; brings back how the program ends. Nothing but `io` is written to. */
export async function runCommand(argv: readonly string[], io: Io, register: Register): Promise<number> {
  let exit: number = exits.ok;
  const program = new Command('adjutant')
    .description('Plays tabletop battles by the rules of the 11th edition, and explains them.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .showHelpAfterError('Run with --help to see what there is.');
  await register(program, (code) => {
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
