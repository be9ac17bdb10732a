import { expect, test } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import { forkState } from './fork.ts';
import { splitUnit } from './form-units.ts';
import type { BattleState } from './state.ts';
import { setUpModel, startEffect } from './write.ts';

/** A state in which everything that can hold something holds something. */
function fullState(): BattleState {
  const game = tinyGame({ flows: [] }, { kind: 'seeded', seed: 'x' });
  setUpModel(game, 0, { x: 1, y: 2, z: 0, facingX: 1, facingY: 0 }, 'tiny');
  startEffect(
    game,
    { effect: 'mark', owner: 0, unit: 1, data: { deep: [1] }, until: { kind: 'frame', frame: 3 } },
    'tiny',
  );
  game.state.stack.push({
    id: 9,
    flow: 'f',
    step: 's',
    locals: { list: [{ n: 1 }] },
    answer: [1],
    queue: [{ flow: 'g', locals: {} }],
  });
  splitUnit(game, 0, [1], 'tiny');
  game.state.players[0].scored.card = 3;
  game.state.models[0]!.facts.moved = 2;
  game.state.models[1]!.fellAt = { x: 3, y: 4, z: 0, facingX: 1, facingY: 0 };
  return game.state;
}

/** Every object in a value that may be changed in place. */
function* mutableObjects(value: unknown, path = 'state'): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  const replacedWhole = [
    'state.effects',
    'state.awaiting',
    'state.formed',
    'state.stratagemUses',
    '.pose',
    '.fellAt',
    '.place',
    '.spent',
    '.secrets',
    '.queue',
    '.answer',
  ];
  for (const [key, child] of Object.entries(value)) {
    if (!replacedWhole.some((end) => `${path}.${key}`.endsWith(end))) yield* mutableObjects(child, `${path}.${key}`);
  }
}

test('a fork is equal, also after a round trip through text', () => {
  const state = fullState();
  expect(forkState(state)).toEqual(state);
  expect(JSON.stringify(forkState(state))).toBe(JSON.stringify(state));
  expect(Object.keys(forkState(state))).toEqual(Object.keys(state));
});

test('a fork shares nothing that can change', () => {
  const state = fullState();
  const originals = new Map([...mutableObjects(state)].map(([path, object]) => [object, path]));
  const shared = [...mutableObjects(forkState(state))]
    .filter(([, object]) => originals.has(object))
    .map(([path]) => path);
  expect(shared).toEqual([]);
});
