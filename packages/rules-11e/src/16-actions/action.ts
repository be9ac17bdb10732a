import {
  type EffectDefinition,
  type EffectInstance,
  endEffects,
  type Game,
  type JsonObject,
  note,
  type PlayerId,
  type Trigger,
  type UnitId,
} from '@adjutant/engine';
import { isOnTable, opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { ability } from '../effect.ts';
import { moments } from '../moments.ts';
import { whyNoAction } from './eligibility.ts';
import { performingId, stopAction } from './performing.ts';
import { startActionFlow } from './start-action.ts';

type MomentKey = keyof typeof moments;
type Turn = 'own' | 'opponent';

/** How often a player's units may start an action. @rule 16.01-b */
interface UseLimit {
  readonly count: number;
  readonly per: 'phase' | 'turn' | 'round' | 'battle';
}

interface Completion {
  readonly at: MomentKey;
  readonly turn?: Turn;
}

/** One of the things that a unit may perform an action on: an objective, a terrain area. */
export interface ActionChoice {
  readonly id: string;
  readonly value: JsonObject;
}

/** What is known when an action is completed. */
export interface PerformedAction {
  readonly unit: UnitId;
  readonly player: PlayerId;
  /** What it was performed on; empty where there is nothing to choose. */
  readonly choice: JsonObject;
}

/** What an action is written as. */
export interface ActionSketch {
  /** Kebab case, with the owner: `mission/example/plant-banner`. */
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Open to both players (a mission's action); else only the owner of the effect may use it. */
  readonly open: boolean;
  /** STARTS: a moment, and in whose turn, seen from the user; the default is the own turn. */
  readonly starts: { readonly at: MomentKey; readonly turn?: Turn };
  /** COMPLETES: the next such moment after the start in that player's turn; absent turn: in either. */
  readonly completes: Completion | 'at-once';
  readonly useLimit?: UseLimit;
  /** UNITS: whether a unit fits, besides what holds for all actions (16.01-d). */
  units(game: Game, unit: UnitId): boolean;
  /** What the unit may perform it on; a unit for which there is nothing cannot start it. */
  choices?(game: Game, unit: UnitId): readonly ActionChoice[];
  /** EFFECT; may make one call. */
  effect(game: Game, performed: PerformedAction): void;
}

/** An action as an effect that offers it. */
interface ActionEffect extends EffectDefinition {
  readonly action: ActionSketch;
}

/**
 * Writes an action. The first effect offers it: a mission or an army rule puts that into force. The second lies on the unit while it
 * performs the action. Who may start actions at all, what they may not do then, and what stops an action is decided for all
 * actions alike.
 * @rule 16.01-a 16.01-b
 */
export function action(sketch: ActionSketch): readonly [EffectDefinition, EffectDefinition] {
  const offering: Trigger<JsonObject> = {
    forced: false,
    player: (_context, self, game) => userOf(sketch, self, game),
    applies: (_context, self, game) => actionUnits(game, sketch, userOf(sketch, self, game)).length > 0,
    use: (_context, self, game) => {
      const player = userOf(sketch, self, game);
      // a window comes once and offers every unit; an open choice comes back by itself
      const again = !moments[sketch.starts.at].name.startsWith('during-');
      game.call(startActionFlow.begin({ action: sketch.id, player, again }, player));
    },
  };
  const offer: ActionEffect = {
    ...ability({ id: sketch.id, rule: sketch.rule, triggers: { [sketch.starts.at]: offering } }),
    action: sketch,
  };
  const doing = ability({
    id: performingId(sketch.id),
    rule: sketch.rule,
    triggers:
      sketch.completes === 'at-once' ? {} : { [sketch.completes.at]: completing(sketch, sketch.completes.turn) },
  });
  return [offer, doing];
}

/** At its time an action that was not stopped is completed: its effect is resolved. @rule 16.01-h 16.01-l */
function completing(sketch: ActionSketch, turn: Turn | undefined): Trigger<JsonObject> {
  return {
    forced: true,
    applies: (_context, { owner }, game) => isTurnOf(game, owner, turn),
    use: (_context, self, game) => completeAction(game, sketch, self),
  };
}

/** Resolves the effect of an action, if its unit is still on the battlefield. @rule 16.01-h 16.01-l */
export function completeAction(
  game: Game,
  sketch: ActionSketch,
  { serial, unit = -1, owner, data }: EffectInstance,
): void {
  if (!isOnTable(game, unit)) {
    stopAction(game, unit, '16.01-h');
    return;
  }
  endEffects(game, (effect) => effect.serial === serial);
  note(game, 'action-completed', sketch.rule, { unit, action: sketch.id });
  sketch.effect(game, { unit, player: owner, choice: data.choice as JsonObject });
}

/** Who may start an action now: its owner, or for an open one the player in whose kind of turn it starts. */
function userOf({ open, starts }: ActionSketch, self: EffectInstance, game: Game): PlayerId {
  if (!open) return self.owner;
  return starts.turn === 'opponent' ? opponentOf(game.state.clock.player) : game.state.clock.player;
}

function isTurnOf(game: Game, player: PlayerId, turn: Turn | undefined): boolean {
  return turn === undefined || (game.state.clock.player === player) === (turn === 'own');
}

/** The rule of an action by the id of the effect that offers it. */
export function actionOf(game: Game, id: string): ActionSketch {
  const found = game.ruleset.effects.get(id);
  if (found === undefined || !('action' in found)) throw new Error(`there is no action ${id}`);
  return (found as ActionEffect).action;
}

/** A player's units that can start an action now. @rule 16.01-c 16.01-d */
export function actionUnits(game: Game, sketch: ActionSketch, player: PlayerId): UnitId[] {
  if (!isTurnOf(game, player, sketch.starts.turn ?? 'own') || isUsedUp(game, sketch, player)) return [];
  return unitsOnTable(game, player).filter(
    (unit) =>
      whyNoAction(game, unit) === undefined && sketch.units(game, unit) && sketch.choices?.(game, unit).length !== 0,
  );
}

/** Starts are counted, not completions (16 open point 3): each leaves a mark for as long as it counts. @rule 16.01-b 16.01-c */
function isUsedUp(game: Game, { id, useLimit }: ActionSketch, player: PlayerId): boolean {
  if (useLimit === undefined) return false;
  const starts = game.effects.of(actionStarted.id).filter(({ owner, data }) => owner === player && data.action === id);
  return starts.length >= useLimit.count;
}

/** The mark that counts the start of an action. @rule 16.01-b */
export const actionStarted = ability({ id: 'core/action-started', rule: '16.01-b' });
