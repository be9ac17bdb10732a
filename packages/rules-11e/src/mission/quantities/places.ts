import { type Game, type PlayerId, standingBody, type UnitId } from '@adjutant/engine';
import {
  type Body,
  distanceToPoint,
  distanceToPolygon,
  distanceToTableEdge,
  extentOf,
  isMoreThan,
  isWhollyInside,
  isWithin,
  type Point,
} from '@adjutant/geometry';
import { isBattleShocked } from '../../01-core-concepts/battle-shock.ts';
import { livingOnTable, unitsOnTable } from '../../01-core-concepts/populations.ts';
import { unitHas } from '../../02-datasheets/keywords.ts';
import type { PlaceName } from '../cards.ts';
import { centreOf, outlineOf, quartersOf } from '../table.ts';
import { sideOf } from './destroyed.ts';
import type { QuantityOf } from './quantity.ts';

/** Inches round the centre in which units count for no quarter. */
const MIDDLE = 6;
/** Inches from an edge at which a unit is on the flank. */
const FLANK = 6;

function bodiesOf(game: Game, unit: UnitId): Body[] {
  return livingOnTable(game, unit).map((model) => standingBody(game, model));
}

/** A side's units on the table; `fit` leaves out AIRCRAFT and battle-shocked ones. */
function unitsCounted(game: Game, player: PlayerId, fit: boolean): UnitId[] {
  return unitsOnTable(game, player).filter(
    (unit) => !fit || (!unitHas(game, unit, 'AIRCRAFT') && !isBattleShocked(game, unit)),
  );
}

/** Whether some part of a unit is in a zone or territory. */
export function isPartlyIn(game: Game, unit: UnitId, outline: readonly Point[]): boolean {
  return bodiesOf(game, unit).some((body) => isWithin(distanceToPolygon(body, outline), 0));
}

/** Units in a part of the table. */
export function countUnits(game: Game, player: PlayerId, quantity: QuantityOf<'units'>): number {
  const { side, place, wholly, fit } = quantity;
  const units = unitsCounted(game, sideOf(player, side), fit === true);
  return units.filter((unit) => isIn(game, player, unit, place, wholly === true)).length;
}

function isIn(game: Game, player: PlayerId, unit: UnitId, place: PlaceName, wholly: boolean): boolean {
  if (place !== 'no-mans-land') {
    const outline = outlineOf(game, player, place);
    return wholly
      ? bodiesOf(game, unit).every((body) => isWhollyInside(body, outline))
      : isPartlyIn(game, unit, outline);
  }
  const zones = game.setup.layout.deploymentZones;
  const isOutside = (body: Body) => zones.every((zone) => !isWithin(distanceToPolygon(body, zone), 0));
  const isPartlyOutside = (body: Body) => zones.every((zone) => !isWhollyInside(body, zone));
  return wholly ? bodiesOf(game, unit).every(isOutside) : bodiesOf(game, unit).some(isPartlyOutside);
}

/** Table quarters in which a player has a unit. */
export function countQuarters(game: Game, player: PlayerId, { fit }: QuantityOf<'quarters'>): number {
  const units = unitsCounted(game, player, fit === true).map((unit) => bodiesOf(game, unit));
  const centre = centreOf(game);
  const apart = units.filter((bodies) => bodies.every((body) => isMoreThan(distanceToPoint(body, centre), MIDDLE)));
  return quartersOf(game).filter((quarter) =>
    apart.some((bodies) => bodies.length > 0 && bodies.every((body) => isWhollyInside(body, quarter))),
  ).length;
}

/** Units with some part so near to the middle of the battlefield. */
export function countNearCentre(game: Game, player: PlayerId, quantity: QuantityOf<'units-near-centre'>): number {
  const { side, inches, fit } = quantity;
  const centre = centreOf(game);
  return unitsCounted(game, sideOf(player, side), fit === true).filter((unit) =>
    bodiesOf(game, unit).some((body) => isWithin(distanceToPoint(body, centre), inches)),
  ).length;
}

const edges = ['left', 'right', 'bottom', 'top'] as const;
const opposite = { left: 'right', right: 'left', bottom: 'top', top: 'bottom' } as const;
type Edge = (typeof edges)[number];

/** 1 where a unit is at an edge and not in the own territory; 2 where another is at the opposite edge as well. */
export function countFlanks(game: Game, player: PlayerId): number {
  const territory = outlineOf(game, player, 'own-territory');
  const flanking = unitsCounted(game, player, true)
    .map((unit) => ({ unit, at: edgesOf(game, unit), away: !isPartlyIn(game, unit, territory) }))
    .filter(({ at }) => at.length > 0);
  const pairs = flanking.some((one) =>
    flanking.some(
      (other) => other.unit !== one.unit && one.away && one.at.some((edge) => other.at.includes(opposite[edge])),
    ),
  );
  return pairs ? 2 : flanking.some(({ away }) => away) ? 1 : 0;
}

/** Edges of the table that some part of a unit is near to. */
function edgesOf(game: Game, unit: UnitId): Edge[] {
  const { width, height } = game.setup.layout;
  const near = bodiesOf(game, unit).filter((body) => isWithin(distanceToTableEdge(body, width, height), FLANK));
  const extents = near.map(extentOf);
  return edges.filter((edge) =>
    extents.some(({ left, right, bottom, top }) => {
      const inches = { left, bottom, right: width - right, top: height - top }[edge];
      return isWithin(inches, FLANK);
    }),
  );
}
