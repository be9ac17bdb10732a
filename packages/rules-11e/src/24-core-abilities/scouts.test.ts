import { expect, test } from 'vitest';
import { offered, path, spot } from '../../test/moves.ts';
import { fixed, type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { preBattleFlow } from '../25-setup/pre-battle.ts';
import { scoutDistance } from './scouts.ts';

const scouting = (inches: number) => ({ id: 'scouts', name: 'Scouts', kind: 'core', value: fixed(inches) }) as const;
const at = [30, 5] as const;

/** The step of pre-battle abilities; the zones are the strips of 10" along the long edges. */
function step(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ round: 0, phase: 'pre-battle-abilities', units, ...more }).run(
    preBattleFlow.begin({ player: 0, passed: [] }),
  );
}

/** Uses the ability of the first unit that has one. */
function use(s: Scene): Scene {
  return s.answer(offered(s)[0]!);
}

const us: UnitSketch = { at, abilities: [scouting(6)] };

test('24.31-a 24.31-c 24.32-a a unit wholly within its zone may make a scout move of X inches', () => {
  const s = step({ us });
  expect(s.question).toMatchObject({ purpose: 'pre-battle-ability', player: 0, mayPass: true });
  use(s);
  expect(s.question).toMatchObject({ purpose: 'scout-move', movers: [{ model: 0, maximum: 6 }] });
  s.answer([path(0, [30, 11])]);
  expect([s.over, s.game.model(0).pose?.y]).toEqual([true, 11]);
});

test('24.31-a only if all its models have it, and once', () => {
  expect(step({ us: { ...us, leader: {} } }).over).toBe(true);
  const both = step({ us: { ...us, leader: { abilities: [scouting(6)], at: [30, 7] } } });
  expect(offered(both)).toHaveLength(1);
});

test('24.31 ex 2, 24.32-a half outside its zone no unit scouts', () => {
  expect(step({ us: { ...us, at: [30, 9.5] } }).over).toBe(true);
});

test('24.31 ex 1, 24.31-b a unit in reserves is set up in its zone, and that is no ingress move', () => {
  const s = use(step({ us: { reserves: true, abilities: [scouting(6)] } }));
  expect(s.tryAnswer([spot(0, [30, 12])])[0]?.rule).toBe('24.31-b');
  s.answer([spot(0, [30, 9])]);
  expect(s.game.unit(0)).toMatchObject({ place: { kind: 'table' } });
  expect(s.game.unit(0).facts.ingressedOn).toBeUndefined();
});

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const ride: UnitSketch = { at, transport, keywords: ['VEHICLE', 'DEDICATED TRANSPORT', 'TRANSPORT'] };

test('24.31-d 24 open point 12 the DEDICATED TRANSPORT moves for all aboard, once, by the lowest number', () => {
  const aboard = (inches: number): UnitSketch => ({ aboard: 'ride', abilities: [scouting(inches)] });
  const s = use(step({ ride, six: aboard(6), nine: aboard(9) }));
  expect(s.question).toMatchObject({ unit: 0, movers: [{ maximum: 6 }] });
  expect(s.answer([path(0, [30, 8])]).over).toBe(true);
});

test('24.32 ex 2, 24.31-d not with anybody aboard who has no Scouts, nor in any other TRANSPORT', () => {
  const six: UnitSketch = { aboard: 'ride', abilities: [scouting(6)] };
  expect(step({ ride, six, plain: { aboard: 'ride' } }).over).toBe(true);
  expect(step({ ride: { ...ride, keywords: ['VEHICLE'] }, six }).over).toBe(true);
  expect(step({ ride: { ...ride, at: [30, 9.8] }, six }).over).toBe(true);
});

test('RES-09 24.32 ex 1, 24.32-b it ends more than 8" horizontally from every enemy', () => {
  const s = use(step({ us, foe: { player: 1, at: [30, 20] } }));
  expect(s.tryAnswer([path(0, [30, 20 - 1.26 - 8])])[0]?.rule).toBe('24.32-b');
  expect(s.tryAnswer([path(0, [30, 20 - 1.26 - 8.1])])).toEqual([]);
});

test('24.32-b APX-b nobody embarks after a scout move', () => {
  const s = use(step({ us, ride: { ...ride, at: [30, 9] } }));
  expect(s.answer([path(0, [30, 6])]).over).toBe(true);
});

test('24.02 ex 1, 24.02-f a number that all models have, else the lowest', () => {
  const of = (unit: UnitSketch) => scoutDistance(scene({ units: { unit } }).game, 0);
  expect(of({ abilities: [scouting(7), scouting(9)] })).toBe(9);
  expect(of({ abilities: [scouting(9)], leader: { abilities: [scouting(7)] } })).toBe(7);
  const both = { abilities: [scouting(7), scouting(9)] };
  expect(of({ ...both, leader: { abilities: [scouting(7)] } })).toBe(7);
});

test('25.10-e the players take turns, the one with the first turn begins, until both have passed', () => {
  const theirs: UnitSketch = { ...us, player: 1 };
  const s = step({ a: { ...us, at: [10, 5] }, b: us, x: { ...theirs, at: [10, 40] }, y: { ...theirs, at: [30, 40] } });
  use(s).answer([path(0, [10, 6])]);
  expect(s.question).toMatchObject({ player: 1 });
  s.answer('pass');
  expect(offered(s)).toHaveLength(1);
  expect(use(s).answer([path(1, [30, 6])]).over).toBe(true);
});
