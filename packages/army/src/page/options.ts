import type { LoadoutOption } from '@adjutant/content/data';
import { isNamed } from './composition.ts';
import type { GearNames } from './gear-names.ts';
import type { PageLine } from './lines.ts';
import type { PageLog } from './log.ts';
import { numberOf, type OptionSentence, optionSentence } from './option-sentence.ts';

interface Draft {
  readonly option: Omit<LoadoutOption, 'choices'>;
  readonly choices: (readonly string[])[];
  readonly line: PageLine;
}

/** The wargear options of a page; `profiles` are the kinds of models of its composition. @rule 02.06 */
export function readOptions(
  lines: readonly PageLine[],
  profiles: readonly string[],
  gear: GearNames,
  log: PageLog,
): readonly LoadoutOption[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  for (const line of lines) {
    const sentence = optionSentence(line.text);
    const choice = open !== undefined && sentence === undefined && /^(?:\d+|one|two|three) /i.test(line.text);
    if (/^WARGEAR OPTIONS$|^None$/i.test(line.text)) log.read(line);
    else if (choice) open?.choices.push(...choicesOf(line.text, line, gear, log));
    else {
      open = sentence === undefined ? undefined : draftOf(sentence, line, profiles, gear, log);
      if (open !== undefined) drafts.push(open);
      else log.entry('unknown', 'page-option-unknown', line);
      if (sentence?.open !== true) open = undefined;
    }
  }
  for (const { choices, line } of drafts) if (choices.length === 0) log.entry('unknown', 'page-option-empty', line);
  return drafts.filter(({ choices }) => choices.length > 0).map(({ option, choices }) => ({ ...option, choices }));
}

function draftOf(
  sentence: OptionSentence,
  line: PageLine,
  profiles: readonly string[],
  gear: GearNames,
  log: PageLog,
): Draft | undefined {
  const { subject, count, perModels, perModel, replaces, gains } = sentence;
  const profile = /^models?$/i.test(subject) ? undefined : profiles.find((name) => isNamed(name, subject));
  if (profile === undefined && !/^models?$/i.test(subject)) return undefined;
  const option = {
    ...(profile !== undefined && { profile }),
    replaces: replaces === undefined ? [] : idsOf(replaces, line, gear, log),
    perModel,
    ...(count !== undefined && { limit: { count, ...(perModels !== undefined && { perModels }) } }),
  };
  if (sentence.open) log.read(line);
  return { option, line, choices: gains === undefined ? [] : [...choicesOf(gains, line, gear, log)] };
}

/** "1 shoota and 1 close combat weapon" is one choice, "1 big shoota or 1 rokkit launcha" are two. */
function choicesOf(text: string, line: PageLine, gear: GearNames, log: PageLog): readonly (readonly string[])[] {
  log.read(line);
  return text.split(/,? or (?=\d|one\b)/i).map((choice) => idsOf(choice, line, gear, log));
}

function idsOf(text: string, line: PageLine, gear: GearNames, log: PageLog): readonly string[] {
  const digits = text.replace(/\b(one|two|three)\b/gi, (word) => String(numberOf(word)));
  const { ids, respelt, unknown } = gear.phrase(digits);
  for (const { name, taken } of respelt) log.entry('guessed', 'page-item-spelling', line, { item: name, taken });
  for (const name of unknown) log.entry('guessed', 'page-item-no-weapon', line, { item: name });
  return ids;
}
