/** The worth of a matchup when both players choose as the dice fall. */
import { amountChances } from '../blow.ts';
import { type Chances, timesOf } from '../distribution.ts';
import type { Aim } from '../extremes.ts';
import type { Matchup } from '../input/matchup.ts';
import { type Step, stepsOf } from '../matchup-odds.ts';
import { hazardWounds } from '../mortal.ts';
import { lostBy, type Target, targetOf } from '../target.ts';
import { oneMortalWound, type Values, valuesOf } from './blow-value.ts';
import { poolValues } from './pool-value.ts';
import { better, type Sides, worstOf } from './side.ts';
import { afterMortal, type Frame } from './suffering-value.ts';

/** How a matchup is played. */
export interface Play extends Sides {
  /** The attacker has one Command Re-roll for it. */
  readonly commandReroll: boolean;
}

/** More work than this is not begun: it would take more than some seconds. */
const MOST_WORK = 4e8;

/**
 * What an aim is worth when each choice waits for what is known when it is made, found backwards from the end: the order of pools, dice
 * thrown again, [LETHAL HITS] for each number of critical hits, groups picked by [PRECISION], the order of allocation and the models that
 * mortal wounds go to. One Command Re-roll of the attacker may be used on a hit, wound or damage die. Undefined where that is too much
 * work, or where save dice may be thrown again against several groups.
 * @rule 01.05.02 04.03 05.03 15.02 24.23 24.28
 */
export function playValue(matchup: Matchup, aim: Aim, play: Play): number | undefined {
  const target = targetOf(matchup.target.groups, matchup.target.order);
  const steps = stepsOf(matchup);
  const size = target.lines.reduce((product, { wounds }) => product * (wounds + 1), 1);
  const frame: Frame = { target, sides: play, size, spare: play.commandReroll };
  if (!isFeasible(frame, steps)) return undefined;
  const end = valuesOf(size, play.commandReroll, (state) => {
    const value = aimValue(target, state, aim);
    return { now: value, after: value };
  });
  const known = new Map<number, Values>([[0, end]]);
  return valuesBefore(frame, steps, (1 << steps.length) - 1, known).now[0];
}

/** Values while some steps are still to come; the attacker chooses the next in each state. */
function valuesBefore(frame: Frame, steps: readonly Step[], open: number, known: Map<number, Values>): Values {
  const found = known.get(open);
  if (found !== undefined) return found;
  const ways = steps.flatMap((step, at) =>
    (open & (1 << at)) === 0 ? [] : [stepValues(frame, step, valuesBefore(frame, steps, open & ~(1 << at), known))],
  );
  const { attacker } = frame.sides;
  const best = (state: number, which: 'now' | 'after') =>
    ways.reduce((so, values) => better(attacker, so, values[which][state] as number), worstOf(attacker));
  const values = valuesOf(frame.size, frame.spare, (state) => ({
    now: best(state, 'now'),
    after: best(state, 'after'),
  }));
  known.set(open, values);
  return values;
}

function stepValues(frame: Frame, step: Step, next: Values): Values {
  if (step.kind === 'attacks') return poolValues(frame, step.pool, next);
  const wounds: Chances =
    step.kind === 'hazard-rolls'
      ? hazardWounds(step.rolls, step.onlyMonstersAndVehicles)
      : timesOf(step.times, amountChances(step.amount));
  const hurt = oneMortalWound(frame.target);
  const sum = valuesOf(frame.size, frame.spare, () => ({ now: 0, after: 0 }));
  let values = next;
  for (const chance of wounds) {
    for (let state = 0; state < frame.size; state++) {
      sum.after[state] = (sum.after[state] as number) + chance * (values.after[state] as number);
      if (frame.spare) sum.now[state] = (sum.now[state] as number) + chance * (values.now[state] as number);
    }
    values = afterMortal(frame, hurt, values);
  }
  return sum;
}

function aimValue(target: Target, state: number, aim: Aim): number {
  let lost = 0;
  let destroyed = 0;
  for (const [at, line] of target.lines.entries()) {
    const here = lostBy(target, at, state);
    lost += here;
    destroyed += line.destroyed[here] ?? 0;
  }
  if (aim === 'wounds') return lost;
  if (aim === 'destroyed') return destroyed;
  const models = target.groups.reduce((sum, { left }) => sum + left.length, 0);
  return destroyed >= (aim === 'wiped-out' ? models : aim.atLeast) ? 1 : 0;
}

function isFeasible({ target, size, spare }: Frame, steps: readonly Step[]): boolean {
  const groups = target.groups.length;
  const orders = groups > 4 ? Number.POSITIVE_INFINITY : ([1, 1, 2, 6, 24][groups] ?? 1);
  let work = 0;
  for (const step of steps) {
    if (step.kind !== 'attacks') continue;
    const { dice, numbers, rerolls } = step.pool;
    if (rerolls.save.length > 0 && groups > 1) return false;
    const { sustainedHits: extra, lethalHits } = numbers.hit;
    const wounds = (dice.length - 1) * (1 + (extra === undefined ? 0 : extra.plus + extra.dice * extra.sides));
    const critical = numbers.wound.devastatingWounds ? wounds : 1;
    const rolls =
      wounds * wounds * wounds * (lethalHits ? dice.length : 1) * (rerolls.wound.length === 6 ? wounds / 2 : 1);
    work += size * (orders * critical * wounds * (groups > 1 ? wounds : 1) * 8 + rolls / 3);
  }
  return work * (spare ? 2 : 1) * (1 << Math.min(30, steps.length)) * steps.length < MOST_WORK;
}
