import { type EffectInstance, type Game, note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { allAt, declaration, fires, firstOf, pools, shoot, shootAll, targetsOf } from '../../test/attacks.ts';
import { refused } from '../../test/moves.ts';
import { type Scene, scene, type UnitSketch, type WeaponSketch } from '../../test/scene.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';
import { shootingPhaseFlow, shootUnitFlow } from '../flows.ts';
import { openTypes, typesFor } from './shooting-types.ts';

const rifle: WeaponSketch = { name: 'rifle', range: 24 };
const assault: WeaponSketch = { name: 'assault gun', range: 24, abilities: [weaponAbility('assault')] };
const pistol: WeaponSketch = { name: 'pistol', range: 12, abilities: [weaponAbility('close-quarters')] };
const mortar: WeaponSketch = { name: 'mortar', range: 48, abilities: [weaponAbility('indirect-fire')] };
const all = [rifle, assault, pistol, mortar];
const near: UnitSketch = { player: 1, at: [10, 12] };
const near20: UnitSketch = { player: 1, at: [20, 12] };
const far: UnitSketch = { player: 1, at: [10, 22] };

function advanced(s: Scene, name: string): Scene {
  s.game.unit(s.unit(name)).facts.advancedOn = s.game.state.clock.turn;
  return s;
}
const types = (s: Scene) => typesFor(s.game, s.unit('a'), openTypes);
const phase = (s: Scene) => s.run(shootingPhaseFlow.begin({}));

test('10.02-g, 24.07-a, 10.04-a, 10.05-a, 10.06-a, 10.07-a which shooting types a unit may use', () => {
  const a = { at: [10, 10] as const, weapons: all };
  expect(types(scene({ units: { a, far } }))).toEqual(['normal', 'indirect']);
  expect(types(advanced(scene({ units: { a, far } }), 'a'))).toEqual(['assault']);
  expect(types(scene({ units: { a, near } }))).toEqual(['close-quarters']);
  expect(types(advanced(scene({ units: { a, near } }), 'a'))).toEqual([]);
});

test('10.02-h a unit engaged with AIRCRAFT alone is engaged', () => {
  const units = { a: { at: [10, 10] as const, weapons: all }, near: { ...near, keywords: ['AIRCRAFT', 'VEHICLE'] } };
  expect(types(scene({ units }))).toEqual(['close-quarters']);
});

/** A rule at a moment of the Shooting phase that is seen in the log. */
const seenAt = (moment: 'startOfShootingPhase' | 'endOfShootingPhase' | 'unitSelectedToShoot') =>
  ability({
    id: moment,
    rule: 'test',
    triggers: {
      [moment]: {
        forced: true,
        applies: () => true,
        use: (_context: object, self: EffectInstance, game: Game) => note(game, self.effect, 'test'),
      },
    },
  });

test('10.01-a, 10.02-d, 10.03-a, 10.00-a rules at the start and the end of the phase and when a unit is selected', () => {
  const effects = (['endOfShootingPhase', 'unitSelectedToShoot', 'startOfShootingPhase'] as const).map(seenAt);
  const s = phase(
    scene({
      units: { a: { at: [10, 10], weapons: [rifle] }, far },
      effects,
      detachments: [effects.map(({ id }) => id), []],
    }),
  );
  s.answer(`unit:${s.unit('a')}`).answer([]);
  expect(
    s
      .events('note')
      .filter(({ rule }) => rule === 'test')
      .map(({ code }) => code),
  ).toEqual(['startOfShootingPhase', 'unitSelectedToShoot', 'endOfShootingPhase']);
});

test('10.06-a a VEHICLE needs no close-quarters weapon, INFANTRY does', () => {
  const typesOf = (keywords: string[]) =>
    types(scene({ units: { a: { at: [10, 10], weapons: [rifle], keywords }, near } }));
  expect([typesOf(['VEHICLE']), typesOf(['INFANTRY'])]).toEqual([['close-quarters'], []]);
});

test('10.00-a, 10.02-a, -b, -d units shoot one at a time, each once, until their player ends it', () => {
  const s = phase(
    scene({ units: { a: { at: [10, 10], weapons: [rifle] }, b: { at: [20, 10], weapons: [rifle] }, far }, dice: [1] }),
  );
  s.answer(`unit:${s.unit('a')}`).answer([fires(s, s.models('a')[0]!, 0, 'far')]);
  expect(refused(s, `unit:${s.unit('a')}`)).toBe('10.02-b selected-before');
  expect(s.answer('pass').over).toBe(true);
});

test('10.02-c a unit without ranged weapons may be selected', () => {
  const s = phase(scene({ units: { a: { at: [10, 10] }, b: { at: [20, 10] }, far } }));
  s.answer(`unit:${s.unit('a')}`);
  expect(refused(s, `unit:${s.unit('a')}`)).toBe('10.02-b selected-before');
});

test('10.02-b, 10.02-e units that fell back, or have no shooting type, may not be selected', () => {
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [rifle] },
      b: { at: [20, 10], weapons: [rifle] },
      c: { at: [20, 20], weapons: [rifle] },
      d: { at: [30, 30] },
      x: near20,
    },
  });
  s.game.unit(s.unit('a')).facts.fellBackOn = s.game.state.clock.turn;
  phase(advanced(s, 'c'));
  const reasons = ['a', 'b', 'c'].map((name) => refused(s, `unit:${s.unit(name)}`));
  expect(reasons).toEqual(['09.07-h fell-back', '10.06-a no-weapon-with-ability', '10.05-a no-weapon-with-ability']);
});

