/** What a pool is worth in each state of its target, when both players choose as the dice fall. */
import { amountOf, hitOutcome, woundOutcome } from '@adjutant/rules-11e/queries';
import { faceChances } from '../attack-die.ts';
import { type Chances, chancesOf, timesOf } from '../distribution.ts';
import type { Pool } from '../pool.ts';
import { type Pair, type Values, valuesOf } from './blow-value.ts';
import { type DieSplit, rollWorths, splitChances, type Worth } from './roll-value.ts';
import { better, worstOf } from './side.ts';
import { type Frame, type Suffering, sufferingValues } from './suffering-value.ts';

const faces = [1, 2, 3, 4, 5, 6];

interface Roll {
  readonly split: DieSplit;
  readonly free: boolean;
  /** No die was thrown again before its player may choose. */
  readonly fresh: boolean;
}

/** A roll's die after re-rolls that leave nothing to choose: of some faces only, which fail. */
function rollOf(mayReroll: readonly number[], read: (face: number) => 'critical' | 'plain' | 'failed'): Roll {
  const free = mayReroll.length === 6;
  const chances = faceChances(free ? [] : mayReroll, (face) => read(face) === 'failed');
  const chanceOf = (what: string) =>
    faces.reduce((sum, face) => sum + (read(face) === what ? (chances[face] ?? 0) : 0), 0);
  return {
    split: { critical: chanceOf('critical'), plain: chanceOf('plain') },
    free,
    fresh: free || mayReroll.length === 0,
  };
}

/** The values before a pool, from those after it. @rule 05.00 15.02 24.23 */
export function poolValues(frame: Frame, pool: Pool, next: Values): Values {
  const { wound, hit } = pool.numbers;
  const most = mostOf(pool);
  const suffering = sufferingValues(frame, pool, next, {
    saves: most.wounds,
    critical: wound.devastatingWounds ? most.wounds : 0,
  });
  const woundRoll = rollOf(pool.rerolls.wound, (face) => {
    const outcome = woundOutcome(face, wound);
    return outcome.devastating ? 'critical' : outcome.wound ? 'plain' : 'failed';
  });
  const tables = splitChances(most.wounds, woundRoll.split);
  const hitRoll = rollOf(pool.rerolls.hit, (face) => {
    const outcome = hitOutcome(face, hit);
    return outcome.critical ? 'critical' : outcome.hit ? 'plain' : 'failed';
  });
  const hitTables = splitChances(most.dice, hitRoll.split);
  return valuesOf(frame.size, frame.spare, (state) => {
    const wounds = (spare: boolean) =>
      woundWorths(frame, suffering, state, {
        roll: woundRoll,
        most,
        spare,
        lethal: hit.lethalHits,
        tables,
      });
    const after = wounds(false);
    const value = hitWorth(frame, pool, hitRoll, hitTables, { now: after, after, spare: false });
    if (!frame.spare) return { now: value, after: value };
    const now = wounds(true);
    return { now: hitWorth(frame, pool, hitRoll, hitTables, { now, after, spare: hitRoll.fresh }), after: value };
  });
}

interface Most {
  readonly dice: number;
  readonly extra: number;
  /** Wound rolls and automatic wounds together. */
  readonly wounds: number;
}

function mostOf({ dice, numbers }: Pool): Most {
  const most = dice.length - 1;
  const { sustainedHits } = numbers.hit;
  const extra = sustainedHits === undefined ? 0 : sustainedHits.plus + sustainedHits.dice * sustainedHits.sides;
  return { dice: most, extra, wounds: most * (1 + extra) };
}

/** Worth of so many wound rolls beside so many automatic wounds: `[automatic][rolls]`. */
type Worths = readonly (readonly number[])[];

interface WoundStage {
  readonly roll: Roll;
  readonly most: Most;
  readonly spare: boolean;
  readonly lethal: boolean;
  readonly tables: ReturnType<typeof splitChances>;
}

function woundWorths(
  { sides }: Frame,
  suffering: Suffering,
  state: number,
  { roll, most, spare, lethal, tables }: WoundStage,
): Worths {
  const valueAt = (critical: number, saves: number, which: keyof Pair) =>
    suffering[critical]?.[saves]?.[which][state] ?? 0;
  const worth: Worth = {
    now: (critical, plain) => valueAt(critical, plain, spare ? 'now' : 'after'),
    after: (critical, plain) => valueAt(critical, plain, 'after'),
    spare: spare && roll.fresh,
  };
  const automatic = lethal ? most.dice : 0;
  return Array.from({ length: automatic + 1 }, (_none, more) =>
    rollWorths(most.wounds - more, more, { ...roll, choosing: sides.attacker }, worth, tables),
  );
}

function hitWorth(
  { sides }: Frame,
  { dice, numbers }: Pool,
  roll: Roll,
  tables: ReturnType<typeof splitChances>,
  { now, after, spare }: { readonly now: Worths; readonly after: Worths; readonly spare: boolean },
): number {
  const count = dice.length - 1;
  if (numbers.hit.skill === undefined) return sumOver(dice, (attacks) => now[0]?.[attacks] ?? 0);
  const { sustainedHits, lethalHits } = numbers.hit;
  const each: Chances =
    sustainedHits === undefined ? [1] : chancesOf(sustainedHits.dice, (rolled) => amountOf(sustainedHits, rolled));
  const extras = Array.from({ length: count + 1 }, (_none, critical) => timesOf(critical, each));
  const known = (worths: Worths) => {
    const cells = new Map<number, number>();
    return (critical: number, plain: number) => {
      const key = critical * (count + 1) + plain;
      let value = cells.get(key);
      if (value === undefined) {
        value = sumOver(extras[critical] ?? [1], (extra) => {
          let best = worstOf(sides.attacker);
          for (let taken = 0; taken <= (lethalHits ? critical : 0); taken++)
            best = better(sides.attacker, best, worths[taken]?.[plain + critical - taken + extra] as number);
          return best;
        });
        cells.set(key, value);
      }
      return value;
    };
  };
  const worth: Worth = { now: known(now), after: known(after), spare };
  const worths = rollWorths(count, 0, { ...roll, choosing: sides.attacker }, worth, tables);
  return sumOver(dice, (attacks) => worths[attacks] ?? 0);
}

function sumOver(chances: Chances, worth: (value: number) => number): number {
  return chances.reduce((sum, chance, value) => (chance === 0 ? sum : sum + chance * worth(value)), 0);
}
