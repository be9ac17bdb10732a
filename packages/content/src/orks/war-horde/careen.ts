import { flow, flowName, type Game, type ModelId, startEffect, type UnitId } from '@adjutant/engine';
import {
  areModelsEngaged,
  isMonsterOrVehicle,
  mayUse,
  moveFlow,
  targetUnit,
  unengagedConstraint,
} from '@adjutant/rules-11e/content';
import { acting, characteristic, enemiesOf, modelHas } from '@adjutant/rules-11e/queries';
import { ability, type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

const id = `${detachment.id}/careen`;
const rule = 'cs.st.wh.careen';
const careening = flowName<{ model: ModelId }>(id);

/** While the card could be used, the Deadly Demise die is rolled before anything else happens to the wreck. */
export const readyToCareen = ability({
  id: `${id}/ready`,
  name: 'Careen!',
  source: 'stratagem',
  of: detachment.name,
  rule,
  reminder: 'The Deadly Demise die of your ORKS VEHICLE is rolled first: on a 6 you may use Careen!.',
  touches: ['24.08', '18.05'],
  hooks: {
    demiseRolledFirst({ model }, { owner }, game) {
      const { unit } = game.model(model);
      const could = game.unit(unit).player === owner && canCareen(game, model) && mayUse(game, owner, id, unit);
      return could ? true : undefined;
    },
  },
});

/** The wreck drives over all enemies but MONSTER and VEHICLE models. */
const overAndThrough = ability({
  id: `${id}/over-and-through`,
  name: 'Careen!',
  source: 'stratagem',
  of: detachment.name,
  rule: `${rule}-d`,
  reminder: 'In this move it passes over enemy units that are not MONSTER or VEHICLE.',
  touches: ['03.01.02'],
  hooks: {
    passesModel: ({ mover, other }, self, game) =>
      mover === self.model && game.modelInfo(other).player !== self.owner && !isMonsterOrVehicle(game, other)
        ? true
        : undefined,
  },
});

/** Careen!: a destroyed ORKS VEHICLE unit whose Deadly Demise die shows a 6 moves once more before it blows up. */
const careenCard = card({
  id,
  name: 'Careen!',
  detachment,
  rule,
  price: 1,
  turn: 'either',
  when: ['modelDestroyed'],
  mayTargetDestroyed: true,
  reminder: 'Your destroyed ORKS VEHICLE with a 6 for Deadly Demise moves first, over all but MONSTERS and VEHICLES.',
  touches: ['24.08', '18.05', '09.05', '09.07'],
  targets: ({ model, unit, demise }, player, game) =>
    demise === 6 && game.unit(unit).player === player && canCareen(game, model) ? [targetUnit(unit)] : [],
  use({ model, unit }, _target, owner, game) {
    const until = { kind: 'frame', frame: game.frame } as const;
    startEffect(game, { effect: overAndThrough.id, owner, unit, model, data: {}, until }, rule);
    game.call(careening.begin({ model }, owner));
  },
});

export const careen: CardContent = { card: careenCard, effects: [overAndThrough] };

/** The last model of an ORKS VEHICLE unit, with a wreck that can move. */
function canCareen(game: Game, model: ModelId): boolean {
  const { unit, pose } = game.model(model);
  const isLast = game.unitInfo(unit).models.every((one) => one === model || game.model(one).status === 'removed');
  const isTheirs = modelHas(game, model, 'ORKS') && modelHas(game, model, 'VEHICLE');
  const moves = !modelHas(game, model, 'AIRCRAFT') && characteristic(game, model, 'move') !== undefined;
  return pose !== undefined && isLast && isTheirs && moves;
}

/** A wreck engages nobody; whether its move is one to fall back is measured from where it stands. */
function isAmongEnemies(game: Game, model: ModelId, unit: UnitId): boolean {
  return enemiesOf(game, unit).some((enemy) =>
    acting(game, enemy).some((other) => areModelsEngaged(game, model, other)),
  );
}

export const careenSteps = flow(careening, {
  start(game, { model }) {
    const { unit } = game.model(model);
    const moveType = isAmongEnemies(game, model, unit) ? 'fall-back' : 'normal';
    const movers = [{ model, maximum: characteristic(game, model, 'move') ?? 0 }];
    const constraints = [unengagedConstraint(game, unit, `${rule}-c`)];
    game.call(moveFlow.begin({ unit, moveType, rule: `${rule}-c`, movers, constraints, mayDecline: true }));
    return 'done';
  },
});
