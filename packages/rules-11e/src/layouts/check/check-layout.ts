/** Checks a layout that somebody wrote or a program made: what comes out of it can be played on. */
import type { LayoutSetup, ObjectiveSetup, TerrainAreaSetup, TerrainFeatureSetup } from '@adjutant/engine';
import { outlinesAgree, outlinesOverlap, type Point } from '@adjutant/geometry';
import { checkPlace, featureOf } from './features.ts';
import { AREA_SLACK, outlineOf, type Table } from './outlines.ts';
import { checkObjectives, objectiveOf, pairOf } from './places.ts';
import { type LayoutProblem, Problems } from './problem.ts';
import { allOf, fieldsOf, numbersOf, pointOf, type Spot, textOf } from './read.ts';

/** A layout, or everything that is wrong with it, in the order of the file. */
export type LayoutCheck =
  | { readonly ok: true; readonly layout: LayoutSetup }
  | { readonly ok: false; readonly problems: readonly LayoutProblem[] };

const layoutKeys = {
  needed: ['id', 'name', 'width', 'height', 'areas', 'features', 'objectives', 'deploymentZones'],
  optional: ['territories', 'notes', '$schema'],
} as const;

/** How far a simplified outline may be from the drawn one, in inches. */
const DRAWN_TOLERANCE = 0.02;

/** Whether a value is a layout that can be played on; if not, what is wrong, where, and by which rule. @rule 13.01 13.02 14.01 25.10-c */
export function checkLayout(value: unknown): LayoutCheck {
  const problems = new Problems();
  const layout = read({ value, at: '' }, problems);
  if (problems.list.length > 0 || layout === undefined) return { ok: false, problems: problems.list };
  return { ok: true, layout };
}

function read(spot: Spot, problems: Problems): LayoutSetup | undefined {
  const field = fieldsOf(spot, layoutKeys, problems);
  if (field === undefined) return undefined;
  const [id, name] = [textOf(field('id'), problems), textOf(field('name'), problems)];
  const table = tableOf(field, problems);
  if (table === undefined) return undefined;
  const areas = allOf(field('areas'), (entry) => areaOf(entry, table, problems), problems);
  const features = allOf(field('features'), (entry) => featureOf(entry, table, problems), problems);
  const objectives = allOf(field('objectives'), (entry) => objectiveOf(entry, table, problems), problems);
  const deploymentZones = pairOf(field('deploymentZones'), table, problems);
  const given = field('territories');
  const territories = given.value === undefined ? undefined : pairOf(given, table, problems);
  const said = field('notes');
  const notes = said.value === undefined ? [] : allOf(said, (entry) => textOf(entry, problems), problems);
  if (areas === undefined || features === undefined || objectives === undefined) return undefined;
  checkTogether({ areas, features, objectives }, problems);
  if (id === undefined || name === undefined || deploymentZones === undefined || notes === undefined) return undefined;
  return {
    ...{ id, name, ...table, areas, features, objectives, deploymentZones },
    ...(territories !== undefined && { territories }),
    ...(notes.length > 0 && { notes }),
  };
}

function tableOf(field: (key: string) => Spot, problems: Problems): Table | undefined {
  const table = numbersOf(field, ['width', 'height'], problems);
  if (table === undefined) return undefined;
  for (const side of ['width', 'height'] as const)
    if (table[side] <= 0) problems.add('not-positive', side, { values: { found: table[side] } });
  return table.width > 0 && table.height > 0 ? table : undefined;
}

function areaOf(spot: Spot, table: Table, problems: Problems): TerrainAreaSetup | undefined {
  const field = fieldsOf(spot, { needed: ['id', 'outline'], optional: ['drawn'] }, problems);
  if (field === undefined) return undefined;
  const id = textOf(field('id'), problems);
  const outline = outlineOf(field('outline'), table, { of: id, rule: '13.01-b' }, problems);
  const original = field('drawn');
  if (original.value === undefined) return id === undefined || outline === undefined ? undefined : { id, outline };
  const drawn = allOf(original, (entry) => pointOf(entry, problems), problems);
  if (id === undefined || outline === undefined || drawn === undefined) return undefined;
  checkDrawn(id, outline, drawn, original.at, problems);
  return { id, outline, drawn };
}

function checkDrawn(of: string, outline: readonly Point[], drawn: readonly Point[], at: string, problems: Problems) {
  if (drawn.length >= 3 && outlinesAgree(outline, drawn, DRAWN_TOLERANCE)) return;
  problems.add('far-from-drawn', at, { of, rule: '13.01-b', values: { limit: DRAWN_TOLERANCE } });
}

interface Parts {
  readonly areas: readonly TerrainAreaSetup[];
  readonly features: readonly TerrainFeatureSetup[];
  readonly objectives: readonly ObjectiveSetup[];
}

/** What concerns several things at once. */
function checkTogether({ areas, features, objectives }: Parts, problems: Problems): void {
  for (const [key, list] of Object.entries({ areas, features, objectives })) checkIds(list, key, problems);
  for (const [index, area] of areas.entries())
    for (const other of areas.slice(0, index))
      if (outlinesOverlap(area.outline, other.outline, AREA_SLACK))
        problems.add('areas-overlap', `areas[${index}]`, { of: area.id, rule: '13.01-b', values: { other: other.id } });
  for (const [index, feature] of features.entries()) checkPlace(feature, `features[${index}]`, areas, problems);
  checkObjectives(objectives, areas, problems);
}

function checkIds(list: readonly { readonly id: string }[], key: string, problems: Problems): void {
  for (const [index, { id }] of list.entries()) {
    const other = list.findIndex((one) => one.id === id);
    if (other < index)
      problems.add('id-twice', `${key}[${index}].id`, { of: id, values: { other: `${key}[${other}]` } });
  }
}
