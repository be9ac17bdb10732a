import { flow, type Game, note, roll, rollFlow, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { rollModifier } from '../02-datasheets/characteristic.ts';
import { isMonsterOrVehicle } from '../02-datasheets/keywords.ts';
import { hazardRollsFlow, mortalWoundsFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';

/** Mortal wounds of one failed hazard roll: 3 where every model of the unit is a MONSTER or VEHICLE model. @rule 06.03-b */
function woundsPerHazard(game: Game, unit: UnitId): number {
  return woundsOfHazard(living(game, unit).every((model) => isMonsterOrVehicle(game, model)));
}

/** @rule 06.03-b */
export function woundsOfHazard(onlyMonstersAndVehicles: boolean): number {
  return onlyMonstersAndVehicles ? 3 : 1;
}

/** Whether a hazard roll fails, from its face after re-rolls; a result under 1 is 1 (02.02.01-r). @rule 06.03-a */
export function hazardFails(face: number, modifier: number): boolean {
  return Math.max(1, face + modifier) <= 2;
}

/** Hazard rolls of a unit are rolled together; each that shows 2 or less after modifiers fails. @rule 06.03 */
export const hazardRollsSteps = flow(
  hazardRollsFlow,
  {
    start(game, hazard) {
      const { player } = game.unit(hazard.unit);
      game.call(
        roll({
          purpose: 'hazard',
          player,
          unit: hazard.unit,
          count: hazard.count,
          rule: hazard.rule,
          context: { fails: 2 },
        }),
      );
      return 'rolled';
    },
    rolled(game, hazard) {
      const modifier = rollModifier(game, hooks.hazardModifier, hazard.unit);
      hazard.count = game.result(rollFlow).filter((face) => hazardFails(face, modifier)).length;
      if (hazard.count === 0) return 'done';
      const each = woundsPerHazard(game, hazard.unit);
      note(game, 'hazard-failed', '06.03-b', { unit: hazard.unit, failed: hazard.count, wounds: each });
      const cause = { kind: 'rule', rule: '06.03', owner: undefined } as const; // nobody destroys by hazard rolls (05.04.04-g)
      game.call(
        mortalWoundsFlow.begin({
          unit: hazard.unit,
          batches: [hazard.count * each],
          onePerBatch: false,
          cause,
          after: hazard.after,
        }),
      );
      return 'done';
    },
  },
  (hazard) => ({ failed: hazard.count }),
);
