/** The matchups whose exact distribution is measured. */
import { parseWeaponAbilities } from '@adjutant/content/data';
import type { Matchup, TargetGroup, TargetInput, WeaponInput } from '../src/index.ts';

const fixed = (plus: number) => ({ dice: 0, sides: 6, plus }) as const;

function weapon(
  weapons: number,
  attacks: number,
  change: Partial<WeaponInput> & { readonly printed?: string },
): WeaponInput {
  const { printed = '', ...other } = change;
  return {
    weapons,
    attacks: fixed(attacks),
    skill: 3,
    strength: 4,
    armourPenetration: -1,
    damage: fixed(1),
    abilities: parseWeaponAbilities(printed),
    ...other,
  };
}

function group(models: number, full: number, save: number, change: Partial<TargetGroup> = {}): TargetGroup {
  return { full, left: Array.from({ length: models }, () => full), save: { save }, reductions: [], ...change };
}

function target(...groups: readonly TargetGroup[]): TargetInput {
  return { toughness: 4, keywords: ['INFANTRY'], groups };
}

const leader = group(1, 5, 2, {
  character: true,
  save: { save: 2, invulnerable: 4 },
  feelNoPain: 5,
  feelNoPainMortal: 5,
});

export const matchups = {
  'S1: 20 melee attacks into 5 models of 2 wounds': {
    attacks: [weapon(5, 4, { melee: true })],
    target: target(group(5, 2, 3)),
  },
  'S2: 20 models, four profiles, into 10 models of 2 wounds': {
    attacks: [
      weapon(14, 2, {}),
      weapon(2, 3, { strength: 5, damage: fixed(2), printed: 'sustained hits 1' }),
      weapon(2, 1, { strength: 8, armourPenetration: -3, damage: fixed(2), printed: 'rapid fire 1' }),
      weapon(2, 1, { strength: 9, armourPenetration: -4, damage: { dice: 1, sides: 6, plus: 0 }, printed: 'melta 2' }),
    ],
    target: target(group(10, 2, 3)),
    circumstances: { halfRange: true },
  },
  'S3: 4 attacks of D6+1 into 5 models of 3 wounds': {
    attacks: [weapon(4, 1, { strength: 12, armourPenetration: -3, damage: { dice: 1, sides: 6, plus: 1 } })],
    target: target(group(5, 3, 2, { save: { save: 2, invulnerable: 5 } })),
  },
  'S7: two save groups and a leader': {
    attacks: [weapon(10, 2, {}), weapon(2, 1, { strength: 8, armourPenetration: -3, damage: fixed(2) })],
    target: target(group(3, 2, 3, { save: { save: 3, invulnerable: 4 } }), group(6, 2, 3), leader),
  },
  'worst: 60 shots with devastating wounds into three groups': {
    attacks: [
      weapon(20, 3, {
        damage: { dice: 1, sides: 3, plus: 0 },
        printed: 'devastating wounds, lethal hits, sustained hits 1, precision',
        precisionGroup: 2,
      }),
    ],
    target: target(
      group(10, 2, 4, { feelNoPain: 6, feelNoPainMortal: 6 }),
      group(5, 3, 3, { save: { save: 3, invulnerable: 5 } }),
      leader,
    ),
  },
} as const satisfies Readonly<Record<string, Matchup>>;
