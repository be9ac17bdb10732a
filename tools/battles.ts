/**
 * Plays many battles of bots, tests what must always hold, and says what of the rules they reached.
 * `--battles N` of the plan (500); `--part i/n` every n-th of them; `--out FILE` keeps the run, and goes on where the file ends;
 * `--merge FILE...` plays nothing and puts runs together; `--all` prints also how often each thing was reached.
 */
import { parseArgs } from 'node:util';
import type { Coverage } from '../packages/bots/src/batch/index.ts';
import { fallbacks, playPlanned } from '../packages/bots/test/batch.ts';
import { plannedBattle } from '../packages/bots/test/plan.ts';
import { reachOf } from './battles/reach.ts';
import { type Played, Run } from './battles/record.ts';

const { values, positionals } = parseArgs({
  options: {
    battles: { type: 'string', default: '500' },
    part: { type: 'string', default: '1/1' },
    out: { type: 'string' },
    merge: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  allowPositionals: true,
});

/** The numbers of the battles to play. */
function numbers(): readonly number[] {
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const all = Array.from({ length: Number(values.battles) }, (_, number) => number);
  return all.filter((number) => number % parts === part - 1);
}

function playAll(run: Run): void {
  const wanted = numbers().filter((number) => !run.played.has(number));
  if (run.played.size > 0) console.log(`${run.played.size} battles are played already; ${wanted.length} to go`);
  for (const [at, number] of wanted.entries()) {
    const played = playOne(run, number);
    console.log(`${at + 1}/${wanted.length} ${lineOf(played)}`);
    for (const line of played.broken) console.log(`    ${line}`);
    if (values.out !== undefined) run.save(values.out);
  }
}

function playOne(run: Run, number: number): Played {
  const started = process.cpuUsage();
  const report = reportOf(number, run.coverage);
  const { user, system } = process.cpuUsage(started);
  for (const [purpose, times] of fallbacks) run.fallback(purpose, times);
  fallbacks.clear();
  return run.battle(number, (user + system) / 1_000_000, report);
}

/** A battle that throws is a broken one, and the run goes on. */
function reportOf(number: number, coverage: Coverage): Parameters<Run['battle']>[2] {
  try {
    return playPlanned(number, coverage);
  } catch (error) {
    const broken = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    const { name } = plannedBattle(number);
    return { name, questions: 0, rounds: 0, victoryPoints: [0, 0], fingerprint: '', broken };
  }
}

function lineOf({ number, name, questions, seconds, victoryPoints, broken }: Played): string {
  const cost = `${seconds.toFixed(1)} s, ${questions} answers, ${victoryPoints.join(' to ')} VP`;
  return `battle ${number}: ${name}: ${cost}${broken.length > 0 ? ', BROKEN' : ''}`;
}

function summary(run: Run): void {
  const played = [...run.played.values()];
  const broken = played.filter((one) => one.broken.length > 0);
  const seconds = played.map((one) => one.seconds).sort((a, b) => a - b);
  const sum = seconds.reduce((so, one) => so + one, 0);
  const answers = played.reduce((so, { questions }) => so + questions, 0);
  const mean = (sum / Math.max(1, played.length)).toFixed(1);
  console.log(`\n${played.length} battles, ${broken.length} of them broken, ${answers} answers`);
  console.log(`processor time: ${sum.toFixed(0)} s, ${mean} s a battle, at most ${(seconds.at(-1) ?? 0).toFixed(1)} s`);
  for (const one of broken) console.log(`broken: ${lineOf(one)}\n    ${one.broken.join('\n    ')}`);
  for (const [purpose, times] of run.fallbacks) console.log(`greedy: ${times} answers to ${purpose} were not legal`);
  const { lines, unexplained, idle } = reachOf(run.coverage.counts, values.all === true);
  for (const line of lines) console.log(line);
  for (const line of idle) console.log(`a reason without a use: ${line}`);
  console.log(`\n${unexplained} never reached without a reason`);
  process.exitCode = broken.length > 0 || run.fallbacks.size > 0 ? 1 : 0;
}

const run = new Run();
if (values.merge) for (const path of positionals) run.add(path);
else {
  if (values.out !== undefined) run.add(values.out);
  playAll(run);
}
if (values.merge && values.out !== undefined) run.save(values.out);
summary(run);
