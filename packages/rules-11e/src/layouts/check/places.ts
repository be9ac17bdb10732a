/** Objectives and zones: on the table, and each in a place of its own (14.01, 25.10). */
import type { ObjectiveSetup, PlayerId, TerrainAreaSetup } from '@adjutant/engine';
import { contains, outlinesOverlap, type Point } from '@adjutant/geometry';
import { isOnTable, offTable, outlineOf, SLACK, type Table } from './outlines.ts';
import type { Problems } from './problem.ts';
import { allOf, entriesOf, fieldsOf, numbersOf, pointOf, type Spot, textOf } from './read.ts';

const roles = ['home', 'expansion', 'centre'] as const;

const objectiveKeys = { needed: ['id', 'name', 'x', 'y'], optional: ['role', 'player', 'linked'] } as const;

/** An objective whose points are on the table. */
export function objectiveOf(spot: Spot, table: Table, problems: Problems): ObjectiveSetup | undefined {
  const field = fieldsOf(spot, objectiveKeys, problems);
  if (field === undefined) return undefined;
  const [id, name] = [textOf(field('id'), problems), textOf(field('name'), problems)];
  const at = numbersOf(field, ['x', 'y'], problems);
  const role = roleOf(field('role'), name, problems);
  const player = playerOf(field('player'), name, problems);
  const given = field('linked');
  const linked = given.value === undefined ? [] : allOf(given, (entry) => pointOf(entry, problems), problems);
  if (id === undefined || name === undefined || at === undefined || linked === undefined) return undefined;
  for (const [index, point] of [[at.x, at.y] as const, ...linked].entries()) {
    if (isOnTable(point, table)) continue;
    const where = index === 0 ? spot.at : `${given.at}[${index - 1}]`;
    problems.add('off-the-table', where, { of: name, rule: '14.01-a', values: offTable(point, table) });
  }
  const more = { ...(role !== undefined && { role }), ...(player !== undefined && { player }) };
  return { id, name, ...at, ...more, ...(linked.length > 0 && { linked }) };
}

function roleOf({ value, at }: Spot, of: string | undefined, problems: Problems): ObjectiveSetup['role'] {
  const role = roles.find((known) => known === value);
  if (value !== undefined && role === undefined)
    problems.add('unknown-role', at, { of, rule: '14.01-a', values: { role: String(value), known: roles.join(', ') } });
  return role;
}

function playerOf({ value, at }: Spot, of: string | undefined, problems: Problems): PlayerId | undefined {
  if (value === undefined || value === 0 || value === 1) return value;
  problems.add('unknown-player', at, { of, values: { player: String(value) } });
  return undefined;
}

/** Linked points lie on areas, and no area belongs to two objectives. @rule 14.01-b */
export function checkObjectives(
  objectives: readonly ObjectiveSetup[],
  areas: readonly TerrainAreaSetup[],
  problems: Problems,
): void {
  const owners = new Map<TerrainAreaSetup, ObjectiveSetup>();
  for (const [index, objective] of objectives.entries()) {
    const { name: of, x, y, linked = [] } = objective;
    const points: readonly Point[] = [[x, y], ...linked];
    for (const [number, point] of points.entries()) {
      const at = number === 0 ? `objectives[${index}]` : `objectives[${index}].linked[${number - 1}]`;
      const area = areas.find(({ outline }) => contains(outline, point));
      const about = { of, rule: '14.01-b' };
      if (area === undefined) {
        const values = { x: point[0], y: point[1] };
        if (linked.length > 0) problems.add('linked-off-areas', at, { ...about, values });
        continue;
      }
      const owner = owners.get(area) ?? objective;
      if (owner !== objective)
        problems.add('objectives-share-an-area', at, { ...about, values: { other: owner.name, area: area.id } });
      owners.set(area, owner);
    }
  }
}

/** Two polygons, one a player, that share no ground. @rule 25.10-c */
export function pairOf(spot: Spot, table: Table, problems: Problems): readonly [Point[], Point[]] | undefined {
  const entries = entriesOf(spot, problems);
  if (entries === undefined) return undefined;
  if (entries.length !== 2) {
    problems.add('not-two-players', spot.at, { rule: '25.10-c', values: { found: entries.length } });
    return undefined;
  }
  const about = { rule: '25.10-c' };
  const [first, second] = entries.map((entry) => outlineOf(entry, table, about, problems));
  if (first === undefined || second === undefined) return undefined;
  if (outlinesOverlap(first, second, SLACK)) problems.add('zones-overlap', spot.at, about);
  return [first, second];
}
