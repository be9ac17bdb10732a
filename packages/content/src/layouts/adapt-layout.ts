import type { LayoutSetup, TerrainAreaSetup, TerrainFeatureSetup } from '@adjutant/engine';
import { type Point, roundToGrid, simplifyOutline } from '@adjutant/geometry';
import { plain } from '../names.ts';
import { correctionOf } from './corrections.ts';
import { centroidOf, cornersOf, type Placing, placingOf, pointOf, toTable, turningOf } from './frame.ts';
import { type HeightOrigin, heightOf, shortNameOf } from './heights.ts';
import { notesOf } from './notes.ts';
import { objectivesOf } from './objectives.ts';
import { partsOf } from './parts.ts';
import type { LayoutSource, SourceFootprint, SourceLayout, SourcePiece, SourceTemplate } from './source.ts';
import { placesOf } from './zones.ts';

/** No point of a simplified outline is farther than this from the drawn one, or the other way round, in inches. */
export const OUTLINE_TOLERANCE = 0.02;

/** The part of it that is left to the simplification; the rest is for rounding to the grid of positions. */
const SIMPLIFIED_BY = 0.018;

/** The common table of a layout that names none, in inches. */
const BOARD = { width: 60, height: 44 } as const;

/** A feature's height, where it came from, and whose height it is. */
export interface Assumption {
  readonly name: string;
  readonly top: number;
  readonly floor?: number;
  readonly origin: HeightOrigin;
}

interface Work {
  readonly templates: ReadonlyMap<string, SourceTemplate>;
  readonly outlines: Map<string, readonly Point[]>;
  readonly pieces: ReadonlyMap<string, SourcePiece>;
  readonly table: Placing;
  readonly assumptions: Assumption[];
}

/** Outlines that are simplified once, however often their template is placed. */
const simplified = new Map<string, readonly Point[]>();

/** A layout of the data package as the table of a battle: y upwards, the first player at the lower or left edge. */
export function adaptLayout(source: SourceLayout, { templates, patterns }: LayoutSource): LayoutSetup {
  const { width, height } = source.board ?? BOARD;
  const pieces = source.pieces ?? [];
  const work: Work = {
    templates: new Map(templates.map((template) => [template.id, template])),
    outlines: simplified,
    pieces: new Map(pieces.flatMap((piece) => (piece.id === undefined ? [] : [[piece.id, piece] as const]))),
    table: toTable(height),
    assumptions: [],
  };
  const areas = pieces.filter(isArea);
  const features = [
    ...areas.flatMap((piece) => composed(piece, work)),
    ...pieces.flatMap((piece) => lone(piece, work)),
  ];
  const pattern = patterns.find(({ id }) => id === source.deployment_pattern_id);
  if (pattern === undefined) throw new Error(`${source.id}: no deployment pattern ${source.deployment_pattern_id}`);
  const places = placesOf(pattern, work.table);
  return {
    id: `40kdc/${source.id}`,
    name: plain(source.name),
    width,
    height,
    areas: [...areas, ...pieces.filter(isOnItsOwn)].map((piece) => areaOf(piece, work)),
    features,
    objectives: objectivesOf(pieces, places, work.table),
    deploymentZones: places.deploymentZones,
    ...(places.territories !== undefined && { territories: places.territories }),
    notes: notesOf(source, pattern, places, work.assumptions),
  };
}

function isArea({ piece_type, parent_area_id, terrain }: SourcePiece): boolean {
  return (piece_type ?? (parent_area_id === undefined ? 'area' : 'feature')) === 'area' && terrain !== false;
}

/** A feature that stands directly on the table is its own area (13.01-c). */
function isOnItsOwn({ piece_type, parent_area_id }: SourcePiece): boolean {
  return piece_type === 'feature' && parent_area_id === undefined;
}

function idOf(piece: SourcePiece): string {
  return piece.id ?? plain(piece.name ?? 'piece');
}

function templateOf({ template }: { readonly template?: string | undefined }, { templates }: Work) {
  return template === undefined ? undefined : templates.get(template);
}

function footprintOf(piece: SourcePiece, work: Work): SourceFootprint {
  const footprint = piece.footprint ?? templateOf(piece, work)?.footprint;
  if (footprint === undefined) throw new Error(`${idOf(piece)}: a piece without a footprint`);
  return footprint;
}

