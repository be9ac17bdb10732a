import type { Json } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { redeployUnitFlow } from '../flows.ts';
import { deploymentFlow } from './deployment.ts';

const squad = { undeployed: true } as const;
const infiltrators = [{ id: 'infiltrators', name: 'Infiltrators', kind: 'core' }] as const;

/** Deployment; player 0 starts. Zones are the strips of 10" along the long edges. */
function deploy(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ units, round: 0, phase: 'deployment', ...more }).run(deploymentFlow.begin({ player: 0 }));
}

function places(s: Scene, name: string, at: readonly Point[]): Json {
  return s.models(name).map((model, index) => {
    const [x, y] = at[index]!;
    return { model, pose: { x, y, z: 0, facingX: 1, facingY: 0 } };
  });
}

const refused = (s: Scene, name: string, ...at: Point[]) =>
  s.tryAnswer(places(s, name, at)).map(({ code, rule }) => `${code} ${rule}`);

test('25.10-c players alternate, one unit each, and who has none left is passed over', () => {
  const s = deploy({ a: squad, b: squad, c: squad, enemy: { ...squad, player: 1 } });
  s.answer('unit:1').answer(places(s, 'b', [[10, 5]]));
  expect(s.question).toMatchObject({ player: 1, purpose: 'set-up' });
  s.answer(places(s, 'enemy', [[10, 40]]));
  s.answer('unit:2').answer(places(s, 'c', [[20, 5]]));
  expect(s.question).toMatchObject({ player: 0, purpose: 'set-up', unit: 0 });
  s.answer(places(s, 'a', [[30, 5]]));
  expect(s.over && s.game.state.units.every(({ place }) => place.kind === 'table')).toBe(true);
});

test("25.10-c wholly within one's own deployment zone and on the table", () => {
  const s = deploy({ a: squad });
  expect(refused(s, 'a', [10, 9.5])).toEqual(['wholly-within 25.10-c']);
  expect(refused(s, 'a', [10, 0.5]).length).toBeGreaterThan(0);
  expect(refused(s, 'a', [10, 9.37])).toEqual([]);
});

test('03.02-a 03.03-a in coherency, not on other models, and unengaged', () => {
  const zones: SceneSketch['zones'] = [
    [
      [0, 0],
      [60, 0],
      [60, 10],
      [0, 10],
    ],
    [
      [0, 5],
      [60, 5],
      [60, 44],
      [0, 44],
    ],
  ];
  const s = deploy(
    { a: { ...squad, models: 2 }, friend: { at: [30, 5] }, enemy: { player: 1, at: [40, 5] } },
    { zones },
  );
  expect(refused(s, 'a', [10, 5], [15, 5])).toEqual(['coherent 03.03-a']);
  expect(refused(s, 'a', [31, 5], [33, 5])).toEqual(['no-overlap 03.02-a']);
  expect(refused(s, 'a', [37, 5], [35, 5])).toEqual(['unengaged 03.02-a']);
  expect(refused(s, 'a', [10, 5], [12, 5])).toEqual([]);
});

test('25.10-d an attached unit is set up as one', () => {
  const s = deploy({ a: { ...squad, models: 2, leader: {} } });
  expect(s.question).toMatchObject({ purpose: 'set-up', models: [0, 1, 2] });
});

test('25.10-c units aboard and in reserves are not set up', () => {
  const s = deploy({
    truk: { ...squad, transport: { capacity: 9, accepts: [['INFANTRY']], refuses: [], spaces: [] } },
    a: { aboard: 'truk' },
    b: { reserves: true },
  });
  s.answer(places(s, 'truk', [[10, 5]]));
  expect(s.over).toBe(true);
});

test('24.20-a a unit with Infiltrators may be set up more than 8 inches from the enemy and their zone', () => {
  const s = deploy({ scouts: { ...squad, abilities: infiltrators }, enemy: { player: 1, at: [30, 20] } });
  s.answer('infiltrate');
  expect(refused(s, 'scouts', [10, 25.37])).toEqual(['more-than 24.20-a']);
  expect(refused(s, 'scouts', [30 + 9.26, 20])).toEqual(['more-than 24.20-a']);
  expect(refused(s, 'scouts', [30 + 9.3, 20])).toEqual([]);
});

test('24.20-a only if all of its models have Infiltrators', () => {
  const s = deploy({ scouts: { ...squad, abilities: infiltrators, leader: {} } });
  expect(s.question).toMatchObject({ purpose: 'set-up' });
  expect(
    s.question.kind === 'place-models' && s.question.constraints.some(({ kind }) => kind === 'wholly-within'),
  ).toBe(true);
});

test('25.10-c a unit for which there is no place goes to reserves, and the log says so', () => {
  const base = { kind: 'round', radius: 6 } as const; // fills the edge of the table
  const s = deploy({ giant: { ...squad, base }, friend: { at: [8, 7], base } }, { size: [16, 44] });
  expect([s.over, s.game.unit(0).place]).toEqual([true, { kind: 'reserves' }]);
  expect(s.events('note')).toMatchObject([{ code: 'no-place-to-deploy', rule: '25.10-c', values: { unit: 0 } }]);
});

test('14.01.01-b a model may stand on an objective marker', () => {
  const s = deploy({ a: squad }, { objectives: [{ id: 'flag', x: 10, y: 5 }] });
  expect(refused(s, 'a', [10, 5])).toEqual([]);
});

test('03.02.02-a a model whose base cannot fit into the zone touches its own battlefield edge', () => {
  const huge = { ...squad, base: { kind: 'oval', long: 7, short: 5.5 } } as const;
  const s = deploy({ huge });
  expect(refused(s, 'huge', [30, 6])).toEqual(['within 03.02.02-a']);
  expect(refused(s, 'huge', [30, 38.5])).toEqual(['within 03.02.02-a']);
  expect(refused(s, 'huge', [30, 5.5])).toEqual([]);
});

test('03.02.03-a a redeployed unit is deployed again, as Infiltrators too', () => {
  const units = {
    a: { at: [10, 5] as const, abilities: infiltrators },
    enemy: { player: 1 as const, at: [50, 40] as const },
  };
  const s = scene({ units, round: 0, phase: 'redeployments' }).run(redeployUnitFlow.begin({ unit: 0 }));
  s.answer('infiltrate');
  expect(refused(s, 'a', [30, 26])).toEqual(['more-than 24.20-a']);
  expect(s.answer(places(s, 'a', [[30, 20]])).game.model(0).pose).toMatchObject({ x: 30, y: 20 });
});
