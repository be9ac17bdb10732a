import { expect, test } from 'vitest';
import { shoot, targetsOf } from '../../test/attacks.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { area, block, enemy, figure, first, look, own, wall } from '../../test/sight.ts';
import { isUnitVisible, isVisible } from '../06-other-concepts/visibility.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { ability } from '../effect.ts';
import { isGoneToGround, isHidden } from './hidden.ts';

const areas = [area('wood', 20, 10, 32, 30)];
/** A dense feature in a corner of the area: nobody is behind it. */
const corner = block([30, 11, 31, 12], 4);
/** A model in the area, and one that looks at it along y = 20 from so many inches away. */
function facing(inches: number, more: Partial<SceneSketch> = {}, target: UnitSketch = {}): Scene {
  const units = { a: own([[19.5 - inches, 20]], { weapons: [{ range: 40 }] }), b: enemy([[20.5, 20]], target) };
  return scene({ units, areas, features: [corner], ...more });
}

const sees = (s: Scene) => isVisible(s.game, first(s, 'a'), first(s, 'b'));

test('VIS-05, 13.09-e, -f, 13.09 ex 3: seen from 15 inches, from farther away not, because it is hidden', () => {
  expect(sees(facing(15))).toBe(true);
  expect(look(facing(15.1), 'a', 'b')).toMatchObject({
    visible: false,
    reason: 'hidden',
    rule: '13.09',
    limit: { range: 15 },
  });
});

