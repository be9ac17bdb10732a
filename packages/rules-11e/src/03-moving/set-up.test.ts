import { expect, test } from 'vitest';
import { spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { setUpUnitFlow } from '../flows.ts';

/** The unit `us`, from reserves, is set up under no conditions but the general ones. */
function settingUp(
  us: SceneSketch['units'][string],
  units: SceneSketch['units'] = {},
  more: Partial<Parameters<typeof setUpUnitFlow.begin>[0]> = {},
): Scene {
  const s = scene({ phase: 'movement', units: { us: { reserves: true, ...us }, ...units } });
  return s.run(
    setUpUnitFlow.begin({
      unit: s.unit('us'),
      models: s.models('us'),
      rule: 'test',
      constraints: [],
      mayDecline: true,
      ...more,
    }),
  );
}

function codes(s: Scene, answer: Parameters<Scene['tryAnswer']>[0]): string[] {
  return s.tryAnswer(answer).map(({ rule, code }) => `${rule} ${code}`);
}

test('03.02-a a unit is set up in coherency and unengaged', () => {
  const s = settingUp({ models: 2 }, { them: { player: 1, at: [20, 10] } });
  expect(codes(s, [spot(0, [10, 10]), spot(1, [13.3, 10])])).toEqual(['03.03-a coherent']);
  expect(codes(s, [spot(0, [16.7, 10]), spot(1, [15, 10])])).toEqual([]);
  expect(settingUp({}, { them: { player: 1, at: [20, 10] } }).tryAnswer([spot(0, [16.75, 10])])[0]).toMatchObject({
    rule: '03.02-a',
    code: 'unengaged',
  });
});

test('03.02-a a stated exception lets models be set up engaged with some units only', () => {
  const enemies = { near: { player: 1, at: [20, 10] }, other: { player: 1, at: [40, 10] } } as const;
  const s = settingUp({}, enemies, { engaging: [1] });
  expect(codes(s, [spot(0, [38, 10])])).toEqual(['03.02-a unengaged']);
  expect(codes(s, [spot(0, [22, 10])])).toEqual([]);
});

test('03.02-a every base is on the table and on no other model', () => {
  const s = settingUp({}, { friend: { at: [20, 10] } });
  expect(codes(s, [spot(0, [0, 10])])).toEqual(['03.02-a on-table']);
  expect(codes(s, [spot(0, [21, 10])])).toEqual(['03.02-a no-overlap']);
});

test('03.02-b ex 1 all models are placed or none: declined, the unit stays where it came from', () => {
  const s = settingUp({ models: 2 });
  expect(s.tryAnswer([spot(0, [10, 10])])[0]).toMatchObject({
    code: 'shape',
    values: { reason: 'not-set-up', model: 1 },
  });
  s.answer('decline');
  expect(s.game.unit(0)).toMatchObject({ place: { kind: 'reserves' }, facts: {} });
});

test('03.02-d the controlling player chooses places and facing, and when it was is known', () => {
  const s = settingUp({});
  s.answer([{ model: 0, pose: { x: 10, y: 12, z: 0, facingX: 1, facingY: 0 } }]);
  expect(s.game.unit(0)).toMatchObject({ place: { kind: 'table' }, facts: { setUpOn: s.game.state.clock.turn } });
  expect(s.game.model(0)).toMatchObject({ pose: { y: 12, facingX: 1 }, facts: { setUpOn: s.game.state.clock.phase } });
});

test('03.03-c a single model is always in coherency', () => {
  expect(settingUp({}, { friend: { at: [40, 30] } }).answer([spot(0, [10, 10])]).over).toBe(true);
});

test('03.02-a models that join a unit on the table are set up in coherency with it', () => {
  const s = scene({ units: { us: { models: 3 } } });
  s.game.model(2).pose = undefined;
  s.run(setUpUnitFlow.begin({ unit: 0, models: [2], rule: 'test', constraints: [], mayDecline: false }));
  expect(codes(s, [spot(2, [20, 10])])).toContain('03.03-a coherent');
  s.answer([spot(2, [13.6, 10])]);
  expect(s.game.unit(0).facts.setUpOn).toBeUndefined();
});
