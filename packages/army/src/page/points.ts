import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import type { PagePoints } from './sheet.ts';

/** "YOUR 1ST TO 3RD UNITS COST", "YOUR 4TH + UNIT COSTS", "YOUR UNIT COSTS". */
const heading = /^YOUR (.*?)\s*UNITS? COSTS?$/i;
const row = /^(\d+)(?:-\d+)? models?[\s:]+(\d+)(?: points?| pts)?$/i;

/** What so many models cost, by how many units of the datasheet stand before theirs. @rule 25.03-d */
export function readPoints(lines: readonly PageLine[], log: PageLog): readonly PagePoints[] {
  const points: PagePoints[] = [];
  let copies: Pick<PagePoints, 'fromCopy' | 'toCopy'> = { fromCopy: 1 };
  for (const line of lines) {
    const match = row.exec(line.text);
    const ordinals = heading.exec(line.text)?.[1];
    if (ordinals !== undefined) copies = copiesOf(ordinals);
    else if (match !== null) points.push({ models: Number(match[1]), points: Number(match[2]), ...copies });
    if (match !== null || ordinals !== undefined) log.read(line);
    else log.entry('unknown', 'page-line-unknown', line);
  }
  return points;
}

function copiesOf(ordinals: string): Pick<PagePoints, 'fromCopy' | 'toCopy'> {
  const numbers = [...ordinals.matchAll(/\d+/g)].map(Number);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return { fromCopy: 1 };
  return ordinals.includes('+') ? { fromCopy: first } : { fromCopy: first, toCopy: last };
}
