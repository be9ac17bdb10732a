import { expect, test } from 'vitest';
import {
  comesTo,
  declaration,
  duel,
  fight,
  fightAll,
  fires,
  firstOf,
  notes,
  pools,
  rolled,
  shoot,
  shootAll,
} from '../../test/attacks.ts';
import { dice, fixed, type SceneSketch, scene, type UnitSketch, type WeaponSketch } from '../../test/scene.ts';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { precisionGroups } from '../05-attack-sequence/allocation.ts';
import { numbersOf } from '../05-attack-sequence/attack-numbers.ts';
import { allocationGroups } from '../05-attack-sequence/groups.ts';
import { ability } from '../effect.ts';
import { anti, weaponAbility } from './weapon-ability.ts';

const misses = (count: number) => Array.from({ length: count }, () => 1);
const save = (count: number) => Array.from({ length: count }, () => 6);

test('24.01-b, 24.01 ex 1, 24.01 ex 2: an ability with keywords works only against units that have one of them', () => {
  const abilities = [weaponAbility('sustained-hits', 2, ['MOUNTED', 'SWARM'])];
  expect(comesTo({ abilities }, { keywords: ['SWARM'] }, [6, 1, 1, 1])).toBe('1 3 0');
  expect(comesTo({ abilities }, { keywords: ['VEHICLE'] }, [6, 1])).toBe('1 1 0');
});

test('H13, ALLOC-14, 04.01-i, 24.02-a, -b, -d, 24.02 ex 3: of two instances the better one counts, and the log says so', () => {
  const granted = ability({
    id: 'granted',
    rule: 'test',
    hooks: { weaponAbilities: () => [weaponAbility('sustained-hits', 2)] },
  });
  const more = { effects: [granted], detachments: [['granted'], []] } as const;
  const s = duel({ abilities: [weaponAbility('sustained-hits', 1)] }, {}, [6, 1, 1, 1], more);
  shootAll(s, 'a', 'b');
  expect(pools(s)).toEqual(['1 3 0']);
  expect(notes(s, 'duplicate-ability')).toMatchObject([{ ability: 'sustained-hits', value: fixed(2) }]);
});

test('24.02-e of several ANTI the best that applies to the target counts', () => {
  const abilities = [anti('INFANTRY', 5), anti('MONSTER', 2), anti('INFANTRY', 4)];
  expect(comesTo({ abilities, strength: 1 }, {}, [5, 4, 6])).toBe('1 1 1');
  expect(comesTo({ abilities, strength: 1 }, {}, [5, 3])).toBe('1 1 0');
});

test('24.03-a, -b, 24.03 ex 1, ATT-03, 05.02-d: ANTI makes a lower wound roll critical, by the keywords of the unit', () => {
  const weapon = { abilities: [anti('PSYKER', 4)], strength: 3 };
  const led = { models: 1, toughness: 6, leader: { keywords: ['PSYKER', 'CHARACTER'] } };
  expect(comesTo(weapon, led, [5, 4, 6])).toBe('1 1 1');
  expect(comesTo(weapon, { toughness: 6 }, [5, 4])).toBe('1 1 0');
});

test('24.03-c ANTI against units without a keyword', () => {
  const abilities = [{ id: 'anti', threshold: 4, against: { keywords: ['VEHICLE'], without: true } } as const];
  expect(comesTo({ abilities, strength: 1 }, { toughness: 9 }, [5, 4, 6])).toBe('1 1 1');
  expect(comesTo({ abilities, strength: 1 }, { toughness: 9, keywords: ['VEHICLE'] }, [5, 4])).toBe('1 1 0');
});

test('ALLOC-12, 24.05-a, -c, -e, 24.05 ex 3: BLAST adds a die for each five models', () => {
  const added = { 4: 0, 5: 1, 9: 1, 10: 2, 11: 2, 20: 4 };
  for (const [models, more] of Object.entries(added)) {
    const attacks = 3 + more;
    const weapon = { attacks: 3, abilities: [weaponAbility('blast')] };
    expect(comesTo(weapon, { models: Number(models), gap: 0 }, misses(attacks))).toBe(`${attacks} 0 0`);
  }
});

