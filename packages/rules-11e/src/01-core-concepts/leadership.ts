import { flow, type Game, note, roll, rollFlow, type UnitId } from '@adjutant/engine';
import { characteristic, rollModifier } from '../02-datasheets/characteristic.ts';
import { leadershipRollFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { living } from './populations.ts';

/** The best Leadership in a unit, the lowest number; undefined where no model has one. @rule 01.06-b */
export function bestLeadership(game: Game, unit: UnitId): number | undefined {
  const values = living(game, unit)
    .map((model) => characteristic(game, model, 'leadership'))
    .filter((value) => value !== undefined);
  return values.length === 0 ? undefined : Math.min(...values);
}

/** 2D6 by the unit's controlling player, a success on the best Leadership or more. @rule 01.06 */
export const leadershipRollSteps = flow(
  leadershipRollFlow.keeping<{ passed: boolean }>(),
  {
    start(game, { unit, purpose, rule }) {
      const needed = bestLeadership(game, unit) ?? null;
      game.call(roll({ purpose, player: game.unit(unit).player, unit, count: 2, rule, context: { needed } }));
      return 'rolled';
    },
    rolled(game, made) {
      const [first = 0, second = 0] = game.result(rollFlow);
      const result = first + second + rollModifier(game, hooks.leadershipModifier, made.unit);
      const needed = bestLeadership(game, made.unit);
      made.passed = needed !== undefined && result >= needed;
      const code = made.passed ? 'leadership-roll-passed' : 'leadership-roll-failed';
      note(game, code, '01.06-b', { unit: made.unit, purpose: made.purpose, result, needed: needed ?? null });
      return 'done';
    },
  },
  (made) => made.passed === true,
);
