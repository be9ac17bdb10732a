/** The parts of the table that mission cards name: objectives by what the map calls them, zones, territories, quarters. */
import type { Game, LayoutSetup, ObjectiveSetup, PlayerId } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import { opponentOf } from '../01-core-concepts/populations.ts';
import type { ObjectiveFilter, PlaceName } from './cards.ts';

/** An objective with what the map calls it. */
export interface NamedObjective {
  readonly setup: ObjectiveSetup;
  readonly role: 'home' | 'expansion' | 'centre';
  /** Whose home or expansion objective it is; undefined for the centre and those that lie between the armies. */
  readonly player: PlayerId | undefined;
}

interface NamedTable {
  readonly objectives: readonly NamedObjective[];
  readonly territories: readonly [readonly Point[], readonly Point[]];
}

const known = new WeakMap<LayoutSetup, NamedTable>();

function tableOf({ setup: { layout } }: Game): NamedTable {
  let table = known.get(layout);
  if (table === undefined) {
    const territories = layout.territories ?? [halfOf(layout, 0), halfOf(layout, 1)];
    table = { territories, objectives: layout.objectives.map((setup) => nameOf(setup, layout, territories)) };
    known.set(layout, table);
  }
  return table;
}

/** What the map says; else the objective at the centre, those in a deployment zone, and all others. */
function nameOf(
  setup: ObjectiveSetup,
  { width, height, deploymentZones }: LayoutSetup,
  territories: readonly [readonly Point[], readonly Point[]],
): NamedObjective {
  const point: Point = [setup.x, setup.y];
  const within = (outlines: readonly (readonly Point[])[]): PlayerId | undefined =>
    ([0, 1] as const).find((player) => contains(outlines[player] ?? [], point));
  const home = within(deploymentZones);
  const isMiddle = setup.x * 2 === width && setup.y * 2 === height;
  const role = setup.role ?? (isMiddle ? 'centre' : home === undefined ? 'expansion' : 'home');
  const player = setup.player ?? (role === 'centre' ? undefined : (home ?? within(territories)));
  return { setup, role, player };
}

/** Where the map has no territories, a player's is the half of the table on the side of the deployment zone. */
function halfOf({ width, height, deploymentZones }: LayoutSetup, player: PlayerId): readonly Point[] {
  const middle = (at: 0 | 1): Point => {
    const zone = deploymentZones[at];
    const sum = zone.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
    return [sum[0] / zone.length, sum[1] / zone.length];
  };
  const [own, other] = [middle(player), middle(opponentOf(player))];
  const across = Math.abs(own[0] - other[0]) * height > Math.abs(own[1] - other[1]) * width;
  if (across) return rectangle(own[0] < other[0] ? 0 : width / 2, 0, width / 2, height);
  return rectangle(0, own[1] < other[1] ? 0 : height / 2, width, height / 2);
}

function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The objectives of the battle by name. */
export function namedObjectives(game: Game): readonly NamedObjective[] {
  return tableOf(game).objectives;
}

/** The outline of a zone or territory, seen from a player; no man's land has none of its own. */
export function outlineOf(game: Game, player: PlayerId, place: Exclude<PlaceName, 'no-mans-land'>): readonly Point[] {
  const whose = place.startsWith('own') ? player : opponentOf(player);
  return place.endsWith('zone') ? game.setup.layout.deploymentZones[whose] : tableOf(game).territories[whose];
}

/** Whether an objective is one of those meant, as far as the map says: tags are not looked at. */
export function isMeant(game: Game, player: PlayerId, one: NamedObjective, filter: ObjectiveFilter = {}): boolean {
  const { role, of, notHome, territory, noMansLand } = filter;
  const point: Point = [one.setup.x, one.setup.y];
  if (role !== undefined && one.role !== role) return false;
  if (of !== undefined && one.player !== (of === 'own' ? player : opponentOf(player))) return false;
  if (notHome === true && one.role === 'home' && one.player === player) return false;
  if (territory !== undefined && !contains(outlineOf(game, player, `${territory}-territory`), point)) return false;
  return noMansLand !== true || game.setup.layout.deploymentZones.every((zone) => !contains(zone, point));
}

/** The four quarters of the table. */
export function quartersOf({ setup: { layout } }: Game): readonly (readonly Point[])[] {
  const [x, y] = [layout.width / 2, layout.height / 2];
  return [rectangle(0, 0, x, y), rectangle(x, 0, x, y), rectangle(0, y, x, y), rectangle(x, y, x, y)];
}

/** The middle of the battlefield. */
export function centreOf({ setup: { layout } }: Game): Point {
  return [layout.width / 2, layout.height / 2];
}