function areaOf(piece: SourcePiece, work: Work): TerrainAreaSetup {
  const footprint = footprintOf(piece, work);
  const edge = piece.footprint === undefined ? templateOf(piece, work)?.outline : undefined;
  const local = distinct(edge?.map(pointOf) ?? cornersOf(footprint));
  const place = placingOf(footprint, piece);
  const put = (corners: readonly Point[]) => distinct(corners.map((corner) => work.table(place(corner))));
  const drawn = put(local);
  const key = JSON.stringify(local);
  const simple = work.outlines.get(key) ?? simplifyOutline(local, SIMPLIFIED_BY);
  work.outlines.set(key, simple);
  const outline = put(simple);
  return { id: idOf(piece), outline, ...(outline.length < drawn.length && { drawn }) };
}

/** Corners without such that repeat the one before. */
function distinct(corners: readonly Point[]): Point[] {
  const before = (at: number) => corners[(at + corners.length - 1) % corners.length];
  return corners.filter(([x, y], at) => x !== before(at)?.[0] || y !== before(at)?.[1]);
}

/** The features that an area's template brings along. */
function composed(area: SourcePiece, work: Work): TerrainFeatureSetup[] {
  const carry = turningOf(area);
  const correction = correctionOf(area.template);
  const across = acrossOf(footprintOf(area, work));
  return (templateOf(area, work)?.features ?? []).map((feature, at) => {
    const template = templateOf(feature, work);
    if (template === undefined) throw new Error(`${idOf(area)}: no template ${feature.template}`);
    const place = placingOf(template.footprint, correction?.placed(feature, across) ?? feature);
    return featureOf({
      id: `${idOf(area)}/${feature.id ?? `feature-${at + 1}`}`,
      area: idOf(area),
      template,
      footprint: template.footprint,
      stated: [template.default_height_inches],
      place: (point) => work.table(carry(place(point))),
      work,
    });
  });
}

/** A feature that the layout itself places: in an area, or on its own. */
function lone(piece: SourcePiece, work: Work): TerrainFeatureSetup[] {
  if (isArea(piece) || piece.terrain === false) return [];
  const parent = piece.parent_area_id === undefined ? undefined : work.pieces.get(piece.parent_area_id);
  const area = parent === undefined ? undefined : templateOf(parent, work);
  const template = templateOf(piece, work);
  const carry: Placing = parent === undefined ? (point) => point : turningOf(parent);
  const footprint = footprintOf(piece, work);
  const place = placingOf(footprint, piece);
  const feature = featureOf({
    id: `${idOf(piece)}/feature`,
    area: parent === undefined ? idOf(piece) : idOf(parent),
    name: piece.name,
    template,
    category: template?.terrain_category ?? area?.terrain_category,
    footprint,
    stated: [piece.height_inches, template?.default_height_inches, area?.default_height_inches],
    place: (point) => work.table(carry(place(point))),
    work,
  });
  return [feature];
}

/** Least and greatest x of a footprint, from its centroid. */
function acrossOf(footprint: SourceFootprint): Point {
  const corners = cornersOf(footprint);
  const [centre] = centroidOf(corners);
  const xs = corners.map(([x]) => x - centre);
  return [Math.min(...xs), Math.max(...xs)];
}

interface Placed {
  readonly id: string;
  readonly area: string;
  readonly name?: string | undefined;
  readonly template: SourceTemplate | undefined;
  readonly category?: string | undefined;
  readonly footprint: SourceFootprint;
  readonly stated: readonly (number | undefined)[];
  readonly place: Placing;
  readonly work: Work;
}

function featureOf(placed: Placed): TerrainFeatureSetup {
  const { id, area, template, footprint, stated, place, work } = placed;
  const height = heightOf(template, stated, work.templates);
  const parts = partsOf(footprint, template ?? {}, height, place);
  const name = plain(placed.name ?? template?.name.replace(/^Battlemaster /, '') ?? id);
  work.assumptions.push({
    name: placed.name === undefined ? shortNameOf(template) : name,
    top: roundToGrid(height.top),
    origin: height.origin,
    ...(parts.floors.length > 0 && { floor: height.floor }),
  });
  // The rules know no feature without a category: what is not said is taken as dense, as ruins are.
  return { id, name, area, category: placed.category ?? template?.terrain_category ?? 'dense', ...parts };
}
