/** Self-made layouts: tables that look the same from both sides. Player 0 has the lower or left edge. */
import type { LayoutSetup, ObjectiveSetup, TerrainAreaSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';

/** One half of a layout; the other half is its turn by 180 degrees about the centre. */
interface Half {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly zone: readonly Point[];
  /** Areas of terrain of player 0's half. */
  readonly areas: readonly (readonly Point[])[];
  /** Objectives of player 0's half; the centre always has one. */
  readonly objectives: readonly Point[];
  /** An area round the centre, which turns into itself. */
  readonly centre?: readonly Point[];
}

function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function mirrored({ id, name, width, height, zone, areas, objectives, centre }: Half): LayoutSetup {
  const turn = ([x, y]: Point): Point => [width - x, height - y];
  const outlines = [...areas, ...areas.map((outline) => outline.map(turn)), ...(centre === undefined ? [] : [centre])];
  const points = [...objectives, ...objectives.map(turn), [width / 2, height / 2] as const];
  return {
    id,
    name,
    width,
    height,
    areas: outlines.map((outline, at): TerrainAreaSetup => ({ id: `area-${at + 1}`, outline })),
    features: [],
    objectives: points.map(
      ([x, y], at): ObjectiveSetup => ({ id: `objective-${at + 1}`, name: `Objective ${at + 1}`, x, y }),
    ),
    deploymentZones: [zone, zone.map(turn)],
  };
}

/** 60" by 44", long edges against each other. */
const openFields = mirrored({
  id: 'adjutant/open-fields',
  name: 'Open Fields',
  width: 60,
  height: 44,
  zone: rectangle(0, 0, 60, 12),
  areas: [rectangle(6, 10, 9, 6), rectangle(26, 3, 8, 5), rectangle(44, 12, 9, 6), rectangle(4, 19, 6, 6)],
  objectives: [
    [30, 5.5],
    [14, 20],
  ],
  centre: rectangle(26, 19, 8, 6),
});

/** 60" by 44", short edges against each other. */
const longRoad = mirrored({
  id: 'adjutant/long-road',
  name: 'Long Road',
  width: 60,
  height: 44,
  zone: rectangle(0, 0, 16, 44),
  areas: [rectangle(10, 4, 7, 9), rectangle(8, 30, 7, 9), rectangle(21, 17, 5, 10), rectangle(24, 3, 8, 6)],
  objectives: [
    [6, 22],
    [28, 6],
  ],
});

/** 44" by 30", long edges against each other. */
const villageGreen = mirrored({
  id: 'adjutant/village-green',
  name: 'Village Green',
  width: 44,
  height: 30,
  zone: rectangle(0, 0, 44, 8),
  areas: [rectangle(5, 6, 7, 5), rectangle(30, 7, 7, 5), rectangle(2, 13, 5, 4)],
  objectives: [
    [22, 4],
    [10, 14],
  ],
  centre: rectangle(19, 12, 6, 6),
});

/** 44" by 30", short edges against each other. */
const narrowPass = mirrored({
  id: 'adjutant/narrow-pass',
  name: 'Narrow Pass',
  width: 44,
  height: 30,
  zone: rectangle(0, 0, 11, 30),
  areas: [rectangle(6, 3, 6, 7), rectangle(7, 21, 6, 6), rectangle(15, 12, 4, 6)],
  objectives: [
    [4, 15],
    [20, 5],
  ],
});

/** The layouts that come with the rules. */
export const layouts: readonly LayoutSetup[] = [openFields, longRoad, villageGreen, narrowPass];
