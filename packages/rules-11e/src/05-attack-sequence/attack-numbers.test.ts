import { isWithin } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { pools, shootAll } from '../../test/attacks.ts';
import { type SceneSketch, scene, type WeaponSketch } from '../../test/scene.ts';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { attackRolled } from '../04-making-attacks/attack-rolls.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';
import { explain } from './attack-numbers.ts';

/** The explained numbers of one ranged attack with effects in force for the attacker. */
function explained(
  weapon: WeaponSketch,
  facts: Partial<AttackRecord>,
  effects: NonNullable<SceneSketch['effects']> = [],
) {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24, ...weapon }] }, b: { player: 1, at: [10, 20] } },
    effects,
    detachments: [effects.map(({ id }) => id), []],
  });
  const record: AttackRecord = {
    unit: s.unit('a'),
    model: s.models('a')[0]!,
    slot: 0,
    profile: 0,
    melee: false,
    shootingType: 'normal',
    outOfPhase: false,
    target: s.unit('b'),
    targetModels: 1,
    halfRange: false,
    cover: false,
    visible: true,
    steady: false,
    engagedWithTarget: false,
    targetEngaged: false,
    singleTarget: true,
    ...facts,
  };
  return explain(s.game, attackOf(s.game, record));
}
const hitting = (id: string, value: number) =>
  ability({ id, rule: `rule of ${id}`, hooks: { hitModifier: () => value } });

test('COV-01, 05.01-d, 13.08-g: cover changes BS, two -1 to hit are -1', () => {
  const { numbers } = explained({ skill: 3 }, { cover: true }, [hitting('one', -1), hitting('other', -1)]);
  expect([numbers.hit.skill, numbers.hit.modifier]).toEqual([4, -1]);
});

test('ODDS-33, 02.02.01-s the sum of the roll modifiers is clamped, not each', () => {
  const effects = [hitting('a', -1), hitting('b', -1), hitting('c', -1), hitting('d', 1)];
  expect(explained({}, {}, effects).numbers.hit.modifier).toBe(-1);
});

test('02.02.01-l, 02.02.01 ex 4: a BS of 6+ in cover stays 6+', () => {
  expect(explained({ skill: 6 }, { cover: true }).numbers.hit.skill).toBe(6);
});

test('every number names its parts with the rule they came from', () => {
  const { parts } = explained({ abilities: [weaponAbility('heavy')] }, { cover: true, steady: true }, [
    hitting('smoke', -1),
  ]);
  expect(parts.skill).toEqual([
    { value: { step: 'worsen', value: 1 }, source: 'benefit-of-cover', rule: '13.08', ignored: false },
  ]);
  expect(parts.hitRoll?.map(({ source, value }) => [source, value])).toEqual([
    ['heavy', 1],
    ['smoke', -1],
  ]);
});

test('H17, 02.02.02-b, -c: a rule that ignores modifiers leaves out the bad ones and keeps the good', () => {
  const ignoring = ability({ id: 'ignoring', rule: 'test', hooks: { ignoresModifiers: () => ['hitRoll'] } });
  const { numbers, parts } = explained({ skill: 3 }, { cover: true }, [
    hitting('good', 1),
    hitting('bad', -1),
    hitting('worse', -1),
    ignoring,
  ]);
  expect([numbers.hit.modifier, numbers.hit.skill]).toEqual([1, 4]);
  expect(parts.hitRoll?.map(({ ignored }) => ignored)).toEqual([false, true, true]);
});

test('02.02.01-h, -o AP is improved by subtracting and never worse than 0', () => {
  const change = (step: 'improve' | 'worsen') =>
    ability({
      id: step,
      rule: 'test',
      hooks: { weaponCharacteristic: ({ name }) => (name === 'armourPenetration' ? { step, value: 1 } : undefined) },
    });
  const apOf = (ap: number, step: 'improve' | 'worsen') =>
    explained({ ap }, {}, [change(step)]).numbers.save.armourPenetration;
  expect([apOf(-1, 'improve'), apOf(-1, 'worsen'), apOf(0, 'worsen')]).toEqual([-2, 0, 0]);
});

test('24.29, 24 open point 6: results that fail are no modifiers and cannot be ignored', () => {
  const { numbers } = explained(
    { abilities: [weaponAbility('psychic'), weaponAbility('indirect-fire')] },
    { shootingType: 'indirect', cover: true },
  );
  expect([numbers.hit.failsUpTo, numbers.hit.skill]).toEqual([5, 3]);
});

test('05.01-f, 15.09-i by a switch an unmodified 6 of snap shooting is no critical hit', () => {
  const numbers = (switches: Record<string, string>) => {
    const s = scene({
      units: {
        a: { at: [10, 10], weapons: [{ range: 24, abilities: [weaponAbility('sustained-hits', 1)] }] },
        b: { player: 1, at: [10, 20] },
      },
      switches,
      dice: [6, 1, ...(switches.snapCriticals === 'plain' ? [] : [1])],
    });
    shootAll(s, 'a', 'b', 'snap');
    return [pools(s)[0], s.diceLeft()];
  };
  expect([numbers({}), numbers({ snapCriticals: 'plain' })]).toEqual([
    ['1 2 0', 0],
    ['1 1 0', 0],
  ]);
});

test('ODDS-31, 01.04.01-a: a re-roll against targets within 18 inches', () => {
  const eager = ability({
    id: 'eager',
    rule: 'test',
    hooks: {
      reroll: (roll, _self, game) => {
        const attack = attackRolled(game, roll);
        return attack !== undefined && isWithin(unitDistance(game, attack.unit, attack.target), 18)
          ? { pick: 'any' }
          : undefined;
      },
    },
  });
  const asked = (y: number) => {
    const s = scene({
      units: { a: { at: [10, 10], weapons: [{ range: 24 }] }, b: { player: 1, at: [10, y] } },
      dice: [1],
      effects: [eager],
      detachments: [['eager'], []],
    });
    return shootAll(s, 'a', 'b').game.question?.purpose;
  };
  expect([asked(29.26), asked(29.36)]).toEqual(['re-roll', undefined]);
});
