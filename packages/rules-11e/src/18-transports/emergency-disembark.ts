import {
  flow,
  type Game,
  type Json,
  type ModelId,
  type PlaceModels,
  setModelFact,
  setPlace,
  setUnitFact,
  setUpModel,
  type UnitId,
} from '@adjutant/engine';
import type { Constraint, Pose } from '@adjutant/geometry';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { living } from '../01-core-concepts/populations.ts';
import { setUpConstraints, whollyWithinOf } from '../03-moving/constraints.ts';
import { recordMove } from '../03-moving/moves-made.ts';
import { destroyModelFlow, emergencyDisembarkFlow, hazardRollsFlow } from '../flows.ts';

/** Set-up distance, inches. */
const SET_UP_DISTANCE = 6;

/** Passengers of a destroyed TRANSPORT get out: hazard rolls, then each model as close as it can be, unengaged if it can. @rule 18.05 */
export const emergencyDisembarkSteps = flow(emergencyDisembarkFlow, {
  start(game, { unit }) {
    const count = living(game, unit).length;
    game.call(hazardRollsFlow.begin({ unit, count, rule: '18.05-c', after: null }));
    return 'place';
  },
  place: (game, { unit }) => (living(game, unit).length === 0 ? 'done' : 'ask'),
  ask(game, { unit, transport }) {
    game.ask(placeQuestion(game, unit, transport));
    return 'placed';
  },
  placed(game, { unit }) {
    const places = game.answer<Json[]>() as unknown as readonly { model: ModelId; pose: Pose }[];
    const left = living(game, unit).filter((model) => !places.some((place) => place.model === model));
    setPlace(game, unit, { kind: 'table' }, '18.05-d');
    for (const { model, pose } of places) {
      setUpModel(game, model, pose, '18.05-d');
      setModelFact(game, model, 'setUpOn', game.state.clock.phase);
    }
    for (const fact of ['setUpOn', 'disembarkedOn', 'noChargeOn']) setUnitFact(game, unit, fact, game.state.clock.turn);
    recordMove(game, unit, 'emergency-disembark');
    becomeBattleShocked(game, unit, '18.05-e');
    const cause = { kind: 'rule', rule: '18.05-d', owner: undefined } as const;
    game.callAll(left.map((model) => destroyModelFlow.begin({ model, cause, after: null })));
    return 'done';
  },
});

function placeQuestion(game: Game, unit: UnitId, transport: ModelId): PlaceModels {
  const models = living(game, unit);
  const constraints: Constraint[] = [
    ...setUpConstraints(game, unit, models, 'if-needed'),
    whollyWithinOf(game, transport, SET_UP_DISTANCE, '18.05-b'),
    { kind: 'placed-if-able', rule: '18.05-d' },
    { kind: 'as-close-as-possible', rule: '18.05-d', to: [transport] },
  ];
  const { player } = game.unit(unit);
  return {
    kind: 'place-models',
    player,
    purpose: 'emergency-disembark',
    rule: '18.05-d',
    unit,
    models,
    constraints,
    mayDecline: false,
  };
}
