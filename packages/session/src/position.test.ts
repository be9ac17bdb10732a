import { expect, test } from 'vitest';
import { miniRuleset, miniSetup } from '../test/mini.ts';
import { gameAtPosition } from './position.ts';

const pose = { x: 3, y: 4, z: 0, facingX: 1, facingY: 0 };

test('a position puts its models on the table, at its moment, with nothing under way', () => {
  const places = new Map([[0, pose]]);
  const position = { round: 2, player: 1, phase: 'shooting', places, commandPoints: [1, 3] } as const;
  const game = gameAtPosition(miniSetup, miniRuleset, { kind: 'script', faces: [] }, position);
  expect(game.model(0)).toMatchObject({ pose, status: 'living' });
  expect(game.unit(game.model(0).unit).place.kind).toBe('table');
  expect(game.state.clock).toMatchObject({ round: 2, player: 1, phaseName: 'shooting', turn: 4 });
  expect([game.state.players[1].commandPoints, game.log.length, game.question]).toEqual([3, 0, undefined]);
});
