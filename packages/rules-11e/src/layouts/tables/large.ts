/** Tables of 60" by 44". */
import { tableOf } from '../half.ts';
import { at } from '../piece.ts';
import { barricade, containers, crater, hall, pipes, ruin, statue, tower, twinRuin } from '../pieces.ts';

const size = { width: 60, height: 44 } as const;

/** Farmland between two villages: long edges against each other. */
export const openFields = tableOf({
  ...size,
  id: 'adjutant/open-fields',
  name: 'Open Fields',
  zone: { edges: 'long', depth: 12 },
  pieces: [
    at(5, 9, ruin(9, 6)),
    at(26, 3, containers(8, 5)),
    at(46, 11, ruin(9, 6), 1),
    at(2, 18.5, crater(6)),
    at(17, 13.5, ruin(7, 6)),
    at(33, 13, barricade(8, 2.5)),
    at(11.5, 20, barricade(8, 2.5), 0),
  ],
  centre: twinRuin(9, 6),
  home: [30, 5.5],
  expansion: [9, 21.25],
});

/** A road between hulls and halls: short edges against each other. */
export const longRoad = tableOf({
  ...size,
  id: 'adjutant/long-road',
  name: 'Long Road',
  zone: { edges: 'short', depth: 16 },
  pieces: [
    at(9, 4, ruin(8, 9)),
    at(4, 19, containers(6, 6)),
    at(8, 31, ruin(7, 9), 3),
    at(16.5, 17, ruin(6, 10), 1),
    at(24, 4, hall(8, 8)),
    at(20, 35, containers(6, 6)),
    at(19, 29.5, barricade(7, 2.5)),
  ],
  centre: statue(5),
  home: [7, 22],
  expansion: [28, 8],
});

/** Street after street of ruins: long edges against each other. */
export const brokenCity = tableOf({
  ...size,
  id: 'adjutant/broken-city',
  name: 'Broken City',
  zone: { edges: 'long', depth: 11 },
  pieces: [
    at(4, 3, ruin(9, 7)),
    at(24, 2, ruin(12, 6)),
    at(45, 4, hall(10, 8), 1),
    at(3, 14, hall(9, 8)),
    at(16.5, 11.5, ruin(8, 7), 1),
    at(32, 11.5, ruin(8, 6)),
    at(46, 16, crater(5)),
  ],
  centre: twinRuin(12, 7),
  home: [30, 5],
  expansion: [7.5, 18],
});

/** Pipes, tanks and gantries: short edges against each other. */
export const foundry = tableOf({
  ...size,
  id: 'adjutant/foundry',
  name: 'Foundry',
  zone: { edges: 'short', depth: 15 },
  pieces: [
    at(6, 19, containers(7, 6)),
    at(10, 4, hall(9, 8), 2),
    at(11, 31, ruin(8, 8), 3),
    at(16.5, 15, tower(4)),
    at(20, 21.5, pipes(8, 2.5), 1),
    at(25, 3, containers(7, 6), 1),
    at(23.5, 12, barricade(8, 3)),
    at(21, 36, pipes(8, 2.5)),
  ],
  centre: twinRuin(8, 8),
  home: [9.5, 22],
  expansion: [28, 6],
});
