/** What the name of a test cites. */
export interface Citations {
  /** `09.06-c` */
  readonly statements: readonly string[];
  /** `09.06 ex 1` */
  readonly examples: readonly string[];
  /** `ODDS-01`: cases collected from public tools and answers. */
  readonly cases: readonly string[];
}

const coreId = String.raw`(?:\d{2}\.[0-9A-Z.]*[0-9A-Z]|APX)-[a-z]{1,2}`;
const contentId = String.raw`(?:10e|ds|cs|faq|wtc)\.[0-9A-Za-z.-]*-[0-9a-z]{1,3}`;
const more = String.raw`(?:(?:, | and |/)-(?:[a-z]{1,2}|\d{2})\b)*`;
const statementPattern = new RegExp(`(?<![0-9A-Za-z.-])(${coreId}|${contentId})(?![0-9A-Za-z])(${more})`, 'g');
const examplePattern =
  /(?<![0-9A-Za-z.])(\d{2}\.[0-9A-Z.]+|(?:cs|ds)\.[0-9A-Za-z.-]+?)(?:-[a-z]{1,2}(?:(?:, |\/)-[a-z]{1,2})*)? ex (\d+)/g;
const casePattern =
  /\b(?:ALLOC|ATT|CHG|CMD|COV|DISPUTE|FGT|GEO|HAZ|IMP|LIST|MOVE|OBJ|ODDS|RES|SHT|SYS|TEN|TRN|VIS)-\d{2,3}\b|\bH\d{2}\b/g;

/** `09.06-c, -d` cites two statements. */
function expand(id: string, further: string): string[] {
  const number = id.slice(0, id.lastIndexOf('-'));
  return [id, ...(further.match(/-(?:[a-z]{1,2}|\d{2})/g) ?? []).map((letter) => number + letter)];
}

/** All citations in a test's name. */
export const citationsIn = (name: string): Citations => ({
  statements: [...name.matchAll(statementPattern)].flatMap(([, id = '', further = '']) => expand(id, further)),
  examples: [...name.matchAll(examplePattern)].map(([, number, count]) => `${number} ex ${count}`),
  cases: name.match(casePattern) ?? [],
});
