/** Super-heavy Walker (24.35): steps over what is not TITANIC, and at some risk through everything. */
import {
  type EffectInstance,
  endEffects,
  flow,
  flowName,
  type Game,
  type ModelId,
  roll,
  rollFlow,
  startEffect,
  type UnitId,
} from '@adjutant/engine';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { ability } from '../effect.ts';
import { hooks } from '../hooks.ts';
import { modelHasFrom } from './every-model.ts';

const WALKER = 'super-heavy-walker';

/** The moves in which it works. @rule 24.35-a */
const walkerMoves: readonly string[] = ['normal', 'advance', 'fall-back'];

/** Inches up to which its models step over terrain. @rule 24.35-a */
const STEP = 4;

/** Its models pass through all others except TITANIC ones, and over low terrain. @rule 24.35-a */
export const superHeavyWalker = ability({
  id: WALKER,
  rule: '24.35',
  hooks: {
    passesModel: ({ mover, other, moveType }, self, game) =>
      stepsOver(game, self, mover, moveType) && !modelHas(game, other, 'TITANIC') ? true : undefined,
    stepsOverTerrain: ({ model, moveType }, self, game) => (stepsOver(game, self, model, moveType) ? STEP : undefined),
  },
});

function stepsOver(game: Game, self: EffectInstance, model: ModelId, moveType: string): boolean {
  return walkerMoves.includes(moveType) && modelHasFrom(game, model, self);
}

/** Inches up to which a model passes through sections of terrain in such a move, by any rule; undefined for most. @rule 24.35-a */
export function steppedOver(game: Game, model: ModelId, moveType: string): number | undefined {
  const heights = hooks.stepsOverTerrain.parts(game, { model, moveType }).map((part) => part.value);
  return heights.length === 0 ? undefined : Math.max(...heights);
}

/** Whether a unit may become MOBILE for such a move. @rule 24.35-b */
export function mayBecomeMobile(game: Game, unit: UnitId, moveType: string): boolean {
  return walkerMoves.includes(moveType) && game.effects.onUnit(WALKER, unit);
}

/** All models of the unit are MOBILE until its move ends; then a die is rolled. @rule 24.35-b */
export const mobile = ability({
  id: 'super-heavy-walker/mobile',
  rule: '24.35-b',
  hooks: {
    keywords: ({ model }, self, game) => (game.model(model).unit === self.unit ? ['MOBILE'] : undefined),
  },
  triggers: {
    unitEndedMove: {
      layer: 'core',
      forced: true,
      applies: ({ unit }, self) => unit === self.unit,
      use({ unit }, self, game) {
        endEffects(game, ({ serial }) => serial === self.serial);
        game.call(strideFlow.begin({ unit }));
      },
    },
  },
});

/** Makes a unit MOBILE for the move that it is about to make; `frame` is that of its selection to move. @rule 24.35-b */
export function becomeMobile(game: Game, unit: UnitId, frame: number): void {
  const { player } = game.unit(unit);
  startEffect(game, { effect: mobile.id, owner: player, unit, data: {}, until: { kind: 'frame', frame } }, '24.35-b');
}

/** The move was called off: nothing was MOBILE. */
export function stopBeingMobile(game: Game, unit: UnitId): void {
  endEffects(game, (effect) => effect.effect === mobile.id && effect.unit === unit);
}

const strideFlow = flowName<{ unit: UnitId }>('super-heavy-walker');

/** On a 1 the unit is battle-shocked. @rule 24.35-b */
export const strideSteps = flow(strideFlow, {
  start(game, { unit }) {
    const { player } = game.unit(unit);
    game.call(roll({ purpose: WALKER, player, unit, count: 1, rule: '24.35-b', context: { needed: 2 } }));
    return 'rolled';
  },
  rolled(game, { unit }) {
    if (game.result(rollFlow)[0] === 1) becomeBattleShocked(game, unit, '24.35-b');
    return 'done';
  },
});