test('10.05-b, 24.04-a, 10.05 ex 1, 10.05 ex 2, 24.04 ex 1, SHT-09: after an advance only assault weapons', () => {
  const s = advanced(
    scene({
      units: {
        a: {
          models: 3,
          at: [10, 10],
          weapons: [rifle, assault],
          each: [{ carries: [0, 1] }, { carries: [0] }, { carries: [0] }],
        },
        far,
      },
    }),
    'a',
  );
  shoot(s, 'a');
  expect(declaration(s).weapons.map(({ weapon }) => weapon)).toEqual(['assault gun']);
});

test('10.04-a a rule may let a unit shoot as though it had not advanced', () => {
  const keen = ability({
    id: 'keen',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'shoot' ? 'advanced' : undefined) },
  });
  const s = scene({
    units: { a: { at: [10, 10], weapons: [rifle] }, far },
    effects: [keen],
    detachments: [['keen'], []],
  });
  expect(types(advanced(s, 'a'))).toEqual(['normal']);
});

test('10.04-c, 10.05-c, 10.06-h, 10.07-j a unit that has shot starts no action in this phase', () => {
  const s = scene({ units: { a: { at: [10, 10], weapons: [rifle] }, far } });
  shoot(s, 'a').answer([]);
  expect(canDo(s.game, s.unit('a'), 'start-action')?.code).toBe('has-shot');
});

test('15.09-f a unit that snap-shot starts no action in this phase', () => {
  const s = scene({ units: { a: { at: [10, 10], weapons: [rifle] }, far }, turn: 1, phase: 'movement' });
  s.run(shootUnitFlow.begin({ unit: s.unit('a'), types: ['snap'], outOfPhase: true })).answer([]);
  expect(canDo(s.game, s.unit('a'), 'start-action')?.code).toBe('has-shot');
});

test('10.04-b, 10.04 ex 1, 24.04 ex 2: normal shooting uses all ranged weapons that may go together', () => {
  const s = shoot(scene({ units: { a: { at: [10, 10], weapons: [rifle, assault] }, far }, dice: [1, 1] }), 'a');
  s.answer(allAt(s, 'far'));
  expect(pools(s)).toEqual(['2 0 0']);
});

test('SHT-07 a battle-shocked unit may shoot', () => {
  const s = scene({ units: { a: { at: [10, 10], weapons: [rifle] }, far } });
  s.game.unit(s.unit('a')).facts.battleShocked = 1;
  expect(types(s)).toEqual(['normal']);
});

const tank: UnitSketch = {
  at: [10, 10],
  keywords: ['VEHICLE'],
  weapons: [
    { name: 'cannon', range: 36 },
    { name: 'launcher', range: 36, abilities: [weaponAbility('blast')] },
    { ...pistol, range: 36 },
  ],
};