test('24.05 ex 1, 24.05 ex 2, ALLOC-13: BLAST X adds X for each five models, to a random A too', () => {
  expect(comesTo({ attacks: dice(1, 6), abilities: [weaponAbility('blast')] }, { models: 11 }, [4, ...misses(6)])).toBe(
    '6 0 0',
  );
  expect(comesTo({ attacks: 2, abilities: [weaponAbility('blast', 3)] }, { models: 14 }, misses(8))).toBe('8 0 0');
  expect(
    comesTo({ attacks: dice(1, 6), abilities: [weaponAbility('blast', 2)] }, { models: 12 }, [1, ...misses(5)]),
  ).toBe('5 0 0');
});

test('ALLOC-10, 24.05-b, 04.02-n later casualties do not lower the count', () => {
  const weapons: WeaponSketch[] = [
    { range: 24, attacks: 8, strength: 8, ap: -6 },
    { range: 24, attacks: 3, abilities: [weaponAbility('blast')] },
  ];
  const s = scene({
    units: { a: { at: [10, 10], weapons }, b: { player: 1, at: [10, 20], models: 11 } },
    dice: [...save(16), ...misses(8), ...misses(5)],
  });
  firstOf(shootAll(s, 'a', 'b'));
  expect([s.left('b'), pools(s)[1]]).toEqual([3, '5 0 0']);
});

test('24.06-a, 24.06 ex 1, 24.06 ex 2: CLEAVE adds dice only where the weapon has one target', () => {
  const unit = (models: number, y: number) => ({ player: 1 as const, at: [4, y] as const, models, gap: 0 });
  const attacker = { at: [10, 10] as const, weapons: [{ attacks: 4, abilities: [weaponAbility('cleave', 2)] }] };
  const one = scene({ units: { a: attacker, b: unit(13, 12), c: unit(10, 8) }, dice: misses(8) });
  expect(pools(fightAll(one, 'a', 'b'))).toEqual(['8 0 0']);
  const two = scene({ units: { a: attacker, b: unit(13, 12), c: unit(10, 8) }, dice: misses(4) });
  fight(two, 'a')
    .answer([fires(two, two.models('a')[0]!, 0, { b: 3, c: 1 })])
    .answer(`unit:${two.unit('b')}`);
  expect(pools(two)).toEqual(['3 0 0', '1 0 0']);
});

test('ODDS-17, 24.10-a, -c, 24.10 ex 2: what is left of a critical wound is lost', () => {
  const s = duel(
    { attacks: 2, damage: 2, abilities: [weaponAbility('devastating-wounds')] },
    { models: 4 },
    [6, 6, 6, 6],
  );
  firstOf(shootAll(s, 'a', 'b'));
  expect(s.left('b')).toBe(2);
});

test('24.10-d a random D is rolled for each critical wound, without reductions by the model', () => {
  const halving = ability({
    id: 'halving',
    rule: 'test',
    hooks: { allocatedDamage: () => ({ step: 'divide', value: 2 }) },
  });
  const s = duel(
    { attacks: 2, damage: dice(1, 6), abilities: [weaponAbility('devastating-wounds')] },
    { models: 2, wounds: 6 },
    [6, 6, 6, 6, 5, 3],
    {
      effects: [halving],
      detachments: [[], ['halving']],
    },
  );
  firstOf(shootAll(s, 'a', 'b'));
  expect([rolled(s, 'damage'), s.wounds('b')]).toEqual([[[5, 3]], [6]]);
});

test('ODDS-16 criticals with DEVASTATING WOUNDS make no save roll', () => {
  const s = duel(
    { attacks: 2, skill: 2, abilities: [weaponAbility('devastating-wounds')] },
    { models: 3, toughness: 12 },
    [2, 2, 6, 5],
  );
  firstOf(shootAll(s, 'a', 'b'));
  expect([rolled(s, 'save'), s.left('b')]).toEqual([[], 2]);
});

