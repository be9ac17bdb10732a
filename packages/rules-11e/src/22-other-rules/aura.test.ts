import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { reposition } from '../20-strategic-reserves/reposition.ts';
import { hooks } from '../hooks.ts';
import { type AuraSketch, aura } from './aura.ts';

const leading = (id: string, whom: AuraSketch['whom'] = 'friendly') =>
  aura({
    id,
    rule: 'test',
    range: 6,
    whom,
    does: (reach) => ({
      hooks: { leadershipModifier: ({ unit }, self, game) => (reach.unit(game, self, unit) ? 1 : undefined) },
    }),
  });
const entry = (id: string) => ({ id, name: id, kind: 'aura' }) as const;
const source: UnitSketch = { at: [10, 10], abilities: [entry('inspiring')] };

function begin(units: SceneSketch['units'], whom?: AuraSketch['whom']): Scene {
  return scene({ units, effects: [leading('inspiring', whom), leading('proud')] });
}

/** How many auras reach a unit. */
const reached = (s: Scene, name: string) => hooks.leadershipModifier.parts(s.game, { unit: s.unit(name) }).length;

test('22.01-a units within the range and of the side that the aura names', () => {
  const units = {
    source,
    near: { at: [17.2, 10] },
    far: { at: [17.3, 10] },
    foe: { player: 1, at: [12, 12] },
  } as const;
  const s = begin(units);
  expect([reached(s, 'near'), reached(s, 'far'), reached(s, 'foe')]).toEqual([1, 0, 0]);
  const cursed = begin(units, 'enemy');
  expect([reached(cursed, 'near'), reached(cursed, 'foe')]).toEqual([0, 1]);
});

test('22.01-b a model is in range of its own aura', () => {
  expect(reached(begin({ source }), 'source')).toBe(1);
});

test('22.01 ex 2, 22.01-c different auras reach a unit together', () => {
  const s = begin({ source: { ...source, abilities: [entry('inspiring'), entry('proud')] }, near: { at: [12, 12] } });
  expect(reached(s, 'near')).toBe(2);
});

test('22.01 ex 1, 22.01-d the same aura reaches a unit once', () => {
  const s = begin({ source, second: { ...source, at: [14, 10] }, near: { at: [12, 12] } });
  expect([reached(s, 'near'), reached(s, 'source')]).toEqual([1, 1]);
});

test('22.01-e 01.02.04-c off the battlefield it reaches its own unit alone', () => {
  const s = begin({ source: { ...source, reserves: true }, near: { at: [12, 12] } });
  expect([reached(s, 'source'), reached(s, 'near')]).toEqual([1, 0]);
});

test('H16 the source falls: for its own unit the aura lasts until it is settled, for others it is over', () => {
  const s = begin({ squad: { at: [10, 12], models: 2, leader: { ...source, at: [10, 10] } }, near: { at: [14, 10] } });
  slay(s, 'squad', 1);
  expect([reached(s, 'squad'), reached(s, 'near')]).toEqual([1, 0]);
  suspendLostAbilities(s.game);
  expect(reached(s, 'squad')).toBe(0);
});

test('20.02-e H41 an aura left behind stops, battle-shock does not', () => {
  const s = begin({ source, near: { at: [12, 12] } });
  becomeBattleShocked(s.game, s.unit('near'), 'test');
  reposition(s.game, s.unit('near'), 'test');
  expect([reached(s, 'near'), isBattleShocked(s.game, s.unit('near'))]).toEqual([0, true]);
});
