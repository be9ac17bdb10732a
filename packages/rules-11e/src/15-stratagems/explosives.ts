import {
  type ChooseOne,
  flow,
  flowName,
  type Game,
  type ModelId,
  type PlayerId,
  roll,
  rollFlow,
  standingBody,
  type UnitId,
} from '@adjutant/engine';
import { distance, isWithin } from '@adjutant/geometry';
import { enemiesOf, livingOnTable, unitsOnTable } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { isUnitVisible } from '../06-other-concepts/visibility.ts';
import { whyNotEligibleToShoot } from '../10-shooting-phase/eligible-to-shoot.ts';
import { mortalWoundsFlow } from '../flows.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Keywords of models that throw. @rule 15.05-b */
const keywords = ['EXPLOSIVES', 'GRENADES'] as const;

/** Inches from the thrower to the unit it picks. @rule 15.05-c */
const REACH = 8;

/** Dice, and the least face that deals a mortal wound. @rule 15.05-d */
const DICE = 6;
const WOUNDS_ON = 4;

export const explosivesFlow = flowName<{ unit: UnitId; player: PlayerId }>('explosives');

/** Explosives: instead of an attack a unit of the user's throws explosives at an enemy unit nearby. @rule 15.05 */
export const explosives = stratagem({
  id: 'core/explosives',
  name: 'Explosives',
  rule: '15.05',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player)
      .filter((unit) => mayThrow(game, unit) && throwers(game, unit).length > 0)
      .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(explosivesFlow.begin({ unit, player }));
  },
});

/** Unengaged, still eligible to shoot, and without an advance move this turn, whatever lets it shoot after one. @rule 15.05-b */
function mayThrow(game: Game, unit: UnitId): boolean {
  if (game.unit(unit).facts.advancedOn === game.state.clock.turn || isEngaged(game, unit)) return false;
  return whyNotEligibleToShoot(game, unit) === undefined;
}

/** Models of the unit that have somebody to throw at; without one the card could do nothing and is not offered. @rule 15.05-c */
export function throwers(game: Game, unit: UnitId): ModelId[] {
  return livingOnTable(game, unit).filter(
    (model) => keywords.some((keyword) => modelHas(game, model, keyword)) && inReach(game, model).length > 0,
  );
}

/** Unengaged enemy units within 8 inches of a model and visible to it. @rule 15.05-c */
function inReach(game: Game, model: ModelId): UnitId[] {
  const body = standingBody(game, model);
  return enemiesOf(game, game.model(model).unit).filter((enemy) => {
    const near = livingOnTable(game, enemy).some((other) => isWithin(distance(body, standingBody(game, other)), REACH));
    return near && !isEngaged(game, enemy) && isUnitVisible(game, model, enemy);
  });
}

/** The model, the enemy unit, six dice, and a mortal wound for each 4 or more. @rule 15.05-c 15.05-d */
export const explosivesSteps = flow(explosivesFlow.keeping<{ model: ModelId; target: UnitId }>(), {
  start(game, { unit, player }) {
    game.ask(throwerQuestion(game, unit, player));
    return 'model';
  },
  model(game, thrown) {
    thrown.model = game.answer<ModelId>();
    return 'target';
  },
  target(game, { unit, player, model = -1 }) {
    game.ask({
      kind: 'choose-one',
      player,
      purpose: 'explosives-target',
      rule: '15.05-c',
      unit,
      model,
      mayPass: false,
      options: inReach(game, model).map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy })),
    });
    return 'roll';
  },
  roll(game, thrown) {
    const { unit, player } = thrown;
    thrown.target = game.answer<UnitId>();
    const context = { target: thrown.target, needed: WOUNDS_ON };
    game.call(roll({ purpose: 'explosives', player, unit, count: DICE, rule: '15.05-d', context }));
    return 'deal';
  },
  deal(game, { player, target = -1 }) {
    const wounds = game.result(rollFlow).filter((face) => face >= WOUNDS_ON).length;
    const cause = { kind: 'rule', rule: '15.05', owner: player } as const;
    game.call(mortalWoundsFlow.begin({ unit: target, batches: [wounds], onePerBatch: false, cause, after: null }));
    return 'done';
  },
});

function throwerQuestion(game: Game, unit: UnitId, player: PlayerId): ChooseOne {
  const options = throwers(game, unit).map((model) => ({ id: `model:${model}`, value: model, model }));
  return {
    kind: 'choose-one',
    player,
    purpose: 'explosives-model',
    rule: '15.05-c',
    unit,
    mayPass: false,
    options,
  };
}
