import { bracket, count } from './words.ts';

/** Something about a roster that is against the rules, or that could not be checked. */
export interface RosterFinding {
  readonly code: string;
  readonly rule: string;
  readonly kind: 'breach' | 'unchecked';
  readonly unit?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

type Say = (v: RosterFinding['values']) => string;

/** What is found about a roster, by code. */
export const musterFindings: Readonly<Record<string, Say>> = {
  'too-many-points': (v) => `the army has ${v.points} points, the battle allows ${v.most}`,
  'no-detachment': () => 'the army has no detachment',
  'detachment-unknown': (v) => `nothing is known of the detachment ${v.detachment}`,
  'detachment-twice': (v) => `the detachment ${v.detachment} is taken ${v.times} times`,
  'detachment-points-unknown': (v) => `the detachment points of ${v.detachment} are not known`,
  'too-many-detachment-points': (v) =>
    `the detachments cost ${v.points} detachment points, the battle allows ${v.most}`,
  'detachment-needs-units': (v) =>
    `${v.detachment} needs at least ${v.least} units with ${v.keyword}, the army has ${v.count}`,
  'too-many-copies': (v) => `${v.count} units of ${v.datasheet}, at most ${v.most} are allowed`,
  'not-of-the-faction': (v) => `${v.datasheet} is not of the faction ${v.faction}`,
  'ally-not-with-detachment': (v) => `${v.datasheet} (${v.allies}) needs another detachment`,
  'ally-too-many-points': (v) => `${v.points} points of ${v.allies}, at most ${v.most} are allowed`,
  'ally-limits-not-checked': (v) => `${v.allies} have further limits, which are not checked`,
  'no-warlord': () => 'no model is the WARLORD',
  'several-warlords': (v) => `${v.count} models are WARLORD, one is allowed`,
  'warlord-no-character': (v) => `the WARLORD, ${v.datasheet}, is no CHARACTER`,
  'warlord-of-another-faction': (v) => `the WARLORD, ${v.datasheet}, is of another faction`,
  'warlord-ally': (v) => `the WARLORD, ${v.datasheet}, is an ally`,
  'too-many-enhancements': (v) => `${v.count} enhancements, the battle allows ${v.most}`,
  'enhancement-unknown': (v) => `nothing is known of the enhancement ${v.enhancement}`,
  'enhancement-of-no-detachment': (v) => `the enhancement ${v.enhancement} is of none of the army's detachments`,
  'enhancement-too-often': (v) =>
    `the enhancement ${v.enhancement} is taken ${v.times} times, at most ${v.most} are allowed`,
  'enhancements-on-one-unit': (v) => `${v.count} enhancements on one unit, one is allowed`,
  'enhancement-no-character': (v) => `${v.datasheet} is no CHARACTER and cannot have ${v.enhancement}`,
  'enhancement-epic-hero': (v) => `${v.datasheet} is an EPIC HERO and cannot have ${v.enhancement}`,
  'enhancement-keywords': (v) => `${v.enhancement} is not for ${v.datasheet}`,
  'enhancement-ally': (v) => `${v.datasheet} is an ally and cannot have ${v.enhancement}`,
  'leader-may-not-lead': (v) => `${v.datasheet} may not be attached to ${v.bodyguard}`,
  'several-leaders': (v) => `${v.count} ${v.role} units are attached, which needs a rule that allows it`,
  'support-not-attached': (v) => `${v.datasheet} is a support unit and must be attached to another`,
  'unit-size': (v) =>
    `${v.count} x ${v.profile} in ${v.datasheet}, the datasheet says ${v.min === v.max ? v.min : `${v.min} to ${v.max}`}`,
  'gear-not-offered': (v) =>
    `${v.count} x ${v.profile} with ${v.gear}; the wargear options of ${v.datasheet} do not lead to that, the nearest is ${v.nearest}`,
  'gear-too-often': (v) => `${v.count} x ${v.profile} with ${v.gear}; a unit of ${v.models} may have ${v.most}`,
  'gear-too-many': (v) =>
    `${v.datasheet} has ${v.gear} ${v.count === 1 ? 'once' : `${v.count} times`}; with ${count(Number(v.models), 'model')} ${v.most === 0 ? 'it may have none' : `at most ${v.most} of them`}`,
  'gear-not-checked': (v) =>
    `which models may have which wargear is not checked for ${v.datasheets}, only how many of it the unit may have`,
  'units-underpaid': (v) =>
    `${count(Number(v.units), 'unit')} of ${v.datasheets} cost ${v.least} points or more, the army counts ${v.points}`,
};

/** "Stormboyz: 4 units of Stormboyz, at most 3 are allowed [25.03-b]". */
export function musterFindingSentence({ code, rule, kind, unit, values }: RosterFinding): string {
  const said = musterFindings[code]?.(values) ?? code.replaceAll('-', ' ');
  const where = unit === undefined ? '' : `${unit}: `;
  return `${kind === 'unchecked' ? 'not certain: ' : ''}${where}${said}${bracket(rule)}`;
}
