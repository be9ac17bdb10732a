/** Models that come back (01.02.03). */
import {
  type ChooseSome,
  flow,
  type Game,
  loseWounds,
  type ModelId,
  note,
  setStatus,
  type UnitId,
} from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { COHERENCY } from '../03-moving/constraints.ts';
import { engagedWith } from '../03-moving/engagement.ts';
import { isOverfull } from '../18-transports/capacity.ts';
import { resumeAbilities } from '../19-attached-units/lost-abilities.ts';
import { reviveFlow, setUpUnitFlow } from '../flows.ts';
import { acting, living } from './populations.ts';

/** Destroyed models of a unit that may be returned to it now; a destroyed unit has none. @rule 01.02.03-a 01.02.03-b 01.02.03-g */
export function returnable(game: Game, unit: UnitId): ModelId[] {
  if (game.unit(unit).place.kind === 'destroyed') return [];
  return game.unitInfo(unit).models.filter((model) => game.model(model).status === 'removed');
}

/** How many models a unit is short of its starting strength. @rule 01.02.03-c */
export function roomForModels(game: Game, unit: UnitId): number {
  return Math.max(0, game.unit(unit).startingStrength - living(game, unit).length);
}

/** Which models return, where they stand, and with how many wounds. @rule 01.02.03 */
export const reviveSteps = flow(
  reviveFlow.keeping<{ chosen: ModelId[]; revived: ModelId[] }>(),
  {
    start(game, revival) {
      const { unit, count, among } = revival;
      const most = Math.min(count, roomForModels(game, unit), candidates(game, unit, among).length);
      return most === 0 ? 'done' : 'choose';
    },
    choose(game, { unit, count, among, rule }) {
      game.ask(
        modelsQuestion(game, unit, Math.min(count, roomForModels(game, unit)), candidates(game, unit, among), rule),
      );
      return 'chosen';
    },
    chosen(game, revival) {
      revival.chosen = [...game.answer<ModelId[]>()];
      if (revival.chosen.length === 0) return 'done';
      return game.unit(revival.unit).place.kind === 'table' ? 'setUp' : 'join';
    },
    setUp(game, { unit, chosen = [], rule }) {
      const constraints = [nearUnit(game, unit)];
      const engaging = engagedWith(game, unit);
      game.call(setUpUnitFlow.begin({ unit, models: chosen, rule, constraints, engaging, mayDecline: true }));
      return 'isSetUp';
    },
    isSetUp(game, revival) {
      if (!game.result(setUpUnitFlow).setUp) return 'choose';
      for (const model of revival.chosen ?? []) bringBack(game, revival, model);
      return 'back';
    },
    join(game, revival) {
      for (const model of revival.chosen ?? []) {
        bringBack(game, revival, model);
        sendAwayIfFull(game, revival, model);
      }
      return 'back';
    },
    back(game, revival) {
      revival.revived = (revival.chosen ?? []).filter((model) => game.model(model).status === 'living');
      resumeAbilities(game, '19.04-h');
      return 'done';
    },
  },
  ({ revived = [] }) => ({ revived }),
);

function candidates(game: Game, unit: UnitId, among: readonly ModelId[] | undefined): ModelId[] {
  return returnable(game, unit).filter((model) => among?.includes(model) ?? true);
}

/** Each is in coherency with a model that has stood there since before this phase; other returned ones are no anchors (01 open point 5). @rule 01.02.03-e */
function nearUnit(game: Game, unit: UnitId): Constraint {
  const anchors = acting(game, unit).filter((model) => game.model(model).facts.setUpOn !== game.state.clock.phase);
  return { kind: 'coherent', rule: '01.02.03-e', ...COHERENCY, anchors, anchorsOnly: true };
}

/** With full wounds, or as many as the rule says; its weapons, its enhancement and what it has used up are as they were. @rule 01.02.03-d 01.02.03-h */
function bringBack(game: Game, { rule, wounds, unit }: Parameters<typeof reviveFlow.begin>[0], model: ModelId): void {
  const cause = { kind: 'rule', rule, owner: game.unit(unit).player } as const;
  setStatus(game, model, 'living', cause);
  const full = game.modelInfo(model).profile.wounds;
  loseWounds(game, model, game.model(model).wounds - (wounds ?? full), cause);
  note(game, 'model-returned', rule, { unit, model });
}

/** No room for it in the transport: it is destroyed again, and nothing is triggered. @rule 01.02.03-j */
function sendAwayIfFull(game: Game, { unit }: Parameters<typeof reviveFlow.begin>[0], model: ModelId): void {
  const { place } = game.unit(unit);
  if (place.kind !== 'aboard' || !isOverfull(game, place.transport)) return;
  setStatus(game, model, 'removed', { kind: 'rule', rule: '01.02.03-j', owner: undefined });
}

function modelsQuestion(game: Game, unit: UnitId, most: number, models: readonly ModelId[], rule: string): ChooseSome {
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'models-to-return',
    rule,
    unit,
    min: 0,
    max: Math.min(most, models.length),
    options: models.map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
