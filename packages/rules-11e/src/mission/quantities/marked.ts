import type { EffectInstance, Game, PlayerId, UnitId } from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../../01-core-concepts/populations.ts';
import { areasOfObjective, isUnitInRange } from '../../14-objectives/place.ts';
import type { ObjectiveFilter } from '../cards.ts';
import { completed, markersOf, tagsOf } from '../marks.ts';
import { type NamedObjective, namedObjectives, outlineOf } from '../table.ts';
import { areasUnitIsIn, turnBeganAs } from '../turn-began.ts';
import { sideOf } from './destroyed.ts';
import { controllerOf, objectivesMeant } from './objectives.ts';
import { isPartlyIn } from './places.ts';
import type { QuantityOf } from './quantity.ts';

/** Objectives in whose range a marker lies: its own, or one that its area belongs to. */
export function objectivesNearMarker(game: Game, { data }: EffectInstance): NamedObjective[] {
  return namedObjectives(game).filter(
    ({ setup }) => setup.id === data.objective || areasOfObjective(game, setup).some(({ id }) => id === data.area),
  );
}

/** Areas of terrain with a player's tag. */
export function countAreas(game: Game, player: PlayerId, quantity: QuantityOf<'areas'>): number {
  const { tag, taggedThisTurn, objective } = quantity;
  const objectiveAreas = namedObjectives(game).flatMap(({ setup }) =>
    areasOfObjective(game, setup).map(({ id }) => id),
  );
  return tagsOf(game, player, tag).filter(({ data }) => {
    if (data.area === undefined || (taggedThisTurn === true && data.turn !== game.state.clock.turn)) return false;
    return objective !== true || objectiveAreas.includes(String(data.area));
  }).length;
}

/** Operation markers of a side. */
export function countMarkers(game: Game, player: PlayerId, quantity: QuantityOf<'markers'>): number {
  const { side, near, controlled, heldAlone } = quantity;
  const wanted = near === undefined ? undefined : objectivesMeant(game, player, near).map(({ setup }) => setup.id);
  return markersOf(game, sideOf(player, side)).filter((one) => {
    if (heldAlone === true && !isHeldAlone(game, player, one)) return false;
    if (wanted === undefined) return true;
    const objectives = objectivesNearMarker(game, one).map(({ setup }) => setup.id);
    return objectives.some((id) => wanted.includes(id) && (controlled !== true || controllerOf(game, id) === player));
  }).length;
}

/** Whether a friendly unit, and no enemy, is in the marker's area, or in range of its objective. */
function isHeldAlone(game: Game, player: PlayerId, { data }: EffectInstance): boolean {
  const isThere = (unit: UnitId) =>
    data.area === undefined
      ? isUnitInRange(game, unit, String(data.objective))
      : areasUnitIsIn(game, unit).includes(String(data.area));
  return unitsOnTable(game, player).some(isThere) && !unitsOnTable(game, opponentOf(player)).some(isThere);
}

/** Actions completed this turn; with `on`, those whose unit is now in range of such an objective. */
export function countActions(game: Game, player: PlayerId, { action, on }: QuantityOf<'actions'>): number {
  return game.effects.of(completed.id).filter(({ owner, data, unit }) => {
    if (owner !== player || data.action !== action || data.turn !== game.state.clock.turn) return false;
    return on === undefined || (unit !== undefined && isNear(game, player, unit, on));
  }).length;
}

function isNear(game: Game, player: PlayerId, unit: UnitId, filter: ObjectiveFilter): boolean {
  return objectivesMeant(game, player, filter).some(({ setup }) => isUnitInRange(game, unit, setup.id));
}

/** Units that a player's card has tagged. */
export function countTaggedUnits(game: Game, player: PlayerId, quantity: QuantityOf<'tagged-units'>): number {
  const { tag, side, where, outside, notShielded } = quantity;
  const owner = sideOf(player, side);
  const units = tagsOf(game, player, tag).flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
  return units.filter((unit) => {
    const isOnTable = game.unit(unit).place.kind === 'table';
    if (game.unit(unit).player !== owner) return false;
    if (where === 'gone-this-turn') return !isOnTable && turnBeganAs(game)?.onTable.includes(unit) === true;
    if (where === 'table' && !isOnTable) return false;
    if (notShielded === true && isShielded(game, player, unit)) return false;
    return outside === undefined || (isOnTable && !isIn(game, player, unit, outside));
  }).length;
}

function isIn(game: Game, player: PlayerId, unit: UnitId, outside: NonNullable<QuantityOf<'tagged-units'>['outside']>) {
  return outside !== 'no-mans-land' && isPartlyIn(game, unit, outlineOf(game, player, outside));
}

/** Whether a unit is in range of an objective that has one of the opponent's markers in range. */
function isShielded(game: Game, player: PlayerId, unit: UnitId): boolean {
  const markers = markersOf(game, opponentOf(player));
  return markers.some((one) =>
    objectivesNearMarker(game, one).some(({ setup }) => isUnitInRange(game, unit, setup.id)),
  );
}
