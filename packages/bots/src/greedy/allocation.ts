/** Which models are lost. */
import type { Game, ModelId, Option } from '@adjutant/engine';
import { modelHas, unitsOnTable } from '@adjutant/rules-11e/queries';
import { strengthOfModel } from './declaring.ts';
import { apart, modelsOf } from './places.ts';
import { best, policy, type Thought } from './thought.ts';

/** Inches to the nearest objective and the nearest enemy together: the more, the less a model is missed. */
function remoteness(game: Game, model: ModelId, enemies: readonly ModelId[]): number {
  const { pose } = game.model(model);
  if (pose === undefined) return 0;
  const objectives = game.setup.layout.objectives.map(({ x, y }) => apart([pose.x, pose.y], [x, y]));
  const foes = enemies.flatMap((enemy) => {
    const other = game.model(enemy).pose;
    return other === undefined ? [] : [apart([pose.x, pose.y], [other.x, other.y])];
  });
  return Math.min(60, ...objectives) + Math.min(60, ...foes);
}

/** Options in the order in which their models are given up: plain ones first, the farthest from objectives and enemies before others. */
function expendableFirst({ game, opponent }: Thought, options: readonly Option[]): readonly string[] {
  const enemies = modelsOf(game, unitsOnTable(game, opponent));
  return options
    .map(({ id, model = -1 }) => ({
      id,
      strength: model < 0 ? 0 : strengthOfModel(game, model),
      remote: model < 0 ? 0 : remoteness(game, model, enemies),
    }))
    .sort((a, b) => a.strength - b.strength || b.remote - a.remote)
    .map(({ id }) => id);
}

export const modelsToLose = policy('order', (thought, question) => [...expendableFirst(thought, question.options)]);

/** A model that must go, of a unit that has lost its coherency. */
export const modelToRemove = policy('choose-one', (thought, question) => expendableFirst(thought, question.options)[0]);

/** Groups with the worse models first. */
export const allocationOrder = policy('order', ({ game }, question) => {
  return [...question.options].sort((a, b) => worthOfGroup(game, a) - worthOfGroup(game, b)).map(({ id }) => id);
});

function worthOfGroup(game: Game, { model }: Option): number {
  return model === undefined ? 0 : strengthOfModel(game, model) + game.modelInfo(model).profile.wounds / 10;
}

/** The CHARACTER with the most wounds left that can be picked out. */
export const precision = policy('choose-one', ({ game }, question) => {
  return best(question.options, ({ model = -1 }) =>
    model < 0 || !modelHas(game, model, 'CHARACTER') ? 0 : 10 - game.model(model).wounds,
  )?.id;
});
