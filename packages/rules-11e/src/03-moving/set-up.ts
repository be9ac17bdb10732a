import {
  DECLINE,
  flow,
  type Game,
  isPossible,
  type PlaceModels,
  problemOf,
  setModelFact,
  setPlace,
  setUnitFact,
  setUpModel,
} from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { setUpUnitFlow } from '../flows.ts';
import { onlyStanding, setUpConstraints } from './constraints.ts';

/** What a set-up is asked with. */
export type SetUpCall = Parameters<typeof setUpUnitFlow.begin>[0];

/** The one flow of all set-ups: asks for the places and puts the models there; declined, the unit stays where it was. @rule 03.02 */
export const setUpUnitSteps = flow(
  setUpUnitFlow.keeping<{ setUp: boolean }>(),
  {
    start: (_game, setUp) => (setUp.models.length === 0 ? 'done' : 'choose'),
    choose(game, setUp) {
      game.ask(setUpQuestion(game, setUp));
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

/** Whether the solver finds a place for all these models; where it finds none a player still may. @rule 03.02-a 03.02-b */
export function canSetUp(game: Game, setUp: Omit<SetUpCall, 'mayDecline'>): boolean {
  return isPossible(problemOf(game, setUpQuestion(game, { ...setUp, mayDecline: true })));
}

function setUpQuestion(game: Game, setUp: SetUpCall): PlaceModels {
  const { unit, models, rule, mayDecline } = setUp;
  return {
    kind: 'place-models',
    player: game.unit(unit).player,
    purpose: 'set-up',
    rule,
    unit,
    models,
    mayDecline,
    constraints: [...setUpConstraints(game, unit, models, setUp.engaging), ...onlyStanding(game, setUp.constraints)],
  };
}
