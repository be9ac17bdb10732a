import { fixedAmount, kebab, keywordOf } from '@adjutant/content/data';
import type { AbilityEntry } from '@adjutant/engine';
import { readAbilities } from './abilities.ts';
import { readCharacteristics } from './characteristics.ts';
import { readComposition } from './composition.ts';
import { withDefaultWargear } from './default-wargear.ts';
import { gearNames } from './gear-names.ts';
import { readKeywords } from './keywords.ts';
import { isTitle, type PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { readOptions } from './options.ts';
import { editionOf, passRulesText } from './rules-text.ts';
import { headingOf, type PageParts, type PageSection } from './sections.ts';
import type { PageSheet } from './sheet.ts';
import { readBodyguard, readDamaged, readInvulnerable, readTransport } from './special-rules.ts';
import { readCards, readStratagems } from './stratagems.ts';
import { readWeapons } from './weapons.ts';

type Title = Pick<PageSheet, 'id' | 'name' | 'faction' | 'factionName'>;

/** The datasheet in the parts of a page. */
export function readSheet(lines: readonly PageLine[], parts: PageParts, log: PageLog): PageSheet {
  const part = (section: PageSection): readonly PageLine[] => parts.get(section) ?? [];
  const title = readTitle(part('title'), log);
  const factionKeywords = factionKeywordsOf(part('faction-keywords'), title, log);
  const own = readAbilities(part('abilities'), 'datasheet', title, log);
  const carried = readAbilities(part('wargear-abilities'), 'wargear', title, log);
  const printedFor = editionOf(lines);
  for (const line of part('other')) log.entry('unknown', 'page-section-unknown', line);
  passRulesText(part('rules'), log);
  return {
    ...title,
    ...(printedFor !== undefined && { edition: printedFor }),
    factionKeywords,
    keywords: readKeywords(part('keywords'), log),
    profiles: readCharacteristics(part('characteristics'), title.name, log),
    ...gearOf(part, carried, log),
    ...specialRules(part, title, [...own, ...carried], factionKeywords, log),
    ...leaders(part, log),
    detachmentRules: named(part('detachment-rules'), log),
    stratagems: readStratagems(part('stratagems'), readCards(lines), log),
  };
}

type Part = (section: PageSection) => readonly PageLine[];

/** "Orks - Boyz". */
function readTitle(lines: readonly PageLine[], log: PageLog): Title {
  const [first, ...rest] = lines;
  const [, factionName = '', name = ''] = /^(.+?) - (.+)$/.exec(first?.text ?? '') ?? [];
  if (first !== undefined) log.read(first);
  for (const line of rest) log.entry('unknown', 'page-line-unknown', line);
  const faction = kebab(factionName);
  return { id: `${faction}/${kebab(name)}`, name, faction, factionName };
}

/** Pages lose the faction keywords now and then; the title names the faction too. @rule 02.05 */
function factionKeywordsOf(lines: readonly PageLine[], { factionName }: Title, log: PageLog): readonly string[] {
  const keywords = readKeywords(lines, log);
  if (keywords.length > 0) return keywords;
  log.entry('guessed', 'page-faction-keywords', lines[0], { keyword: keywordOf(factionName) });
  return [keywordOf(factionName)];
}

/** Weapons, options, composition and points: they name each other. */
function gearOf(
  part: Part,
  wargear: readonly AbilityEntry[],
  log: PageLog,
): Pick<PageSheet, 'weapons' | 'options' | 'composition' | 'points'> {
  const mentions = [...part('options'), ...part('composition')].map(({ text }) => text.toLowerCase());
  const isUsed = (name: string): boolean => mentions.some((text) => text.includes(name.toLowerCase()));
  const weapons = readWeapons(part('weapons'), isUsed, log);
  const gear = gearNames(weapons, wargear);
  const { composition, points } = readComposition(part('composition'), gear, log);
  const profiles = composition.map(({ profile }) => profile);
  const options = readOptions(part('options'), profiles, gear, log);
  return { weapons, options, composition: withDefaultWargear(composition, weapons, options), points };
}

function specialRules(
  part: Part,
  { id }: Title,
  abilities: readonly AbilityEntry[],
  factionKeywords: readonly string[],
  log: PageLog,
): Pick<PageSheet, 'abilities' | 'invulnerable' | 'damaged' | 'bodyguard' | 'transport'> {
  const read = <T>(section: PageSection, reader: (lines: readonly PageLine[]) => T): T | undefined =>
    part(section).length === 0 ? undefined : reader(part(section));
  const invulnerable = read('invulnerable', (lines) => readInvulnerable(lines, log));
  const damaged = read('damaged', (lines) => readDamaged(lines, log));
  const bodyguard = read('bodyguard', (lines) => readBodyguard(lines, log));
  const transport = read('transport', (lines) => readTransport(lines, factionKeywords, log));
  const bracket: readonly AbilityEntry[] =
    damaged === undefined
      ? []
      : [
          {
            id: `${id}/damaged`,
            name: `Damaged: ${damaged.from}-${damaged.to} Wounds Remaining`,
            kind: 'damaged',
            value: fixedAmount(damaged.to),
          },
        ];
  return {
    abilities: [...abilities, ...bracket],
    ...(invulnerable !== undefined && { invulnerable }),
    ...(damaged !== undefined && { damaged }),
    ...(bodyguard !== undefined && { bodyguard }),
    ...(transport !== undefined && { transport }),
  };
}

function leaders(part: Part, log: PageLog): Pick<PageSheet, 'leads' | 'ledBy'> {
  const [leads, ledBy] = [named(part('leader'), log), named(part('led-by'), log)];
  return { ...(leads.length > 0 && { leads }), ...(ledBy.length > 0 && { ledBy }) };
}

/** The names that stand one a line below a heading and its sentence. */
function named(lines: readonly PageLine[], log: PageLog): readonly string[] {
  return lines.flatMap((line) => {
    const isName = line.bullet || (isTitle(line) && headingOf(line) === undefined);
    const isKnown = isName || headingOf(line) !== undefined || /following units:$/.test(line.text);
    if (isKnown) log.read(line);
    else log.entry('unknown', 'page-line-unknown', line);
    return isName ? [line.text] : [];
  });
}
