/** Tables that look the same from both sides: one half is drawn, the other is its half turn about the centre. */
import type { LayoutSetup, ObjectiveSetup, PlayerId, TerrainAreaSetup, TerrainFeatureSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { at, moved, type Piece, rectangle } from './piece.ts';

/** One half of a table. */
export interface Half {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How deep the deployment zones are, and along which edges. */
  readonly zone: { readonly edges: 'long' | 'short'; readonly depth: number };
  readonly pieces: readonly Piece[];
  /** A piece that is its own half turn, put in the middle. */
  readonly centre: Piece;
  readonly home: Point;
  readonly expansion: Point;
}

/** The table of a half. */
export function tableOf(half: Half): LayoutSetup {
  const { id, name, width, height, zone } = half;
  const turn = ([x, y]: Point): Point => [width - x, height - y];
  const strip = (depth: number) =>
    zone.edges === 'long' ? rectangle(0, 0, width, depth) : rectangle(0, 0, depth, height);
  const own = strip(zone.depth);
  const territory = strip(zone.edges === 'long' ? height / 2 : width / 2);
  const pieces = [...half.pieces, ...half.pieces.map((piece) => moved(piece, turn)), inMiddle(half)];
  return {
    ...{ id, name, width, height },
    areas: pieces.map(({ outline }, index): TerrainAreaSetup => ({ id: `area-${index + 1}`, outline })),
    features: pieces.flatMap(({ features }, index) =>
      features.map(
        (one, number): TerrainFeatureSetup => ({
          id: `area-${index + 1}/${one.name.toLowerCase()}-${number + 1}`,
          area: `area-${index + 1}`,
          ...one,
        }),
      ),
    ),
    objectives: objectivesOf(half, turn),
    deploymentZones: [own, own.map(turn)],
    territories: [territory, territory.map(turn)],
  };
}

function inMiddle({ centre, width, height }: Half): Piece {
  const [least, most] = [0, 1].map((index) => centre.outline[index === 0 ? 0 : 2] ?? [0, 0]);
  const [across, deep] = [(most?.[0] ?? 0) - (least?.[0] ?? 0), (most?.[1] ?? 0) - (least?.[1] ?? 0)];
  return at((width - across) / 2, (height - deep) / 2, centre);
}

function objectivesOf({ home, expansion, width, height }: Half, turn: (point: Point) => Point): ObjectiveSetup[] {
  const owned = (player: PlayerId, point: Point, role: 'home' | 'expansion') => ({ point, role, player });
  const places = [
    owned(0, home, 'home'),
    owned(0, expansion, 'expansion'),
    owned(1, turn(home), 'home'),
    owned(1, turn(expansion), 'expansion'),
    { point: [width / 2, height / 2] as const, role: 'centre' as const },
  ];
  return places.map(({ point: [x, y], ...more }, index): ObjectiveSetup => {
    const number = index + 1;
    return { id: `objective-${number}`, name: `Objective ${number}`, x, y, ...more };
  });
}
