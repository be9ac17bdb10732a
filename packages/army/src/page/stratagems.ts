import { nameKey } from '@adjutant/content/data';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { type PageMoment, type PageStratagem, pagePhases } from './sheet.ts';

const price = /^(\d+)CP$/;
const category = /^(.*) - (Battle Tactic|Epic Deed|Strategic Ploy|Wargear)$/;

/** The detachment and category below a stratagem's price; the cards themselves write "Stratagem" behind both. */
function ownerOf(text: string): Pick<PageStratagem, 'detachment' | 'category'> {
  const words = text.replace(/ Stratagem$/, '');
  const match = category.exec(words);
  return match === null ? { detachment: words } : { detachment: match[1] ?? '', category: match[2] ?? '' };
}

/** The stratagems that a page lists: name, price, detachment, and the detachment's sign that some have. @rule 15.01 */
export function readStratagems(
  lines: readonly PageLine[],
  cards: readonly StratagemCard[],
  log: PageLog,
): readonly PageStratagem[] {
  const stratagems: PageStratagem[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, cost, owner, sign] = lines.slice(at, at + 4);
    if (line === undefined) break;
    const points = price.exec(cost?.text ?? '')?.[1];
    if (line.text === 'STRATAGEMS') log.read(line);
    else if (points === undefined || cost === undefined || owner === undefined)
      log.entry('unknown', 'page-stratagem-incomplete', line);
    else {
      const card = { name: line.text, ...ownerOf(owner.text) };
      const when = cards.find((other) => keyOf(other) === keyOf(card))?.when;
      stratagems.push({ ...card, commandPoints: Number(points), ...(when !== undefined && { when }) });
      const signed = sign !== undefined && /^[A-Z]{1,3}$/.test(sign.text);
      for (const read of [line, cost, owner, ...(signed ? [sign] : [])]) log.read(read);
      at += signed ? 3 : 2;
    }
  }
  return stratagems;
}

/** When a stratagem may be used, as its card among the quoted rules says. */
export interface StratagemCard extends Pick<PageStratagem, 'name' | 'detachment'> {
  readonly when: readonly PageMoment[];
}

function keyOf({ name, detachment }: Pick<PageStratagem, 'name' | 'detachment'>): string {
  return `${nameKey(name)} ${nameKey(detachment)}`;
}

/** Most lines between the price of a card and its WHEN. */
const cardLines = 6;

/** The cards among quoted rules: a name, which may bear its number, a price, a detachment, and below them WHEN. */
export function readCards(lines: readonly PageLine[]): readonly StratagemCard[] {
  return lines.flatMap(({ text }, at) => {
    const owner = lines[at + 1]?.text ?? '';
    if (!price.test(text) || !/ Stratagem$/.test(owner)) return [];
    const when = lines.slice(at + 2, at + 2 + cardLines).find((line) => /^WHEN:/.test(line.text));
    if (when === undefined) return [];
    const name = (lines[at - 1]?.text ?? '').replace(/\d\d\.\d\d$/, '');
    return [{ name, detachment: ownerOf(owner).detachment, when: momentsOf(when.text) }];
  });
}

const clause = /^(?:WHEN:\s*)?(.*?\bphase\b(?: or [^,.]*?\bphase\b)*)/i;
const moments = /\b(your opponent's|your)?\s*((?:(?:any|command|movement|shooting|charge|fight)(?:,| or)?\s+)+)phase/gi;

/** "Your opponent's Shooting phase or the Fight phase, just after ...": the phases before what else must have happened. */
function momentsOf(when: string): readonly PageMoment[] {
  const words = clause.exec(when)?.[1] ?? '';
  return [...words.matchAll(moments)].flatMap(([, whose = '', phases = '']) => {
    const turn = /opponent/i.test(whose) ? 'opponent' : whose === '' ? 'either' : 'own';
    const named = pagePhases.filter((phase) => phases.toLowerCase().includes(phase));
    return named.map((phase) => ({ phase, turn }) as const);
  });
}
