import { DECLINE, flow, type Game, type MoveModels, moveModel, setModelFact, setUnitFact } from '@adjutant/engine';
import { type ModelMove, type Pose, pathLength, roundPose } from '@adjutant/geometry';
import { modelHas } from '../02-datasheets/keywords.ts';
import { moveFlow } from '../flows.ts';
import type { ModelPath } from '../moments.ts';
import { generalMoveConstraints, onlyStanding } from './constraints.ts';
import { endMove } from './move-ended.ts';
import { recordMove } from './moves-made.ts';

export type MoveCall = Parameters<typeof moveFlow.begin>[0];

/** The one flow of all moves: asks for the paths, makes them, resolves what follows moving, and opens the moment of the move's end. @rule 03.01 */
export const moveSteps = flow(
  moveFlow.keeping<{ made: boolean; paths: ModelPath[] }>(),
  {
    start: (_game, move) => (move.movers.length === 0 ? 'done' : 'choose'),
    choose(game, move) {
      game.ask(moveQuestion(game, move));
      return 'make';
    },
    make(game, move) {
      const answer = game.answer<ModelMove[] | typeof DECLINE>();
      if (answer === DECLINE) return 'done';
      move.made = true;
      move.paths = makeMove(game, move, answer);
      game.callAll(move.afterMoving ?? []);
      return 'ended';
    },
    ended(game, move) {
      endMove(game, move.unit, move.moveType, move.paths);
      return 'done';
    },
  },
  (move) => ({ made: move.made === true }),
);

/** Moves the models of a unit along their ways, and records the move; brings back the ways from where they stood. @rule 03.01 */
export function makeMove(game: Game, move: MoveCall, moves: readonly ModelMove[]): ModelPath[] {
  const paths = moves.map(({ model, path }) => ({ model, path: [...standing(game, model), ...path] }));
  for (const { model, path } of moves) {
    const flies = move.skies === true && modelHas(game, model, 'FLY');
    moveAlong(game, model, path, { rule: move.rule, flies });
  }
  recordMove(game, move.unit, move.moveType);
  for (const fact of move.facts ?? []) setUnitFact(game, move.unit, fact, game.state.clock.turn);
  return paths;
}

/** Where a model stands, if it does. */
function standing(game: Game, model: number): Pose[] {
  const { pose } = game.model(model);
  return pose === undefined ? [] : [pose];
}

/** The question for the paths of a move, with the general conditions and its own. */
export function moveQuestion(game: Game, move: MoveCall): MoveModels {
  const { unit, moveType, rule, mayDecline } = move;
  const movers = move.movers.filter(({ model }) => game.model(model).pose !== undefined);
  const general = generalMoveConstraints(game, unit, { ...move, movers: movers.map(({ model }) => model) });
  return {
    kind: 'move-models',
    player: game.unit(unit).player,
    purpose: `${moveType}-move`,
    rule,
    unit,
    movers,
    mayDecline,
    facts: { moveType },
    constraints: [...general, ...onlyStanding(game, move.constraints)],
  };
}

/** Moves a model and adds up how far it moved this turn, through the skies in plan alone; a path that leads nowhere is no move. @rule 03.01-d 03.01-m 24.16-c */
function moveAlong(
  game: Game,
  model: number,
  path: readonly Pose[],
  { rule, flies }: { readonly rule: string; readonly flies: boolean },
): void {
  const { pose: start, facts } = game.model(model);
  const poses = path.map(roundPose);
  if (start === undefined || poses.every((pose) => isSame(pose, start))) return;
  const { turn } = game.state.clock;
  const before = facts.movedOn === turn ? (facts.moved ?? 0) : 0;
  moveModel(game, model, poses, rule);
  setModelFact(game, model, 'movedOn', turn);
  setModelFact(game, model, 'moved', before + countedLength(start, poses, flies));
}

/** Inches that count as moved: through the skies those in plan alone. @rule 03.01-m 24.16-c */
export function countedLength(start: Pose, path: readonly Pose[], flies: boolean): number {
  return pathLength(start, flies ? path.map((pose) => ({ ...pose, z: start.z })) : path);
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z && a.facingX === b.facingX && a.facingY === b.facingY;
}
