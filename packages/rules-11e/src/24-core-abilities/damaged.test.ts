import { expect, test } from 'vitest';
import { comesTo } from '../../test/attacks.ts';
import { fixed, scene } from '../../test/scene.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { ability } from '../effect.ts';

/** "While this model has 1-4 wounds left, its OC is 6 lower": a bracket of its own. */
const ownBracket = ability({
  id: 'own-bracket',
  rule: 'test',
  hooks: {
    characteristic: ({ model, name }, self, game) =>
      name === 'objectiveControl' && self.sources?.includes(model) && game.model(model).wounds <= 4
        ? { step: 'subtract', value: 6 }
        : undefined,
  },
});

test('24.DMG-b a datasheet with a bracket of its own has that and not the usual one', () => {
  const abilities = [{ id: 'own-bracket', name: 'Damaged', kind: 'datasheet' }] as const;
  const s = scene({ effects: [ownBracket], units: { beast: { wounds: 10, oc: 8, abilities, each: [{ left: 4 }] } } });
  expect(characteristic(s.game, 0, 'objectiveControl')).toBe(2);
});

test('24.DMG-a 24.DMG-b the usual bracket is asked of each datasheet: none printed, no penalty', () => {
  const damaged = { id: 'damaged', name: 'Damaged', kind: 'damaged', value: fixed(4) } as const;
  const units = (abilities: readonly (typeof damaged)[]) => ({
    units: {
      a: { at: [10, 10] as const, wounds: 10, each: [{ left: 4 }], abilities, weapons: [{ range: 24, skill: 4 }] },
      b: { player: 1 as const, at: [10, 21.26] as const },
    },
  });
  expect(comesTo({}, {}, [4, 1], units([]))).toBe('1 1 0');
  expect(comesTo({}, {}, [4], units([damaged]))).toBe('1 0 0');
});
