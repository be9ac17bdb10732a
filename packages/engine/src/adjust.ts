import { isOnTable, type Pose } from '@adjutant/geometry';
import type { PlayerId } from './datasheet.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { ModelId, UnitId } from './state.ts';
import {
  changeCommandPoints,
  destroyUnit,
  endEffects,
  loseWounds,
  moveModel,
  score,
  setStatus,
  setUnitFact,
  startEffect,
} from './write.ts';

/** One change on which both players, or the referee, agree: to apply a rule that the engine does not, or to mend a mistake. */
export type Adjustment =
  | { readonly kind: 'wounds'; readonly model: ModelId; readonly wounds: number }
  | { readonly kind: 'remove'; readonly model: ModelId }
  | { readonly kind: 'place'; readonly model: ModelId; readonly pose: Pose }
  | { readonly kind: 'command-points'; readonly player: PlayerId; readonly change: number }
  | { readonly kind: 'victory-points'; readonly player: PlayerId; readonly change: number; readonly source: string }
  | { readonly kind: 'mark'; readonly unit: UnitId; readonly mark: string; readonly on: boolean }
  /** When something happened to a unit, as the ruleset counts it: the serial of a turn or phase, 0 for never. */
  | { readonly kind: 'fact'; readonly unit: UnitId; readonly fact: string; readonly value: number }
  /** Changes nothing: a reason, or what the table did that the engine does not keep. */
  | { readonly kind: 'note'; readonly text: string };

/** The longest note, in characters. */
export const LONGEST_NOTE = 300;

/** Why adjustments cannot be made: something they name does not exist, or a number is out of bounds. */
export function checkAdjustments(game: Game, adjustments: readonly Adjustment[]): readonly Refusal[] {
  if (!Array.isArray(adjustments) || adjustments.length === 0) return [refuse('nothing-to-adjust', 'engine')];
  return adjustments.flatMap((adjustment) => problems(game, adjustment));
}

function problems(game: Game, adjustment: Adjustment): readonly Refusal[] {
  switch (adjustment.kind) {
    case 'wounds':
      return woundsProblems(game, adjustment.model, adjustment.wounds);
    case 'remove':
      return game.state.models[adjustment.model]?.status === 'living'
        ? []
        : [refuse('adjust-no-such-model', 'engine', { model: adjustment.model })];
    case 'place':
      return placeProblems(game, adjustment.model, adjustment.pose);
    case 'command-points': {
      const now = game.state.players[adjustment.player]?.commandPoints;
      const legal = now !== undefined && Number.isInteger(adjustment.change) && now + adjustment.change >= 0;
      return legal ? [] : [refuse('adjust-command-points', 'engine', { now: now ?? 0 })];
    }
    case 'victory-points':
      return game.state.players[adjustment.player] !== undefined && Number.isInteger(adjustment.change)
        ? []
        : [refuse('adjust-victory-points', 'engine')];
    case 'mark':
      return unitProblems(game, adjustment.unit);
    case 'fact':
      return Number.isInteger(adjustment.value) && adjustment.fact !== ''
        ? unitProblems(game, adjustment.unit)
        : [refuse('adjust-unknown', 'engine')];
    case 'note':
      return typeof adjustment.text === 'string' && adjustment.text !== '' && adjustment.text.length <= LONGEST_NOTE
        ? []
        : [refuse('adjust-note-length', 'engine', { most: LONGEST_NOTE })];
    default:
      return [refuse('adjust-unknown', 'engine')];
  }
}

function woundsProblems(game: Game, model: ModelId, wounds: number): readonly Refusal[] {
  const most = game.roster.models[model]?.profile.wounds;
  const legal = most !== undefined && Number.isInteger(wounds) && wounds >= 1 && wounds <= most;
  return legal ? [] : [refuse('adjust-wounds-out-of-bounds', 'engine', { model, most: most ?? 0 })];
}

function unitProblems(game: Game, unit: UnitId): readonly Refusal[] {
  return game.state.units[unit] === undefined ? [refuse('adjust-no-such-unit', 'engine', { unit })] : [];
}

function placeProblems(game: Game, model: ModelId, pose: Pose): readonly Refusal[] {
  const info = game.roster.models[model];
  if (info === undefined || game.state.models[model]?.pose === undefined)
    return [refuse('adjust-no-such-model', 'engine', { model })];
  const { width, height } = game.setup.layout;
  const body = { shape: info.profile.base, pose, height: info.profile.height };
  return isOnTable(body, width, height) ? [] : [refuse('adjust-off-the-table', 'engine', { model })];
}

/** Makes adjustments that were checked, in order. */
export function adjust(game: Game, adjustments: readonly Adjustment[]): void {
  for (const adjustment of adjustments) {
    game.emit({ type: 'adjusted', what: adjustment as unknown as JsonObject });
    make(game, adjustment);
  }
}

const cause = { kind: 'rule', rule: 'agreed', owner: undefined } as const;

function make(game: Game, adjustment: Adjustment): void {
  switch (adjustment.kind) {
    case 'wounds':
      loseWounds(game, adjustment.model, game.model(adjustment.model).wounds - adjustment.wounds, cause);
      break;
    case 'remove':
      remove(game, adjustment.model);
      break;
    case 'place':
      moveModel(game, adjustment.model, [adjustment.pose], 'agreed');
      break;
    case 'command-points':
      changeCommandPoints(game, adjustment.player, adjustment.change, 'agreed');
      break;
    case 'victory-points':
      score(game, adjustment.player, adjustment.source, adjustment.change, 'agreed');
      break;
    case 'mark':
      mark(game, adjustment.unit, adjustment.mark, adjustment.on);
      break;
    case 'fact':
      setUnitFact(game, adjustment.unit, adjustment.fact, adjustment.value);
      break;
    case 'note':
      break;
  }
}

/** A unit of which the last model is taken away is destroyed. */
function remove(game: Game, model: ModelId): void {
  setStatus(game, model, 'removed', cause);
  const { unit } = game.model(model);
  if (game.unitInfo(unit).models.every((one) => game.model(one).status === 'removed')) destroyUnit(game, unit, cause);
}

function mark(game: Game, unit: UnitId, effect: string, on: boolean): void {
  if (on)
    startEffect(game, { effect, owner: game.unit(unit).player, unit, data: {}, until: { kind: 'battle' } }, 'agreed');
  else endEffects(game, (instance) => instance.effect === effect && instance.unit === unit);
}
