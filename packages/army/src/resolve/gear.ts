import type { ParsedItem } from '../parsed.ts';
import { counted, priced } from '../read/lines.ts';

/** Splits "2 Burst cannon, Gun drone with shield drone and X" into items, keeping names that contain "and" or "with" whole. */
export function splitGear(gear: string, isKnown: (name: string) => boolean, line?: number): ParsedItem[] {
  const items: ParsedItem[] = [];
  for (const part of splitOutside(gear)) {
    const nested = /^(.*?)\s*\(((?:[^()]|\([^()]*\))+)\)$/.exec(part);
    const price = priced(part);
    if (price.points !== undefined) items.push(item(price.name, line, price.points));
    else if (nested !== null && !isKnown(part))
      items.push({ ...item(nested[1] ?? '', line), items: splitGear(nested[2] ?? '', isKnown, line) });
    else for (const name of splitWords(part, isKnown)) items.push(item(name, line));
  }
  return items;
}

function item(text: string, line: number | undefined, points?: number): ParsedItem {
  return {
    ...counted(text, true),
    items: [],
    ...(line !== undefined && { line }),
    ...(points !== undefined && { points }),
  };
}

/** At commas outside of brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/** At "and" and "with", taking the longest known name each time. */
function splitWords(text: string, isKnown: (name: string) => boolean): string[] {
  const pieces = text.split(/( and | with )/i);
  const result: string[] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = pieces.length;
    while (end > start + 1 && !isKnown(counted(pieces.slice(start, end).join(''), true).name)) end -= 1;
    result.push(pieces.slice(start, end).join('').trim());
    start = end + 1;
  }
  return result.filter((name) => name !== '');
}