test('SHT-01, 10.06-b, -c, -d, -e, 10.06 ex 1, 10.06 ex 2, 04.02-o, 17.03-d, 17.03 ex 3: an engaged VEHICLE', () => {
  const shots = (slot: number, target: string, faces: readonly number[]) => {
    const q = { ...far, at: [12.5, 30] } as const;
    const s = shoot(scene({ units: { tank, p: near, q }, dice: faces }), 'tank');
    const [model] = s.models('tank');
    if (!targetsOf(s, model!, slot).includes(target)) return 'illegal';
    s.answer([fires(s, model!, slot, target)]);
    return `${pools(s)[0]}, ${s.diceLeft()} left`;
  };
  const [hit, miss] = ['1 1 0, 0 left', '1 0 0, 0 left'];
  expect([shots(0, 'p', [3]), shots(0, 'q', [3])]).toEqual([miss, miss]);
  expect([shots(1, 'p', []), shots(1, 'q', [3])]).toEqual(['illegal', miss]);
  expect([shots(2, 'p', [3, 1]), shots(2, 'q', [3])]).toEqual([hit, miss]);
});

test('SHT-03, 10.06-f, 24.27-a, 24.27 ex 1, 10.06 ex 3: engaged INFANTRY fires pistols at what it is engaged with', () => {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [rifle, pistol] }, p: near, q: { player: 1, at: [16, 10] } },
    dice: [3, 1],
  });
  shoot(s, 'a');
  expect(declaration(s).weapons.map(({ weapon }) => weapon)).toEqual(['pistol']);
  expect(targetsOf(s, s.models('a')[0]!, 1)).toEqual(['p']);
  s.answer([fires(s, s.models('a')[0]!, 1, 'p')]);
  expect(pools(s)).toEqual(['1 1 0']);
});

test('10.06-g close-quarters shooting needs range too', () => {
  const s = scene({ units: { a: { models: 2, gap: 15, at: [10, 10], weapons: [pistol] }, p: near } });
  shoot(s, 'a');
  expect(s.models('a').map((model) => targetsOf(s, model))).toEqual([['p'], []]);
});

test('10.06 ex 4: in a mixed unit each model follows its own keywords', () => {
  const each = [{ carries: [0, 1] }, { carries: [0], keywords: ['VEHICLE'] }];
  const s = scene({ units: { a: { models: 2, at: [10, 10], weapons: [rifle, pistol], each }, p: near } });
  shoot(s, 'a');
  expect(declaration(s).weapons.map(({ weapon }) => weapon)).toEqual(['pistol', 'rifle']);
});

test('17.03-a, -b, -d, -g, 24.05-d, 10.02-i, 17.03 ex 1, 17.03 ex 4: an engaged VEHICLE is a target, at -1 to hit, never for BLAST', () => {
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [rifle, { range: 24, abilities: [weaponAbility('blast')] }] },
      friend: { at: [11, 20] },
      x: { player: 1, at: [9, 21.5], keywords: ['VEHICLE'] },
    },
    dice: [3],
  });
  const [model] = s.models('a');
  shoot(s, 'a');
  expect([targetsOf(s, model!, 0), targetsOf(s, model!, 1)]).toEqual([['x'], []]);
  s.answer([fires(s, model!, 0, 'x')]);
  expect(pools(s)).toEqual(['1 0 0']);
});

test('17.03-b, 17.03 ex 2: no -1 for a close-quarters weapon of a unit engaged with the VEHICLE', () => {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [pistol] }, x: { ...near, keywords: ['VEHICLE'] } },
    dice: [3, 1],
  });
  shootAll(s, 'a', 'x');
  expect(pools(s)).toEqual(['1 1 0']);
});

test('10.06-i the -1 of 10.06 and that of 17.03 together are -1', () => {
  const s = scene({ units: { tank, x: { ...near, keywords: ['VEHICLE'] } }, dice: [4, 1] });
  shoot(s, 'tank').answer([fires(s, s.models('tank')[0]!, 0, 'x')]);
  expect(pools(s)).toEqual(['1 1 0']);
});

test('17.03-h, 17.03 ex 5: INFANTRY in close quarters does not pick an engaged VEHICLE elsewhere, a VEHICLE does', () => {
  const units = {
    friend: { at: [24, 10] as const },
    p: near,
    x: { player: 1 as const, at: [24, 12] as const, keywords: ['VEHICLE'] },
  };
  const legal = (a: UnitSketch) => {
    const s = shoot(scene({ units: { a, ...units } }), 'a');
    return targetsOf(s, s.models('a')[0]!);
  };
  expect(legal({ at: [10, 10], weapons: [{ ...pistol, range: 36 }] })).toEqual(['p']);
  expect(legal(tank)).toEqual(['p', 'x']);
});

