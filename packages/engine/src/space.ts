import {
  type Body,
  type MoveProblem,
  type Mover,
  makeTerrain,
  type Scene,
  type Standing,
  type Terrain,
} from '@adjutant/geometry';
import type { MoveModels, PlaceModels } from './decisions/question.ts';
import type { Game } from './game.ts';
import type { LayoutSetup } from './setup.ts';
import type { ModelId, ModelState } from './state.ts';

/** A model as a solid, or undefined while it is not on the table. */
export function bodyOf(game: Game, model: ModelId): Body | undefined {
  const pose = game.model(model).pose;
  if (pose === undefined) return undefined;
  const { base, height } = game.modelInfo(model).profile;
  return { shape: base, pose, height };
}

/** A model as a solid; throws while it is not on the table. */
export function standingBody(game: Game, model: ModelId): Body {
  const body = bodyOf(game, model);
  if (body === undefined) throw new Error(`model ${model} is not on the table`);
  return body;
}

/** Whether a model is on the table in whatever state: living, fighting on or a wreck. */
export function stands(model: ModelState): boolean {
  return model.pose !== undefined && model.status !== 'removed';
}

const terrains = new WeakMap<LayoutSetup, Terrain>();

/** The features of a layout as movement meets them, in their order; worked out once for a layout. */
export function terrainOf(layout: LayoutSetup): Terrain {
  const terrain = terrains.get(layout) ?? makeTerrain(layout.features);
  terrains.set(layout, terrain);
  return terrain;
}

/** Everything that stands on the table but these models. */
export function sceneWithout(game: Game, left: readonly ModelId[]): Scene {
  const standing: Standing[] = [];
  const without = new Set(left);
  for (const model of game.state.models) {
    if (model.pose === undefined || model.status === 'removed' || without.has(model.id)) continue;
    const { base, height } = game.modelInfo(model.id).profile;
    standing.push({
      id: model.id,
      unit: model.unit,
      side: game.unit(model.unit).player,
      body: { shape: base, pose: model.pose, height },
    });
  }
  const { width, height } = game.setup.layout;
  return { width, height, standing, terrain: terrainOf(game.setup.layout) };
}

/** Place of a model that is about to be set up: only its shape and height are read. */
const nowhere = { x: 0, y: 0, z: 0, facingX: 1, facingY: 0 };

/** The solver's problem behind a question about places or moves. */
export function problemOf(game: Game, question: PlaceModels | MoveModels): MoveProblem {
  if (question.kind === 'place-models') {
    const movers = question.models.map((model): Mover => {
      const { base, height } = game.modelInfo(model).profile;
      return { id: model, body: { shape: base, pose: game.model(model).pose ?? nowhere, height } };
    });
    return { mode: 'set-up', scene: sceneWithout(game, question.models), movers, constraints: question.constraints };
  }
  const models = question.movers.map((mover) => mover.model);
  const movers = question.movers.map(
    (mover): Mover => ({ id: mover.model, body: standingBody(game, mover.model), maximum: mover.maximum }),
  );
  return { mode: 'move', scene: sceneWithout(game, models), movers, constraints: question.constraints };
}
