import { expect, test } from 'vitest';
import { scene } from '../../rules-11e/test/scene.ts';
import { expectedAttacks, plainPolicy, whatIf, whatIfEntries } from '../src/index.ts';

/** A squad with rifles and pistols, an enemy in the open, and one out of range. */
function squad() {
  const weapons = [
    { name: 'rifle', range: 24, attacks: 2, strength: 4, ap: -1 },
    { name: 'pistol', range: 12, attacks: 1, abilities: [{ id: 'close-quarters' }] as const },
    { name: 'blade', attacks: 3 },
  ];
  return scene({
    units: {
      a: { at: [10, 10], models: 3, weapons },
      b: { player: 1, at: [10, 18], models: 5, wounds: 2 },
      far: { player: 1, at: [10, 40], models: 5 },
    },
  });
}

const way = { unit: 0, kind: 'shoot', shootingType: 'normal', outOfPhase: false } as const;

test('04.01 04.02 24.07-b a unit would fire what does most, rifles or pistols', () => {
  const s = squad();
  const entries = whatIfEntries(s.game, way, s.unit('b'));
  expect(entries.map(({ record }) => record.slot)).toEqual([0, 0, 0]);
  const { means } = whatIf(s.game, way, s.unit('b'), plainPolicy);
  expect(means.attacks).toBe(6);
  expect(means.hits).toBeCloseTo(expectedAttacks(s.game, entries).hits, 12);
});

test('04.02-d what is out of range is not attacked', () => {
  const s = squad();
  expect(whatIfEntries(s.game, way, s.unit('far'))).toEqual([]);
});
