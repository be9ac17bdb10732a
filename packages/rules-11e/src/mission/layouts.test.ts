import { contains, type Point, polygonArea } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { layouts } from './layouts.ts';

test.each(layouts)(
  '$name looks the same from both sides and keeps to the table',
  ({ width, height, areas, objectives, deploymentZones }) => {
    const turn = ([x, y]: Point) => `${width - x}, ${height - y}`;
    const points = objectives.map(({ x, y }): Point => [x, y]);
    expect(points.map(turn).sort()).toEqual(points.map(([x, y]) => `${x}, ${y}`).sort());
    expect(deploymentZones[0].map(turn)).toEqual(deploymentZones[1].map(([x, y]) => `${x}, ${y}`));
    const corners = [...areas.flatMap(({ outline }) => outline), ...points];
    expect(corners.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true);
    expect(areas.every(({ outline }) => polygonArea(outline) > 10)).toBe(true);
  },
);

test.each(layouts)(
  "$name has five objectives, the middle one in nobody's zone, and areas that do not overlap",
  ({ areas, objectives, deploymentZones }) => {
    expect(objectives.length).toBe(5);
    const { x, y } = objectives.at(-1)!;
    expect(deploymentZones.some((zone) => contains(zone, [x, y]))).toBe(false);
    for (const one of areas)
      for (const other of areas)
        if (one !== other) expect(one.outline.some((corner) => contains(other.outline, corner))).toBe(false);
  },
);
