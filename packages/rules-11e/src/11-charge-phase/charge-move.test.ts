import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { above, BASE, path, solved } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { chargeUnitFlow } from '../flows.ts';

const from: Point = [30, 10];

/** A unit `us` charges with these dice. */
function charge(dice: readonly number[], units: Record<string, UnitSketch>, sketch: Partial<SceneSketch> = {}): Scene {
  const s = scene({ phase: 'charge', dice, ...sketch, units: { us: { at: from }, ...units } });
  return s.run(chargeUnitFlow.begin({ unit: s.unit('us') }));
}

/** An enemy model some inches from (30, 10): straight ahead, or in another direction given as a unit vector. */
function enemy(gap: number, [u, v]: Point = [0, 1]): UnitSketch {
  return { player: 1, at: [from[0] + u * (gap + BASE), from[1] + v * (gap + BASE)] };
}

/** A place for the single charging model some inches before the enemy straight ahead that began at `gap`. */
function before(gap: number, rest: number): Point {
  return [from[0], from[1] + gap - rest];
}

function whyImpossible(s: Scene) {
  return s
    .events('note')
    .filter(({ code }) => code === 'charge-impossible')
    .map(({ rule, values }) => `${rule} ${values.reason}`);
}

test('11.04 ex 1 11.04-d only units within the charge roll can be targets', () => {
  const s = charge([3, 4], { X: enemy(6.5), Y: enemy(7.5, [1, 0]) });
  expect(s.question).toMatchObject({ options: [{ id: 'unit:1' }] });
  expect(s.tryAnswer(['unit:2'])[0]).toMatchObject({ code: 'no-such-option' });
});

test('11.04 ex 1 11.04-i no charge where every end also engages another unit', () => {
  const plane: UnitSketch = { ...enemy(5), keywords: ['AIRCRAFT', 'VEHICLE'] };
  const s = charge([3, 4], { plane, X: enemy(6.9) });
  expect(s.over).toBe(true);
  expect(whyImpossible(s)).toEqual(['11.04-i would-engage-another-unit']);
});

test('11.04 ex 2 11.04-f a model that can end within 1" of a target has to', () => {
  const s = charge([2, 3], { X: enemy(4) }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, before(4, 1.9))])[0]).toMatchObject({ code: 'within-if-able', rule: '11.04-f' });
  s.answer([path(0, before(4, 1))]);
  expect(s.over).toBe(true);
});

test('CHG-09 engaged at 1.8" is not enough where 0.8" is within reach', () => {
  const s = charge([4, 4], { X: enemy(7) }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, before(7, 1.8))])[0]).toMatchObject({ rule: '11.04-f' });
  s.answer([path(0, before(7, 0.8))]);
  expect(s.game.unit(0).facts.chargedOn).toBe(s.game.state.clock.turn);
});

test('11.04 ex 3 a target beyond the roll is none, although a shorter move would engage it', () => {
  const s = charge([1, 2], { X: enemy(4) });
  expect(s.over).toBe(true);
  expect(whyImpossible(s)).toEqual(['11.04-b no-target-within-charge-roll']);
});

test('CHG-01 a roll of 9 does not reach an enemy at 9.6"', () => {
  expect(whyImpossible(charge([4, 5], { X: enemy(9.6) }))).toEqual(['11.04-b no-target-within-charge-roll']);
  expect(charge([4, 6], { X: enemy(9.6) }).question).toMatchObject({ sets: [['unit:1']] });
});

/** Two models side by side, and enemies X and Y each 6" from one of them and some inches apart. */
function twoTargets(apart: number): Scene {
  const half = (apart + BASE) / 2;
  const us: UnitSketch = {
    at: [
      [29.3, 10],
      [30.7, 10],
    ],
  };
  const up = (x: number) => 10 + Math.sqrt((6 + BASE) ** 2 - x ** 2);
  const y = up(half - 0.7);
  return charge([4, 4], { us, X: { player: 1, at: [30 - half, y] }, Y: { player: 1, at: [30 + half, y] } });
}