test('HAZ-01, 06.03-h, 24.15-a, -b, -d, 24.15 ex 1: a hazard roll for each HAZARDOUS weapon selected, with or without a target', () => {
  const plasma: WeaponSketch = { range: 24, abilities: [weaponAbility('hazardous')] };
  const s = scene({
    units: {
      a: {
        models: 10,
        at: [10, 10],
        weapons: [plasma],
        each: [{}, {}, {}, ...Array.from({ length: 7 }, () => ({ carries: [] }))],
      },
      b: { player: 1, at: [10, 20] },
    },
    dice: [1, 1, /* hazard */ 1, 2, 5],
  });
  const [one, two, three] = s.models('a');
  shoot(s, 'a').answer([fires(s, one!, 0, 'b'), fires(s, two!, 0, 'b'), fires(s, three!, 0)]);
  expect(s.question.purpose).toBe('mortal-wound-models');
  firstOf(s);
  expect([s.left('a'), rolled(s, 'hazard')]).toEqual([8, [[1, 2, 5]]]);
});

test('MOVE-18 24.16-a, -b, 24.16 ex 1: HEAVY gives +1 to hit to a unit whose models moved 3 inches or less', () => {
  const hit = (faces: readonly number[], moved: number, facts: Record<string, number> = {}, phase = 'shooting') => {
    const s = duel({ abilities: [weaponAbility('heavy')] }, {}, faces, { phase });
    Object.assign(s.game.model(s.models('a')[0]!).facts, { movedOn: s.game.state.clock.turn, moved });
    Object.assign(s.game.unit(s.unit('a')).facts, facts);
    return `${pools(shootAll(s, 'a', 'b'))[0]} ${s.diceLeft()}`;
  };
  expect([hit([2, 1], 3), hit([2], 3.1), hit([2], 3.5)]).toEqual(['1 1 0 0', '1 0 0 0', '1 0 0 0']);
  const tank = {
    at: [10, 10],
    keywords: ['VEHICLE'],
    weapons: [{ range: 48, abilities: [weaponAbility('heavy')] }],
  } as const;
  const foes = { b: { player: 1, at: [10, 30] }, near: { player: 1, at: [12.5, 10] } } as const;
  const engaged = scene({ phase: 'shooting', dice: [3], units: { a: tank, ...foes } });
  expect(pools(shootAll(engaged, 'a', 'b', 'close-quarters'))).toEqual(['1 0 0']);
  expect([hit([2], 0, { setUpOn: 3 }), hit([2], 0, {}, 'movement')]).toEqual(['1 0 0 0', '1 0 0 0']);
});

test('COV-06, 24.18-a, 24.18 ex 1, 24.33-a: IGNORES COVER against a Stealth unit in a terrain area', () => {
  const target = { abilities: [{ id: 'stealth', name: 'Stealth', kind: 'core' }] } as const;
  const areas = [
    {
      id: 'ruin',
      outline: [
        [5, 18],
        [15, 18],
        [15, 25],
        [5, 25],
      ],
    },
  ] as const;
  expect(comesTo({ abilities: [weaponAbility('ignores-cover')] }, target, [3, 1], { areas })).toBe('1 1 0');
  expect(comesTo({}, target, [3], { areas })).toBe('1 0 0');
});

test('24.21-a, 24.21 ex 1, ODDS-32: LANCE gives +1 to wound after a charge move, capped with other bonuses', () => {
  const bonus = ability({ id: 'bonus', rule: 'test', hooks: { woundModifier: () => 1 } });
  const wounds = (charged: boolean, faces: readonly number[], toughness: number, more: Partial<SceneSketch> = {}) => {
    const s = scene({
      units: {
        a: { at: [10, 10], weapons: [{ attacks: 2, abilities: [weaponAbility('lance')] }] },
        b: { player: 1, at: [10, 12], toughness, models: 2 },
      },
      dice: faces,
      ...more,
    });
    if (charged) s.game.unit(s.unit('a')).facts.chargedOn = s.game.state.clock.turn;
    firstOf(fightAll(s, 'a', 'b'));
    return pools(s)[0];
  };
  expect([wounds(true, [3, 3, 3, 2, 6], 4), wounds(false, [3, 3, 3, 3], 4)]).toEqual(['2 2 1', '2 2 0']);
  expect(wounds(true, [3, 3, 4, 3, 6], 5, { effects: [bonus], detachments: [['bonus'], []] })).toBe('2 2 1');
});

