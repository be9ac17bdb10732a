import { type Aim, type Extreme, extremes, type Matchup, type Play, playValue } from '@adjutant/odds';
import type { Io } from '../io.ts';
import { Problem } from '../problem.ts';

const aims = ['destroyed', 'wounds', 'wiped-out'] as const;

/** Prints the best and the worst that the players' choices make of a matchup. */
export function printExtremes(matchup: Matchup, option: string | boolean, io: Io): void {
  const aim = aimOf(option);
  const { best, contested, worst, complete } = extremes(matchup, aim);
  const { bold, dim } = io.colours;
  io.out('');
  io.out(
    bold(
      `what choices make of it that are fixed beforehand (${aim === 'destroyed' ? 'models destroyed' : typeof aim === 'string' ? aim : `at least ${aim.atLeast} destroyed`})`,
    ),
  );
  io.out(`  attacker best, target worst   ${valueWords(best, aim)}   ${dim(choicesOf(best))}`);
  io.out(`  both best                     ${valueWords(contested, aim)}   ${dim(choicesOf(contested))}`);
  io.out(`  attacker worst, target best   ${valueWords(worst, aim)}   ${dim(choicesOf(worst))}`);
  if (!complete) io.out(dim('  there are too many ways to choose; only some were tried'));
  printPlays(matchup, aim, io);
}

const plays: readonly (readonly [string, Play])[] = [
  ['attacker best, target worst', { attacker: 'most', defender: 'most', commandReroll: false }],
  ['both best', { attacker: 'most', defender: 'least', commandReroll: false }],
  ['both best, one Command Re-roll', { attacker: 'most', defender: 'least', commandReroll: true }],
  ['attacker worst, target best', { attacker: 'least', defender: 'least', commandReroll: false }],
];

/** The same where each choice waits for the dice that are known when it is made. */
function printPlays(matchup: Matchup, aim: Aim, io: Io): void {
  const { bold, dim } = io.colours;
  const values = plays.map(([name, play]) => ({ name, value: playValue(matchup, aim, play) }));
  io.out('');
  io.out(bold('and where every choice waits for the dice'));
  for (const { name, value } of values)
    io.out(`  ${name.padEnd(30)}${value === undefined ? '        -' : numberWords(value, aim)}`);
  if (values.some(({ value }) => value === undefined)) io.out(dim('  - would be too much work'));
}

function aimOf(option: string | boolean): Aim {
  if (option === true) return 'destroyed';
  const least = /^(\d+)\+?$/.exec(String(option));
  if (least !== null) return { atLeast: Number(least[1]) };
  const found = aims.find((aim) => aim === option);
  if (found === undefined)
    throw new Problem(`--extremes ${String(option)}: ${aims.join(', ')}, or a number of models.`);
  return found;
}

function valueWords({ value }: Extreme, aim: Aim): string {
  return numberWords(value, aim);
}

function numberWords(value: number, aim: Aim): string {
  return (aim === 'destroyed' || aim === 'wounds' ? value.toFixed(3) : `${(value * 100).toFixed(2)} %`).padStart(9);
}

function choicesOf({ matchup: { attacks, target } }: Extreme): string {
  const words = attacks.map((entry) => {
    if (!('attacks' in entry)) return entry.kind;
    const { name = 'weapon', rerollHits, rerollWounds, lethalHits, precisionGroup } = entry;
    const chosen = [
      ...(rerollHits === 'non-critical' ? ['hits thrown again for criticals'] : []),
      ...(rerollWounds === 'non-critical' ? ['wounds thrown again for criticals'] : []),
      ...(lethalHits === 'decline' ? ['lethal hits declined'] : []),
      ...(precisionGroup === undefined ? [] : [`precision into group ${precisionGroup + 1}`]),
    ];
    return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`;
  });
  const order = target.groups.length > 1 ? `; groups ${(target.order ?? []).map((at) => at + 1).join(', ')}` : '';
  return `${words.join(', then ')}${order}`;
}
