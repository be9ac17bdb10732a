import { flow, flowName, type Game, type ModelId, type PlayerId, roll, rollFlow, type UnitId } from '@adjutant/engine';
import { acting, livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { areModelsEngaged, engagedWith } from '../03-moving/engagement.ts';
import { isMonsterOrVehicleUnit } from '../17-monsters-vehicles/shooting-engaged.ts';
import { mortalWoundsFlow } from '../flows.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Mortal wounds that one use deals to a unit at most. @rule 15.06-d */
const MOST = 6;

/** The face that hurts the user's unit, and the least that hurts the enemy. @rule 15.06-c */
const HURTS_ITSELF = 1;
const HURTS_ENEMY = 5;

const crushingImpactFlow = flowName<{ unit: UnitId; player: PlayerId }>('crushing-impact');

/** Crushing Impact: a MONSTER or VEHICLE unit that has ended a charge move crashes into an enemy unit. @rule 15.06 */
export const crushingImpact = stratagem({
  id: 'core/crushing-impact',
  name: 'Crushing Impact',
  rule: '15.06',
  price: 1,
  turn: 'own',
  phase: 'charge',
  when: ['chargeMoveEnded'],
  targets({ unit }, player, game) {
    const isTheirs = game.unit(unit).player === player;
    return isTheirs && isMonsterOrVehicleUnit(game, unit) && victims(game, unit).length > 0 ? [targetUnit(unit)] : [];
  },
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(crushingImpactFlow.begin({ unit, player }));
  },
});

function victims(game: Game, unit: UnitId): UnitId[] {
  return engagedWith(game, unit);
}

/** Living models of the unit that are engaged with an enemy unit. @rule 15.06-b */
function crushers(game: Game, unit: UnitId, enemy: UnitId): ModelId[] {
  return livingOnTable(game, unit).filter((model) =>
    acting(game, enemy).some((other) => areModelsEngaged(game, model, other)),
  );
}

/** The enemy, the model, as many dice as its T; the enemy's mortal wounds come before the unit's own (15 open point 3). @rule 15.06-b to 15.06-d */
export const crushingImpactSteps = flow(
  crushingImpactFlow.keeping<{ enemy: UnitId; model: ModelId; faces: number[] }>(),
  {
    start(game, { unit, player }) {
      const options = victims(game, unit)
        .filter((enemy) => crushers(game, unit, enemy).length > 0)
        .map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy }));
      game.ask({
        kind: 'choose-one',
        player,
        purpose: 'crushing-impact-target',
        rule: '15.06-b',
        unit,
        options,
        mayPass: false,
      });
      return 'enemy';
    },
    enemy(game, impact) {
      impact.enemy = game.answer<UnitId>();
      return 'model';
    },
    model(game, { unit, player, enemy = -1 }) {
      const options = crushers(game, unit, enemy).map((model) => ({ id: `model:${model}`, value: model, model }));
      game.ask({
        kind: 'choose-one',
        player,
        purpose: 'crushing-impact-model',
        rule: '15.06-b',
        unit,
        options,
        mayPass: false,
      });
      return 'roll';
    },
    roll(game, impact) {
      const { unit, player, enemy = -1 } = impact;
      impact.model = game.answer<ModelId>();
      const count = characteristic(game, impact.model, 'toughness') ?? 0;
      const context = { target: enemy, model: impact.model, needed: HURTS_ENEMY };
      game.call(roll({ purpose: 'crushing-impact', player, unit, count, rule: '15.06-c', context }));
      return 'enemySuffers';
    },
    enemySuffers(game, impact) {
      const { player, enemy = -1 } = impact;
      impact.faces = game.result(rollFlow);
      const wounds = impact.faces.filter((face) => face >= HURTS_ENEMY).length;
      dealMortalWounds(game, enemy, wounds, player);
      return 'unitSuffers';
    },
    unitSuffers(game, { unit, player, faces = [] }) {
      dealMortalWounds(game, unit, faces.filter((face) => face === HURTS_ITSELF).length, player);
      return 'done';
    },
  },
);

function dealMortalWounds(game: Game, unit: UnitId, wounds: number, owner: PlayerId): void {
  const cause = { kind: 'rule', rule: '15.06', owner } as const;
  const batches = [Math.min(MOST, wounds)];
  game.call(mortalWoundsFlow.begin({ unit, batches, onePerBatch: false, cause, after: null }));
}
