import { expect, test } from 'vitest';
import { allAt, pools, targetsOf } from '../../test/attacks.ts';
import { offered } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { chargePhaseFlow, movementPhaseFlow } from '../flows.ts';

const CARD = 'stratagem:core/fire-overwatch:unit:0';
const enemy: UnitSketch = { player: 1, at: [30, 30] };

function begin(us: UnitSketch = {}, more: Partial<SceneSketch> = {}): Scene {
  const guard: UnitSketch = { at: [30, 10], weapons: [{ range: 30, attacks: 6, skill: 3 }] };
  const units = { us: { ...guard, ...us }, ...(more.units ?? { enemy }) };
  return scene({ phase: 'movement', turn: 1, commandPoints: [1, 0], ...more, units });
}

/** The end of player 1's Movement phase. */
function endOfPhase(s: Scene): Scene {
  return s.run(movementPhaseFlow.begin({})).answerAll('unit-to-move', 'end');
}

test('CMD-13 15.08-a 15.08-c 15.09 ex 1 at the end of the opponent’s Movement phase a unit shoots once, and only sixes hit', () => {
  const s = endOfPhase(begin({}, { dice: [1, 2, 3, 4, 5, 6, 1] }));
  expect(s.question).toMatchObject({ player: 0, facts: { moment: 'end-of-movement-phase' } });
  s.answer(CARD).answer(allAt(s, 'enemy'));
  expect([s.over, pools(s), s.diceLeft()]).toEqual([true, ['6 1 0'], 0]);
});

test('CMD-13 15.08-a not in one’s own turn, nor in the Charge phase', () => {
  expect(endOfPhase(begin({}, { turn: 0 })).over).toBe(true);
  const charging = begin({}, { phase: 'charge' }).run(chargePhaseFlow.begin({}));
  expect(charging.answerAll('unit-to-charge', 'pass').over).toBe(true);
});

test('CMD-13 15.08 ex 1, 15.08-b an engaged or battle-shocked unit does not, nor a TITANIC one', () => {
  const touching: UnitSketch = { player: 1, at: [30, 12.5] };
  expect(endOfPhase(begin({}, { units: { enemy, touching } })).over).toBe(true);
  expect(endOfPhase(begin({ keywords: ['VEHICLE', 'TITANIC'] })).over).toBe(true);
  const s = begin();
  becomeBattleShocked(s.game, 0, 'test');
  expect(endOfPhase(s).over).toBe(true);
});

test('15 open point 5 a rule that keeps the unit from shooting until the end of the turn blocks it', () => {
  const s = begin();
  s.game.unit(0).facts.noShootOn = s.game.state.clock.turn;
  expect(endOfPhase(s).over).toBe(true);
});

test('CMD-13 15.09-b 15.09 ex 2 one enemy unit within 24", within range and visible', () => {
  const units = {
    enemy,
    second: { player: 1 as const, at: [33, 25] as const },
    far: { player: 1 as const, at: [30, 35.5] as const },
  };
  const s = endOfPhase(begin({}, { units })).answer(CARD);
  expect(targetsOf(s, 0)).toEqual(['enemy', 'second']);
  expect(endOfPhase(begin({}, { units: { far: units.far } })).over).toBe(true);
  expect(endOfPhase(begin({ weapons: [{ range: 12 }] })).over).toBe(true);
});

test('15.09-g ranged attacks made this way are attacks: the unit has shot this turn', () => {
  const s = endOfPhase(begin({}, { dice: [1, 1, 1, 1, 1, 1] })).answer(CARD);
  s.answer(allAt(s, 'enemy'));
  expect(s.game.unit(0).facts.shotOn).toBe(s.game.state.clock.turn);
});

test('15.09-d 15.11-i no hit roll is re-rolled, and the unit’s other rolls not by Command Re-roll', () => {
  const s = endOfPhase(begin({}, { dice: [6, 6, 1, 1, 1, 1, 1, 1], commandPoints: [5, 0] })).answer(CARD);
  s.answer(allAt(s, 'enemy'));
  expect([s.over, s.diceLeft()]).toEqual([true, 0]);
});

test('15 open point 2 automatic hits stand in snap shooting', () => {
  const flamer = { range: 24, attacks: 2, abilities: [{ id: 'torrent' }] } as const;
  const s = endOfPhase(begin({ weapons: [flamer] }, { dice: [1, 1] }));
  expect(offered(s)).toEqual([CARD]);
  s.answer(CARD).answer(allAt(s, 'enemy'));
  expect(pools(s)).toEqual(['2 2 0']);
});
