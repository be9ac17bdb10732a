/** The conditions of moves and set-ups as data, for every rule that moves or places models (03.01, 03.02). */
import { type Game, type ModelId, standingBody, stands, type UnitId } from '@adjutant/engine';
import type { Body, Constraint, Region } from '@adjutant/geometry';
import { acting, enemiesOf } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { onTerrain } from '../13-terrain/movement-standing.ts';
import { throughTerrain } from '../13-terrain/movement-through.ts';
import { blockersOf, type Passage } from '../17-monsters-vehicles/passage.ts';
import { hooks } from '../hooks.ts';
import { engagementRange } from './engagement.ts';

/** Limits of coherency in inches. @rule 03.03-b */
export const COHERENCY = { gap: 2, span: 9, vertical: 5 } as const;

/** What the general conditions of a move depend on. */
export interface MoveSketch extends Passage {
  /** Models that may move; the others of the unit stand and count for coherency. */
  readonly movers: readonly ModelId[];
}

/** The conditions that hold in every move: distance, what is passed, the table, overlap, ground, coherency. @rule 03.01 */
export function generalMoveConstraints(game: Game, unit: UnitId, move: MoveSketch): Constraint[] {
  const flying = move.skies === true ? move.movers.filter((model) => modelHas(game, model, 'FLY')) : [];
  return [
    { kind: 'path-length', rule: '03.01-m', ...(flying.length === 0 ? {} : { freeVertical: flying }) },
    ...passesConstraints(game, move),
    { kind: 'on-table', rule: '03.01-h' },
    ...throughTerrain(game, move.movers, move),
    { kind: 'no-overlap', rule: '03.01-r' },
    ...onTerrain(game, move.movers),
    coherentConstraint(game, unit, move.movers),
    ...hooks.placing.parts(game, { unit, moveType: move.moveType }).map((part) => part.value),
  ];
}

/** What each model may not pass through; models with the same blockers share a constraint. @rule 03.01-e 03.01-g 17.01 21.03 */
function passesConstraints(game: Game, move: MoveSketch): Constraint[] {
  const groups = new Map<string, { movers: ModelId[]; models: readonly ModelId[] }>();
  for (const model of move.movers) {
    const models = blockersOf(game, model, move);
    if (models.length === 0) continue;
    const key = models.join();
    const group = groups.get(key) ?? { movers: [], models };
    group.movers.push(model);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ movers, models }) => ({
    kind: 'passes',
    rule: '03.01-g',
    models,
    ...(movers.length === move.movers.length ? {} : { movers }),
  }));
}

/** The unit ends in coherency; its models on the table that do not move belong to it where they stand. @rule 03.03-a 03.03-b 03.03-d */
function coherentConstraint(game: Game, unit: UnitId, movers: readonly ModelId[]): Constraint {
  const anchors = acting(game, unit).filter((model) => !movers.includes(model));
  return { kind: 'coherent', rule: '03.03-a', ...COHERENCY, ...(anchors.length === 0 ? {} : { anchors }) };
}

/** Models of the enemy units on the battlefield that can be engaged; `except` leaves out some units. */
export function enemyModelIds(game: Game, unit: UnitId, except: readonly UnitId[] = []): ModelId[] {
  return enemiesOf(game, unit).flatMap((enemy) => (except.includes(enemy) ? [] : acting(game, enemy)));
}

/** No model ends engaged with an enemy; `except` are enemy units that it may be engaged with. @rule 03.04-c */
export function unengagedConstraint(
  game: Game,
  unit: UnitId,
  rule: string,
  except: readonly UnitId[] = [],
): Constraint {
  return { kind: 'unengaged', rule, models: enemyModelIds(game, unit, except), ...engagementRange(game) };
}

/** How a set-up stands to the enemy: clear of all (the rule), engaged with these units at most, or engaged only where there is no other place. */
export type Engaging = 'none' | 'if-needed' | readonly UnitId[];

/** The conditions that hold in every set-up: the table, overlap, ground, coherency, unengaged unless stated. @rule 03.02-a */
export function setUpConstraints(
  game: Game,
  unit: UnitId,
  models: readonly ModelId[],
  engaging: Engaging = 'none',
): Constraint[] {
  const rule = '03.02-a';
  const clear = unengagedConstraint(game, unit, rule, typeof engaging === 'string' ? [] : engaging);
  return [
    { kind: 'on-table', rule },
    { kind: 'no-overlap', rule },
    ...onTerrain(game, models),
    coherentConstraint(game, unit, models),
    ...hooks.placing.parts(game, { unit }).map((part) => part.value),
    ...(engaging === 'if-needed' && clear.kind === 'unengaged' ? [{ ...clear, ifAble: true }] : [clear]),
  ];
}

/** More than `distance` inches horizontally from every enemy model. @rule 20.04-d 24.09-a 24.20 */
export function awayFromEnemies(game: Game, unit: UnitId, distance: number, rule: string): Constraint {
  const models = enemiesOf(game, unit).flatMap((enemy) => standingModels(game, enemy));
  return { kind: 'more-than', rule, distance, horizontally: true, models };
}

/** Wholly within `distance` inches of a model on the table. @rule 18.04 18.05 */
export function whollyWithinOf(game: Game, model: ModelId, distance: number, rule: string): Constraint {
  return { kind: 'wholly-within', rule, regions: [around(standingBody(game, model), distance)] };
}

/** Everything within `distance` inches of a body. */
export function around(body: Body, distance: number): Region {
  return { kind: 'around-body', body, distance };
}

/** Conditions without the models that have left the table since they were made. */
export function onlyStanding(game: Game, constraints: readonly Constraint[]): Constraint[] {
  const standing = (ids: readonly ModelId[]) => ids.filter((id) => stands(game.model(id)));
  return constraints.map((constraint) => {
    if ('groups' in constraint) return { ...constraint, groups: constraint.groups.map(standing) };
    if ('pairs' in constraint) {
      return { ...constraint, pairs: constraint.pairs.map((pair) => ({ ...pair, group: standing(pair.group) })) };
    }
    if ('to' in constraint) return { ...constraint, to: standing(constraint.to) };
    if ('models' in constraint && constraint.models !== undefined)
      return { ...constraint, models: standing(constraint.models) };
    return constraint;
  });
}

function standingModels(game: Game, unit: UnitId): ModelId[] {
  return game.unitInfo(unit).models.filter((model) => stands(game.model(model)));
}
