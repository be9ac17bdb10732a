import {
  flow,
  flowName,
  type Game,
  type ModelId,
  note,
  type Refusal,
  refuse,
  setPlace,
  setUnitFact,
  standingBody,
  type UnitId,
} from '@adjutant/engine';
import { distance, isWithin } from '@adjutant/geometry';
import { isOnTable, livingOnTable, unitsOnTable } from '../01-core-concepts/populations.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { stopAction } from '../16-actions/performing.ts';
import { ability } from '../effect.ts';
import { acceptsUnit, capacityOf, hasRoomFor } from './capacity.ts';

/** How near every model has to be, inches. */
const EMBARK_RANGE = 3;

const embarkingMoves: readonly string[] = ['normal', 'advance', 'fall-back'];

/** The unit gets into one of the transports that it may get into. */
const embarkFlow = flowName<{ unit: UnitId }>('embark');

/** Just after a normal, advance or fall-back move a unit may embark. @rule 18.02-a 18.02-d */
export const embarking = ability({
  id: 'core/embark',
  rule: '18.02',
  triggers: {
    unitEndedMove: {
      forced: false,
      player: ({ unit }, _self, game) => game.unit(unit).player,
      applies: ({ unit, moveType }, _self, game) =>
        embarkingMoves.includes(moveType) && game.state.clock.round >= 1 && transportsFor(game, unit).length > 0,
      use: ({ unit }, _self, game) => game.call(embarkFlow.begin({ unit })),
    },
  },
});

export const embarkSteps = flow(embarkFlow, {
  start(game, { unit }) {
    game.ask({
      kind: 'choose-one',
      player: game.unit(unit).player,
      purpose: 'transport-to-embark',
      rule: '18.02-a',
      unit,
      mayPass: false,
      options: transportsFor(game, unit).map((model) => ({ id: `model:${model}`, value: model, model })),
    });
    return 'embark';
  },
  embark(game, { unit }) {
    const transport = game.answer<ModelId>();
    stopAction(game, unit, '16.01-h');
    setPlace(game, unit, { kind: 'aboard', transport }, '18.02-e');
    setUnitFact(game, unit, 'embarkedOn', game.state.clock.phase);
    note(game, 'embarked', '18.02-e', { unit, transport });
    return 'done';
  },
});

/** Transport models that a unit may embark in where it stands. @rule 18.02-b */
function transportsFor(game: Game, unit: UnitId): ModelId[] {
  const models = unitsOnTable(game, game.unit(unit).player).flatMap((friend) => livingOnTable(game, friend));
  return models.filter((model) => capacityOf(game, model) > 0 && refusesEmbarking(game, unit, model) === undefined);
}

/** Why a unit may not embark in a model; being battle-shocked, or the transport engaged or already moved, does not matter. @rule 18.02-b 18.02-c 18.02-g */
export function refusesEmbarking(game: Game, unit: UnitId, transport: ModelId): Refusal | undefined {
  if (!isOnTable(game, unit)) return refuse('not-on-the-battlefield', '18.02-b', { unit });
  if (!acceptsUnit(game, transport, unit)) return refuse('not-accepted', '18.01-a', { unit, transport });
  if (!hasRoomFor(game, transport, unit)) return refuse('transport-full', '18.01-b', { unit, transport });
  const refusal = canDo(game, unit, 'embark');
  if (refusal !== undefined) return refusal;
  const hull = standingBody(game, transport);
  const far = livingOnTable(game, unit).find(
    (model) => !isWithin(distance(standingBody(game, model), hull), EMBARK_RANGE),
  );
  return far === undefined
    ? undefined
    : refuse('too-far-from-transport', '18.02-b', { model: far, transport, needed: EMBARK_RANGE });
}
