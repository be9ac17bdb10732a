import { expect, test } from 'vitest';
import { fightAll, firstOf, rolled, shootAll } from '../../test/attacks.ts';
import { dice, type ModelSketch, scene, type UnitSketch, type WeaponSketch } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';

/** Attacks that hit and wound for sure with sixes, against a unit; the dice after them are its saves and what follows. */
function wounding(
  attacks: number,
  weapon: WeaponSketch,
  target: Omit<UnitSketch, 'player' | 'at'>,
  after: readonly number[],
) {
  const sixes = Array.from({ length: attacks * 2 }, () => 6);
  return scene({
    units: {
      a: { at: [10, 10], weapons: [{ range: 24, attacks, ...weapon }] },
      b: { player: 1, at: [10, 20], ...target },
    },
    dice: [...sixes, ...after],
  });
}
const shot = (s: ReturnType<typeof scene>) => shootAll(s, 'a', 'b');
const ids = (s: ReturnType<typeof scene>) => ('options' in s.question ? s.question.options.map(({ id }) => id) : []);
const models = (count: number, model: ModelSketch): ModelSketch[] => Array.from({ length: count }, () => model);
const hero = { keywords: ['CHARACTER'], wounds: 4, save: 2, invulnerable: 4 };

test('05.03-i, 05.04-a, 05.04 ex 1: saves are sorted and handled from the lowest', () => {
  const s = wounding(5, { ap: -1 }, { models: 5, invulnerable: 5 }, [4, 1, 5, 2, 4]);
  firstOf(shot(s));
  expect([s.left('b'), s.over, s.diceLeft()]).toEqual([3, true, 0]);
});

test('05.03-a, -e, 05.03 ex 1: CHARACTER models come last, an order that is forced is not asked', () => {
  const s = wounding(1, {}, { models: 3, wounds: 2, leader: { ...hero, models: 1 } }, [6]);
  expect(shot(s).over).toBe(true);
});

const mixed = { models: 8, wounds: 2, each: models(3, { invulnerable: 4 }), leader: hero };

test('cs.am.05.03-a 05.03-b, -a, 05.03 ex 2: groups by W, Sv and InSv; their player orders them', () => {
  const s = wounding(1, {}, mixed, [6]);
  shot(s);
  expect([s.question.purpose, s.question.player, ids(s)]).toEqual(['allocation-order', 1, ['group:0', 'group:1']]);
  expect(s.answer(['group:1']).over).toBe(true);
});

test('cs.am.05.03-b 05.03-c, 05.03 ex 3: a group with a wounded model comes first', () => {
  const s = wounding(1, {}, { ...mixed, each: [...models(3, { invulnerable: 4 }), { left: 1 }] }, [1]);
  shot(s);
  expect(s.wounds('b')).toEqual([2, 2, 2, 2, 2, 2, 2, 4]);
});

test('cs.faq.05.03-1-a 05.03-d several wounded groups in any order, before the others', () => {
  const each = [{ invulnerable: 4, left: 1 }, { left: 1 }, { save: 5 }, { save: 5 }];
  const s = wounding(1, {}, { models: 4, wounds: 2, each }, [6]);
  shot(s);
  expect(ids(s)).toEqual(['group:0', 'group:1']);
  s.answer(['group:1', 'group:0']);
  expect(s.over).toBe(true);
});

test('05.03-f, 05.03 ex 4: the wounded one of two CHARACTER models comes first', () => {
  const s = wounding(1, {}, { models: 2, keywords: ['CHARACTER'], wounds: 4, each: [{}, { left: 3 }] }, [1]);
  shot(s);
  expect(s.wounds('b')).toEqual([4, 2]);
});

test('ALLOC-01, 05.04-b: sorted saves go through the groups', () => {
  const s = wounding(5, { ap: -1 }, { models: 2, save: 4, leader: hero }, [4, 1, 3, 5, 2]);
  firstOf(shot(s));
  expect(s.wounds('b')).toEqual([4]);
});

test('cs.faq.05.03-2-a 05.04 ex 4, 05.03-j: a result that would have saved for the first group meets the second', () => {
  const s = wounding(5, { ap: -1 }, { models: 4, each: models(2, { save: 2, invulnerable: 4 }) }, [4, 1, 3, 1, 4]);
  shot(s).answer(['group:0']);
  firstOf(s);
  expect([s.left('b'), s.game.model(s.models('b')[2]!).status]).toEqual([1, 'removed']);
});

