import { setUpModel } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { path, solved, spot } from '../../test/moves.ts';
import { over, rectangle, standing, wallOf } from '../../test/over-terrain.ts';
import { fixed, type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { deploymentFlow } from '../25-setup/deployment.ts';
import { chargeUnitFlow, moveUnitFlow, pileInFlow, surgeFlow } from '../flows.ts';

/** Every move and set-up heeds terrain by the same conditions. */

const areas = [{ id: 'ruin', outline: rectangle(0, 0, 40, 40) }];
const wall = { walls: [wallOf(6)] };
const floorAt = (z: number) => ({ floors: [{ outline: rectangle(13, 7, 19, 13), z }] });
const tank = { keywords: ['VEHICLE'] } as const;

function among(features: SceneSketch['features'], units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ areas, features: features ?? [], ...more, units });
}

function raise(s: Scene, name: string, z: number): Scene {
  for (const model of s.models(name)) setUpModel(s.game, model, { ...s.game.model(model).pose!, z }, 'test');
  return s;
}

const reasons = (s: Scene, ...value: Parameters<Scene['tryAnswer']>[0][]) =>
  s.tryAnswer(value).map(({ rule, code }) => `${rule} ${code}`);

test('13.06-d, 11.04-h a charge climbs to a target on a floor, and one that is too high up is out of reach', () => {
  const charge = (dice: readonly number[], z: number) =>
    raise(among([floorAt(z)], { us: {}, them: { player: 1, at: [15, 10] } }, { phase: 'charge', dice }), 'them', z).run(
      chargeUnitFlow.begin({ unit: 0 }),
    );
  const s = charge([5, 6], 6).answer(['unit:1']);
  const move = solved(s) as { path: { z: number }[] }[];
  expect(move[0]!.path.at(-1)!.z).toBe(6);
  s.answer(move as never);
  expect(s.over).toBe(true);
  const low = charge([3, 4], 6);
  expect(low.over).toBe(true);
  expect(low.events('note').map(({ code }) => code)).toContain('charge-impossible');
});

test('13.06-e a charge of a VEHICLE leads round the wall, if the roll is high enough for that', () => {
  const charge = (dice: readonly number[]) =>
    among([wall], { us: tank, them: { player: 1, at: [15, 10] } }, { phase: 'charge', dice }).run(
      chargeUnitFlow.begin({ unit: 0 }),
    );
  expect(charge([2, 3]).over).toBe(true);
  const s = charge([6, 6]).answer(['unit:1']);
  const [move] = solved(s) as { path: unknown[] }[];
  expect(move!.path.length).toBeGreaterThan(2);
});

test('13.06-p, 13.06-q a pile-in ends in no wall, and passes it where INFANTRY may', () => {
  const thin = { walls: [{ ...wallOf(6), from: [11.5, 5] as const, to: [11.5, 15] as const }] };
  const s = among([thin], { us: {}, them: { player: 1, at: [13.2, 10] } }, { phase: 'fight' });
  s.run(pileInFlow.begin({ unit: 0 }, 0));
  expect(reasons(s, path(0, [11.2, 10]))).toEqual(['13.06-q clear-of-parts']);
  expect(reasons(s, path(0, [10.7, 10]))).toEqual([]);
});

test('21.02-e a surge leads up to a floor where only there a model ends engaged', () => {
  const s = among([floorAt(6)], { us: {}, them: { player: 1, at: [17, 10] } }, { phase: 'shooting', turn: 1 });
  raise(s, 'them', 6).run(surgeFlow.begin({ unit: 0, distance: fixed(11), rule: 'test' }, 0));
  expect(reasons(s, path(0, [16, 10]))).toEqual(['21.02-e engaged-if-able']);
  expect(reasons(s, over(0, [14.5, 10], [14.5, 10, 6]))).toEqual([]);
});

test('21.02-f, 13.06-n a surge does not end in the air', () => {
  const s = among([floorAt(3)], { us: {}, them: { player: 1, at: [30, 10] } }, { phase: 'shooting', turn: 1 });
  s.run(surgeFlow.begin({ unit: 0, distance: fixed(5), rule: 'test' }, 0));
  expect(reasons(s, over(0, [13.7, 10], [13.7, 10, 1]))).toContain('13.06-n stands');
});

test('09.07 a fall-back move of a VEHICLE is held up by walls', () => {
  const s = among([wall], { us: { ...tank, at: [10, 10] }, them: { player: 1, at: [8.5, 10] } }, { phase: 'movement' });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0)).answer('fall-back/ordered');
  expect(reasons(s, path(0, [14, 10]))).toEqual(['13.06-e sections']);
});

test('18.04 passengers get out onto a floor, a VEHICLE does not', () => {
  const ride = {
    at: [10, 10] as const,
    keywords: ['VEHICLE', 'TRANSPORT'],
    transport: { capacity: 6, accepts: [['INFANTRY'], ['WALKER']], refuses: [], spaces: [] },
    base: { kind: 'round', radius: 2 } as const,
  };
  const gettingOut = (keywords: string[]) => {
    const s = among([floorAt(1.5)], { ride, us: { aboard: 'ride', keywords } }, { phase: 'movement' });
    s.run(moveUnitFlow.begin({ unit: 1 }, 0));
    return s.answer('options' in s.question ? s.question.options.find(({ group }) => group === 'disembark')!.id : '');
  };
  const high = (s: Scene) => reasons(s, standing(s.models('us')[0]!, [13.7, 10, 1.5]));
  expect(high(gettingOut(['INFANTRY']))).toEqual([]);
  expect(high(gettingOut(['VEHICLE', 'WALKER']))).toContain('13.06-m stands');
});

test('20.04 13.06-m arriving units may be set up on floors', () => {
  const corner = { floors: [{ outline: rectangle(1, 1, 5, 5), z: 3 }] };
  const s = among([corner], { us: { reserves: true } }, { phase: 'movement', round: 2 });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0)).answer('ingress/edge');
  expect(reasons(s, standing(0, [3, 5, 3]))).toEqual(['13.06-n stands']);
  expect(reasons(s, standing(0, [3, 3, 3]))).toEqual([]);
});

test('25.10-c 13.06-l deployment puts nobody into a wall, but onto floors whom they carry', () => {
  const ruin = { walls: [wallOf(6)], floors: [{ outline: rectangle(13, 3, 17, 8), z: 3 }] };
  const deploying = (keywords: string[]) =>
    among([ruin], { us: { undeployed: true, keywords } }, { round: 0, phase: 'deployment' }).run(
      deploymentFlow.begin({ player: 0 }),
    );
  expect(reasons(deploying(['INFANTRY']), spot(0, [12, 7]))).toEqual(['13.06-q clear-of-parts']);
  expect(reasons(deploying(['VEHICLE']), standing(0, [15, 5, 3]))).toEqual(['13.06-m stands']);
  expect(reasons(deploying(['INFANTRY']), standing(0, [15, 5, 3]))).toEqual([]);
});

test('03.03-b, 03.04-a coherency and engagement end 5" up', () => {
  const pair = {
    us: {
      at: [
        [16, 10],
        [16, 12],
      ] as const,
    },
  };
  const s = among([floorAt(6)], { ...pair, them: { player: 1, at: [17, 9] } }, { phase: 'movement' });
  raise(s, 'them', 0)
    .run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('fall-back/ordered');
  expect(reasons(s, over(0, [16, 10, 6]))).toContain('03.03-a coherent');
  expect(reasons(s, over(0, [16, 10, 6]), over(1, [16, 12, 6]))).toEqual([]);
});
