/** Rules that stand for what free input says beyond profiles. */
import type { ModelProfile, Weapon, WeaponProfile } from '@adjutant/engine';
import { ability } from '@adjutant/rules-11e';
import { type Attack, attackRolled } from '@adjutant/rules-11e/queries';
import type { TargetGroup } from '../target.ts';
import type { WeaponInput } from './matchup.ts';

/** What a weapon of a matchup was made from. */
const sources = new WeakMap<WeaponProfile, WeaponInput>();
const weaponsMade = new WeakMap<WeaponInput, Weapon>();

function inputOf(attack: Attack | undefined): WeaponInput | undefined {
  return attack === undefined ? undefined : sources.get(attack.profile);
}

/** What a matchup says about a weapon besides its profile, as one more rule among all others. */
export const givenModifiers = ability({
  id: 'odds/given',
  rule: '02.02.01',
  hooks: {
    hitModifier: (attack) => inputOf(attack)?.hitModifier,
    woundModifier: (attack) => inputOf(attack)?.woundModifier,
    criticalHit: (attack) => inputOf(attack)?.criticalHitOn,
    criticalWound: (attack) => inputOf(attack)?.criticalWoundOn,
    reroll: (roll, _self, game) => {
      const input = inputOf(attackRolled(game, roll));
      const low = roll.purpose === 'damage' ? input?.rerollDamage : roll.purpose === 'attacks' && input?.rerollAttacks;
      if (low === true) return { pick: 'any' };
      const given =
        roll.purpose === 'hit' ? input?.rerollHits : roll.purpose === 'wound' ? input?.rerollWounds : undefined;
      if (given === undefined) return undefined;
      return given === 'ones' ? { pick: 'any', faces: [1] } : { pick: 'any' };
    },
  },
});

/** BS better by 1 for whoever shoots from above. @rule 22.05 */
export const plungingFire = ability({
  id: 'odds/plunging-fire',
  rule: '22.05',
  hooks: {
    weaponCharacteristic: ({ attack, name }, _self, game) =>
      name === 'skill' && !attack.melee && game.unit(attack.unit).facts.plunging === 1
        ? { step: 'improve', value: 1 }
        : undefined,
  },
});

const suffering = new WeakMap<ModelProfile, TargetGroup>();

/** Says that models of this profile suffer as the group does. */
export function registerTarget(profile: ModelProfile, group: TargetGroup): void {
  suffering.set(profile, group);
}

/** The group that free input described by a profile. */
export function groupGiven(profile: ModelProfile): TargetGroup | undefined {
  return suffering.get(profile);
}

/** What free input says about the models that suffer. */
export const givenTarget = ability({
  id: 'odds/given-target',
  rule: '24.12',
  hooks: {
    feelNoPain: ({ model, mortal }, _self, game) => {
      const group = suffering.get(game.modelInfo(model).profile);
      return mortal ? group?.feelNoPainMortal : group?.feelNoPain;
    },
    allocatedDamage: ({ model }, _self, game) => suffering.get(game.modelInfo(model).profile)?.reductions[0],
  },
});

/** A second change of D by rules of the models that suffer. */
export const givenReduction = ability({
  id: 'odds/given-reduction',
  rule: '05.04-h',
  hooks: {
    allocatedDamage: ({ model }, _self, game) => suffering.get(game.modelInfo(model).profile)?.reductions[1],
  },
});

/** A weapon with one profile, made once for each input. */
export function weaponOf(input: WeaponInput): Weapon {
  const known = weaponsMade.get(input);
  if (known !== undefined) return known;
  const { name = 'weapon', attacks, skill, strength, armourPenetration, damage, abilities, melee = false } = input;
  const profile: WeaponProfile = {
    name,
    attacks,
    strength: { dice: 0, sides: 6, plus: strength },
    armourPenetration,
    damage,
    abilities,
    ...(skill === undefined ? {} : { skill }),
    ...(melee ? {} : { range: 24 }),
  };
  sources.set(profile, input);
  const weapon = { id: name, name, profiles: [profile] };
  weaponsMade.set(input, weapon);
  return weapon;
}
