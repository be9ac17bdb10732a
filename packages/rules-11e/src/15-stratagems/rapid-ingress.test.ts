import { expect, test } from 'vitest';
import { inRow, offered, spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { movementPhaseFlow } from '../flows.ts';

const CARD = 'stratagem:core/rapid-ingress:unit:0';
const deepStrike = [{ id: 'deep-strike', name: 'Deep Strike', kind: 'core' }] as const;

/** The end of player 1's Movement phase; `us` of player 0 is in reserves. */
function endOfPhase(us: UnitSketch = {}, more: Partial<SceneSketch> = {}): Scene {
  const enemy: UnitSketch = { player: 1, at: [30, 40] };
  const units = { us: { reserves: true, ...us }, ...(more.units ?? { enemy }) };
  return scene({ phase: 'movement', turn: 1, commandPoints: [1, 0], ...more, units })
    .run(movementPhaseFlow.begin({}))
    .answerAll('unit-to-move', 'end');
}

test('CMD-19 15.07 ex 1, 15.07-a 15.07-c a unit arrives at an edge in the opponent’s turn', () => {
  const s = endOfPhase({ models: 2 });
  expect(s.question).toMatchObject({ player: 0, facts: { moment: 'end-of-movement-phase' } });
  s.answer(CARD);
  expect(s.question).toMatchObject({ purpose: 'set-up', player: 0 });
  expect(s.tryAnswer([spot(0, [10, 8]), spot(1, [12, 8])])[0]).toMatchObject({ rule: '20.04-c' });
  expect(s.tryAnswer([spot(0, [10, 40]), spot(1, [12, 40])]).map(({ rule }) => rule)).toContain('20.04-e');
  s.answer(inRow(s, 'us', [10, 3]));
  expect([s.over, s.game.unit(0).place.kind, s.game.state.players[0].commandPoints]).toEqual([true, 'table', 0]);
});

test('CMD-19 15.07 ex 1, 15.07-a not in round 1, and not in one’s own turn', () => {
  expect(endOfPhase({}, { round: 1 }).over).toBe(true);
  expect(endOfPhase({}, { turn: 0 }).over).toBe(true);
});

test('CMD-19 15.07-b 23.02-f not AIRCRAFT', () => {
  expect(endOfPhase({ keywords: ['VEHICLE', 'AIRCRAFT'] }).over).toBe(true);
});

test('15.07-c Deep Strike may be used', () => {
  const s = endOfPhase({ abilities: deepStrike }).answer(CARD);
  expect(offered(s)).toEqual(['ingress/edge', 'ingress/deep-strike']);
  s.answer('ingress/deep-strike').answer([spot(0, [30, 20])]);
  expect(s.game.unit(0).place.kind).toBe('table');
});

test('15.07-d a passenger does not leave a TRANSPORT in reserves by it', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const ride: UnitSketch = { reserves: true, transport, keywords: ['VEHICLE'] };
  const s = endOfPhase({ reserves: false, aboard: 'ride' }, { units: { ride } });
  expect(offered(s)).toEqual(['stratagem:core/rapid-ingress:unit:1']);
});

test('15.07-e 15.07 ex 2 no other move before the next Charge phase, which is that of the same turn', () => {
  const s = endOfPhase()
    .answer(CARD)
    .answer([spot(0, [10, 3])]);
  expect([canDo(s.game, 0, 'surge')?.rule, canDo(s.game, 0, 'declare-charge')]).toEqual(['20.04-g', undefined]);
  expect(canDo(s.game, 0, 'normal-move')?.code).toBe('ingressed');
  s.game.state.clock.phaseName = 'charge';
  expect(canDo(s.game, 0, 'surge')).toBeUndefined();
});

test('15 open point 10 where the unit is not placed after all, the CP are spent', () => {
  const s = endOfPhase().answer(CARD).answer('decline');
  expect([s.over, s.game.unit(0).place.kind, s.game.state.players[0].commandPoints]).toEqual([true, 'reserves', 0]);
});

test('15 open point 10 it is not offered where there is no place for the unit', () => {
  const enemy = (x: number, y: number): UnitSketch => ({ player: 1, at: [x, y] });
  const units = { a: enemy(6, 6), b: enemy(6, 14), c: enemy(14, 6), d: enemy(14, 14) };
  expect(endOfPhase({}, { size: [20, 20], units }).over).toBe(true);
});

test('H43 15 open point 7 the unit that arrived was targeted and does not fire overwatch', () => {
  const gun = [{ range: 24 }];
  const others = {
    other: { at: [40, 20] as const, weapons: gun },
    enemy: { player: 1 as const, at: [30, 24] as const },
  };
  const s = endOfPhase({ weapons: gun }, { units: others, commandPoints: [2, 0] });
  expect(offered(s)).toEqual([CARD, 'stratagem:core/fire-overwatch:unit:1']);
  s.answer(CARD).answer([spot(0, [30, 3])]);
  expect(offered(s)).toEqual(['stratagem:core/fire-overwatch:unit:1']);
});
