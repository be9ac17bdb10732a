import { nameKey } from '@adjutant/content/data';
import type { GearNames } from './gear-names.ts';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { readPoints } from './points.ts';
import type { PageComposition, PagePoints } from './sheet.ts';

export interface CompositionParts {
  readonly composition: readonly PageComposition[];
  readonly points: readonly PagePoints[];
}

interface Row {
  readonly profile: string;
  readonly min: number;
  readonly max: number;
  wargear?: readonly string[];
}

const models = /^(\d+)(?:-(\d+))?\s+(?!models?\b)(\D.*?)(?: - EPIC HERO)?$/;
const equipped =
  /^(?:(?:This|Each|Every|The) (.+?)|All(?: of the)? (.+?)) (?:is|are)(?: each)? equipped with:\s*(.+?)\.?$/i;

/** Kinds of models, what they carry, and what so many of them cost. @rule 02.06 25.03-d */
export function readComposition(lines: readonly PageLine[], gear: GearNames, log: PageLog): CompositionParts {
  const rows: Row[] = [];
  const priced: PageLine[] = [];
  const carried: PageLine[] = [];
  for (const line of lines) {
    const row = line.cells === undefined ? models.exec(line.text) : null;
    if (line.text === 'UNIT COMPOSITION') log.read(line);
    else if (equipped.test(line.text)) carried.push(line);
    else if (row === null || /^\d+ models?\b/.test(line.text)) priced.push(line);
    else {
      const [min, max] = [Number(row[1]), Number(row[2] ?? row[1])];
      rows.push({ profile: max > 1 ? singular(row[3] ?? '') : (row[3] ?? ''), min, max });
      log.read(line);
    }
  }
  for (const line of carried) carry(line, rows, gear, log);
  const composition = rows.map(({ wargear, ...row }) =>
    wargear === undefined ? { ...row, wargear: [], assumed: true as const } : { ...row, wargear },
  );
  return { composition, points: readPoints(priced, log) };
}

/** Models are named after one of them: "Deffkopta with Big Shootas", "Boy". */
function singular(name: string): string {
  const [, head = name, tail = ''] = /^(.*?)( (?:with|of|in) .*)$/.exec(name) ?? [];
  return `${head.replace(/ies$/, 'y').replace(/(?<=[^su])s$|z$/, '')}${tail}`;
}

function carry(line: PageLine, rows: readonly Row[], gear: GearNames, log: PageLog): void {
  const match = equipped.exec(line.text);
  const bearers = rows.filter((row) => isNamed(row.profile, match?.[1] ?? match?.[2] ?? ''));
  if (bearers.length === 0) log.entry('unknown', 'page-model-unknown', line);
  const words = match?.[3] ?? '';
  const { ids, unknown, respelt } = /^nothing$/i.test(words)
    ? { ids: [], unknown: [], respelt: [] }
    : gear.phrase(words);
  for (const row of bearers) row.wargear = [...(row.wargear ?? []), ...ids];
  for (const name of unknown) log.entry('unknown', 'page-item-unknown', line, { item: name });
  for (const { name, taken } of respelt) log.entry('guessed', 'page-item-spelling', line, { item: name, taken });
  if (bearers.length > 0) log.read(line);
}

/** Whether words of the page stand for a kind of model: its name, its plural, or any model. */
export function isNamed(profile: string, words: string): boolean {
  const name = words.replace(/\s+in (?:this|the|your) unit$/i, '');
  if (/^models?$/i.test(name)) return true;
  return nameKey(singular(name)) === nameKey(singular(profile)) || nameKey(name) === nameKey(profile);
}
