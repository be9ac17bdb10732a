/** Answers to questions about moves, written as explicit paths. */
import { type Json, type ModelId, problemOf } from '@adjutant/engine';
import { type Point, propose } from '@adjutant/geometry';
import type { Scene } from './scene.ts';

/** One model's path along straight lines to the last of some points. */
export function path(model: ModelId, ...points: readonly Point[]): Json {
  return { model, path: points.map(([x, y]) => ({ x, y, z: 0, facingX: 0, facingY: 1 })) };
}

/** Diameter of the models' bases in scenes, inches. */
export const BASE = 1.26;

/** The point from which a base of the usual size is `gap` inches above one at a point. */
export function above([x, y]: Point, gap: number): Point {
  return [x, y + BASE + gap];
}

/** One model's place in a set-up. */
export function spot(model: ModelId, [x, y]: Point): Json {
  return { model, pose: { x, y, z: 0, facingX: 0, facingY: 1 } };
}

/** Every model of a unit moved straight by the same vector. */
export function shifted(s: Scene, name: string, dx: number, dy: number): Json {
  const standing = s
    .models(name)
    .map((model) => s.game.model(model))
    .filter((model) => model.pose !== undefined);
  return standing.map(({ id, pose }) => path(id, [pose!.x + dx, pose!.y + dy]));
}

/** A unit's models set up in a row along x from a point. */
export function inRow(s: Scene, name: string, [x, y]: Point): Json {
  const living = s.models(name).filter((model) => s.game.model(model).status === 'living');
  return living.map((model, at) => spot(model, [x + at * (BASE + 0.5), y]));
}

/** Ids of what a question offers. */
export function offered(s: Scene): readonly string[] {
  const { question } = s;
  return 'options' in question ? question.options.map((option) => option.id) : [];
}

/** Why something is not offered: `rule code`. */
export function refused(s: Scene, id: string): string | undefined {
  const { question } = s;
  const reason =
    question.kind === 'choose-one' ? question.unavailable?.find((one) => one.id === id)?.refusal : undefined;
  return reason === undefined ? undefined : `${reason.rule} ${reason.code}`;
}

/** What the solver answers to the question about moves that waits. */
export function solved(s: Scene): Json {
  const { question } = s;
  if (question.kind !== 'move-models') throw new Error(`${question.purpose} is no question about moves`);
  const moves = propose(problemOf(s.game, question), { kind: 'satisfy' });
  if (moves === undefined) throw new Error('the solver finds no move');
  return moves as unknown as Json;
}