test('11.04 ex 4 CHG-03 two targets too far apart cannot be charged together', () => {
  const s = twoTargets(9);
  expect(s.question).toMatchObject({ options: [{ id: 'unit:1' }, { id: 'unit:2' }], sets: [['unit:1'], ['unit:2']] });
  expect(s.tryAnswer(['unit:1', 'unit:2'])[0]).toMatchObject({ code: 'would-break-coherency', rule: '03.03-a' });
  s.answer(['unit:1']);
  expect(s.question).toMatchObject({ kind: 'move-models', rule: '11.04' });
});

test('11.04-h two targets near enough can be charged together, and both must be engaged', () => {
  const s = twoTargets(4);
  expect(s.question).toMatchObject({ sets: expect.arrayContaining([['unit:1', 'unit:2']]) });
  s.answer(['unit:1', 'unit:2']);
  const [x, y] = [30 - (4 + BASE) / 2, s.game.model(2).pose!.y];
  const onlyX = [path(0, [x, y - BASE - 0.5]), path(1, [x + 1.5, y - BASE - 0.5])];
  expect(s.tryAnswer(onlyX)).toContainEqual(expect.objectContaining({ code: 'engaged-with-each', rule: '11.04-h' }));
  s.answer([path(0, [x + 1, y - BASE - 0.5]), path(1, [59 - x, y - BASE - 0.5])]);
  expect(s.over).toBe(true);
});

test('11.04-i a unit that is no target may not be engaged at the end', () => {
  const s = charge([4, 4], { X: enemy(5), Y: { player: 1, at: [34, 10 + 5 + BASE] } }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, [31.2, 14.9])])[0]).toMatchObject({
    code: 'unengaged',
    rule: '11.04-i',
    values: { other: 2 },
  });
  s.answer([path(0, before(5, 0.2))]);
  expect(s.over).toBe(true);
});

/** Five models, the enemy straight ahead of the first: three reach 1", the fourth engages, the fifth only gets nearer. */
const five: UnitSketch = {
  at: [
    [30, 10],
    [28.5, 10],
    [31.5, 10],
    [30, 7.6],
    [30, 5.9],
  ],
};

test('11.04 ex 5 11.04-e 11.04-f 11.04-g each model does what it can', () => {
  const s = charge([2, 3], { us: five, X: enemy(4.5) }).answer(['unit:1']);
  const front = [path(0, [30, 14.5 - 0.1]), path(1, [28.6, 14.9]), path(2, [31.4, 14.9])];
  const fifth = path(4, [30, 10.4]);
  expect(s.tryAnswer([...front, path(3, [30, 12.2]), fifth])[0]).toMatchObject({
    rule: '11.04-g',
    values: { model: 3 },
  });
  s.answer([...front, path(3, [30, 12.6]), fifth]);
  expect(s.over).toBe(true);
});

test('11.04-e a model stays where it is only if it cannot get closer', () => {
  const s = charge([1, 2], {
    us: {
      at: [
        [30, 10],
        [31.5, 10],
      ],
    },
    X: enemy(3),
  }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, before(3, 1))])[0]).toMatchObject({ rule: '11.04-e', values: { model: 1 } });
});

test('11.04-e a model that moves ends closer to a target', () => {
  const s = charge([5, 5], {
    us: {
      at: [
        [30, 10],
        [31.5, 10],
      ],
    },
    X: enemy(5),
  }).answer(['unit:1']);
  const aside = path(1, [31.5, 9]);
  expect(s.tryAnswer([path(0, before(5, 0.5)), aside])).toContainEqual(
    expect.objectContaining({ code: 'closer-to-any', rule: '11.04-e' }),
  );
});

test('11.04-c 11.04-h a unit behind a wall of others may be in reach, but a charge needs a way', () => {
  const wall: UnitSketch = {
    player: 1,
    at: [
      [28, 14],
      [29.2, 14],
      [30.4, 14],
      [31.6, 14],
      [32.8, 14],
      [26.8, 14],
      [25.6, 14],
      [34, 14],
      [35.2, 14],
    ],
  };
  const s = charge([3, 4], { wall, X: enemy(7) });
  expect(s.question).toMatchObject({ options: [{ id: 'unit:1' }, { id: 'unit:2' }], sets: [['unit:1']] });
  expect(s.tryAnswer(['unit:2'])[0]).toMatchObject({ code: 'cannot-engage-each-target', rule: '11.04-h' });
});

