import { parseAmount, parseWeaponAbilities } from '@adjutant/content/data';
import type { Amount, WeaponAbility } from '@adjutant/engine';
import type { EntryInput, Reroll, WeaponInput } from '../input/matchup.ts';
import { NotationProblem } from './problem.ts';
import { Words } from './words.ts';

/** More weapons or attacks than any unit has: a slip of the pen. */
const MOST = 500;

/**
 * Reads one entry of attacks: `20x A3 WS3+ S4 AP-1 D1 [LETHAL HITS]`, with `+1 to hit`, `critical hits on 5+`, `re-roll hits`, ... after
 * it; or `mortal wounds D3 x2`, `5 hazard rolls`. Throws a NotationProblem.
 */
export function readAttackNotation(text: string): EntryInput {
  return readOther(text) ?? readWeapon(text);
}

/** Whether a text is written in this notation rather than as a name. */
export function isAttackNotation(text: string): boolean {
  return readOther(text) !== undefined || (/(^|\s)A\s?\d*(D[36])?/.test(text) && /(^|\s)S\s?\d/i.test(text));
}

function readOther(text: string): EntryInput | undefined {
  const mortal = /^\s*(?:(\d+)\s*x\s*)?(\S+)\s+mortal wounds?\s*$/i.exec(text);
  const amount = mortal === null ? undefined : parseAmount(mortal[2] ?? '');
  if (mortal !== null && amount !== undefined) return { kind: 'mortal-wounds', amount, times: Number(mortal[1] ?? 1) };
  const hazard = /^\s*(\d+)\s+hazard rolls?\s*(of (?:monsters|vehicles))?\s*$/i.exec(text);
  if (hazard === null) return undefined;
  return { kind: 'hazard-rolls', rolls: Number(hazard[1]), onlyMonstersAndVehicles: hazard[2] !== undefined };
}

function readWeapon(text: string): WeaponInput {
  const { name, abilities, words } = opened(text);
  const weapons = words.takeNumber(/ (\d+) ?x /i) ?? words.takeNumber(/^ (\d+) /) ?? 1;
  const more = modifiersOf(words);
  const melee = words.take(/ (melee) /i) !== undefined;
  const ranged = words.take(/ (ranged) /i) !== undefined;
  const skill = words.take(/ (WS|BS)? ?([2-6])\+ /i);
  const automatic =
    words.take(/ (auto(?:matic)?|BS ?-|N\/A) /i) !== undefined || abilities.some(({ id }) => id === 'torrent');
  const attacks = amountIn(words, / A ?(\S+) /i, 'missing-attacks');
  const strength = words.takeNumber(/ S ?(\d+) /i);
  const armourPenetration = words.takeNumber(/ AP ?-?(\d+) /i) ?? 0;
  const damage = amountIn(words, / D ?(\S+) /i, 'missing-damage');
  const { left, part } = words;
  if (left !== undefined) throw new NotationProblem('word-unknown', part, left);
  if (strength === undefined) throw new NotationProblem('missing-strength', part);
  if (skill === undefined && !automatic) throw new NotationProblem('missing-skill', part);
  if (weapons > MOST || weapons * (attacks.plus + 6 * attacks.dice) > MOST) throw new NotationProblem('too-many', part);
  return {
    name: name ?? part,
    weapons,
    melee: melee || (!ranged && skill?.[0]?.toUpperCase() === 'WS'),
    attacks,
    strength,
    armourPenetration: armourPenetration === 0 ? 0 : -armourPenetration,
    damage,
    abilities,
    ...(skill === undefined ? {} : { skill: Number(skill[1]) }),
    ...more,
  };
}

/** Takes the name before a colon and the abilities in brackets off a text. */
function opened(text: string) {
  const named = /^([^:[\]]+):(.*)$/s.exec(text);
  const body = named?.[2] ?? text;
  const abilities: WeaponAbility[] = [];
  const plain = body.replace(/\[([^\]]*)\]/g, (_all, printed: string) => {
    for (const ability of parseWeaponAbilities(printed)) {
      if (ability.id === 'special') throw new NotationProblem('ability-unknown', text.trim(), printed.trim());
      abilities.push(ability);
    }
    return ' ';
  });
  return { name: named?.[1]?.trim(), abilities, words: new Words(plain) };
}

function amountIn(words: Words, pattern: RegExp, missing: 'missing-attacks' | 'missing-damage'): Amount {
  const printed = words.take(pattern)?.[0];
  const amount = printed === undefined ? undefined : parseAmount(printed);
  if (amount === undefined) throw new NotationProblem(missing, words.part, printed);
  return amount;
}

function modifiersOf(words: Words): Partial<WeaponInput> {
  const hitModifier = words.takeNumber(/ ([+-]\d) (?:to )?hit /i);
  const woundModifier = words.takeNumber(/ ([+-]\d) (?:to )?wound /i);
  const criticalWoundOn = words.takeNumber(/ crit(?:ical)?s? wounds?(?: on)? ([2-6])\+ /i);
  const criticalHitOn = words.takeNumber(/ crit(?:ical)?s?(?: hits?)?(?: on)? ([2-6])\+ /i);
  const rerollHits = rerollOf(words, 'hits?(?: rolls?)?');
  const rerollWounds = rerollOf(words, 'wounds?(?: rolls?)?');
  const damageAgain = words.take(/ re-?roll (damage|D)(?: rolls?)? /i) !== undefined;
  const attacksAgain = words.take(/ re-?roll (attacks?|A)(?: rolls?)? /i) !== undefined;
  const declined = words.take(/ (decline|no) lethal(?: hits)? /i) !== undefined;
  const picked = words.takeNumber(/ precision(?: into| on)? group (\d) /i);
  return {
    ...(hitModifier === undefined ? {} : { hitModifier }),
    ...(woundModifier === undefined ? {} : { woundModifier }),
    ...(criticalWoundOn === undefined ? {} : { criticalWoundOn }),
    ...(criticalHitOn === undefined ? {} : { criticalHitOn }),
    ...(rerollHits === undefined ? {} : { rerollHits }),
    ...(rerollWounds === undefined ? {} : { rerollWounds }),
    ...(damageAgain ? { rerollDamage: true } : {}),
    ...(attacksAgain ? { rerollAttacks: true } : {}),
    ...(declined ? { lethalHits: 'decline' as const } : {}),
    ...(picked === undefined ? {} : { precisionGroup: picked - 1 }),
  };
}

/** `re-roll hits`, `reroll hits of 1`, `re-roll non-critical hits`. */
function rerollOf(words: Words, what: string): Reroll | undefined {
  const found = words.take(new RegExp(` re-?roll (non-?crit(?:ical)? )?${what}(?: of)?( 1s?| ones)? `, 'i'));
  if (found === undefined) return undefined;
  return found[0] !== undefined ? 'non-critical' : found[1] !== undefined ? 'ones' : 'failed';
}
