/** Wounds regained (02.02.04). */
import { type ChooseOne, flow, type Game, loseWounds, type ModelId, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { returnable, roomForModels } from '../01-core-concepts/revive.ts';
import { healFlow, reviveFlow } from '../flows.ts';
import { modelHas } from './keywords.ts';

/** A model regains wounds, up to those it started with; what is left over is lost. @rule 02.02.04-b 02.02.04-c */
export function healModel(game: Game, model: ModelId, wounds: number, rule: string): void {
  const missing = game.modelInfo(model).profile.wounds - game.model(model).wounds;
  const regained = Math.min(missing, wounds);
  if (regained > 0) loseWounds(game, model, -regained, { kind: 'rule', rule, owner: game.modelInfo(model).player });
}

function hurt(game: Game, unit: UnitId): ModelId[] {
  return living(game, unit).filter((model) => game.model(model).wounds < game.modelInfo(model).profile.wounds);
}

/** Destroyed models that healing may return: no CHARACTER models. @rule 02.02.04-a */
function dead(game: Game, unit: UnitId): ModelId[] {
  if (roomForModels(game, unit) === 0) return [];
  return returnable(game, unit).filter((model) => !modelHas(game, model, 'CHARACTER'));
}

/** A unit regains wounds one by one: by a model that lacks some, else by the return of a destroyed one with a single wound. @rule 02.02.04-a 02.02.04-d */
export const healSteps = flow(healFlow, {
  start(game, healing) {
    if (healing.wounds === 0) return 'done';
    healing.wounds -= 1;
    if (hurt(game, healing.unit).length > 0) return 'choose';
    return dead(game, healing.unit).length > 0 ? 'revive' : 'done';
  },
  choose(game, { unit, rule }) {
    game.ask(modelToHeal(game, unit, rule));
    return 'heal';
  },
  heal(game, { rule }) {
    healModel(game, game.answer<ModelId>(), 1, rule);
    return 'start';
  },
  revive(game, { unit, rule }) {
    game.call(reviveFlow.begin({ unit, count: 1, wounds: 1, among: dead(game, unit), rule }));
    return 'revived';
  },
  revived: (game) => (game.result(reviveFlow).revived.length === 0 ? 'done' : 'start'),
});

function modelToHeal(game: Game, unit: UnitId, rule: string): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'model-to-heal',
    rule,
    unit,
    mayPass: false,
    options: hurt(game, unit).map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