test('11.04-k a move that leaves the unit out of coherency is none', () => {
  const s = charge([5, 5], {
    us: {
      at: [
        [30, 10],
        [31.5, 10],
      ],
    },
    X: enemy(5),
  }).answer(['unit:1']);
  expect(s.tryAnswer([path(0, before(5, 0.5))]).map(({ rule }) => rule)).toContain('03.03-a');
  expect(s.game.model(0).pose).toMatchObject({ x: 30, y: 10 });
});

test('11.04-l nobody is obliged to break coherency for a place within 1"', () => {
  const us: UnitSketch = {
    at: [
      [30, 10],
      [30, 6.8],
    ],
  };
  const s = charge([3, 3], { us, X: enemy(5.9) }).answer(['unit:1']);
  s.answer([path(0, before(5.9, 1)), path(1, [30, 11.7])]);
  expect(s.over).toBe(true);
});

test('11.04-m only units that can FLY pick AIRCRAFT', () => {
  const plane: UnitSketch = { ...enemy(6), keywords: ['AIRCRAFT', 'VEHICLE'] };
  expect(charge([4, 4], { plane }).over).toBe(true);
  const flyer = charge([4, 4], { us: { at: from, keywords: ['FLY'] }, plane }).answer('ground');
  expect(flyer.question).toMatchObject({ options: [{ id: 'unit:1' }] });
});

test('23.04 ex 2 a charge goes past AIRCRAFT, which nobody may end engaged with', () => {
  const plane: UnitSketch = { player: 1, at: [30, 13], keywords: ['AIRCRAFT', 'VEHICLE'] };
  const s = charge([4, 4], { plane, X: enemy(7) }).answer(['unit:2']);
  s.answer([path(0, before(7, 0.5))]);
  expect(s.over).toBe(true);
});

test('CHG-07 terrain behind the end of the move costs nothing', () => {
  const areas = [
    {
      id: 'ruin',
      outline: [
        [26, 15],
        [34, 15],
        [34, 20],
        [26, 20],
      ] as const,
    },
  ];
  const s = charge([3, 3], { X: enemy(2.5) }, { areas }).answer(['unit:1']);
  s.answer([path(0, before(2.5, 0.5))]);
  expect(s.game.unit(0).facts.chargedOn).toBe(s.game.state.clock.turn);
});

test('H30 a model is judged at its own turn, given the models before it', () => {
  const us: UnitSketch = {
    at: [
      [29.3, 10],
      [30.7, 10],
    ],
  };
  const s = charge([2, 2], {
    us,
    X: { player: 1, at: above([30, 10], 3.7), base: { kind: 'round', radius: 0.5 } },
  }).answer(['unit:1']);
  const refused = s.tryAnswer([path(0, [29.3, 12]), path(1, [30.3, 13.5])]);
  expect(refused[0]).toMatchObject({ rule: '11.04-f', values: { model: 0, better: expect.anything() } });
});

test('11.04-b with many enemies in reach the sets not tried beforehand are tried when they are chosen', () => {
  const row = (x: number): UnitSketch => ({ player: 1, at: [x, 17] });
  const units = {
    us: { models: 5, at: [27, 10] },
    A: row(26),
    B: row(28),
    C: row(30),
    D: row(32),
    E: row(44),
  } as const;
  const s = charge([6, 6], units);
  const { question } = s;
  if (question.kind !== 'choose-some') throw new Error('no choice of targets');
  expect(question.sets!.length).toBeLessThan(question.options.length + 3);
  expect(s.tryAnswer(['unit:1', 'unit:5'])[0]).toMatchObject({ code: 'would-break-coherency', rule: '03.03-a' });
  s.answer(['unit:1', 'unit:2', 'unit:3', 'unit:4']);
  expect(s.answer(solved(s)).over).toBe(true);
});

test('every charge that is offered can be answered by the solver', () => {
  for (const gap of [2.2, 4, 6, 7.9]) {
    const s = charge([4, 4], {
      us: { models: 5, at: [28, 10] },
      X: { player: 1, models: 4, at: above([28, 10], gap) },
    });
    s.answer(['unit:1']);
    s.answer(solved(s));
    expect(s.over).toBe(true);
  }
});
