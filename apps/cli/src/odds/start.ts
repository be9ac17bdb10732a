import { createRequire } from 'node:module';
import { nodeLibrary } from '@adjutant/content/node';
import { odds } from '../commands/odds.ts';
import { terminalIo } from '../io.ts';
import { runCommand } from '../run-command.ts';
import { registerOdds } from './register.ts';

/** Runs the command for odds alone; army lists are loaded only when one is named. */
export async function start(): Promise<void> {
  const io = terminalIo();
  const load = createRequire(import.meta.url);
  const loader = async () => ({
    odds,
    nodeLibrary,
    listed: async () => load('./listed.ts') as typeof import('./listed.ts'),
    armies: async () => load('./armies.ts') as typeof import('./armies.ts'),
  });
  process.exitCode = await runCommand(process.argv.slice(2), io, async (program, end) =>
    registerOdds(program, io, { loader }, end),
  );
  io.close();
}
