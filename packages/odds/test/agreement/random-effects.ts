/** Rules outside profiles that a random situation may have. */
import type { EffectDefinition } from '@adjutant/engine';
import { ability } from '../../../rules-11e/src/effect.ts';
import type { Pick } from './picker.ts';

const rule = 'test';

/** Rules of the side that attacks: one in so many situations has each. */
const attackers: readonly (readonly [number, EffectDefinition])[] = [
  [
    5,
    ability({
      id: 'test/again',
      rule,
      hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any' } : undefined) },
    }),
  ],
  [
    6,
    ability({
      id: 'test/ones',
      rule,
      hooks: { reroll: ({ purpose }) => (purpose === 'wound' ? { pick: 'any', faces: [1] } : undefined) },
    }),
  ],
  [8, ability({ id: 'test/steady-aim', rule, hooks: { hitModifier: () => 1 } })],
  [8, ability({ id: 'test/keen', rule, hooks: { criticalHit: () => 5 } })],
  [
    6,
    ability({
      id: 'test/sharp',
      rule,
      hooks: {
        changedByRoll: ({ roll, critical }) =>
          roll === 'wound' && critical ? { armourPenetration: { step: 'replace', value: -4 } } : undefined,
      },
    }),
  ],
  [
    8,
    ability({
      id: 'test/strong',
      rule,
      hooks: {
        changedByRoll: ({ roll, critical }) =>
          roll === 'hit' && critical
            ? { strength: { step: 'add', value: 3 }, damage: { step: 'add', value: 1 } }
            : undefined,
      },
    }),
  ],
];

/** Rules of the side that is attacked. */
const defenders: readonly (readonly [number, EffectDefinition])[] = [
  [5, ability({ id: 'test/plate', rule, hooks: { allocatedDamage: () => ({ step: 'subtract', value: 1 }) } })],
  [8, ability({ id: 'test/half', rule, hooks: { allocatedDamage: () => ({ step: 'divide', value: 2 }) } })],
  [6, ability({ id: 'test/hard-to-hit', rule, hooks: { hitModifier: () => -1 } })],
  [6, ability({ id: 'test/tough', rule, hooks: { woundModifier: () => -1 } })],
  [
    7,
    ability({
      id: 'test/lucky',
      rule,
      hooks: { reroll: ({ purpose }) => (purpose === 'save' ? { pick: 'any' } : undefined) },
    }),
  ],
  [8, ability({ id: 'test/ward', rule, hooks: { feelNoPain: ({ psychic }) => (psychic ? 4 : undefined) } })],
];

/** The rules of both sides. */
export function randomEffects(pick: Pick): readonly [readonly EffectDefinition[], readonly EffectDefinition[]] {
  const chosen = (list: typeof attackers) => list.flatMap(([sides, effect]) => (pick(sides) === 0 ? [effect] : []));
  return [chosen(attackers), chosen(defenders)];
}
