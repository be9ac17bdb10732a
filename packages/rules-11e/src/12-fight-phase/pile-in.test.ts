import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { charged, choices, choose } from '../../test/fights.ts';
import { above, BASE, path, refused, solved } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { pileInFlow, pileInStepFlow } from '../flows.ts';

const us: Point = [30, 10];

/** Models some inches from (30, 10): straight up and to the right. */
const up = (gap: number): Point => above(us, gap);
const right = (gap: number): Point => [us[0] + gap + BASE, us[1]];

function fight(units: SceneSketch['units'], sketch: Partial<SceneSketch> = {}): Scene {
  return scene({ phase: 'fight', ...sketch, units: { us: { at: us }, ...units } });
}

/** The unit `us` piles in. */
function pilesIn(s: Scene): Scene {
  return s.run(pileInFlow.begin({ unit: s.unit('us') }, 0));
}

function step(s: Scene): Scene {
  return s.run(pileInStepFlow.begin({}));
}

// The step (12.02).

test('FGT-01 12.02-a first all of the player whose turn it is, then the other, each as they like', () => {
  const s = step(fight({ A: { at: [10, 10] }, X: { player: 1, at: up(1.5) }, Y: { player: 1, at: [10, 12.5] } }));
  expect(s.question).toMatchObject({ player: 0, purpose: 'unit-to-pile-in', mayPass: true });
  expect(choices(s)).toEqual(['us', 'A']);
  choose(s, 'us').answer([path(0, [30, 10.5])]);
  expect(choices(s)).toEqual(['A']);
  s.answer('pass');
  expect(s.question).toMatchObject({ player: 1 });
  expect(choices(s)).toEqual(['X', 'Y']);
  expect(s.answer('pass').over).toBe(true);
});

test('12.02-b a unit piles in once in the step', () => {
  const s = step(fight({ X: { player: 1, at: up(1.5) }, A: { at: [10, 10] }, Y: { player: 1, at: [10, 12.5] } }));
  choose(s, 'us').answer([path(0, [30, 10.2])]);
  expect(refused(s, 'unit:0')).toBe('12.02-b moved-in-this-step');
});

test('12.02-c who is eligible is seen when a unit is picked', () => {
  const s = charged(fight({ X: { player: 1, at: up(4.5) } }), 'us');
  choose(step(s), 'us')
    .answer(['unit:1'])
    .answer([path(0, [30, 13])]);
  expect(s.question).toMatchObject({ player: 1, options: [{ id: 'unit:1' }] });
});

test('12.03-b a unit neither engaged nor charging makes no pile-in move', () => {
  const s = step(fight({ X: { player: 1, at: up(4) }, A: { at: [10, 10] }, Y: { player: 1, at: [10, 12.5] } }));
  expect(refused(s, 'unit:0')).toBe('12.03-b neither-engaged-nor-charged');
});

test('12.02-a 12 open point 10 a unit that can move nobody is not offered', () => {
  const s = step(fight({ X: { player: 1, at: up(0) }, A: { at: [10, 10] }, Y: { player: 1, at: [10, 12.5] } }));
  expect(refused(s, 'unit:0')).toBe('12.03-e no-pile-in-possible');
});

// The move (12.03).

test('12.03-a the maximum distance is 3"', () => {
  const s = charged(fight({ X: { player: 1, at: up(5) } }), 'us');
  pilesIn(s).answer(['unit:1']);
  expect(s.question).toMatchObject({ movers: [{ model: 0, maximum: 3 }] });
  expect(s.tryAnswer([path(0, [30, 13.1])])[0]).toMatchObject({ code: 'path-length' });
  expect(s.answer([path(0, [30, 13])]).over).toBe(true);
});

/** A model engaged with X and a rear model `away` inches from X that has Y nearby. */
function rear(away: number): Scene {
  const X: UnitSketch = { player: 1, at: [30, 10 + BASE + 1] };
  const behind: Point = [30, (X.at![1] as number) - BASE - away];
  return pilesIn(fight({ us: { at: [us, [31.3, 8.4], behind] }, X, Y: { player: 1, at: [30 + 4 + BASE, behind[1]] } }));
}

test('12.03 ex 1 a rear model that cannot engage the target only ends closer to it', () => {
  const s = rear(5.5);
  expect(s.tryAnswer([path(2, [31, 6.3])])).toEqual([]);
  expect(s.over).toBe(true);
});

test('12.03 ex 1 12.03-e a rear model 5" away has to end engaged if it moves', () => {
  const s = rear(5);
  expect(s.tryAnswer([path(2, [31, 7])])[0]).toMatchObject({
    code: 'engaged-if-able',
    rule: '12.03-e',
    values: { model: 2 },
  });
  expect(s.answer([path(0, [30, 10.6]), path(2, [30, 9])]).over).toBe(true);
});

test('12.03-f models may stay where they are', () => {
  expect(rear(5).answer([]).over).toBe(true);
});

test('12.03 ex 2 12.03-c a charger without a foe picks targets within 5"', () => {
  const s = charged(fight({ Z: { player: 1, at: up(4.5) } }), 'us');
  expect(pilesIn(s).question).toMatchObject({ purpose: 'pile-in-targets', min: 0, sets: [['unit:1']] });
  s.answer(['unit:1']);
  expect(s.tryAnswer([path(0, [30, 12.2])])).toContainEqual(expect.objectContaining({ rule: '12.03-g' }));
  expect(s.answer([path(0, [30, 12.6])]).over).toBe(true);
});

test('12.03 ex 2 nobody within 5": no pile-in', () => {
  const s = charged(fight({ Z: { player: 1, at: up(5.5) } }), 'us');
  expect(pilesIn(s).over).toBe(true);
  expect(s.events('model-moved')).toHaveLength(0);
});

