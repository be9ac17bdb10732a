import {
  type Cause,
  destroyUnit,
  flow,
  type Game,
  type JsonObject,
  letWait,
  type ModelId,
  openWindow,
  setStatus,
  type UnitId,
} from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { deadlyDemiseOf } from '../24-core-abilities/deadly-demise.ts';
import { destroyModelFlow, removeDestroyedFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';

/** What waits for the end of attacks or of a blast, by name. */
export const WRECK = 'wreck';
export const FALLEN_UNIT = 'unit-destroyed';
/** Models that fight on wait for no frame: they are released by 05.04.05-b. */
export const FIGHTING_ON = 'fighting-on';

/** What the windows of a destruction know. */
export function destructionOf(game: Game, model: ModelId, cause: Cause, demise: number | null = null) {
  const by = cause.kind === 'attack' ? cause.unit : null;
  const byPlayer = cause.kind === 'attack' ? game.unit(cause.unit).player : (cause.owner ?? null);
  return { model, unit: game.model(model).unit, by, byPlayer, demise };
}

/** Units that ride in a model. */
export function passengersOf(game: Game, model: ModelId): UnitId[] {
  return game.state.units
    .filter(({ place }) => place.kind === 'aboard' && place.transport === model)
    .map((unit) => unit.id);
}

/** Whether some rule can be triggered by the destruction of just this model; if none can, it goes at once. @rule 05.04.04-c 05.04.04-d */
function hasDestructionTriggers(game: Game, model: ModelId, cause: Cause): boolean {
  if (passengersOf(game, model).length > 0 || deadlyDemiseOf(game, model) !== undefined) return true;
  return isAnybodyMoved(game, moments.modelDestroyed.name, destructionOf(game, model, cause));
}

/** Whether any player has a rule for a moment. */
function isAnybodyMoved(game: Game, moment: string, context: JsonObject): boolean {
  if (game.effects.triggersAt(moment).some(({ handler, instance }) => handler.applies(context, instance, game)))
    return true;
  if (!game.ruleset.hasOffers(game, moment)) return false;
  return ([0, 1] as const).some((player) => game.ruleset.offers(game, player, moment, context).length > 0);
}

/** A model has no wounds left: it fights on, waits for its triggers, or is removed. @rule 05.04.04-b to 05.04.04-d 05.04.05-a */
export const destroyModelSteps = flow(destroyModelFlow, {
  start(game, { model, cause, after }) {
    const data = { model, cause: { ...cause } } as unknown as JsonObject;
    if (game.model(model).pose !== undefined && hooks.keepDestroyed.first(game, { model, cause }) !== undefined) {
      setStatus(game, model, 'fighting-on', cause);
      letWait(game, { what: FIGHTING_ON, after: 0, data });
      return 'done';
    }
    if (!hasDestructionTriggers(game, model, cause)) return 'remove';
    setStatus(game, model, 'wreck', cause);
    if (after === null) game.call(removeDestroyedFlow.begin({ model, cause }));
    else letWait(game, { what: WRECK, after, data });
    return 'done';
  },
  remove(game, { model, cause, after }) {
    setStatus(game, model, 'removed', cause);
    fellWith(game, model, cause, after);
    return after === null ? 'abilities' : 'done';
  },
  abilities(game) {
    suspendLostAbilities(game); // after the moment of the unit's destruction, at which its own rules still work
    return 'done';
  },
});

/** Whether a unit has no model left, and what follows: at once, or after what destroyed it is over. @rule 05.04.04-a 05.04.04-h 19.02-d */
export function fellWith(game: Game, model: ModelId, cause: Cause, after: number | null): void {
  const { unit } = game.model(model);
  if (game.unitInfo(unit).models.some((other) => game.model(other).status !== 'removed')) return;
  if (game.unit(unit).place.kind === 'destroyed') return;
  destroyUnit(game, unit, cause);
  const destruction = destructionOf(game, model, cause);
  if (after === null) openWindow(game, moments.unitDestroyed, destruction);
  else if (isAnybodyMoved(game, moments.unitDestroyed.name, destruction)) {
    letWait(game, { what: FALLEN_UNIT, after, data: destruction });
  }
}

/** The players in the order in which rules of one timing are resolved. @rule 01.03.02-a */
export function inTurnOrder(game: Game) {
  return [game.active, opponentOf(game.active)] as const;
}