test('24.23-a, -c, 24.23 ex 1: critical hits wound without a roll where that is never worse', () => {
  expect(comesTo({ attacks: 3, abilities: [weaponAbility('lethal-hits')] }, { models: 3 }, [6, 6, 4, 1, 6, 6])).toBe(
    '3 3 2',
  );
});

test('H10, 24.23-b, 05.01-i with DEVASTATING WOUNDS the attacker says how many criticals wound without a roll', () => {
  const abilities = [weaponAbility('lethal-hits'), weaponAbility('devastating-wounds')];
  const s = duel({ attacks: 3, abilities }, { models: 3 }, [6, 6, 4, 6, 2, 6]);
  shootAll(s, 'a', 'b');
  expect(s.question).toMatchObject({ kind: 'number', purpose: 'lethal-hits', player: 0, min: 0, max: 2 });
  firstOf(s.answer(1));
  expect([pools(s), s.left('b')]).toEqual([['3 3 2'], 2]);
});

test('24.36-a, 24.36 ex 1: each critical hit brings X more hits', () => {
  const weapon = { attacks: 4, skill: 4, abilities: [weaponAbility('sustained-hits', 3)] };
  expect(comesTo(weapon, {}, [6, 6, 4, 1, ...misses(9)])).toBe('4 9 0');
});

test('24.36-b, ODDS-01 with LETHAL HITS only the original hit wounds without a roll', () => {
  const abilities = [weaponAbility('lethal-hits'), weaponAbility('sustained-hits', 1)];
  expect(comesTo({ skill: 6, abilities }, { toughness: 8, models: 2 }, [6, 5, 6])).toBe('1 2 1');
});

test('ODDS-36, 24 open point 4: a random X is rolled for each critical hit', () => {
  const abilities = [{ id: 'sustained-hits', value: dice(1, 3) } as const];
  expect(comesTo({ attacks: 2, abilities }, {}, [6, 6, /* D3 */ 1, 6, ...misses(6)])).toBe('2 6 0');
});

test('24.25-a, 24.25 ex 1: MELTA raises D within half range', () => {
  const lost = (y: number) => {
    const s = duel(
      { range: 20, damage: dice(1, 3), abilities: [weaponAbility('melta', 3)] },
      { at: [10, y], wounds: 9 },
      [3, 4, 1, 4],
    );
    return 9 - shootAll(s, 'a', 'b').wounds('b')[0]! + s.diceLeft();
  };
  expect([lost(21.26), lost(21.36)]).toEqual([5, 2]);
});

test('24.29-a, 24.29 ex 1: PSYCHIC drops the bad modifiers of BS and of the hit roll and keeps the good', () => {
  const mixed = ability({
    id: 'mixed',
    rule: 'test',
    hooks: { hitModifier: ({ model }) => (model === 0 ? -1 : undefined) },
  });
  const good = ability({ id: 'good', rule: 'test', hooks: { hitModifier: () => 1 } });
  const more: Partial<SceneSketch> = { effects: [mixed, good], detachments: [['mixed', 'good'], []] };
  const stealthy = { abilities: [{ id: 'stealth', name: 'Stealth', kind: 'core' }] } as const;
  expect(comesTo({ skill: 3, abilities: [weaponAbility('psychic')] }, stealthy, [2, 1], more)).toBe('1 1 0');
  expect(comesTo({ skill: 3 }, stealthy, [3], more)).toBe('1 0 0');
});

test('24.30-a, 24.30 ex 1: RAPID FIRE adds dice within half range', () => {
  const weapon = { range: 20, attacks: 3, abilities: [weaponAbility('rapid-fire', 2)] };
  expect(comesTo(weapon, { at: [10, 21.26] }, misses(5))).toBe('5 0 0');
  expect(comesTo(weapon, { at: [10, 21.36] }, misses(3))).toBe('3 0 0');
});

