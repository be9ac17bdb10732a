import { kebab, keywordOf } from '@adjutant/content/data';
import type { TransportCapacity } from '@adjutant/engine';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { headingOf } from './sections.ts';
import type { PageBodyguard, PageDamaged } from './sheet.ts';

/** Joins a section's sentences and, once they have been understood, marks its lines. */
function prose(lines: readonly PageLine[]): string {
  return lines
    .filter((line) => headingOf(line) === undefined)
    .map(({ text }) => text)
    .join(' ');
}

function mark(lines: readonly PageLine[], understood: boolean, log: PageLog): void {
  for (const line of lines) {
    if (understood || headingOf(line) !== undefined) log.read(line);
    else log.entry('unknown', 'page-line-unknown', line);
  }
}

/** What changes while a model has few wounds left. @rule 24.DMG */
export function readDamaged(lines: readonly PageLine[], log: PageLog): PageDamaged | undefined {
  const text = lines.map((line) => line.text).join(' ');
  const bracket = /(\d+)-(\d+) WOUNDS REMAINING/i.exec(text);
  if (bracket === null) return undefined;
  const control = /subtract (\d+) from this model's Objective Control/i.exec(text);
  const hit = /makes an attack, subtract (\d+) from the Hit roll/i.exec(text);
  mark(lines, control !== null || hit !== null, log);
  return {
    from: Number(bracket[1]),
    to: Number(bracket[2]),
    ...(control !== null && { objectiveControl: -Number(control[1]) }),
    ...(hit !== null && { hitRoll: -Number(hit[1]) }),
  };
}

/** More Leaders than one for a unit of some size. @rule 19.01-c */
export function readBodyguard(lines: readonly PageLine[], log: PageLog): PageBodyguard | undefined {
  const text = prose(lines);
  const size = /Starting Strength of (\d+)/i.exec(text);
  const leaders =
    /attach up to (\w+) Leader units to it instead of one \(but only if one of those is an? (.+?) model\)/i.exec(text);
  const count = ['zero', 'one', 'two', 'three'].indexOf(leaders?.[1]?.toLowerCase() ?? '');
  const known = size !== null && leaders !== null && count > 0;
  mark(lines, known, log);
  return known ? { startingStrength: Number(size[1]), leaders: count, oneOf: keywordOf(leaders[2] ?? '') } : undefined;
}

/** An invulnerable save behind its heading or below it. @rule 02.02 */
export function readInvulnerable(lines: readonly PageLine[], log: PageLog): number | undefined {
  const save = /\b([2-6])\+(?!\S)/.exec(lines.map(({ text }) => text).join(' '));
  for (const line of lines)
    if (save !== null && /^INVULNERABLE SAVE|^[2-6]\+$/.test(line.text)) log.read(line);
    else log.entry('unknown', 'page-line-unknown', line);
  return save === null ? undefined : Number(save[1]);
}

/** Whom a TRANSPORT takes. @rule 18.01 */
export function readTransport(
  lines: readonly PageLine[],
  factionKeywords: readonly string[],
  log: PageLog,
): TransportCapacity | undefined {
  let transport: TransportCapacity = { capacity: 0, accepts: [], refuses: [], spaces: [] };
  for (const line of lines) {
    log.read(line);
    for (const sentence of headingOf(line) === undefined ? line.text.split(/(?<=\.)\s+/) : []) {
      const more = transportSentence(sentence, transport, factionKeywords);
      if (more === undefined) log.entry('unknown', 'page-sentence-unknown', line, { sentence });
      transport = more ?? transport;
    }
  }
  return transport.capacity === 0 ? undefined : transport;
}

const capacity = /^This model has a transport capacity of (\d+) (.+?) models?\.$/i;
const otherCapacity = /^If this model is equipped with an? (.+?), it has a transport capacity of (\d+)\b.*\.$/i;
const refused = /^It cannot transport (.+?) models?\.$/i;
const space = /^(?:Each )?(.+?)(?: models?)? takes up the space of (\d+) models?\.$/i;

function transportSentence(
  text: string,
  known: TransportCapacity,
  factionKeywords: readonly string[],
): TransportCapacity | undefined {
  const [holds, otherwise, bars, takes] = [capacity, otherCapacity, refused, space].map((form) => form.exec(text));
  if (holds)
    return {
      ...known,
      capacity: Number(holds[1]),
      accepts: alternatives(holds[2] ?? '').map((words) => keywordsIn(words, factionKeywords)),
    };
  if (otherwise) {
    const other = { weapon: kebab(otherwise[1] ?? ''), capacity: Number(otherwise[2]) };
    return { ...known, capacityWith: [...(known.capacityWith ?? []), other] };
  }
  if (bars) return { ...known, refuses: [...known.refuses, ...alternatives(bars[1] ?? '')] };
  if (!takes) return undefined;
  const spaces = alternatives(takes[1] ?? '').map((keyword) => ({ keyword, spaces: Number(takes[2]) }));
  return { ...known, spaces: [...known.spaces, ...spaces] };
}

/** "BATTLESUIT, KROOT or VESPID STINGWINGS". */
function alternatives(text: string): string[] {
  return text.split(/,\s*(?:or |and )?| or | and /).map(keywordOf);
}

const kinds = ['INFANTRY', 'MOUNTED', 'BEASTS', 'SWARM', 'CHARACTER', 'VEHICLE', 'MONSTER', 'WALKER', 'BATTLELINE'];

/** "T'AU EMPIRE INFANTRY": keywords stand side by side; those of the faction begin and kinds of units end them. */
function keywordsIn(text: string, factionKeywords: readonly string[]): string[] {
  const faction = factionKeywords.find((keyword) => text === keyword || text.startsWith(`${keyword} `));
  const words = text
    .slice(faction?.length ?? 0)
    .trim()
    .split(' ');
  let end = words.length;
  while (end > 0 && kinds.includes(words[end - 1] ?? '')) end -= 1;
  const middle = words.slice(0, end).join(' ');
  return [faction ?? '', middle, ...words.slice(end)].filter((word) => word !== '');
}