test('05.04-c, H09: their player names models beforehand; a wounded model comes first and is not asked for', () => {
  const s = wounding(3, { damage: 1 }, { models: 3, wounds: 2 }, [1, 1, 1]);
  const [, second, third] = s.models('b');
  shot(s).answer([`model:${third}`, `model:${second}`]);
  expect([s.wounds('b'), s.over]).toEqual([[2, 1], true]);
});

test('05.04-f, 05.04 ex 3: excess damage is lost', () => {
  const s = wounding(3, { damage: 2 }, { models: 3, wounds: 3 }, [1, 1, 1]);
  firstOf(shot(s));
  expect(s.wounds('b')).toEqual([1, 3]);
});

test('05.04-g, 02.02.03-c, H03: a random D is rolled by the attacker for each attack, after the model is selected', () => {
  const s = wounding(2, { damage: dice(1, 6, 1) }, { models: 3, wounds: 3 }, [1, 1, /* D */ 1, 4]);
  const [first] = s.models('b');
  shot(s).answer([`model:${first}`]);
  expect([s.wounds('b'), rolled(s, 'damage')]).toEqual([
    [3, 3],
    [[1], [4]],
  ]);
  expect(s.events('dice').at(-1)).toMatchObject({ purpose: 'damage', player: 0 });
});

test('05.04-h a rule that sets D to 0 is applied after the save', () => {
  const shrug = ability({
    id: 'shrug',
    rule: 'test',
    hooks: { allocatedDamage: () => ({ step: 'replace', value: 0 }) },
  });
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24 }] }, b: { player: 1, at: [10, 20] } },
    dice: [6, 6, 1],
    effects: [shrug],
    detachments: [[], ['shrug']],
  });
  expect(shot(s).left('b')).toBe(1);
});

test('05.04-i, 24.12-a, 05.04 ex 5: Feel No Pain is rolled for each wound of the damage', () => {
  const pain = {
    id: 'feel-no-pain',
    name: 'Feel No Pain 5+',
    kind: 'core',
    value: { dice: 0, sides: 6, plus: 5 },
  } as const;
  const s = wounding(1, { damage: 3 }, { wounds: 2, abilities: [pain] }, [1, 5, 2, 1]);
  expect([shot(s).left('b'), rolled(s, 'feel-no-pain')]).toEqual([0, [[5, 2, 1]]]);
});

test('05.03-g, 24.28-b, 24.28 ex 1: PRECISION picks a CHARACTER group until it falls, then the order goes on', () => {
  const s = wounding(
    4,
    { abilities: [weaponAbility('precision')] },
    { models: 3, leader: { ...hero, wounds: 2 } },
    [1, 1, 1, 1],
  );
  shot(s);
  expect([s.question.purpose, s.question.player, ids(s)]).toEqual(['precision', 0, ['group:1']]);
  firstOf(s.answer('group:1'));
  expect([s.left('b'), s.game.model(s.models('b')[3]!).status]).toEqual([1, 'removed']);
});

test('24.28-b PRECISION may be passed over', () => {
  const s = wounding(1, { abilities: [weaponAbility('precision')] }, { models: 1, leader: hero }, [1]);
  shot(s).answer('pass');
  expect(s.wounds('b')).toEqual([4]);
});

test('05.03-i, 05.04-k, 06.02-h, 24.10-b, H11: devastating wounds make no save and come after the normal damage', () => {
  const weapon = { skill: 2, damage: 2, abilities: [weaponAbility('devastating-wounds')] };
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [{ range: 24, attacks: 3, ...weapon }] },
      b: { player: 1, at: [10, 20], models: 3, wounds: 2 },
    },
    dice: [6, 6, 6, /* wounds */ 6, 5, 5, /* saves */ 1, 6],
  });
  const [first, second] = s.models('b');
  shot(s).answer([`model:${second}`]);
  expect(s.question.purpose).toBe('mortal-wound-models');
  s.answer([`model:${first}`]);
  expect([s.wounds('b'), s.diceLeft()]).toEqual([[2], 0]);
});

test('24.28.01-a, 06.02-f, 24.28.01 ex 1: devastating wounds with PRECISION go to the picked CHARACTER', () => {
  const abilities = [weaponAbility('precision'), weaponAbility('devastating-wounds')];
  const s = wounding(1, { damage: 3, abilities }, { models: 2, leader: hero }, []);
  shot(s).answer('group:1');
  expect(s.wounds('b')).toEqual([1, 1, 1]);
});

test('ALLOC-03 melee attacks use the same groups and the same cap', () => {
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [{ damage: 2, abilities: [weaponAbility('devastating-wounds')] }] },
      b: { player: 1, at: [10, 12], models: 3 },
    },
    dice: [6, 6],
  });
  firstOf(fightAll(s, 'a', 'b'));
  expect(s.left('b')).toBe(2);
});

