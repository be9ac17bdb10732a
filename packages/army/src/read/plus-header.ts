import { readNumber, type TextLine } from './lines.ts';

/** What the block of "+" lines at the head of a New Recruit text says, and the lines below it. */
export interface PlusHeader {
  readonly used: boolean;
  readonly name?: string;
  readonly points?: number;
  readonly factions: readonly string[];
  readonly detachments: readonly string[];
  readonly rest: readonly TextLine[];
}

/** Reads `+ FACTION KEYWORD: ...` and its neighbours; enhancements and warlord stand with the units too. */
export function plusHeader(lines: readonly TextLine[]): PlusHeader {
  const isHeader = (line: TextLine): boolean => /^[+&]/.test(line.text);
  const used = lines.some((line) => /^\+ .*:/.test(line.text));
  if (!used) return { used, factions: [], detachments: [], rest: lines };
  const end = lines.findLastIndex((line, index) => isHeader(line) && index < 40) + 1;
  const fields = new Map<string, string>();
  for (const line of lines.slice(0, end)) {
    const match = /^\+ ([A-Z ]+):\s*(.*)$/.exec(line.text);
    if (match !== null) fields.set(match[1] ?? '', match[2] ?? '');
  }
  const faction = fields.get('FACTION KEYWORD');
  // The rule of a detachment stands in brackets behind its name.
  const detachment = fields.get('DETACHMENT')?.replace(/\([^)]*\)/g, '');
  const points = fields.get('TOTAL ARMY POINTS');
  const name = fields.get('LIST NAME');
  return {
    used,
    ...(name !== undefined && { name }),
    ...(points !== undefined && { points: readNumber(points) }),
    factions: faction === undefined ? [] : [faction],
    detachments: detachment === undefined ? [] : [detachment],
    rest: lines.slice(end),
  };
}
