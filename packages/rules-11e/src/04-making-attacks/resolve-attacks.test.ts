import { expect, test } from 'vitest';
import { fires, firstOf, notes, pools, rolled, shoot, shootAll } from '../../test/attacks.ts';
import { dice, scene, type UnitSketch } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';

const target: UnitSketch = { player: 1, at: [10, 20], models: 5 };
const misses = (count: number) => Array.from({ length: count }, () => 1);

test('04.03-b, -c, -e, -f, 04.03.01-c, 04.03 ex 1, ODDS-29: identical attacks are one pool, each weapon with its own A', () => {
  const each = [...Array.from({ length: 8 }, () => ({ carries: [0] })), { carries: [1] }, { carries: [1] }];
  const weapons = [
    { range: 24, attacks: 1 },
    { range: 24, attacks: 2, strength: 8 },
  ];
  const s = scene({ units: { a: { models: 10, at: [10, 10], weapons, each }, b: target }, dice: misses(12) });
  shootAll(s, 'a', 'b').answer(`attacks:${s.models('a')[8]}:0`);
  expect(rolled(s, 'hit').map((faces) => faces.length)).toEqual([4, 8]);
});

test('04.03-a, -g, 04.03 ex 2, ALLOC-07: all attacks on one unit before the next unit is picked', () => {
  const weapons = [
    { range: 24, attacks: 2 },
    { range: 24, strength: 8 },
  ];
  const s = scene({
    units: { a: { weapons, at: [10, 10] }, p: target, q: { ...target, at: [10, 25] } },
    dice: [6, 1, 6, 1, 1],
  });
  const [model] = s.models('a');
  shoot(s, 'a').answer([fires(s, model!, 0, 'p'), fires(s, model!, 1, 'q')]);
  firstOf(s.answer(`unit:${s.unit('p')}`));
  expect([s.left('p'), s.left('q'), s.diceLeft(), s.over]).toEqual([4, 5, 0, true]);
});

test('04.03.01-a, 04.03.01 ex 1: names, range, A and abilities that cannot matter do not part attacks', () => {
  const weapons = [
    { name: 'boltgun', range: 24 },
    { name: 'pistol', range: 12, attacks: 2, abilities: [weaponAbility('close-quarters'), weaponAbility('precision')] },
  ];
  const each = [{ carries: [0] }, { carries: [1] }];
  const s = scene({ units: { a: { models: 2, at: [10, 10], weapons, each }, b: target }, dice: misses(3) });
  shootAll(s, 'a', 'b');
  expect(pools(s)).toEqual(['3 0 0']);
});

test('24.03, 24.28-c, 04 open point 5: only abilities that can apply to the target part attacks', () => {
  const anti = { id: 'anti', threshold: 4, against: { keywords: ['VEHICLE'], without: false } } as const;
  const weapons = [{ range: 24 }, { range: 24, abilities: [anti, weaponAbility('precision')] }];
  const poolsAgainst = (keywords: readonly string[]) => {
    const s = scene({ units: { a: { weapons, at: [10, 10] }, b: { ...target, keywords } }, dice: misses(2) });
    return pools(firstOf(shootAll(s, 'a', 'b')));
  };
  expect([
    poolsAgainst(['INFANTRY']).length,
    poolsAgainst(['VEHICLE']).length,
    poolsAgainst(['CHARACTER']).length,
  ]).toEqual([1, 2, 2]);
});

test('cs.faq.13.08-1-a 04.03.01-b, H07, 13.08-i, 04.03.01 ex 2: cover against some of the attackers parts the pool', () => {
  const coverFromTheRight = ability({
    id: 'cover-from-the-right',
    rule: 'test',
    hooks: { cover: ({ model }, _self, game) => ((game.model(model).pose?.x ?? 0) > 11 ? true : undefined) },
  });
  const s = scene({
    units: { a: { models: 3, at: [10, 10], weapons: [{ range: 24 }] }, b: target },
    effects: [coverFromTheRight],
    detachments: [['cover-from-the-right'], []],
    dice: [3, 3, 3, 1],
  });
  firstOf(shootAll(s, 'a', 'b'));
  expect(pools(s)).toEqual(['1 1 0', '2 0 0']);
});

test('04.03.01-d, 04.03.01 ex 3: D is compared as it is now', () => {
  const weapons = [
    { range: 24, damage: dice(1, 6) },
    { range: 24, damage: dice(1, 6, 2) },
    { range: 24, damage: dice(1, 6) },
  ];
  const s = scene({ units: { a: { weapons, at: [10, 10] }, b: target }, dice: misses(3) });
  firstOf(shootAll(s, 'a', 'b'));
  expect(pools(s)).toEqual(['2 0 0', '1 0 0']);
});

test('04.03.01-a a re-roll that one weapon has alone parts attacks', () => {
  const weapons = [{ range: 24 }, { range: 24, abilities: [weaponAbility('twin-linked')] }];
  const s = scene({ units: { a: { weapons, at: [10, 10] }, b: target }, dice: misses(2) });
  firstOf(shootAll(s, 'a', 'b'));
  expect(pools(s)).toEqual(['1 0 0', '1 0 0']);
});

test('02.02.03-b, 04.03-d, 02.02.03 ex 1: a random A is rolled for each weapon, the dice form one pool', () => {
  const s = scene({
    units: { a: { models: 3, at: [10, 10], weapons: [{ range: 24, attacks: dice(1, 6) }] }, b: target },
    dice: [2, 5, 6, ...misses(13)],
  });
  shootAll(s, 'a', 'b');
  expect(rolled(s, 'attacks')).toEqual([[2], [5], [6]]);
  expect(pools(s)).toEqual(['13 0 0']);
});

test('ALLOC-09, 05.04-a, 04 open point 1: attacks beyond the last model are lost, those of later weapons too', () => {
  const weapons = [{ range: 24, attacks: 3 }, { range: 24, strength: 8 }, { range: 24 }];
  const s = scene({
    units: { a: { weapons, at: [10, 10] }, b: { ...target, models: 1 }, c: { ...target, at: [10, 25] } },
    dice: [6, 6, 6, 6, 6, 6, 1, 1, 1, 1],
  });
  const [model] = s.models('a');
  shoot(s, 'a').answer([fires(s, model!, 0, 'b'), fires(s, model!, 1, 'b'), fires(s, model!, 2, 'c')]);
  s.answer(`unit:${s.unit('b')}`).answer(`attacks:${model}:0`);
  expect(notes(s, 'attacks-lost')).toEqual([
    { target: s.unit('b'), attacks: 2 },
    { target: s.unit('b'), weapons: 1 },
  ]);
  expect([s.over, s.diceLeft()]).toEqual([true, 0]);
});
