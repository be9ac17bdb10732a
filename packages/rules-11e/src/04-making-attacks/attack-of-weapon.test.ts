import { type EffectDefinition, startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { firstOf, notes, rolled, shootAll } from '../../test/attacks.ts';
import { type SceneSketch, scene } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';

const gun = { range: 24 };
const enemy = { player: 1, at: [10, 20], wounds: 20 } as const;

/** The numbers of the attacks of each weapon, by its id. */
function numbersOf(weapons: NonNullable<SceneSketch['units'][string]['weapons']>, facts: Record<string, number> = {}) {
  const s = scene({ units: { a: { at: [10, 10], weapons }, b: enemy }, dice: weapons.map(() => 1) });
  Object.assign(s.game.unit(s.unit('a')).facts, facts);
  firstOf(shootAll(s, 'a', 'b'));
  return Object.fromEntries(
    notes(s, 'attacks-rolled').map(({ weapon, numbers }) => [(weapon as { id: string }).id, numbers]),
  );
}

test('04.01.04-a an attack has the characteristics and the abilities of its weapon', () => {
  const lance = { ...gun, strength: 9, skill: 4, ap: -3, damage: 3, abilities: [weaponAbility('lethal-hits')] };
  expect(numbersOf([lance, gun])).toMatchObject({
    'gun 1': {
      hit: { skill: 4, lethalHits: true },
      wound: { strength: 9 },
      save: { armourPenetration: -3 },
      damage: { amount: { plus: 3 } },
    },
    'gun 2': { hit: { skill: 3, lethalHits: false }, wound: { strength: 4 }, save: { armourPenetration: 0 } },
  });
});

test('04.01.04-c a roll modifier of a weapon acts on its own attacks', () => {
  expect(numbersOf([{ ...gun, abilities: [weaponAbility('heavy')] }, gun])).toMatchObject({
    'gun 1': { hit: { modifier: 1 } },
    'gun 2': { hit: { modifier: 0 } },
  });
});

/** Weapons hit on 2+ for these attacks; the rule is used when targets are selected. */
const overcharged: EffectDefinition = ability({
  id: 'overcharged',
  rule: 'test',
  hooks: { weaponCharacteristic: ({ name }) => (name === 'skill' ? { step: 'replace', value: 2 } : undefined) },
});
const overcharges: EffectDefinition = ability({
  id: 'overcharges',
  rule: 'test',
  triggers: {
    targetsSelected: {
      forced: true,
      applies: () => true,
      use: ({ unit, frame }, _self, game) =>
        void startEffect(
          game,
          { effect: 'overcharged', owner: 0, unit, data: {}, until: { kind: 'frame', frame } },
          'test',
        ),
    },
  },
});

test('04.01.04-b what applies to a weapon applies until the last of the unit’s attacks and what follows from them is over', () => {
  const weapons = [gun, { ...gun, strength: 5, abilities: [weaponAbility('hazardous')] }];
  const s = scene({
    units: { a: { at: [10, 10], weapons, wounds: 3 }, b: enemy },
    effects: [overcharges, overcharged],
    detachments: [['overcharges'], []],
    dice: [2, 1, 2, 1, /* hazard */ 5],
  });
  firstOf(shootAll(s, 'a', 'b'));
  expect(notes(s, 'attacks-rolled').map(({ hits }) => hits)).toEqual([1, 1]);
  const ended = s.game.log.findIndex((event) => event.type === 'effect-ended');
  const hazard = s.game.log.findIndex((event) => event.type === 'dice' && event.purpose === 'hazard');
  expect([rolled(s, 'hazard'), s.game.effects.of('overcharged').length, hazard >= 0 && ended > hazard]).toEqual([
    [[5]],
    0,
    true,
  ]);
});
