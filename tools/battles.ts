import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type BattleReport,
  Coverage,
  knownNames,
  type Reachable,
  reachables,
} from '../packages/bots/src/batch/index.ts';
import { fallbacks, playNumber } from '../packages/bots/test/batch.ts';
import { nodeMissions } from '../packages/content/node/index.ts';
import { ruleset11e } from '../packages/rules-11e/src/index.ts';
import { moments } from '../packages/rules-11e/src/moments.ts';
import { filesBelow, read, root } from './files.ts';

/** Plays many battles of bots, tests what must always hold, and says what of the rules they reached. */
const { values } = parseArgs({
  options: { random: { type: 'string' }, greedy: { type: 'string' }, all: { type: 'boolean' } },
});
const battles = { random: Number(values.random ?? 300), greedy: Number(values.greedy ?? 50) } as const;

/** Why things are never reached, by kind of thing and name. */
const reasons: Readonly<Partial<Record<Reachable, Readonly<Record<string, string>>>>> = JSON.parse(
  readFileSync(join(root, 'packages/bots/test/never-reached.json'), 'utf8'),
);

/** Names that stand in the text of the rules as a literal. */
function written(pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const path of filesBelow(
    ['packages/rules-11e/src', 'packages/engine/src', 'packages/geometry/src/solver'],
    /\.ts$/,
  )) {
    if (path.endsWith('.test.ts')) continue;
    for (const match of read(path).matchAll(pattern)) if (match[1] !== undefined) found.add(match[1]);
  }
  return [...found];
}

function everything(): Readonly<Record<Reachable, readonly string[]>> {
  const known = knownNames(
    ruleset11e,
    Object.values(moments).map((moment) => moment.name),
  );
  const questions = written(/game\.ask\(\{[^}]*?purpose: '([a-z-]+)'/gs);
  return {
    ...known,
    purpose: [
      ...new Set([
        ...questions,
        ...written(/kind: '(?:choose|order|number|assign|place|move)[^}]*?purpose: '([a-z-]+)'/gs),
      ]),
    ],
    refusal: [...new Set([...written(/refuse\('([a-z-]+)'/g), ...written(/code: '([a-z-]+)'/g)])],
    award: awards(),
  };
}

/** The awards of the compiled mission cards, by the names that they are scored under. */
function awards(): readonly string[] {
  const book = nodeMissions();
  const cards = book === undefined ? [] : [...Object.values(book.primaries), ...book.secondaries];
  return cards.flatMap((card) => card.awards.map(({ id }) => `mission/${card.id}/${id}`));
}

const coverage = new Coverage();
const reports: BattleReport[] = [];
const started = performance.now();
for (const bot of ['random', 'greedy'] as const) {
  for (let number = 0; number < battles[bot]; number++) {
    const report = playNumber(number, bot, coverage);
    reports.push(report);
    for (const line of report.broken) console.log(`${bot} ${number} (${report.name}): ${line}`);
    if ((number + 1) % 25 === 0) console.error(`${number + 1} of ${battles[bot]} ${bot} battles played`);
  }
}

const seconds = (performance.now() - started) / 1000;
const broken = reports.filter((report) => report.broken.length > 0).length;
const questions = reports.reduce((sum, report) => sum + report.questions, 0);
console.log(`${reports.length} battles, ${broken} of them broken, ${questions} answers, ${seconds.toFixed(0)} s`);
for (const [purpose, times] of fallbacks) console.log(`greedy: ${times} answers to ${purpose} were not legal`);

let unexplained = 0;
const all = everything();
for (const what of reachables) {
  const counts = coverage.counts[what];
  const names = [...new Set([...all[what], ...counts.keys()])].sort();
  console.log(`\n${what}: ${names.filter((name) => counts.has(name)).length} of ${names.length} reached`);
  for (const name of names) {
    const times = counts.get(name);
    if (times !== undefined) {
      if (values.all) console.log(`  ${name.padEnd(50)} ${String(times).padStart(9)}`);
      continue;
    }
    const reason = reasons[what]?.[name];
    if (reason === undefined) unexplained += 1;
    console.log(`  ${name.padEnd(50)}     never ${reason ?? '(no reason given)'}`);
  }
}
console.log(`\n${unexplained} never reached without a reason`);
process.exitCode = broken > 0 || fallbacks.size > 0 ? 1 : 0;
