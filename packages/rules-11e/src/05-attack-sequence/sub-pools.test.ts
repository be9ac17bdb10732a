import { expect, test } from 'vitest';
import { firstOf, rolled, shootAll } from '../../test/attacks.ts';
import { type Scene, scene, type UnitSketch, type WeaponSketch } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';
import type { AttackChange } from './changed-by-roll.ts';

/** Critical hits or wounds change their attack. */
const changes = (on: 'hit' | 'wound', change: AttackChange) =>
  ability({
    id: 'changes',
    rule: 'test',
    hooks: { changedByRoll: ({ roll, critical }) => (roll === on && critical ? change : undefined) },
  });
const sharp = changes('wound', { armourPenetration: { step: 'replace', value: -3 } });

function shot(
  weapon: WeaponSketch,
  effect: typeof sharp,
  dice: readonly number[],
  target: Partial<UnitSketch> = { models: 5 },
): Scene {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24, ...weapon }] }, b: { player: 1, at: [10, 20], ...target } },
    effects: [effect],
    detachments: [['changes'], []],
    dice,
  });
  return shootAll(s, 'a', 'b');
}

const six = { attacks: 6, ap: -1 };
const split = [/* hits */ 3, 3, 3, 3, 3, 3, /* wounds */ 6, 4, 4, 4, 1, 1];

test('05.03.02-a, -b, 05.03.02 ex 1, 04.03.01-e: critical wounds with a better AP are saved apart', () => {
  const s = shot(six, sharp, [...split, /* the three */ 4, 4, 4, /* the critical one */ 5]);
  expect(s.question).toMatchObject({ purpose: 'sub-pool', player: 0, options: [{ count: 3 }, { count: 1 }] });
  firstOf(s.answer('wounds:0'));
  expect([rolled(s, 'save'), s.left('b'), s.diceLeft()]).toEqual([[[4, 4, 4], [5]], 4, 0]);
});

test('05.03.02-c the attacker picks a sub-pool, which is resolved to its damage before the next', () => {
  const s = shot(six, sharp, [...split, /* the critical one */ 5, /* the three */ 4, 4, 4]);
  firstOf(s.answer('wounds:1'));
  expect(rolled(s, 'save')).toEqual([[5], [4, 4, 4]]);
  const order = s.game.log.flatMap((event) =>
    event.type === 'model-status' ? ['falls'] : event.type === 'dice' ? [event.purpose] : [],
  );
  expect(order).toEqual(['hit', 'wound', 'save', 'falls', 'save']);
});

test('05.03.02-c groups are made anew: a model wounded by the first sub-pool takes the next attacks', () => {
  const blunt = { attacks: 2 };
  const s = shot(blunt, sharp, [3, 3, 6, 4, /* saves */ 1, 1], { models: 2, wounds: 3 });
  s.answer('wounds:1').answer([`model:${s.models('b')[1]}`]);
  expect([s.over, s.wounds('b')]).toEqual([true, [3, 1]]);
});

test('05.03.02-c attacks of a later sub-pool are lost when nobody is left', () => {
  const s = shot({ attacks: 2 }, sharp, [3, 3, 6, 4, /* save */ 1], { models: 1 }).answer('wounds:1');
  expect([s.over, s.diceLeft(), s.left('b')]).toEqual([true, 0, 0]);
});

test('05.03.02-b what the hit roll changes counts for the wound roll', () => {
  const strong = changes('hit', { strength: { step: 'replace', value: 8 } });
  const s = shot({ attacks: 2 }, strong, [6, 3, /* S 4 */ 3, /* S 8 */ 2, /* save */ 6]);
  expect([rolled(s, 'wound'), rolled(s, 'save'), s.over]).toEqual([[[3, 2]], [[6]], true]);
});

test('05.00-b the wound rolls of a pool are thrown together, though its attacks need different results', () => {
  const strong = changes('hit', { strength: { step: 'replace', value: 8 } });
  const twin = { attacks: 3, abilities: [weaponAbility('twin-linked')] };
  const s = shot(twin, strong, [6, 3, 3, /* S 4, S 4, S 8 */ 3, 5, 3, /* S 4 again */ 4, /* saves */ 6, 6, 6]);
  expect(s.question).toMatchObject({ purpose: 're-roll', facts: { faces: [3, 5, 3], context: { fails: [1, 2, 3] } } });
  const options = 'options' in s.question ? s.question.options.map(({ id }) => id) : [];
  expect(options).toEqual(['twin-linked/part-1/3', 'twin-linked/part-1/5', 'twin-linked/part-2/3']);
  firstOf(s.answer(['twin-linked/part-1/3']).answerAll('re-roll', []).answer('wounds:0'));
  expect([rolled(s, 'wound').at(-1), rolled(s, 'save'), s.diceLeft()]).toEqual([[4, 5, 3], [[6, 6], [6]], 0]);
});

test('05.00-b 15.02-d Command Re-roll touches one die of all of them', () => {
  const strong = changes('hit', { strength: { step: 'replace', value: 8 } });
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24, attacks: 2 }] }, b: { player: 1, at: [10, 20], models: 5 } },
    effects: [strong],
    detachments: [['changes'], []],
    commandPoints: [2, 0],
    dice: [6, 3, /* S 4, S 8 */ 1, 1, /* S 8 again */ 5, /* save */ 6],
  });
  shootAll(s, 'a', 'b').answer([]); // the hit rolls
  expect(s.question).toMatchObject({ purpose: 're-roll', facts: { faces: [1, 1] } });
  firstOf(s.answer(['core/command-re-roll/part-2/1']));
  expect([rolled(s, 'wound'), s.over, s.diceLeft()]).toEqual([
    [
      [1, 1],
      [1, 5],
    ],
    true,
    0,
  ]);
});

test('05.03.02-a a die may give its attack an ability', () => {
  const cruel = changes('hit', { abilities: [weaponAbility('devastating-wounds')] });
  const s = shot({ attacks: 1 }, cruel, [6, 6], { models: 1, wounds: 3 });
  expect([s.wounds('b'), s.diceLeft(), s.over]).toEqual([[2], 0, true]);
});

test('05 open point 11 devastating wounds come after the last sub-pool', () => {
  const weapon = { attacks: 3, abilities: [weaponAbility('devastating-wounds')] };
  const fives = ability({
    id: 'changes',
    rule: 'test',
    hooks: {
      changedByRoll: ({ roll, face }) =>
        roll === 'wound' && face === 5 ? { damage: { step: 'add', value: 1 } } : undefined,
    },
  });
  const s = shot(weapon, fives, [3, 3, 3, 6, 5, 4, /* saves */ 1, 1], { models: 1, wounds: 9 }).answer('wounds:0');
  const order = s.game.log.flatMap((event) => (event.type === 'wounds' ? [-event.change] : []));
  expect([order, s.wounds('b')]).toEqual([[1, 2, 1], [5]]);
});

test('05.03.02-d attacks that ended early or wounded without a roll make no sub-pool', () => {
  const none = changes('wound', {});
  const abilities = [weaponAbility('devastating-wounds'), weaponAbility('lethal-hits')];
  const s = shot({ attacks: 3, abilities }, { ...none, hooks: {} }, [6, 3, 3, /* wounds */ 6, 4, /* saves */ 6, 6], {
    models: 1,
    wounds: 5,
  });
  s.answer(1);
  expect([rolled(s, 'save'), s.wounds('b'), s.over]).toEqual([[[6, 6]], [4], true]);
});
