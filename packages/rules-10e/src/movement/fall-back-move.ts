import {
  type ChooseSome,
  DECLINE,
  flow,
  flowName,
  type Game,
  loseWounds,
  type ModelId,
  note,
  refuse,
  roll,
  rollFlow,
  setModelFact,
  type UnitId,
} from '@adjutant/engine';
import type { ModelMove } from '@adjutant/geometry';
import {
  canDo,
  destroyModelFlow,
  endMove,
  isBattleShocked,
  isEngaged,
  livingOnTable,
  type MoveCall,
  type MoveChoice,
  type MoveOutcome,
  type MoveTypeRule,
  makeMove,
  moveQuestion,
  moversOf,
  offer,
  refusesToMove,
  unengagedConstraint,
} from '@adjutant/rules-11e/edition';
import { overEnemies } from './crossed-enemies.ts';

const fallBackMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('fall-back-move');

/** Results of a desperate escape test up to this destroy a model. @rule 10e.desperate-c */
const FAILS_UP_TO = 2;

/** Up to M out of engagement range, also over enemy models. @rule 10e.fallback-a */
export const fallBackMove: MoveTypeRule = {
  moveType: 'fall-back',
  rule: '10e.fallback-a',
  flow: fallBackMoveFlow,
  offers(game, unit) {
    const engaged = isEngaged(game, unit)
      ? canDo(game, unit, 'fall-back')
      : refuse('not-engaged', '10e.fallback-a', { unit });
    return [offer({ moveType: 'fall-back' }, refusesToMove(game, unit, '10e.fallback-a') ?? engaged)];
  },
};

interface Progress {
  moves: ModelMove[];
  failed: number;
  made: boolean;
}

/** Who passes over enemies tests before anything moves, in a battle-shocked unit every model; who is left makes its move. @rule 10e.fallback-a 10e.desperate */
export const fallBackMoveSteps = flow(
  fallBackMoveFlow.keeping<Progress>(),
  {
    start(game, { unit }) {
      game.ask(moveQuestion(game, moveOf(game, unit)));
      return 'chosen';
    },
    chosen(game, move) {
      const answer = game.answer<ModelMove[] | typeof DECLINE>();
      if (answer === DECLINE) return 'done';
      move.moves = answer;
      move.made = true;
      return 'test';
    },
    test(game, { unit, moves = [] }) {
      const count = testers(game, unit, moves).length;
      if (count === 0) return 'move';
      const { player } = game.unit(unit);
      const context = { fails: FAILS_UP_TO };
      game.call(roll({ purpose: 'desperate-escape', player, unit, count, rule: '10e.desperate-c', context }));
      return 'tested';
    },
    tested(game, move) {
      for (const model of testers(game, move.unit, move.moves ?? []))
        setModelFact(game, model, 'desperateOn', game.state.clock.phase);
      move.failed = game.result(rollFlow).filter((face) => face <= FAILS_UP_TO).length;
      return move.failed === 0 ? 'move' : 'lose';
    },
    lose(game, { unit, failed = 0 }) {
      game.ask(lostQuestion(game, unit, failed));
      return 'lost';
    },
    lost(game, { unit }) {
      const lost = game.answer<ModelId[]>();
      note(game, 'desperate-escape-failed', '10e.desperate-c', { unit, models: [...lost] });
      const cause = { kind: 'rule', rule: '10e.desperate-c', owner: undefined } as const;
      for (const model of lost) loseWounds(game, model, game.model(model).wounds, cause);
      game.callAll(lost.map((model) => destroyModelFlow.begin({ model, cause, after: null })));
      return 'move';
    },
    move(game, { unit, moves = [] }) {
      const left = livingOnTable(game, unit);
      if (left.length === 0) return 'done';
      const paths = makeMove(
        game,
        moveOf(game, unit),
        moves.filter(({ model }) => left.includes(model)),
      );
      endMove(game, unit, 'fall-back', paths);
      return 'done';
    },
  },
  ({ made }) => ({ outcome: made === true ? 'made' : 'not-made' }),
);

function moveOf(game: Game, unit: UnitId): MoveCall {
  return {
    unit,
    moveType: 'fall-back',
    rule: '10e.fallback-a',
    movers: moversOf(game, unit, {}),
    constraints: [unengagedConstraint(game, unit, '10e.fallback-a')],
    mayDecline: true,
    facts: ['fellBackOn'],
    throughModels: true,
  };
}

/** Models that have to test, each at most once in a phase. @rule 10e.desperate-a 10e.desperate-b 10e.desperate-c */
function testers(game: Game, unit: UnitId, moves: readonly ModelMove[]): ModelId[] {
  const models = isBattleShocked(game, unit) ? livingOnTable(game, unit) : overEnemies(game, unit, moves);
  return models.filter((model) => game.model(model).facts.desperateOn !== game.state.clock.phase);
}

/** Which models are destroyed. @rule 10e.desperate-c */
function lostQuestion(game: Game, unit: UnitId, failed: number): ChooseSome {
  const models = livingOnTable(game, unit);
  const count = Math.min(failed, models.length);
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'models-lost',
    rule: '10e.desperate-c',
    unit,
    min: count,
    max: count,
    options: models.map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
