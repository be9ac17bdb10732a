import { DECLINE, flow, type Game, moveModel, openWindow, setModelFact, setUnitFact } from '@adjutant/engine';
import { type ModelMove, type Pose, pathLength, roundPose } from '@adjutant/geometry';
import { moveFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { generalMoveConstraints } from './constraints.ts';
import { recordMove } from './moves-made.ts';

/** The one flow of all moves: asks for the paths, makes them, resolves what follows the move, and opens the moment of its end. @rule 03.01 */
export const moveSteps = flow(
  moveFlow.keeping<{ made: boolean }>(),
  {
    start: (_game, move) => (move.movers.length === 0 ? 'done' : 'choose'),
    choose(game, move) {
      const { unit, rule, movers, mayDecline } = move;
      game.ask({
        kind: 'move-models', player: game.unit(unit).player, purpose: `${move.moveType}-move`, rule, unit, movers, mayDecline,
        facts: { moveType: move.moveType },
        constraints: [...generalMoveConstraints(game, unit, { ...move, movers: movers.map((mover) => mover.model) }), ...move.constraints],
      });
      return 'make';
    },
    make(game, move) {
      const answer = game.answer<ModelMove[] | typeof DECLINE>();
      if (answer === DECLINE) return 'done';
      move.made = true;
      for (const { model, path } of answer) moveAlong(game, model, path, move.rule);
      recordMove(game, move.unit, move.moveType);
      for (const fact of move.facts ?? []) setUnitFact(game, move.unit, fact, game.state.clock.turn);
      game.callAll(move.afterMoving ?? []);
      return 'ended';
    },
    ended(game, move) {
      openWindow(game, moments.unitEndedMove, { unit: move.unit, moveType: move.moveType });
      return 'done';
    },
  },
  (move) => ({ made: move.made === true }),
);

/** Moves a model and adds up how far it moved this turn; a path that leads nowhere is no move. */
function moveAlong(game: Game, model: number, path: readonly Pose[], rule: string): void {
  const { pose: start, facts } = game.model(model);
  const poses = path.map(roundPose);
  if (start === undefined || poses.every((pose) => isSame(pose, start))) return;
  const { turn } = game.state.clock;
  const before = facts['movedOn'] === turn ? (facts['moved'] ?? 0) : 0;
  moveModel(game, model, poses, rule);
  setModelFact(game, model, 'movedOn', turn);
  setModelFact(game, model, 'moved', before + pathLength(start, poses));
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z && a.facingX === b.facingX && a.facingY === b.facingY;
}
