import { expect, test } from 'vitest';
import { notes } from '../../test/attacks.ts';
import { BASE, offered, spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { everyModelHas } from '../24-core-abilities/every-model.ts';
import { ability } from '../effect.ts';
import { reviveFlow } from '../flows.ts';

const step = BASE + 0.5;
const squad: UnitSketch = { at: [10, 10], models: 5, wounds: 2 };

/** A squad whose last models have fallen gets some back. */
function reviving(lost: number, count: number, more: Partial<SceneSketch> = {}, us: UnitSketch = {}): Scene {
  const s = slay(scene({ ...more, units: { us: { ...squad, ...us }, ...more.units } }), 'us', lost);
  return s.run(reviveFlow.begin({ unit: 0, count, rule: 'test' }));
}

const last: readonly [number, number] = [10 + 2 * step, 10];
const beside: readonly [number, number] = [last[0] + step, 10];

test('01.02.03-a 01.02.03-i so many of the unit’s own destroyed models as its player picks, where the player wants', () => {
  const s = reviving(2, 1);
  expect(s.question).toMatchObject({ purpose: 'models-to-return', player: 0, max: 1 });
  expect(offered(s)).toEqual(['model:3', 'model:4']);
  s.answer(['model:4']).answer([spot(4, beside)]);
  expect([s.over, s.left('us'), s.game.model(3).status]).toEqual([true, 4, 'removed']);
});

test('01.02.03-b 01.02.03-c never more than have fallen, nor beyond the starting strength', () => {
  expect(reviving(1, 3).question).toMatchObject({ max: 1 });
  expect(reviving(0, 3).over).toBe(true);
  const s = slay(scene({ units: { us: squad } }), 'us', 3);
  s.game.unit(0).startingStrength = 3;
  expect(s.run(reviveFlow.begin({ unit: 0, count: 3, rule: 'test' })).question).toMatchObject({ max: 1 });
});

test('01.02.03-a a destroyed unit has nothing to come back to', () => {
  expect(reviving(5, 1).over).toBe(true);
});

test('01.02.03-d with full wounds, unless the rule says otherwise', () => {
  const s = reviving(1, 1)
    .answer(['model:4'])
    .answer([spot(4, [10 + 4 * step, 10])]);
  expect(s.game.model(4).wounds).toBe(2);
  const other = slay(scene({ units: { us: squad } }), 'us', 1);
  other.run(reviveFlow.begin({ unit: 0, count: 1, wounds: 1, rule: 'test' })).answer(['model:4']);
  expect(other.answer([spot(4, [10 + 4 * step, 10])]).game.model(4).wounds).toBe(1);
});

test('01.02.03-e in coherency with models that stood there when the phase began; others returned now are no anchors', () => {
  const s = reviving(2, 2).answer(['model:3', 'model:4']);
  const far: [number, number] = [last[0] + 2 * (BASE + 1.5), 10];
  expect(s.tryAnswer([spot(3, [last[0] + BASE + 1.5, 10]), spot(4, far)]).map(({ rule }) => rule)).toContain(
    '01.02.03-e',
  );
  s.answer([spot(3, beside), spot(4, [last[0], 10 + step])]);
  expect(s.left('us')).toBe(5);
});

test('H35 01.02.03-e a model set up in this phase is no anchor', () => {
  const s = slay(scene({ units: { us: squad } }), 'us', 1);
  s.game.model(3).facts.setUpOn = s.game.state.clock.phase;
  s.run(reviveFlow.begin({ unit: 0, count: 1, rule: 'test' })).answer(['model:4']);
  const near3: [number, number] = [10 + 4 * step + 1, 10];
  expect(s.tryAnswer([spot(4, near3)]).map(({ rule }) => rule)).toContain('01.02.03-e');
});

test('01.02.03-f engaged only with enemies that the unit is engaged with', () => {
  const foe: UnitSketch = { player: 1, at: [10 + 3 * step, 10 + BASE + 1.5] };
  const free = reviving(2, 1, { units: { foe } }).answer(['model:3']);
  expect(free.tryAnswer([spot(3, [last[0] + step, 10])])[0]?.rule).toBe('03.02-a');
  const close: UnitSketch = { player: 1, at: [last[0], 10 + BASE + 1] };
  const engaged = reviving(2, 1, { units: { close } }).answer(['model:3']);
  expect(engaged.tryAnswer([spot(3, beside)])).toEqual([]);
});

test('01.02.03-g 19.04-h a leader that returns belongs to its attached unit, and its ability applies again', () => {
  const inspiring = { id: 'inspiring', name: 'Inspiring', kind: 'datasheet' } as const;
  const effects = [ability({ id: 'inspiring', rule: 'test' })];
  const s = slay(
    scene({ effects, units: { us: { ...squad, models: 2, leader: { abilities: [inspiring], at: [10, 8] } } } }),
    'us',
    1,
  );
  suspendLostAbilities(s.game);
  expect(s.game.effects.onUnit('inspiring', 0)).toBe(false);
  s.run(reviveFlow.begin({ unit: 0, count: 1, rule: 'test' }))
    .answer(['model:2'])
    .answer([spot(2, [10, 8])]);
  expect([s.game.effects.onUnit('inspiring', 0), s.game.model(2).unit]).toEqual([true, 0]);
  expect(everyModelHas(s.game, 0, 'inspiring')).toBe(false);
});

test('01.02.03-h 24.26-b [ONE SHOT] weapons that were used stay used', () => {
  const s = slay(scene({ units: { us: squad } }), 'us', 1);
  s.game.model(4).spent = ['gun 1'];
  s.run(reviveFlow.begin({ unit: 0, count: 1, rule: 'test' }))
    .answer(['model:4'])
    .answer([spot(4, [10 + 4 * step, 10])]);
  expect(s.game.model(4).spent).toEqual(['gun 1']);
});

test('01.02.03-j aboard, it joins the unit if there is room; if not it is destroyed again and nothing happens', () => {
  const ride = (capacity: number): UnitSketch => ({
    at: [30, 10],
    keywords: ['VEHICLE'],
    transport: { capacity, accepts: [['INFANTRY']], refuses: [], spaces: [] },
  });
  const after = (capacity: number) => {
    const s = reviving(2, 2, { units: { ride: ride(capacity) } }, { aboard: 'ride' }).answer(['model:3', 'model:4']);
    return [s.over, s.left('us'), notes(s, 'model-returned').length];
  };
  expect([after(5), after(4)]).toEqual([
    [true, 5, 2],
    [true, 4, 2],
  ]);
});

test('01.02.03-k in reserves it joins the unit there', () => {
  const s = reviving(1, 1, {}, { reserves: true }).answer(['model:4']);
  expect([s.over, s.left('us'), s.game.model(4).pose]).toEqual([true, 5, undefined]);
});

test('01.02.03-e where the models do not fit, fewer are picked, or none', () => {
  const s = reviving(2, 2).answer(['model:3', 'model:4']).answer('decline');
  expect(s.question.purpose).toBe('models-to-return');
  expect([s.answer([]).over, s.left('us')]).toEqual([true, 3]);
});