test('cs.am.05.02.01-a ATT-01, 05.02.01-a, 19.02-a: the highest T among the bodyguard models counts', () => {
  const target = {
    models: 5,
    each: [{}, {}, {}, {}, { toughness: 5 }],
    leader: { toughness: 6, keywords: ['CHARACTER'] },
  };
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [{ range: 24, attacks: 2, strength: 5 }] },
      b: { player: 1, at: [10, 20], ...target },
    },
    dice: [6, 6, 3, 4, 6],
  });
  shot(s);
  expect([rolled(s, 'save')[0]?.length, s.diceLeft()]).toEqual([1, 0]);
});

test('05.02.01-a, -b, 05.02.01 ex 1, 05.02.01 ex 2: without bodyguards the highest T of all', () => {
  const saves = (target: Partial<UnitSketch>, fallen: number) => {
    const s = scene({
      units: {
        a: { at: [10, 10], weapons: [{ range: 24, strength: 5, skill: 2 }] },
        b: { player: 1, at: [10, 20], ...target },
      },
      dice: [6, 4, 6],
    });
    for (const model of s.models('b').slice(0, fallen))
      Object.assign(s.game.model(model), { status: 'removed', pose: undefined });
    shootAll(s, 'a', 'b');
    return s.diceLeft() === 0;
  };
  const attached = { models: 1, toughness: 4, leader: { toughness: 6, keywords: ['CHARACTER'] } };
  expect([
    saves(attached, 0),
    saves(attached, 1),
    saves({ models: 2, each: [{ toughness: 3 }, { toughness: 5 }] }, 0),
  ]).toEqual([true, false, true]);
});

test('05.03-h, 05.02.01-b: groups, order and T are made anew for each pool', () => {
  const weapons = [
    { range: 24, attacks: 1, skill: 2, ap: -6 },
    { range: 24, attacks: 1, skill: 2 },
  ];
  const b: UnitSketch = {
    player: 1,
    at: [10, 20],
    models: 3,
    wounds: 2,
    each: [{ toughness: 5, wounds: 1 }, { save: 5 }],
  };
  const s = scene({ units: { a: { at: [10, 10], weapons }, b }, dice: [2, 5, 1, 2, 4, 1] });
  const [tough, , plain] = s.models('b');
  shot(s)
    .answer(`attacks:${s.models('a')[0]}:0`)
    .answer(['group:0', 'group:1', 'group:2']);
  expect(s.game.model(tough!).status).toBe('removed');
  s.answer(['group:1']);
  expect([s.game.model(plain!).wounds, s.diceLeft()]).toEqual([1, 0]);
});

test('cs.faq.05.03-3-a 05.04.04-i, 05.03-a: a destroyed model that still stands is in no group', () => {
  const demise = { id: 'deadly-demise', name: '', kind: 'core', value: { dice: 0, sides: 6, plus: 1 } } as const;
  const weapons = [
    { range: 24, ap: -6 },
    { range: 24, strength: 5 },
  ];
  const s = scene({
    units: { a: { at: [10, 10], weapons }, b: { player: 1, at: [10, 20], models: 2, abilities: [demise] } },
    dice: [6, 6, 1, /* second gun */ 6, 6, 1, /* demise */ 2, 2],
  });
  const [first, second] = s.models('b');
  shot(s)
    .answer(`attacks:${s.models('a')[0]}:0`)
    .answer([`model:${first}`]);
  expect(
    s
      .events('model-status')
      .map(({ model, status }) => [model, status])
      .slice(0, 2),
  ).toEqual([
    [first, 'wreck'],
    [second, 'wreck'],
  ]);
});

test('05.03-k, 05.02-e, 05.01-i: dice of a pool are thrown again before the next step', () => {
  const eager = ability({
    id: 'eager',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'save' || purpose === 'wound' ? { pick: 'one' } : undefined) },
  });
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24 }] }, b: { player: 1, at: [10, 20] } },
    effects: [eager],
    detachments: [['eager'], []],
    dice: [6, 1, 6, 1, 6],
  });
  shot(s);
  expect(s.question).toMatchObject({
    purpose: 're-roll',
    player: 0,
    facts: { roll: 'wound', context: { fails: [1, 2, 3] } },
  });
  s.answer(['eager/1']);
  expect(s.question).toMatchObject({
    purpose: 're-roll',
    player: 1,
    facts: { roll: 'save', context: { needed: [3] } },
  });
  expect(s.answer(['eager/1']).left('b')).toBe(1);
});
