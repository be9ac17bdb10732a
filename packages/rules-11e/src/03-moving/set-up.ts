import { DECLINE, flow, setModelFact, setPlace, setUnitFact, setUpModel } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { setUpUnitFlow } from '../flows.ts';
import { setUpConstraints } from './constraints.ts';

/** The one flow of all set-ups: asks for the places and puts the models there; declined, the unit stays where it was. @rule 03.02 */
export const setUpUnitSteps = flow(
  setUpUnitFlow.keeping<{ setUp: boolean }>(),
  {
    start: (_game, setUp) => (setUp.models.length === 0 ? 'done' : 'choose'),
    choose(game, setUp) {
      const { unit, models, rule, mayDecline } = setUp;
      game.ask({
        kind: 'place-models', player: game.unit(unit).player, purpose: 'set-up', rule, unit, models, mayDecline,
        constraints: [...setUpConstraints(game, unit, models, setUp.engaging), ...setUp.constraints],
      });
      return 'place';
    },
    place(game, setUp) {
      const answer = game.answer<{ model: number; pose: Pose }[] | typeof DECLINE>();
      if (answer === DECLINE) return 'done';
      const { unit, rule } = setUp;
      setUp.setUp = true;
      const { turn, phase } = game.state.clock;
      if (game.unit(unit).place.kind !== 'table') {
        setPlace(game, unit, { kind: 'table' }, rule);
        setUnitFact(game, unit, 'setUpOn', turn);
      }
      for (const { model, pose } of answer) {
        setUpModel(game, model, pose, rule);
        setModelFact(game, model, 'setUpOn', phase);
      }
      return 'done';
    },
  },
  (setUp) => ({ setUp: setUp.setUp === true }),
);
