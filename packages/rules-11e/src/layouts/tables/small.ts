/** Tables of 44" by 30". */
import { tableOf } from '../half.ts';
import { at } from '../piece.ts';
import { barricade, containers, crater, hall, pipes, ruin, statue, tower, twinRuin } from '../pieces.ts';

const size = { width: 44, height: 30 } as const;

/** A green with houses round it: long edges against each other. */
export const villageGreen = tableOf({
  ...size,
  id: 'adjutant/village-green',
  name: 'Village Green',
  zone: { edges: 'long', depth: 8 },
  pieces: [
    at(4, 5, ruin(7, 5)),
    at(19, 2, containers(6, 4)),
    at(31, 6, ruin(7, 5), 1),
    at(2, 12.5, crater(5)),
    at(12, 10, barricade(7, 2.5)),
  ],
  centre: statue(5),
  home: [22, 4],
  expansion: [10, 15.5],
});

/** A pass between rocks and walls: short edges against each other. */
export const narrowPass = tableOf({
  ...size,
  id: 'adjutant/narrow-pass',
  name: 'Narrow Pass',
  zone: { edges: 'short', depth: 11 },
  pieces: [
    at(6, 2.5, ruin(6, 7)),
    at(2, 13, containers(6, 4)),
    at(7, 21, ruin(6, 6), 3),
    at(12, 12.5, ruin(5, 6), 1),
    at(16, 2, barricade(7, 2.5)),
  ],
  centre: twinRuin(6, 5),
  home: [5, 15],
  expansion: [19.5, 3.25],
});

/** Four streets and a square: long edges against each other. */
export const crossroads = tableOf({
  ...size,
  id: 'adjutant/crossroads',
  name: 'Crossroads',
  zone: { edges: 'long', depth: 7.5 },
  pieces: [
    at(3, 3, ruin(8, 6)),
    at(18, 2, barricade(8, 2.5)),
    at(33, 3, hall(7, 7.5), 1),
    at(11, 11, tower(4)),
    at(27, 10.5, crater(4.5)),
  ],
  centre: twinRuin(8, 5),
  home: [22, 3.25],
  expansion: [13, 13],
});

/** Stacks of containers by the water: short edges against each other. */
export const oldDocks = tableOf({
  ...size,
  id: 'adjutant/old-docks',
  name: 'Old Docks',
  zone: { edges: 'short', depth: 10 },
  pieces: [
    at(3, 12, containers(6, 6)),
    at(8, 2, containers(7, 6)),
    at(10, 21.5, ruin(6, 6), 3),
    at(13, 10.5, pipes(7, 2), 1),
    at(18, 2.5, containers(6, 6), 1),
    at(29, 10, barricade(6, 2)),
  ],
  centre: statue(5),
  home: [6, 15],
  expansion: [21, 5.5],
});
