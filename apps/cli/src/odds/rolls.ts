/** Chances of a unit's rolls, and of a charge after the attacks. */
import { advanceChance, chargeChance, leadershipChance, type RollAgain, screenPlanChance } from '@adjutant/odds';
import type { Io } from '../io.ts';
import { Problem } from '../problem.ts';
import { percent } from './histogram.ts';

/** What the command line says about rolls. */
export interface RollOptions {
  readonly charge?: string;
  readonly advance?: string;
  readonly move?: string;
  readonly battleShock?: string;
  readonly modifier?: string;
  readonly reroll?: string | boolean;
}

/** Whether a roll is asked about. */
export function asksRolls({ charge, advance, battleShock }: RollOptions): boolean {
  return charge !== undefined || advance !== undefined || battleShock !== undefined;
}

/** Prints the chances of the rolls that are asked about; `destroyed` is that of a screen in the way of the charge. */
export function printRolls(options: RollOptions, destroyed: number | undefined, io: Io): void {
  const modifier = numberIn('--modifier', options.modifier ?? '0');
  const again = againOf(options.reroll);
  const note = `${modifier === 0 ? '' : `, ${modifier > 0 ? '+' : ''}${modifier}`}${again === 'none' ? '' : ', with a re-roll'}`;
  if (options.charge !== undefined) {
    const charge = { distance: numberIn('--charge', options.charge), modifier, again };
    const chance = chargeChance(charge);
    io.out(`charge of ${options.charge}"${note}: ${percent(chance)}  ${io.colours.dim('[11.02-f, 11.04-b]')}`);
    if (destroyed !== undefined)
      io.out(
        io.colours.bold(
          `the target is destroyed, and then the charge reaches what stood behind it: ${percent(screenPlanChance({ destroyed, charge }))}`,
        ),
      );
  }
  if (options.advance !== undefined) {
    const advance = {
      distance: numberIn('--advance', options.advance),
      move: numberIn('--move', options.move ?? '6'),
      modifier,
      again,
    };
    io.out(
      `advance of ${advance.distance}" with M ${advance.move}"${note}: ${percent(advanceChance(advance))}  ${io.colours.dim('[09.06]')}`,
    );
  }
  if (options.battleShock !== undefined) {
    const leadership = numberIn('--battle-shock', options.battleShock.replace(/\+$/, ''));
    io.out(
      `battle-shock roll on ${leadership}+${note}: ${percent(leadershipChance({ leadership, modifier, again }))} to pass  ${io.colours.dim('[01.07]')}`,
    );
  }
}

function numberIn(option: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new Problem(`${option} ${text}: give a number.`);
  return value;
}

function againOf(option: string | boolean | undefined): RollAgain {
  if (option === undefined) return 'none';
  if (option === true || option === 'all') return 'all';
  if (option === 'any') return 'any';
  throw new Problem(`--reroll ${option}: "all" dice together, or "any" of them.`);
}
