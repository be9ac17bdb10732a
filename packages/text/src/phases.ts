import { capital } from './words.ts';

/** The phases of a turn by the number of their chapter of the rules. */
const phases: Readonly<Record<string, string>> = {
  '08': 'Command phase',
  '09': 'Movement phase',
  '10': 'Shooting phase',
  '11': 'Charge phase',
  '12': 'Fight phase',
};

const moments: Readonly<Record<string, string>> = {
  'attacker-and-defender': 'Attacker and defender',
  'declare-battle-formations': 'Declare battle formations',
  deployment: 'Deployment',
  'first-turn': 'Who goes first',
  'first-turn-given': 'The first turn is given',
  'core-cp': 'Command points',
  'battle-shock': 'Battle-shock',
  abilities: 'Command abilities',
  'move-units': 'Move units',
  shoot: 'Shoot',
  'pile-in': 'Pile in',
  fight: 'Fight',
  consolidate: 'Consolidate',
};

/** The name of the phase that a moment with this rule begins, or undefined where it begins none. */
export function phaseBegun(rule: string): string | undefined {
  return phases[rule];
}

/** The name of a part of the battle before the first round, or undefined. */
export function partBeforeBattle(rule: string, moment: string): string | undefined {
  return rule.startsWith('25.') && moment !== 'first-turn-given' ? momentWords(moment) : undefined;
}

/** A moment or step in words. */
export function momentWords(moment: string): string {
  return moments[moment] ?? capital(moment.replaceAll('-', ' '));
}
