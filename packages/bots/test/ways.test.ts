import { expect, test } from 'vitest';
import { movementPhaseFlow } from '../../rules-11e/src/flows.ts';
import { rectangle } from '../../rules-11e/test/over-terrain.ts';
import { type Scene, type SceneSketch, scene } from '../../rules-11e/test/scene.ts';
import { middle, playOut } from './decide.ts';

const areas = [{ id: 'ruin', outline: rectangle(4, 13, 31, 21) }];
const objectives = [{ id: 'centre', x: 20, y: 32 }];
/** A wall across the way, open at x = 30 and beyond, with a dead end in front of it. */
const walls = [
  { from: [5, 20], to: [30, 20], top: 6 },
  { from: [14, 14], to: [14, 20], top: 6 },
  { from: [26, 14], to: [26, 20], top: 6 },
] as const;

/** Some Movement phases of the greedy player, one after the other. */
function phases(units: SceneSketch['units'], count: number): Scene {
  const dice = Array.from({ length: 20 }, () => 1);
  const s = scene({ phase: 'movement', areas, features: [{ walls }], objectives, units, dice });
  for (let phase = 0; phase < count; phase += 1) {
    s.game.state.clock.turn += 2;
    s.game.state.clock.phase += 20;
    playOut(s.run(movementPhaseFlow.begin({})));
  }
  return s;
}

test('a vehicle in a dead end gets out of it and round the wall to the objective', () => {
  const s = phases(
    { us: { at: [20, 17], keywords: ['VEHICLE'], move: 10, oc: 3 }, far: { player: 1, at: [58, 2] } },
    4,
  );
  const [x, y] = middle(s, 'us');
  expect(Math.hypot(x - 20, y - 32)).toBeLessThan(5);
});

test('riders go round together', () => {
  const us = { at: [18, 17], models: 3, keywords: ['MOUNTED'], move: 10, oc: 2 } as const;
  const [x, y] = middle(phases({ us, far: { player: 1, at: [58, 2] } }, 5), 'us');
  expect(Math.hypot(x - 20, y - 32)).toBeLessThan(6);
});

test('INFANTRY goes straight through', () => {
  const us = { at: [18, 17], models: 3, move: 6, oc: 2 } as const;
  const [x, y] = middle(phases({ us, far: { player: 1, at: [58, 2] } }, 3), 'us');
  expect(Math.hypot(x - 20, y - 32)).toBeLessThan(5);
});
