/** Which unit goes to which objective, and whom the others are after. */
import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import {
  engagedWith,
  isBattleShocked,
  isUnitInRange,
  levelsOfControl,
  opponentOf,
  unitDistance,
  unitsOnTable,
  worthOfObjective,
} from '@adjutant/rules-11e/queries';
import { apart, controlOf, middleOf, moveOf } from './places.ts';
import { best } from './thought.ts';
import { isFighter, reachOf, usefulRange, worthOfAttacks } from './worth.ts';

/** An objective that a unit goes to, or stays at. */
export interface ObjectiveAim {
  readonly objective: string;
  readonly point: Point;
  /** The unit is in range of it already. */
  readonly there: boolean;
}

interface Need {
  readonly id: string;
  readonly point: Point;
  /** How much the objective is worth having. */
  readonly weight: number;
  /** Level of control still wanted there. */
  missing: number;
}

/** Inches within which a model counts for an objective, roughly. */
const NEAR = 3;
/** Below this, an objective is not worth going to. */
const LEAST_GAIN = 0.12;
/** What more control than needed is still worth. */
const SPARE = 0.15;

function needsOf(game: Game, me: PlayerId): Need[] {
  const zone = game.setup.layout.deploymentZones[me];
  return game.setup.layout.objectives.map(({ id, x, y }) => {
    const theirs = levelsOfControl(game, id)[opponentOf(me)];
    const controlled = game.state.objectives.find((state) => state.id === id)?.controlledBy;
    const atHome = contains(zone, [x, y]);
    const weight = (controlled === me ? 0.9 : 1.1) * (atHome ? 0.9 : 1) * missionWeight(game, me, id);
    return { id, point: [x, y], weight, missing: theirs + 1 };
  });
}

/** Victory points at which an objective is worth twice as much as one that pays nothing. */
const GOOD_OBJECTIVE = 5;

/** What the mission cards pay for an objective; without cards all are alike. */
function missionWeight(game: Game, me: PlayerId, objective: string): number {
  const worth = worthOfObjective(game, me, objective);
  return worth === undefined ? 1 : 0.6 + 0.6 * Math.min(1.5, worth / GOOD_OBJECTIVE);
}

const plans = new WeakMap<Game, ReadonlyMap<UnitId, ObjectiveAim>>();

/** The objective of every unit that has one: the best pair of unit and objective first, until nothing is worth it. */
export function objectivesFor(game: Game, me: PlayerId): ReadonlyMap<UnitId, ObjectiveAim> {
  const known = plans.get(game);
  if (known !== undefined) return known;
  const needs = needsOf(game, me);
  const free = new Set(
    unitsOnTable(game, me).filter((unit) => controlOf(game, unit) > 0 && !isBattleShocked(game, unit)),
  );
  const aims = new Map<UnitId, ObjectiveAim>();
  while (free.size > 0) {
    const pairs = [...free].flatMap((unit) => needs.map((need) => ({ unit, need, gain: gainOf(game, unit, need) })));
    const pair = best(pairs, ({ gain }) => gain);
    if (pair === undefined || pair.gain < LEAST_GAIN) break;
    const { unit, need } = pair;
    aims.set(unit, { objective: need.id, point: need.point, there: isUnitInRange(game, unit, need.id) });
    need.missing -= controlOf(game, unit);
    free.delete(unit);
  }
  plans.set(game, aims);
  return aims;
}

/** What a unit adds at an objective, less the longer it takes to get there. */
function gainOf(game: Game, unit: UnitId, { point, weight, missing }: Need): number {
  const middle = middleOf(game, unit);
  if (middle === undefined) return 0;
  const away = Math.max(0, apart(middle, point) - NEAR);
  const turns = away / Math.max(1, moveOf(game, unit) + (isFighter(game, unit) ? 2 : 0));
  const control = Math.min(controlOf(game, unit), Math.max(0, missing));
  const share = missing > 0 ? 0.5 + (0.5 * control) / missing : SPARE;
  return (weight * share) / (1 + turns);
}

/** An enemy unit and how far away it is. */
export interface Quarry {
  readonly unit: UnitId;
  readonly inches: number;
}

/** Enemy units on the table with their distance, the nearest first. */
export function enemiesByDistance(game: Game, unit: UnitId): readonly Quarry[] {
  return unitsOnTable(game, opponentOf(game.unit(unit).player))
    .map((enemy) => ({ unit: enemy, inches: unitDistance(game, unit, enemy) }))
    .sort((a, b) => a.inches - b.inches || a.unit - b.unit);
}

/** The enemy that a fighting unit goes for: worth much to fight, and near. */
export function quarryToFight(game: Game, unit: UnitId): Quarry | undefined {
  const move = Math.max(1, moveOf(game, unit));
  return best(enemiesByDistance(game, unit).slice(0, 4), (enemy) => {
    const turns = Math.max(0, enemy.inches - 6) / move;
    return (1 + worthOfAttacks(game, unit, enemy.unit, 'fight')) / (1 + turns);
  });
}

/** The enemy that a shooting unit wants in range: worth much to shoot, and near. */
export function quarryToShoot(game: Game, unit: UnitId): Quarry | undefined {
  const move = Math.max(1, moveOf(game, unit));
  const range = usefulRange(game, unit);
  return best(enemiesByDistance(game, unit).slice(0, 5), (enemy) => {
    const turns = Math.max(0, enemy.inches - range) / move;
    return (1 + worthOfAttacks(game, unit, enemy.unit, range)) / (1 + turns);
  });
}

/** Points that a unit's shooting is expected to take from the best of the enemies in reach. */
export function bestShooting(game: Game, unit: UnitId): number {
  const reach = reachOf(game, unit);
  const near = enemiesByDistance(game, unit).filter(({ inches }) => inches <= reach);
  const weapons = near.map(({ unit: enemy, inches }) => worthOfAttacks(game, unit, enemy, inches));
  return near.length === 0 ? 0 : Math.max(0.01, ...weapons);
}

/** Whether an engaged unit is better off leaving: it is no fighter, or it loses more than it takes. */
export function shouldLeave(game: Game, unit: UnitId): boolean {
  const foes = engagedWith(game, unit);
  if (foes.length === 0) return false;
  const dealt = Math.max(...foes.map((foe) => worthOfAttacks(game, unit, foe, 'fight')));
  const taken = foes.reduce((sum, foe) => sum + worthOfAttacks(game, foe, unit, 'fight'), 0);
  return isFighter(game, unit) ? taken > 2 * dealt + 10 : taken > dealt;
}