test('24.30-a a random X of RAPID FIRE is rolled with the attacks', () => {
  const abilities = [{ id: 'rapid-fire', value: dice(1, 6, 3) } as const];
  expect(comesTo({ attacks: 1, abilities }, {}, [2, ...misses(6)])).toBe('6 0 0');
});

test('ODDS-23, 24.37-a, 24.37 ex 1: TORRENT hits without a roll, never critically, whatever the cover', () => {
  const abilities = [weaponAbility('torrent'), weaponAbility('sustained-hits', 2), weaponAbility('lethal-hits')];
  expect(comesTo({ attacks: 4, abilities }, {}, misses(4))).toBe('4 4 0');
});

test('24.37.01-a, 24.37.01 ex 1: a TORRENT weapon gets neither INDIRECT FIRE nor PRECISION', () => {
  const s = duel(
    { attacks: 1, abilities: [weaponAbility('torrent'), weaponAbility('precision'), weaponAbility('indirect-fire')] },
    { leader: { keywords: ['CHARACTER'] } },
    [6, 6],
  );
  expect(shootAll(s, 'a', 'b').over).toBe(true);
});

test('24.38-a, 24.38 ex 1: TWIN-LINKED lets wound rolls be thrown again, once', () => {
  const s = duel({ attacks: 2, abilities: [weaponAbility('twin-linked')] }, { models: 2 }, [3, 3, 2, 2, 4, 1, 6]);
  shootAll(s, 'a', 'b').answer(['twin-linked/2', 'twin-linked/2']);
  expect([pools(s), s.over]).toEqual([['2 2 1'], true]);
});

test('24.DMG-a, 24.DMG ex 1: a damaged model has -1 to hit', () => {
  const bracket = { id: 'test/a/damaged', name: 'Damaged', kind: 'damaged', value: fixed(5) } as const;
  const hit = (left: number, faces: readonly number[]) => {
    const a = { at: [10, 10] as const, wounds: 10, each: [{ left }], abilities: [bracket], weapons: [{ range: 24 }] };
    const s = scene({ units: { a, b: { player: 1, at: [10, 20] } }, dice: faces });
    return `${pools(shootAll(s, 'a', 'b'))[0]} ${s.diceLeft()}`;
  };
  expect([hit(5, [3]), hit(6, [3, 1])]).toEqual(['1 0 0 0', '1 1 0 0']);
});

test('24.26-b, -c, 24.26 ex 1, H35: a model that comes back does not regain its ONE SHOT weapon; another model has its own', () => {
  const s = scene({
    units: {
      a: { models: 2, at: [10, 10], weapons: [{ range: 24, abilities: [weaponAbility('one-shot')] }] },
      b: { player: 1, at: [10, 20] },
    },
    dice: [1],
  });
  const [one, other] = s.models('a');
  shoot(s, 'a').answer([fires(s, one!, 0, 'b')]);
  Object.assign(s.game.model(one!), { status: 'removed' });
  Object.assign(s.game.model(one!), { status: 'living' });
  expect(declaration(shoot(s, 'a')).weapons.map(({ id }) => id)).toEqual([`${other}:0`]);
});

test('24.28-a PRECISION is asked about only where a CHARACTER of the target is visible to an attacking model', () => {
  const groups = (target: Partial<UnitSketch>, visible = true) => {
    const { game } = duel({ abilities: [weaponAbility('precision')] }, target, []);
    const attack = {
      unit: 0,
      model: 0,
      slot: 0,
      profile: 0,
      melee: false,
      outOfPhase: false,
      target: 1,
    } as AttackRecord;
    if (!visible) game.model(0).pose = undefined;
    return precisionGroups(game, {
      ...{ record: attack, numbers: numbersOf(game, attackOf(game, attack)), attackers: [0], wounds: 1 },
      ...{ devastating: 0, frame: 0, groups: allocationGroups(game, 1, attackOf(game, attack)) },
      ...{ picked: null, order: [], results: [], queue: [], model: -1, damage: 0 },
    });
  };
  const leader = { keywords: ['CHARACTER'], wounds: 4 };
  expect([groups({ leader }), groups({}), groups({ leader }, false)]).toEqual([[1], [], []]);
});
