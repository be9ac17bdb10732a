import type { Constraint, Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { above, BASE, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { chargeUnitFlow, moveFlow } from '../flows.ts';
import { asCloseToModels, asCloseToObjective } from './as-close.ts';

const from: Point = [30, 10];

/** A rule lets one model move up to 4" under conditions; declining is not allowed. */
function moving(sketch: SceneSketch, conditions: (s: Scene) => readonly Constraint[]): Scene {
  const s = scene(sketch);
  const movers = [{ model: 0, maximum: 4 }];
  const constraints = conditions(s);
  return s.run(
    moveFlow.begin({
      unit: 0,
      moveType: 'lunge',
      rule: 'test',
      movers,
      constraints,
      mayDecline: false,
      facts: ['lungedOn'],
    }),
  );
}

const toFoe = (gap: number) =>
  moving({ units: { us: { at: from }, foe: { player: 1, at: above(from, gap) } } }, ({ game }) =>
    asCloseToModels(game, [0], [1], 'test'),
  );

const refusals = (s: Scene, dy: number, dx = 0) =>
  s.tryAnswer([path(0, [from[0] + dx, from[1] + dy])]).map(({ rule, code }) => `${rule} ${code}`);

test('cs.am.01.04.03-a 01.04.03 ex 1, 01.04.03-a base contact where it can be, else as close as the distance allows', () => {
  expect([refusals(toFoe(3), 2.5), refusals(toFoe(3), 3)]).toEqual([['test as-close-as-possible'], []]);
  expect([refusals(toFoe(5), 3.9), refusals(toFoe(5), 4)]).toEqual([['test as-close-as-possible'], []]);
});

test('cs.am.01.04.03-b 01.04.03-b a model already as close as possible cannot be moved, and counts as having made the move', () => {
  const s = toFoe(0);
  expect(refusals(s, -1)).toContain('01.04.03-b fixed');
  expect(refusals(s, 0, 0.4)).toContain('01.04.03-b fixed');
  s.answer([]);
  expect([s.over, s.game.unit(0).facts.lungedOn, s.game.model(0).facts.movedOn]).toEqual([
    true,
    s.game.state.clock.turn,
    undefined,
  ]);
});

/** An objective marker straight ahead; a model is in range within 3" of it. */
const toObjective = (gap: number) => {
  const marker = 20 / 25.4;
  const objectives = [{ id: 'o', x: 30, y: 10 + BASE / 2 + gap + marker }];
  return moving({ units: { us: { at: from } }, objectives }, ({ game }) => asCloseToObjective(game, 'o', 'test'));
};

test('cs.am.01.04.03-c 01.04.03-c towards an objective: in range of it if that can be, else as close as can be', () => {
  expect([refusals(toObjective(6), 2.9), refusals(toObjective(6), 3), refusals(toObjective(6), 4)]).toEqual([
    ['test as-close-as-possible'],
    [],
    [],
  ]);
  expect([refusals(toObjective(9), 3.9), refusals(toObjective(9), 4)]).toEqual([['test as-close-as-possible'], []]);
});

test('01.04.03-d a model already in range may move as far as it can and has to stay in range', () => {
  expect([refusals(toObjective(2), 4), refusals(toObjective(2), -1)]).toEqual([[], []]);
  expect(refusals(toObjective(2), -1.1)).toEqual(['test as-close-as-possible']);
});

test('01.04.03-e a charge asks for less: within 1" will do, where contact could be', () => {
  const s = scene({
    phase: 'charge',
    dice: [6, 6],
    units: { us: { at: from }, foe: { player: 1, at: above(from, 5) } },
  });
  s.run(chargeUnitFlow.begin({ unit: 0 })).answer(['unit:1']);
  expect([refusals(s, 3.9), refusals(s, 4.1)]).toEqual([['11.04-f within-if-able'], []]);
});
