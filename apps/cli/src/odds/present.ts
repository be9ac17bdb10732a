import { atLeast, medianOf, type Sampled } from '@adjutant/odds';
import type { Io } from '../io.ts';
import type { AnsweredStage, OddsAnswer } from './answer.ts';
import { histogram, percent } from './histogram.ts';

/** Prints an answer: what each step comes to, what is lost, how likely each number is, and what it all rests on. */
export function present(answer: OddsAnswer, least: number | undefined, io: Io): void {
  const { bold, dim } = io.colours;
  const { outcomes, models } = answer;
  io.out(bold(answer.title));
  io.out('');
  if (answer.stages.length > 0) {
    for (const line of stageTable(answer.stages)) io.out(line);
    io.out('');
  }
  io.out(`  wounds lost       ${number(outcomes.woundsLost.mean)}   median ${medianOf(outcomes.woundsLost)}`);
  const destroyed = outcomes.modelsDestroyed;
  io.out(bold(`  models destroyed  ${number(destroyed.mean)}   median ${medianOf(destroyed)} of ${models}`));
  if (outcomes.destroyedByGroup.length > 1)
    for (const [at, group] of outcomes.destroyedByGroup.entries())
      io.out(`    ${(answer.groups[at] ?? '').padEnd(14)}  ${number(group.mean)}`);
  if (least !== undefined)
    io.out(bold(`  at least ${least}        ${percent(atLeast(destroyed)[least] ?? 0).padStart(7)}`));
  io.out(`  whole unit        ${percent(outcomes.unitDestroyed).padStart(7)}`);
  hazards(answer, io);
  io.out('');
  const alone = models === 1;
  io.out(`  ${alone ? 'wounds lost' : 'models destroyed'}`);
  for (const line of histogram(alone ? outcomes.woundsLost : destroyed, io.colours)) io.out(line);
  io.out('');
  simulated(answer, io);
  io.out(dim(answer.simulated?.only === true ? '  it rests on' : '  exact, no dice were rolled; it rests on'));
  for (const { rule, text } of answer.assumptions) io.out(dim(`    ${`[${rule}]`.padEnd(11)} ${text}`));
}

/** What [HAZARDOUS] weapons do to those who use them. */
function hazards({ hazards: { rolls, odds } }: OddsAnswer, io: Io): void {
  if (rolls === 0) return;
  const own =
    odds === undefined
      ? `${number(rolls / 3).trim()} of ${rolls} fail`
      : `${number(odds.mortalWounds).trim()} mortal wounds, ${number(odds.modelsDestroyed.mean).trim()} of the own models`;
  io.out(`  own hazard rolls  ${own}  ${io.colours.dim('[24.15]')}`);
}

/** What came when the attacks were played, with how far it may be off. */
function simulated({ simulated: played }: OddsAnswer, io: Io): void {
  if (played === undefined) return;
  const { runs, only, woundsLost, modelsDestroyed, unitDestroyed } = played;
  if (only) io.out(io.colours.yellow('  too many states for exact odds: these numbers were found by trials'));
  io.out(`  played ${runs} times by the engine, mean ± standard error, and where 95 of 100 such plays put it`);
  const line = (name: string, { value, error, interval: [least, most] }: Sampled, scale = 1) =>
    `    ${name.padEnd(17)} ${number(value * scale)} ± ${(error * scale).toFixed(3)}   ${(least * scale).toFixed(3)} to ${(most * scale).toFixed(3)}`;
  io.out(line('wounds lost', woundsLost));
  io.out(line('models destroyed', modelsDestroyed));
  io.out(line('whole unit, %', unitDestroyed, 100));
  io.out('');
}

const columns = ['attacks', 'hits', 'wounds', 'unsaved', 'damage'] as const;

/** What each pool is to be expected to come to, before anything is lost of its damage. */
function stageTable(stages: readonly AnsweredStage[]): readonly string[] {
  const longest = Math.min(60, Math.max(8, ...stages.map(({ name }) => name.length)));
  const head = `  ${'expected'.padEnd(longest)} ${columns.map((name) => name.padStart(8)).join('')}`;
  const rows = stages.map(({ name, means }) => {
    const label = name.length > longest ? `${name.slice(0, longest - 1)}…` : name.padEnd(longest);
    if (means.kind === 'mortal-wounds') return `  ${label} ${number(means.mortalWounds).padStart(40)}`;
    const values = [means.attacks, means.hits, means.wounds, means.unsaved, means.rawDamage];
    return `  ${label} ${values.map((value) => number(value).padStart(8)).join('')}`;
  });
  return [head, ...rows];
}

/** A number to be expected, with two decimals. */
function number(value: number): string {
  return value.toFixed(2).padStart(7);
}