test('12.03-g a target that cannot be engaged within 3" is no pile-in', () => {
  const s = charged(fight({ Z: { player: 1, at: up(4.9) }, Y: { player: 1, at: [30, 10 - BASE - 4.9] } }), 'us');
  pilesIn(s);
  expect(s.question).toMatchObject({ sets: expect.arrayContaining([['unit:1'], ['unit:2']]) });
});

test('12.03 ex 3 12.03-d a model in base contact stays, also if its unit is engaged with others', () => {
  const s = pilesIn(
    fight({ us: { at: [us, [31.5, 10]] }, X: { player: 1, at: up(0) }, Y: { player: 1, at: [33.5, 11.5] } }),
  );
  expect(s.tryAnswer([path(0, [30.4, 10])])).toContainEqual(
    expect.objectContaining({ code: 'fixed', rule: '12.03-d' }),
  );
  expect(s.answer([path(1, [31.7, 10.4])]).over).toBe(true);
});

test('12.03 ex 4 12.03-h a moved model ends closer to the closest and keeps both engagements', () => {
  const s = pilesIn(fight({ X: { player: 1, at: up(1.5) }, Y: { player: 1, at: right(1.8) } }));
  expect(s.tryAnswer([path(0, [30.3, 9.9])])).toContainEqual(expect.objectContaining({ rule: '12.03-e' }));
  expect(s.tryAnswer([path(0, [29.7, 10.6])])).toContainEqual(expect.objectContaining({ rule: '12.03-h' }));
  expect(s.answer([path(0, [30.2, 10.6])]).over).toBe(true);
});

test('FGT-03 one in base contact, two at 1.5": the first stays, the others end closer and engaged', () => {
  const X: UnitSketch = {
    player: 1,
    at: [
      [30, 10 + BASE],
      [32, 11.5 + BASE],
      [34, 11.5 + BASE],
    ],
  };
  const s = pilesIn(fight({ us: { at: [us, [32, 10], [34, 10]] }, X }));
  expect(s.tryAnswer([path(0, [30, 9.9])])).toContainEqual(expect.objectContaining({ rule: '12.03-d' }));
  expect(s.tryAnswer([path(1, [32, 9.5])])).toContainEqual(expect.objectContaining({ rule: '12.03-e' }));
  expect(s.answer([path(1, [32, 11]), path(2, [34.3, 10.6])]).over).toBe(true);
});

test('12.03-i ending engaged with others than the targets is allowed', () => {
  const s = pilesIn(fight({ X: { player: 1, at: up(1.9) }, Y: { player: 1, at: [32.5, 12.7] } }));
  expect(s.answer([path(0, [30.4, 11])]).over).toBe(true);
});

test('12.03-j 12.03-l nobody is forced out of coherency, and coherency holds at the end', () => {
  const X: UnitSketch = { player: 1, at: up(1) };
  const s = pilesIn(fight({ us: { at: [us, [28.3, 7.4]] }, X }));
  expect(s.tryAnswer([path(1, [26.7, 8.2])])).toContainEqual(expect.objectContaining({ rule: '03.03-a' }));
});

test('12.03-k only units that can FLY take notice of AIRCRAFT', () => {
  const plane: UnitSketch = { player: 1, at: up(1), keywords: ['AIRCRAFT', 'VEHICLE'] };
  expect(pilesIn(fight({ plane })).over).toBe(true);
  expect(pilesIn(fight({ us: { at: us, keywords: ['FLY'] }, plane })).question).toMatchObject({ kind: 'move-models' });
});

test('12 open point 11 engaged only with AIRCRAFT a unit that cannot FLY has no pile-in target', () => {
  const s = step(
    fight({
      plane: { player: 1, at: up(1), keywords: ['AIRCRAFT', 'VEHICLE'] },
      A: { at: [10, 10] },
      Y: { player: 1, at: [10, 12.5] },
    }),
  );
  expect(refused(s, 'unit:0')).toBe('12.03-c no-pile-in-target');
});

test('12.03-m a rule that lets a unit go further changes the distance, not the 5" for targets', () => {
  const further = ability({
    id: 'further',
    rule: 'test',
    hooks: { fightMoveDistance: ({ moveType }) => (moveType === 'pile-in' ? 6 : undefined) },
  });
  const unit: UnitSketch = { at: us, abilities: [{ id: 'further', name: 'further', kind: 'datasheet' }] };
  const s = charged(fight({ us: unit, X: { player: 1, at: up(4.9) } }, { effects: [further] }), 'us');
  expect(pilesIn(s).answer(['unit:1']).question).toMatchObject({ movers: [{ model: 0, maximum: 6 }] });
  const far = charged(fight({ us: unit, X: { player: 1, at: up(5.1) } }, { effects: [further] }), 'us');
  expect(pilesIn(far).over).toBe(true);
});

test('01.04.02-b of two targets equally close a model may take either', () => {
  const both = { X: { player: 1, at: up(1.5) }, Y: { player: 1, at: right(1.5) } } as const;
  expect(pilesIn(fight(both)).answer([path(0, [30, 10.2])]).over).toBe(true);
  expect(pilesIn(fight(both)).answer([path(0, [30.2, 10])]).over).toBe(true);
});

test('every pile-in that is offered can be answered by the solver', () => {
  const s = step(fight({ us: { models: 5, at: us }, X: { player: 1, models: 5, at: up(1.7) } }));
  choose(s, 'us').answer(solved(s));
  if (!s.over) choose(s, 'X').answer(solved(s));
  expect(s.over).toBe(true);
});
