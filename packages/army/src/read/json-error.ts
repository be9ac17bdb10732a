/** Where a text stops being JSON: the position of the first character that cannot stand there. */
export function jsonErrorPosition(text: string): number {
  const scan: Scan = { text, at: 0 };
  if (skipValue(scan)) skipSpace(scan);
  return scan.at;
}

interface Scan {
  readonly text: string;
  at: number;
}

function skipSpace(scan: Scan): void {
  while (/\s/.test(scan.text[scan.at] ?? '')) scan.at += 1;
}

/** Passes over one value; false where it is broken, with the position at the fault. */
function skipValue(scan: Scan): boolean {
  skipSpace(scan);
  const first = scan.text[scan.at];
  if (first === '{')
    return skipList(scan, '}', () => skipToken(scan, string) && skipSign(scan, ':') && skipValue(scan));
  if (first === '[') return skipList(scan, ']', () => skipValue(scan));
  return skipToken(scan, first === '"' ? string : literal);
}

const string = /"(?:[^"\\\n]|\\.)*"/y;
const literal = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function skipToken(scan: Scan, pattern: RegExp): boolean {
  skipSpace(scan);
  pattern.lastIndex = scan.at;
  const match = pattern.exec(scan.text);
  if (match === null) return false;
  scan.at += match[0].length;
  return true;
}

function skipSign(scan: Scan, sign: string): boolean {
  skipSpace(scan);
  if (scan.text[scan.at] !== sign) return false;
  scan.at += 1;
  return true;
}

function skipList(scan: Scan, end: string, skipItem: () => boolean): boolean {
  scan.at += 1;
  if (skipSign(scan, end)) return true;
  for (;;) {
    if (!skipItem()) return false;
    if (skipSign(scan, end)) return true;
    if (!skipSign(scan, ',')) return false;
  }
}