test('17.03-c, 15.09-h outside the own Shooting phase an engaged VEHICLE is no target', () => {
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [rifle] },
      friend: { at: [10, 20] },
      x: { player: 1, at: [10, 22], keywords: ['VEHICLE'] },
    },
    turn: 1,
    phase: 'movement',
  });
  s.run(shootUnitFlow.begin({ unit: s.unit('a'), types: ['snap'], outOfPhase: true }));
  expect(targetsOf(s, s.models('a')[0]!)).toEqual([]);
});

test('15.09-a, -b, -c, 15.09 ex 1, 15.09 ex 2: snap shooting: one unit within 24 inches, only sixes hit', () => {
  const s = scene({
    units: {
      a: { at: [10, 5], weapons: [{ range: 36, attacks: 6 }, rifle] },
      x: far,
      y: { player: 1, at: [14, 22] },
      z: { player: 1, at: [10, 30.4] },
    },
    turn: 1,
    phase: 'movement',
    dice: [1, 2, 3, 4, 5, 6, 5, 1],
  });
  const [model] = s.models('a');
  s.run(shootUnitFlow.begin({ unit: s.unit('a'), types: ['snap'], outOfPhase: true }));
  expect(targetsOf(s, model!)).toEqual(['x', 'y']);
  expect(s.tryAnswer([fires(s, model!, 0, 'x'), fires(s, model!, 1, 'y')])[0]?.code).toBe('one-target-only');
  s.answer([fires(s, model!, 0, 'x'), fires(s, model!, 1, 'x')]);
  expect(pools(s)).toEqual(['7 1 0']);
});

test('SHT-05, 10.07-d, -e, -g, -h, 10.07 ex 1, 10.07 ex 3, 24.19 ex 1: indirect shooting has cover, and low results fail', () => {
  const misses = (stationary: boolean, skill: number, hits: number) => {
    const faces = [1, 2, 3, 4, 5, 6, ...Array.from({ length: hits }, () => 1)];
    const s = scene({ units: { a: { at: [10, 10], weapons: [{ ...mortar, skill, attacks: 6 }] }, far }, dice: faces });
    if (stationary) s.game.unit(s.unit('a')).facts.stationaryOn = s.game.state.clock.turn;
    shoot(s, 'a')
      .answer('indirect')
      .answer([fires(s, s.models('a')[0]!, 0, 'far')]);
    return [pools(s)[0], s.diceLeft()];
  };
  expect(misses(false, 3, 1)).toEqual(['6 1 0', 0]);
  expect(misses(true, 3, 3)).toEqual(['6 3 0', 0]);
  expect(misses(true, 4, 2)).toEqual(['6 2 0', 0]);
});

test('10.07-c, -f, 24.19-a hit rolls of indirect fire are not re-rolled, those of the other weapons are', () => {
  const steady = ability({
    id: 'steady-aim',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any' } : undefined) },
  });
  const s = scene({
    units: { a: { at: [10, 10], weapons: [mortar, rifle] }, far },
    dice: [1, 1, 1],
    effects: [steady],
    detachments: [['steady-aim'], []],
  });
  const [model] = s.models('a');
  shoot(s, 'a')
    .answer('indirect')
    .answer([fires(s, model!, 0, 'far'), fires(s, model!, 1, 'far')]);
  s.answer(`attacks:${model}:0`);
  expect(s.question.purpose).toBe('re-roll');
  expect(firstOf(s.answer(['steady-aim/1'])).over).toBe(true);
});

test('10.07-k normal shooting with such a weapon has neither cover nor the bad results', () => {
  const s = scene({ units: { a: { at: [10, 10], weapons: [mortar] }, far }, dice: [3, 1] });
  shoot(s, 'a')
    .answer('normal')
    .answer([fires(s, s.models('a')[0]!, 0, 'far')]);
  expect(pools(s)).toEqual(['1 1 0']);
});

test('10.07 ex 4, 24.18-a: IGNORES COVER takes the cover of indirect shooting away, not the results that fail', () => {
  const abilities = [weaponAbility('indirect-fire'), weaponAbility('ignores-cover')];
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 48, attacks: 4, abilities }] }, far },
    dice: [2, 3, 4, 5, 1, 1],
  });
  s.game.unit(s.unit('a')).facts.stationaryOn = s.game.state.clock.turn;
  shoot(s, 'a')
    .answer('indirect')
    .answer([fires(s, s.models('a')[0]!, 0, 'far')]);
  expect([pools(s), s.diceLeft()]).toEqual([['4 2 0'], 0]);
});
