import { expect, test } from 'vitest';
import { type SceneSketch, scene } from '../../test/scene.ts';
import { blockersOf } from './passage.ts';

/** Names of the units that block the way of the first model of `us` in a move. */
function blockers(
  us: { keywords?: readonly string[] },
  passage: Parameters<typeof blockersOf>[2],
  sketch: Partial<SceneSketch> = {},
): string[] {
  const row = (at: number) => ({ at: [10 * at, 30] }) as const;
  const s = scene({
    ...sketch,
    units: {
      us: { at: [10, 10], ...us },
      friend: row(1),
      'friendly tank': { ...row(2), keywords: ['VEHICLE'] },
      enemy: { player: 1, ...row(3) },
      'enemy beast': { player: 1, ...row(4), keywords: ['MONSTER'] },
      plane: { player: 1, ...row(5), keywords: ['AIRCRAFT', 'VEHICLE'] },
    },
  });
  return blockersOf(s.game, s.models('us')[0]!, passage).map((model) => s.names[s.game.model(model).unit]!);
}

const tank = { keywords: ['VEHICLE'] };

test('03.01-e 03.01-g 23.02-c MOVE-14 small models are blocked by enemies alone, AIRCRAFT by none', () => {
  for (const moveType of ['normal', 'advance', 'fall-back', 'charge'])
    expect(blockers({}, { moveType })).toEqual(['enemy', 'enemy beast']);
});

test('17.01-a 17.01-b ex 1 ex 3 MOVE-14 in normal and advance moves big models are blocked by big ones alone', () => {
  expect(blockers(tank, { moveType: 'normal' })).toEqual(['friendly tank', 'enemy beast']);
  expect(blockers({ keywords: ['MONSTER'] }, { moveType: 'advance' })).toEqual(['friendly tank', 'enemy beast']);
});

test('17.01-c whether a friendly big model blocks is a switch', () => {
  expect(blockers(tank, { moveType: 'normal' }, { switches: { bigThroughFriendlyBig: 'free' } })).toEqual([
    'enemy beast',
  ]);
});

test('17.01-f ex 2 in all other moves big models are like any other', () => {
  for (const moveType of ['charge', 'fall-back', 'pile-in', 'consolidation', 'surge', 'scout']) {
    expect(blockers(tank, { moveType })).toEqual(['enemy', 'enemy beast']);
  }
});

test('17.01-e the rule is each model’s own: the leader of a big unit that is not big gains nothing', () => {
  const s = scene({
    units: {
      us: { at: [10, 10], keywords: ['VEHICLE'], leader: { keywords: ['CHARACTER'] } },
      enemy: { player: 1, at: [30, 30] },
    },
  });
  const [big, small] = s.models('us');
  expect(blockersOf(s.game, big!, { moveType: 'normal' })).toEqual([]);
  expect(blockersOf(s.game, small!, { moveType: 'normal' })).toEqual(s.models('enemy'));
});

test('17.01-c a big model does not pass another of its own unit', () => {
  const s = scene({ units: { us: { models: 2, keywords: ['VEHICLE'] } } });
  expect(blockersOf(s.game, 0, { moveType: 'normal' })).toEqual([1]);
});

test('21.03-d 21.03-e through the skies FLYING models pass everything, others of the unit nothing more', () => {
  expect(blockers({ keywords: ['VEHICLE', 'FLY'] }, { moveType: 'normal', skies: true })).toEqual([]);
  expect(blockers({}, { moveType: 'normal', skies: true })).toEqual(['enemy', 'enemy beast']);
});

test('21.03-f without the declaration FLYING models are like any other', () => {
  expect(blockers({ keywords: ['FLY'] }, { moveType: 'normal' })).toEqual(['enemy', 'enemy beast']);
});

test('03.01.02-a 09.07-f moves through models are blocked by nobody', () => {
  expect(blockers(tank, { moveType: 'fall-back', throughModels: true })).toEqual([]);
});
