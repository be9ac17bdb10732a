import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { commandPhaseFlow, roundFlow, turnFlow } from '../flows.ts';
import { holdAndTake } from './hold-and-take.ts';

const { id: missionId, values } = holdAndTake.setup;
const five = [10, 20, 30, 40, 50].map((x) => ({ id: `at-${x}`, x, y: 20 }));
const on = (...xs: number[]) => ({ models: xs.length, at: xs.map((x) => [x, 20] as const), gap: 0 });

function battle(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ units, missionId, mission: values, objectives: five, round: 2, phase: 'command', turn: 0, ...more });
}

const scored = (s: Scene) => s.game.state.players.map(({ victoryPoints }) => victoryPoints);
const commandPhase = (units: SceneSketch['units'], more: Partial<SceneSketch> = {}) =>
  battle(units, more).run(commandPhaseFlow.begin({}));
/** The end of a turn in which nothing else happens. */
const endOfTurn = (s: Scene, player: 0 | 1) => s.run({ ...turnFlow.begin({ player }), locals: { player, phase: 5 } });
const one = { player: 1, at: [50, 20] } as const;

test('H45 3 VP for each objective that the player whose turn it is controls at the end of the Command phase', () => {
  expect(scored(commandPhase({ a: on(10), enemy: { ...one } }))).toEqual([3, 0]);
});

test('H45 2 VP more for more objectives than the opponent, kept apart in the tally', () => {
  const s = commandPhase({ a: on(10), b: on(20), enemy: one });
  expect(scored(s)).toEqual([8, 0]);
  expect(s.game.state.players[0].scored).toEqual({
    'adjutant/hold-and-take/hold': 6,
    'adjutant/hold-and-take/take': 2,
  });
});

test('15 VP a turn at most', () => {
  expect(scored(commandPhase({ a: on(10), b: on(20), c: on(30), d: on(40), e: on(50) }))).toEqual([15, 0]);
});

test('nothing in the first round, and nothing for the player whose turn it is not', () => {
  expect(scored(commandPhase({ a: on(10) }, { round: 1 }))).toEqual([0, 0]);
  expect(scored(commandPhase({ a: on(10) }, { turn: 1 }))).toEqual([0, 0]);
});

test('08.05-b battle-shock of this Command phase counts before the mission scores', () => {
  const s = battle({ a: on(10), enemy: one }, { dice: [1, 1] });
  becomeBattleShocked(s.game, 0, 'test');
  expect(scored(s.run(commandPhaseFlow.begin({})))).toEqual([0, 0]);
});

test('in the last round the player with the second turn scores at its end instead', () => {
  const units = { a: on(10), enemy: { player: 1, at: [50, 20] } } as const;
  const s = battle(units, { round: 5, turn: 1 }).run(commandPhaseFlow.begin({}));
  expect(scored(s)).toEqual([0, 0]);
  expect(scored(endOfTurn(s, 1))).toEqual([0, 3]);
  expect(scored(commandPhase(units, { round: 5, turn: 0 }))).toEqual([3, 0]);
});

test('more VP win when the rounds are over', () => {
  const s = battle({ a: on(10), enemy: { player: 1, at: [50, 20], oc: 0 } }, { round: 5, turn: 1 });
  s.game.state.players[1].victoryPoints = 1;
  expect(s.game.state.result).toBeUndefined();
  slay(s, 'enemy');
  expect(endOfTurn(s, 1).game.state.result).toEqual({ winner: 1, reason: 'army-destroyed', victoryPoints: [0, 1] });
});

test('an army without units ends the battle, and the other scores its turns to come in full', () => {
  const s = slay(battle({ a: on(10), enemy: one }, { round: 3, turn: 0 }), 'enemy');
  expect(scored(endOfTurn(s, 0))).toEqual([30, 0]);
  expect(s.game.state.result).toMatchObject({ winner: 0, reason: 'army-destroyed' });
});

test("the survivor's turn of this round is one of those to come where it goes second", () => {
  const s = slay(battle({ a: on(10), enemy: one }, { round: 3, turn: 0 }), 'a');
  expect(scored(endOfTurn(s, 0))).toEqual([0, 45]);
});

test('in the first round four turns are to come for either', () => {
  const s = slay(battle({ a: on(10), enemy: one }, { round: 1, turn: 0 }), 'a');
  expect(scored(endOfTurn(s, 0))).toEqual([0, 60]);
});

test('a battle that has ended plays no further turn', () => {
  const s = slay(battle({ a: { reserves: true }, enemy: one }, { round: 3 }), 'enemy');
  s.run(roundFlow.begin({ round: 3 })).answerAll('unit-to-move', 'end');
  expect(s.events('moment').filter(({ moment }) => moment === 'start-of-turn').length).toBe(1);
});

test('if neither army has units left nobody scores', () => {
  const s = slay(slay(battle({ a: on(10), enemy: one }), 'a'), 'enemy');
  expect(endOfTurn(s, 0).game.state.result).toEqual({
    winner: 'draw',
    reason: 'army-destroyed',
    victoryPoints: [0, 0],
  });
});
