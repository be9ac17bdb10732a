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
  standingBody,
  startEffect,
} from '@adjutant/engine';
import type { Constraint, Pose } from '@adjutant/geometry';
import { acting, living, opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { ENGAGEMENT } from '../03-moving/engagement.ts';
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
    startEffect(
      game,
      { effect: 'core/battle-shocked', owner: game.unit(unit).player, unit, data: {}, until: { kind: 'battle' } },
      '18.05-e',
    );
    const cause = { kind: 'rule', rule: '18.05-d', owner: undefined } as const;
    game.callAll(left.map((model) => destroyModelFlow.begin({ model, cause, after: null })));
    return 'done';
  },
});

function placeQuestion(game: Game, unit: number, transport: ModelId): PlaceModels {
  const { player } = game.unit(unit);
  const enemies = unitsOnTable(game, opponentOf(player)).flatMap((enemy) => acting(game, enemy));
  const around = { kind: 'around-body', body: standingBody(game, transport), distance: SET_UP_DISTANCE } as const;
  const constraints: Constraint[] = [
    { kind: 'on-table', rule: '03.01-h' },
    { kind: 'no-overlap', rule: '03.01-r' },
    { kind: 'wholly-within', rule: '18.05-b', regions: [around] },
    { kind: 'coherent', rule: '03.03-b', gap: 2, span: 9, vertical: 5 },
    { kind: 'placed-if-able', rule: '18.05-d' },
    { kind: 'unengaged', rule: '18.05-d', models: enemies, ifAble: true, ...ENGAGEMENT },
    { kind: 'as-close-as-possible', rule: '18.05-d', to: [transport] },
  ];
  return {
    kind: 'place-models',
    player,
    purpose: 'emergency-disembark',
    rule: '18.05-d',
    unit,
    models: living(game, unit),
    constraints,
    mayDecline: false,
  };
}
