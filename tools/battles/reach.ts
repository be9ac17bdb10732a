/** What of the rules there is to reach, what of it battles reached, and why they never reach the rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, knownNames, type Reachable, reachables } from '../../packages/bots/src/batch/index.ts';
import { nodeMissions } from '../../packages/content/node/index.ts';
import { withArmies } from '../../packages/content/src/index.ts';
import { ruleset11e } from '../../packages/rules-11e/src/index.ts';
import { moments } from '../../packages/rules-11e/src/moments.ts';
import { filesBelow, read, root } from '../files.ts';

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
    withArmies(ruleset11e),
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

/** Lines for people, and how much was never reached without a reason being given. */
export interface Reach {
  readonly lines: readonly string[];
  readonly unexplained: number;
  /** Reasons given for what was reached after all, or is nothing that could be. */
  readonly idle: readonly string[];
}

export function reachOf(counts: Counts, all: boolean): Reach {
  const lines: string[] = [];
  const idle: string[] = [];
  let unexplained = 0;
  const there = everything();
  for (const what of reachables) {
    const reached = counts[what];
    const names = [...new Set([...there[what], ...reached.keys()])].sort();
    lines.push('', `${what}: ${names.filter((name) => reached.has(name)).length} of ${names.length} reached`);
    idle.push(...idleReasons(what, names, reached));
    for (const name of names) {
      const times = reached.get(name);
      if (times !== undefined && all) lines.push(`  ${name.padEnd(50)} ${String(times).padStart(9)}`);
      if (times !== undefined) continue;
      const reason = reasons[what]?.[name];
      if (reason === undefined) unexplained += 1;
      lines.push(`  ${name.padEnd(50)}     never ${reason ?? '(no reason given)'}`);
    }
  }
  return { lines, unexplained, idle };
}

function idleReasons(what: Reachable, names: readonly string[], reached: ReadonlyMap<string, number>): string[] {
  return Object.keys(reasons[what] ?? {})
    .filter((name) => reached.has(name) || !names.includes(name))
    .map((name) => `${what} ${name}: ${reached.has(name) ? 'reached after all' : 'does not exist'}`);
}
