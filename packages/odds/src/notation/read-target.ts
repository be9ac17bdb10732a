import { keywordOf } from '@adjutant/content/data';
import type { TargetInput } from '../input/matchup.ts';
import type { TargetGroup } from '../target.ts';
import { NotationProblem } from './problem.ts';
import { numberOf, Words } from './words.ts';

/** More models than any unit has. */
const MOST = 60;

/** A target as it was read; `assumedToughness`: nothing was said about T. */
export interface TargetNotation {
  readonly target: TargetInput;
  readonly assumedToughness: boolean;
}

/** T where nothing is said about it. */
const USUAL_TOUGHNESS = 4;

/**
 * Reads a target: `10x T4 Sv3+ W2 InSv4+ FNP5+ [INFANTRY]`, groups joined by `and` or `+`, a CHARACTER marked by its keyword; or in words,
 * `10 two-wound models with a 3+ save`. Throws a NotationProblem.
 */
export function readTargetNotation(text: string): TargetNotation {
  const parts = text.split(/\s(?:and|\+)\s/i).filter((part) => part.trim() !== '');
  if (parts.length === 0) throw new NotationProblem('nothing-written', text);
  const groups = parts.map(readGroup);
  const bodyguards = groups.filter(({ group }) => group.character !== true);
  const counted = bodyguards.length > 0 ? bodyguards : groups;
  const known = counted.map(({ toughness }) => toughness).filter((toughness) => toughness !== undefined);
  return {
    assumedToughness: known.length === 0,
    target: {
      toughness: known.length === 0 ? USUAL_TOUGHNESS : Math.max(...known),
      keywords: [...new Set(groups.flatMap(({ keywords }) => keywords))],
      groups: groups.map(({ group }) => group),
    },
  };
}

/** Whether a text is written in this notation rather than as a name. */
export function isTargetNotation(text: string): boolean {
  return (
    /(^|\s)Sv\s?\d/i.test(text) ||
    /(^|\s)W\s?\d/.test(text) ||
    /[- ]wounds?\b.*\bmodels?\b|\bmodels?\b.*\bsave\b/i.test(text)
  );
}

interface ReadGroup {
  readonly group: TargetGroup;
  readonly toughness: number | undefined;
  readonly keywords: readonly string[];
}

function readGroup(text: string): ReadGroup {
  const keywords: string[] = [];
  const plain = text.replace(/\[([^\]]*)\]/g, (_all, printed: string) => {
    keywords.push(
      ...printed
        .split(',')
        .map(keywordOf)
        .filter((word) => word !== ''),
    );
    return ' ';
  });
  const words = new Words(plain);
  const full = woundsIn(words);
  const feelNoPain = words.takeNumber(/ (?:FNP|feel no pain) ?([2-6])\+ /i) ?? words.takeNumber(/ ([2-6])\+\+\+ /);
  const save = savesIn(words);
  const toughness = words.takeNumber(/ T ?(\d+) /i) ?? words.takeNumber(/ (?:with )?toughness (\d+) /i);
  const hurt = words.takeNumber(/ (?:one )?wounded(?: on| with)? ?:?(\d+)(?: left)? /i);
  const reductions = reductionsIn(words);
  const models = modelsIn(words);
  if (full === undefined) throw new NotationProblem('missing-wounds', words.part);
  const character = keywords.includes('CHARACTER');
  const left = Array.from({ length: models }, (_none, at) =>
    at === 0 && hurt !== undefined ? Math.min(hurt, full) : full,
  );
  const pain = feelNoPain === undefined ? {} : { feelNoPain, feelNoPainMortal: feelNoPain };
  return {
    toughness,
    keywords: keywords.filter((word) => word !== 'CHARACTER'),
    group: { full, left, save, reductions, ...(character ? { character } : {}), ...pain },
  };
}

function savesIn(words: Words): TargetGroup['save'] {
  const invulnerable =
    words.takeNumber(/ (?:InSv|Inv|invulnerable(?: save)?(?: of)?) ?([2-6])\+{1,2} /i) ??
    words.takeNumber(/ ([2-6])\+\+ /);
  const save =
    words.takeNumber(/ Sv ?([2-7])\+? /i) ??
    words.takeNumber(/ (?:with )?an? ([2-6])\+ saves? /i) ??
    words.takeNumber(/ ([2-6])\+ saves? /i);
  if (save === undefined) throw new NotationProblem('missing-save', words.part);
  return invulnerable === undefined ? { save } : { save, invulnerable };
}

function reductionsIn(words: Words): TargetGroup['reductions'] {
  const less = words.takeNumber(/ -(\d) (?:to )?(?:D|damage) /i);
  const halved = words.take(/ (half(?: D| damage)?) /i) !== undefined;
  return [
    ...(halved ? [{ step: 'divide', value: 2 } as const] : []),
    ...(less === undefined ? [] : [{ step: 'subtract', value: less } as const]),
  ];
}

/** The number of models, from what is left when all else is taken. */
function modelsIn(words: Words): number {
  const count = words.take(/ (\w+) ?x /i) ?? words.take(/ (\d+) (?:models? )?/) ?? words.take(/ (\w+) models? /i);
  while (words.take(/ (models?|with|a|an|and|of) /i) !== undefined);
  const models = count?.[0] === undefined ? 1 : numberOf(count[0]);
  const { left, part } = words;
  if (left !== undefined || models === undefined)
    throw new NotationProblem('word-unknown', part, left ?? count?.[0] ?? '');
  if (models < 1 || models > MOST) throw new NotationProblem('too-many', part);
  return models;
}

function woundsIn(words: Words): number | undefined {
  const short = words.takeNumber(/ W ?(\d+) /i);
  if (short !== undefined) return short;
  const said = words.take(/ (\w+)[- ]wounds? /i)?.[0];
  return said === undefined ? undefined : numberOf(said);
}