test('13.09-a, 13.09-c, 13.05 ex 1, 13.02-c, 13.05-b: INFANTRY, BEASTS or SWARM in an area with a dense feature anywhere', () => {
  const hidden = (keyword: string, more: Partial<SceneSketch> = {}) => {
    const s = facing(18, more, { keywords: [keyword] });
    return isHidden(s.game, first(s, 'b'));
  };
  expect(['INFANTRY', 'BEASTS', 'SWARM', 'VEHICLE', 'MOUNTED'].map((keyword) => hidden(keyword))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(hidden('INFANTRY', { areas: [area('wood', 21.1, 10, 32, 30)] })).toBe(false);
});

test('13.09-l, 13.03-b, 13.04-b, 13.02 ex 1, 13.02 ex 3: a light feature hides only where the switch says so, an exposed one never', () => {
  const hidden = (category: 'exposed' | 'light', choice: string) => {
    const s = facing(18, { features: [{ ...corner, category }], switches: { hiddenFeatureCategories: choice } });
    return isHidden(s.game, first(s, 'b'));
  };
  expect([hidden('light', 'dense'), hidden('light', 'light-and-dense'), hidden('exposed', 'light-and-dense')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('VIS-03, 13.09-b, -d, -i, 13.09 ex 1, 13.09 ex 2: a ranged attack counts in its turn and in the next', () => {
  const s = facing(18);
  const { clock } = s.game.state;
  s.game.unit(1).facts.shotOn = clock.turn;
  const hidden = () => isHidden(s.game, first(s, 'b'));
  const turns = [0, 1, 2].map((later) => {
    clock.turn += later === 0 ? 0 : 1;
    return hidden();
  });
  expect(turns).toEqual([false, false, true]);
});

test('13.09-d one model that shoots strips it from all; being selected without an attack does not', () => {
  const two = { models: 2, weapons: [{ range: 40 }], each: [{ carries: [0] }, { carries: [] }] };
  const after = (attacks: boolean) => {
    const units = { b: { ...two, ...figure, at: [21, 20] as const }, a: enemy([[40, 20]]) };
    const s = scene({ units, areas, features: [corner], dice: attacks ? [1] : [] });
    shoot(s, 'b').answer(attacks ? [{ id: '0:0', profile: 0, targets: [{ unit: 1 }] }] : []);
    return s.models('b').map((model) => isHidden(s.game, model));
  };
  expect([after(true), after(false)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('13.09-j advancing, charging and fighting do not end it', () => {
  const s = facing(18);
  const { turn } = s.game.state.clock;
  Object.assign(s.game.unit(1).facts, { advancedOn: turn, chargedOn: turn, foughtOn: turn });
  expect(isHidden(s.game, first(s, 'b'))).toBe(true);
});

test('13.09-g each pair by itself: an unhidden model makes its unit visible', () => {
  const s = scene({
    units: {
      near: own([[10, 20]]),
      far: own([[2, 12]]),
      b: enemy([[20.5, 20]]),
      c: enemy([
        [20.5, 24],
        [19, 31],
      ]),
    },
    areas,
    features: [corner],
  });
  const [near, far] = [first(s, 'near'), first(s, 'far')];
  expect([near, far].map((model) => isUnitVisible(s.game, model, s.unit('b')))).toEqual([true, false]);
  expect(isUnitVisible(s.game, far, s.unit('c'))).toBe(true);
  expect(isVisible(s.game, far, s.models('c')[0]!)).toBe(false);
});

test('13.09-h, 13.07-g, 13.09 ex 4: it sees out, and friends see it', () => {
  const s = facing(20);
  expect(isVisible(s.game, first(s, 'b'), first(s, 'a'))).toBe(true);
  const friends = scene({ units: { a: own([[2, 20]]), b: own([[20.5, 20]]) }, areas, features: [corner] });
  expect(isVisible(friends.game, 0, 1)).toBe(true);
});

test('13.09-k, 10.07-b indirect fire may target it', () => {
  const mortar = { range: 48, abilities: [weaponAbility('indirect-fire')] };
  const targets = (type: 'normal' | 'indirect') => {
    const units = { a: own([[2, 20]], { weapons: [mortar] }), b: enemy([[20.5, 20]]) };
    const s = shoot(scene({ units, areas, features: [corner] }), 'a', [type]);
    return targetsOf(s, first(s, 'a'));
  };
  expect([targets('normal'), targets('indirect')]).toEqual([[], ['b']]);
});

test('13.09-m rules change the range, between 9 and 30 inches', () => {
  const seen = (value: number, inches: number) => {
    const range = ability({ id: 'range', rule: 'test', hooks: { detectionRange: () => ({ step: 'add', value }) } });
    return sees(facing(inches, { effects: [range], detachments: [['range'], []] }));
  };
  expect([seen(3, 18), seen(3, 18.1), seen(-20, 9), seen(-20, 9.1)]).toEqual([true, false, true, false]);
});

test('VIS-06, 13.09.01-a in the first turn of the battle nobody has shot before', () => {
  const s = facing(18, { round: 1 });
  expect([s.game.state.clock.turn, isHidden(s.game, first(s, 'b'))]).toEqual([1, true]);
});

/** A Solid wall before the upper half of the target. */
const half = wall([18, 20.1], [18, 30], [], { top: 6 });

test('VIS-05, 13.11.01-b, -c, 13.11.01 ex 1: gone to ground: seen from 12 inches only', () => {
  const s = (inches: number) => facing(inches, { areas: [area('wood', 17, 10, 32, 30)], features: [corner, half] });
  expect([sees(s(12)), isGoneToGround(s(12).game, 0, 1)]).toEqual([true, true]);
  expect(look(s(12.1), 'a', 'b')).toMatchObject({ visible: false, reason: 'gone-to-ground', limit: { range: 12 } });
});

test('13.11.01 ex 2 against a model on the open flank it has not gone to ground', () => {
  const units = { a: own([[7, 20]]), flank: own([[20.5, 34]]), b: enemy([[20.5, 20]]) };
  const s = scene({ units, areas: [area('wood', 17, 10, 32, 30)], features: [corner, half] });
  expect(['a', 'flank'].map((name) => isVisible(s.game, first(s, name), first(s, 'b')))).toEqual([false, true]);
});

test('13.11.01-e, -f, 13.11.01 ex 3: only Solid features count, not light ones nor other areas', () => {
  const light = { ...half, category: 'light' } as const;
  const s = facing(14, { areas: [area('wood', 17, 10, 32, 30)], features: [corner, light] });
  expect([sees(s), isGoneToGround(s.game, 0, 1)]).toEqual([true, false]);
});

test('13.11.01-d who shoots and stays hidden has not gone to ground', () => {
  const quiet = ability({ id: 'quiet', rule: 'test', hooks: { staysHidden: () => true } });
  const s = facing(13, {
    areas: [area('wood', 17, 10, 32, 30)],
    features: [corner, half],
    effects: [quiet],
    detachments: [[], ['quiet']],
  });
  s.game.unit(1).facts.shotOn = s.game.state.clock.turn;
  expect([isHidden(s.game, 1), isGoneToGround(s.game, 0, 1), sees(s)]).toEqual([true, false, true]);
});
