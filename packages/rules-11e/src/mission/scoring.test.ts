import { expect, test } from 'vitest';
import {
  beginTurn,
  type CardScene,
  card,
  cardBattle,
  endCommandPhase,
  endOfOwnTurn,
  endRound,
  endTurn,
  scored,
} from '../../test/cards.ts';
import type { Scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import type { Award, MissionCard } from './cards.ts';
import { activeCard, startMark } from './marks.ts';

const objectives = [10, 20, 30, 40, 50].map((x) => ({ id: `at-${x}`, x, y: 20 }));
const on = (...xs: number[]) => ({ at: xs.map((x) => [x, 20] as const) });
const controlled = { count: 'objectives', controlledBy: 'own' } as const;
const perObjective = { points: 3, per: controlled };
const units = { a: on(10), b: on(20), enemy: { player: 1, ...on(50) } } as const;

function battle(primary: MissionCard, more: CardScene = {}): Scene {
  return beginTurn(cardBattle(primary, { objectives, units, phase: 'fight', ...more }));
}

const sources = (s: Scene) => s.game.state.players[0].scored;

test('H45 an award pays once, or for each of what it counts, and is counted by its name', () => {
  const s = endTurn(battle(card([{ points: 5, when: { of: controlled, atLeast: 2 } }, perObjective])));
  expect(scored(s)).toEqual([11, 0]);
  expect(sources(s)).toEqual({ 'mission/card/award-1': 5, 'mission/card/award-2': 6 });
});

test('an award pays nothing where its condition does not hold', () => {
  expect(scored(endTurn(battle(card([{ points: 5, when: { of: controlled, atLeast: 3 } }]))))).toEqual([0, 0]);
});

test("awards of the own, the opponent's and either turn", () => {
  const at = (turn: 'own' | 'opponent' | 'either') => card([{ ...perObjective, moment: { at: 'end-of-turn', turn } }]);
  const points = (turn: 'own' | 'opponent' | 'either') =>
    ([0, 1] as const).map((player) => scored(endTurn(battle(at(turn)), player))[0]);
  expect([points('own'), points('opponent'), points('either')]).toEqual([
    [6, 0],
    [0, 6],
    [6, 6],
  ]);
});

test('awards of some battle rounds', () => {
  const primary = card([{ ...perObjective, moment: { ...endOfOwnTurn, fromRound: 2, toRound: 3 } }]);
  expect([1, 2, 3, 4].map((round) => scored(endTurn(battle(primary, { round })))[0])).toEqual([0, 6, 6, 0]);
});

test('awards of the end of the Command phase are not those of the end of the turn', () => {
  const primary = card([{ ...perObjective, moment: { at: 'end-of-command-phase', turn: 'own' } }]);
  expect(scored(endTurn(battle(primary)))).toEqual([0, 0]);
  expect(scored(endCommandPhase(battle(primary, { phase: 'command' })))).toEqual([6, 0]);
});

test('awards of the end of the battle come with the last round', () => {
  const primary = card([{ ...perObjective, moment: { at: 'end-of-battle', turn: 'own' } }]);
  const ends = (round: number) => scored(endRound(endTurn(battle(primary, { round })), round))[0];
  expect([ends(4), ends(5)]).toEqual([0, 6]);
});

test("an award of the opponent's turn is looked at when the last turn ends, where its card says so", () => {
  const moment = { at: 'end-of-turn', turn: 'opponent' } as const;
  const last = (orLastTurn?: true) => {
    const award: Award = { id: 'x', ...perObjective, moment: { ...moment, ...(orLastTurn && { orLastTurn }) } };
    const s = battle(card([]), { round: 5, turn: 1, given: { primaries: [card([]), card([award], { id: 'other' })] } });
    return scored(endTurn(s, 1))[1];
  };
  expect([last(true), last()]).toEqual([3, 0]);
});

test('of awards of one group only the best pays', () => {
  const when = (atLeast: number) => ({ of: controlled, atLeast });
  const primary = card([
    { points: 2, when: when(1), group: 'tier' },
    { points: 6, when: when(2), group: 'tier' },
    { points: 9, when: when(3), group: 'tier' },
    { points: 1, when: when(1) },
  ]);
  expect(sources(endTurn(battle(primary)))).toEqual({ 'mission/card/award-2': 6, 'mission/card/award-4': 1 });
});

test('an award pays no more in the battle than its card says', () => {
  const s = endTurn(battle(card([{ ...perObjective, most: 8 }])));
  expect(scored(s)).toEqual([6, 0]);
  expect(scored(endTurn(s))).toEqual([8, 0]);
});

const caps = (round: number, all: number) => ({
  caps: { primary: { round, battle: all }, secondary: { round, battle: all }, tacticalCard: 5 },
});

test('a kind of card pays no more than its cap in a round, and in a battle', () => {
  const s = endTurn(battle(card([perObjective]), { given: caps(4, 45) }));
  expect(scored(s)).toEqual([4, 0]);
  expect(scored(endTurn(s))).toEqual([4, 0]);
  expect(scored(endTurn(endTurn(battle(card([perObjective]), { given: caps(15, 7) }))))).toEqual([7, 0]);
});

test('the cap of a round begins anew with the next', () => {
  const s = endRound(endTurn(battle(card([perObjective]), { given: caps(4, 45) })), 2);
  s.game.state.clock.round = 3;
  expect(scored(endTurn(s))).toEqual([8, 0]);
});

test('both players score, each by their own card', () => {
  const given = {
    primaries: [
      card([perObjective]),
      card([{ ...perObjective, moment: { at: 'end-of-turn', turn: 'either' } }], { id: 'other' }),
    ],
  } as const;
  expect(scored(endTurn(battle(card([]), { given })))).toEqual([6, 3]);
});

const secondary = card([perObjective], { id: 'extra' });
const hold = (s: Scene, mode: 'fixed' | 'tactical') => {
  startMark(s.game, activeCard, 0, { card: 'extra', mode }, { kind: 'battle' });
  return s;
};
const withSecondary = (extra: MissionCard) => battle(card([]), { given: { secondaries: [extra] } });
const active = (s: Scene) => s.game.effects.of(activeCard.id).length;

test('a card drawn from the deck pays five points at most, once', () => {
  const s = endTurn(hold(withSecondary(secondary), 'tactical'));
  expect([scored(s)[0], active(s)]).toEqual([5, 0]);
  expect(scored(endTurn(s))).toEqual([5, 0]);
});

test('a card chosen for the battle pays again and again', () => {
  const s = endTurn(hold(withSecondary(secondary), 'fixed'));
  expect([scored(s)[0], active(s)]).toEqual([6, 1]);
  expect(scored(endTurn(s))).toEqual([12, 0]);
});

test('a card that pays nothing stays', () => {
  const s = endTurn(
    hold(withSecondary(card([{ points: 5, when: { of: controlled, atLeast: 5 } }], { id: 'extra' })), 'tactical'),
  );
  expect([scored(s)[0], active(s)]).toEqual([0, 1]);
});

test('awards of one way of playing a card', () => {
  const both = card(
    [
      { points: 2, mode: 'fixed', when: { of: controlled, atLeast: 1 } },
      { points: 4, mode: 'tactical', when: { of: controlled, atLeast: 1 } },
    ],
    { id: 'extra' },
  );
  expect(scored(endTurn(hold(withSecondary(both), 'fixed')))).toEqual([2, 0]);
  expect(scored(endTurn(hold(withSecondary(both), 'tactical')))).toEqual([4, 0]);
});

test('a drawn card that can pay in both turns is scored when its player wants', () => {
  const when = { of: controlled, atLeast: 1 };
  const opponentTurn = { at: 'end-of-turn', turn: 'opponent' } as const;
  const extra = card(
    [
      { points: 2, when },
      { points: 5, when, moment: opponentTurn },
    ],
    { id: 'extra' },
  );
  const s = endTurn(hold(withSecondary(extra), 'tactical'));
  expect(s.question).toMatchObject({ player: 0, purpose: 'card-to-score', facts: { card: 'extra', points: 2 } });
  expect(scored(s.answer('pass'))).toEqual([0, 0]);
  expect(scored(endTurn(s, 1).answer('score:extra'))).toEqual([5, 0]);
});

test('07.02-h what was destroyed in the turn that ends counts, and for the next turn as lost before', () => {
  const killed = { count: 'units-destroyed', side: 'enemy', window: 'this-turn' } as const;
  const lost = { count: 'units-destroyed', side: 'friendly', window: 'previous-turn' } as const;
  const other = card([{ points: 1, per: lost }], { id: 'other' });
  const s = slay(
    battle(card([{ points: 1, per: killed }]), { given: { primaries: [card([{ points: 1, per: killed }]), other] } }),
    'enemy',
  );
  expect(scored(endTurn(s))).toEqual([1, 0]);
  s.game.state.clock.turn += 1;
  expect(scored(endTurn(beginTurn(s), 1))).toEqual([1, 1]);
});
