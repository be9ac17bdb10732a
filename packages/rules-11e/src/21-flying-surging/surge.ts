/** Surge moves: towards the closest enemy, where a rule grants them (21.01, 21.02). */
import {
  type ChooseOne,
  flow,
  type Game,
  note,
  type Refusal,
  refuse,
  roll,
  rollFlow,
  type UnitId,
} from '@adjutant/engine';
import { type Constraint, isWithin } from '@adjutant/geometry';
import { amountOf, diceFor } from '../01-core-concepts/amount.ts';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import { acting, enemiesOf, livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { engagementRange, isEngaged } from '../03-moving/engagement.ts';
import { movedThisPhase } from '../03-moving/moves-made.ts';
import { isMovePossible, moveSpace } from '../03-moving/possible-move.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { refusesToMove } from '../09-movement-phase/eligibility.ts';
import { noticed } from '../23-aircraft/noticed.ts';
import { moveFlow, surgeFlow } from '../flows.ts';

/** Why a unit may not make a surge move now; a rule that grants one asks this before it offers it. @rule 21.02-b 20.04-g 23.02-a */
export function whyNoSurge(game: Game, unit: UnitId): Refusal | undefined {
  const refusal = refusesToMove(game, unit, '21.02-b');
  if (refusal !== undefined) return refusal;
  if (isBattleShocked(game, unit)) return refuse('battle-shocked', '21.02-b', { unit });
  if (isEngaged(game, unit)) return refuse('engaged', '21.02-b', { unit });
  if (movedThisPhase(game, unit)) return refuse('moved-this-phase', '21.02-b', { unit });
  if (closestEnemies(game, unit).length === 0) return refuse('no-enemy', '21.02-d', { unit });
  return canDo(game, unit, 'surge');
}

/** The enemy units closest to a unit; without FLY it ignores AIRCRAFT. @rule 21.02-d 21.02-i 23.02-d */
function closestEnemies(game: Game, unit: UnitId): UnitId[] {
  const enemies = noticed(game, unit, enemiesOf(game, unit)).map((enemy) => ({
    enemy,
    inches: unitDistance(game, unit, enemy),
  }));
  const least = Math.min(...enemies.map(({ inches }) => inches));
  return enemies.filter(({ inches }) => isWithin(inches, least)).map(({ enemy }) => enemy);
}

interface Surging {
  inches: number;
  target: UnitId;
  made: boolean;
}

/** Whether it is made, how far, towards whom, and the move. @rule 21.02 */
export const surgeSteps = flow(
  surgeFlow.keeping<Surging>(),
  {
    start(game, { unit, distance }) {
      if (whyNoSurge(game, unit) !== undefined) return 'done';
      return diceFor(distance) === 0 ? 'distance' : 'whether';
    },
    whether(game, { unit, rule }) {
      game.ask({
        kind: 'choose-one',
        player: game.unit(unit).player,
        purpose: 'surge',
        rule,
        unit,
        mayPass: true,
        options: [{ id: 'surge', value: true }],
      });
      return 'decided';
    },
    decided: (game) => (game.answer<boolean | null>() === null ? 'done' : 'distance'),
    distance(game, { unit, distance, rule }) {
      const { player } = game.unit(unit);
      game.call(roll({ purpose: 'surge', player, unit, count: diceFor(distance), rule, context: {} }));
      return 'measured';
    },
    measured(game, surge) {
      surge.inches = amountOf(surge.distance, game.result(rollFlow));
      note(game, 'surge-distance', '21.02-a', { unit: surge.unit, inches: surge.inches });
      return 'target';
    },
    target(game, { unit, towards }) {
      game.ask(targetQuestion(game, unit, towards));
      return 'move';
    },
    move(game, surge) {
      const { unit, distance, inches = 0 } = surge;
      surge.target = game.answer<UnitId>();
      const constraints = surgeConstraints(game, unit, surge.target);
      const movers = moversOf(game, unit, inches);
      // once the dice are rolled it is made, if there is such a move
      const space = moveSpace(game, unit, movers, { moveType: 'surge' });
      const mayDecline = diceFor(distance) === 0 || !isMovePossible(space, constraints);
      game.call(moveFlow.begin({ unit, moveType: 'surge', rule: '21.02', movers, constraints, mayDecline }));
      return 'moved';
    },
    moved(game, surge) {
      surge.made = game.result(moveFlow).made;
      return 'done';
    },
  },
  ({ made }) => ({ made: made === true }),
);

/** Every model that can move goes as far; none may be held back. @rule 21.02-a 21.02-m */
function moversOf(game: Game, unit: UnitId, inches: number) {
  return livingOnTable(game, unit)
    .filter((model) => characteristic(game, model, 'move') !== undefined)
    .map((model) => ({ model, maximum: inches }));
}

/** Engaged with the target where it can be, else as close to it as it can get, and engaged with nobody else. @rule 21.02-e to 21.02-g 21.02-l */
function surgeConstraints(game: Game, unit: UnitId, target: UnitId): Constraint[] {
  const models = acting(game, target);
  return [
    unengagedConstraint(game, unit, '21.02-g', [target]),
    { kind: 'engaged-if-able', rule: '21.02-e', groups: [models], ...engagementRange(game) },
    { kind: 'as-close-as-possible', rule: '21.02-f', to: models, unlessEngaged: engagementRange(game) },
  ];
}

/** The surge target: the closest enemy unit, of equally close ones the mover's choice. @rule 21.02-d */
function targetQuestion(game: Game, unit: UnitId, towards: UnitId | undefined): ChooseOne {
  const targets = towards === undefined ? closestEnemies(game, unit) : [towards];
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'surge-target',
    rule: '21.02-d',
    unit,
    mayPass: false,
    options: targets.map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy })),
  };
}
