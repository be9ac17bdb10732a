import { setUnitFact, viewFor } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { beginTurn, type CardScene, card, cardBattle, endTurn } from '../../test/cards.ts';
import { path } from '../../test/moves.ts';
import type { Scene } from '../../test/scene.ts';
import { commandPhaseFlow, moveFlow, roundFlow, setupFlow, turnFlow } from '../flows.ts';
import { type ChoosingRule, cardRuleFlow } from './card-rules.ts';
import type { CardRule } from './cards.ts';
import { drawCardsFlow } from './hand.ts';
import { activeCard, activeCards, isTagged, markersOf, placeMarker, startMark } from './marks.ts';

const objectives = [
  { id: 'home', x: 30, y: 5 },
  { id: 'centre', x: 30, y: 22 },
  { id: 'far', x: 50, y: 30 },
  { id: 'theirs', x: 30, y: 39 },
];
const at = (x: number, y: number) => ({ at: [x, y] as const });
const enemyAt = (x: number, y: number) => ({ player: 1 as const, ...at(x, y) });

function battle(rules: readonly CardRule[], units: CardScene['units'], more: CardScene = {}): Scene {
  return cardBattle(card([], { rules }), { objectives, units: units ?? {}, ...more });
}
const ids = (s: Scene) => ('options' in s.question ? s.question.options.map(({ id }) => id) : []);
const choose = (s: Scene, rule: ChoosingRule) => s.run(cardRuleFlow.begin({ rule, player: 0 }));

test('up to three enemy units on objectives, or that destroyed a unit in the turn before, are condemned until the own next turn', () => {
  const units = { a: at(5, 5), on: enemyAt(30, 22), killer: enemyAt(50, 10), other: enemyAt(55, 10) };
  const s = battle(['condemn-units'], units);
  setUnitFact(s.game, s.unit('killer'), 'destroyedUnitOn', s.game.state.clock.turn);
  s.run(turnFlow.begin({ player: 0 }));
  expect([s.question.purpose, ids(s)]).toEqual(['units-to-condemn', ['unit:1', 'unit:2']]);
  expect(s.tryAnswer([]).length).toBe(1);
  s.answer(['unit:1', 'unit:2']);
  const until = s.game.state.effects.filter(({ effect }) => effect === 'mission/tag').map((tag) => tag.until);
  expect(until).toEqual(Array(2).fill({ kind: 'turn-start', serial: s.game.state.clock.turn + 2 }));
});

test('where no enemy unit qualifies any may be condemned', () => {
  expect(ids(choose(battle([], { a: at(5, 5), one: enemyAt(50, 10), two: enemyAt(40, 10) }), 'condemn-units'))).toEqual(
    ['unit:1', 'unit:2'],
  );
});

test('units that have destroyed an enemy unit consecrate objectives in whose range they are', () => {
  const units = { a: at(30, 21), b: at(50, 29), c: at(30, 6), enemy: enemyAt(5, 40) };
  const s = battle(['consecrate-objectives'], units);
  for (const unit of [0, 2]) setUnitFact(s.game, unit, 'destroyedUnitOn', 1);
  endTurn(beginTurn(s));
  expect([s.question.purpose, s.question.unit, ids(s)]).toEqual(['objective-to-consecrate', 0, ['centre']]);
  s.answer('centre');
  expect(isTagged(s.game, 0, 'consecrated', { objective: 'centre' })).toBe(true);
  expect(markersOf(s.game, 0).length).toBe(1);
});

test('05.04.04-g a unit that destroys an enemy unit is remembered, and whether it stood on an objective', () => {
  const s = battle([], { a: at(30, 21), enemy: enemyAt(30, 30) }, { given: {} });
  const cause = { kind: 'attack', unit: 0, weapon: 'gun' } as const;
  s.run({ flow: 'destroy-model', locals: { model: 1, cause, after: null } });
  const { turn } = s.game.state.clock;
  expect([s.game.unit(0).facts.destroyedUnitOn, s.game.unit(1).facts.fellToUnitOnObjective]).toEqual([turn, turn]);
});

const squares = Array.from({ length: 7 }, (_none, at) => ({
  id: `area-${at}`,
  outline: [
    [8 * at, at === 0 ? 0 : 20],
    [8 * at + 4, at === 0 ? 0 : 20],
    [8 * at + 4, at === 0 ? 4 : 24],
    [8 * at, at === 0 ? 4 : 24],
  ] as const,
}));

test('five areas outside the own deployment zone are marked when the first round begins', () => {
  const s = battle(['markers-before-battle'], { a: { reserves: true } }, { areas: squares, round: 1 });
  s.run(roundFlow.begin({ round: 1 }));
  expect(ids(s)).toEqual(['area-1', 'area-2', 'area-3', 'area-4', 'area-5', 'area-6']);
  s.answer(ids(s).slice(1));
  expect(markersOf(s.game, 0).map(({ data }) => data.area)).toEqual(['area-2', 'area-3', 'area-4', 'area-5', 'area-6']);
});

test('where there are five areas or fewer all are marked without a question', () => {
  const s = battle([], { a: at(5, 30) }, { areas: squares.slice(0, 4) });
  expect([choose(s, 'markers-before-battle').over, markersOf(s.game, 0).length]).toEqual([true, 3]);
});

test("a unit that ends a move in range of an objective clears the opponent's markers there", () => {
  const s = battle(['clear-markers'], { a: at(30, 16), enemy: enemyAt(5, 40) });
  placeMarker(s.game, 1, { objective: 'centre' });
  placeMarker(s.game, 1, { objective: 'far' });
  const movers = [{ model: 0, maximum: 6 }];
  s.run(moveFlow.begin({ unit: 0, moveType: 'normal', rule: 'test', movers, constraints: [], mayDecline: false }));
  s.answer([path(0, [30, 20])]);
  expect(markersOf(s.game, 1).map(({ data }) => data.objective)).toEqual(['far']);
});

test('one unit for each objective guards it', () => {
  const s = choose(battle([], { a: at(30, 6), b: at(30, 21) }), 'guard-objectives');
  expect(s.tryAnswer(['home:unit:0', 'home:unit:1']).map(({ code }) => code)).toEqual(['too-many-of-group']);
  s.answer(['home:unit:0', 'centre:unit:1']);
  expect(isTagged(s.game, 0, 'guard', { unit: 1, guards: 'centre' })).toBe(true);
});

test('a beacon is a unit on the battlefield, or aboard a transport on it', () => {
  const truk = { ...at(10, 20), transport: { capacity: 9, accepts: [['INFANTRY']], refuses: [], spaces: [] } };
  const s = choose(battle([], { truk, riders: { aboard: 'truk' }, late: { reserves: true } }), 'beacon-unit');
  expect(ids(s)).toEqual(['unit:0', 'unit:1']);
});

test('the opponent chooses the tempting target, in no man’s land', () => {
  const s = choose(battle([], { a: at(5, 5), enemy: enemyAt(50, 40) }), 'tempting-target');
  expect([s.question.player, ids(s)]).toEqual([1, ['centre', 'far']]);
  s.answer(['far']);
  expect(isTagged(s.game, 0, 'tempting-target', { objective: 'far' })).toBe(true);
});

// Drawing and choosing.

const deck = (...names: string[]) => names.map((id) => card([], { id }));
const hand = (s: Scene) => activeCards(s.game, 0).flatMap(({ card: { id }, primary }) => (primary ? [] : [id]));
const drawing = (secondaries: ReturnType<typeof deck>, dice: number[], more: CardScene = {}) =>
  battle([], { a: at(5, 5), enemy: enemyAt(50, 40), ...more.units }, { ...more, dice, given: { secondaries } });

test('H45 a card is drawn by dice, each of those that are left with the same chance', () => {
  const s = drawing(deck('a', 'b', 'c', 'd', 'e'), [6, 6, 1, 3, 1, 3]).run(
    drawCardsFlow.begin({ player: 0, count: 2 }),
  );
  expect([hand(s), s.diceLeft()]).toEqual([['c', 'd'], 0]); // 36 is one too many for five cards
});

test('two cards are drawn when the own Command phase starts', () => {
  const s = drawing(deck('a', 'b', 'c'), [1, 1, 1, 1]).run(commandPhaseFlow.begin({}));
  expect([hand(s), activeCards(s.game, 1).length]).toEqual([['a', 'b'], 1]);
});

test('a card that goes back when drawn is replaced by another and stays in the deck', () => {
  const early = card([], { id: 'early', drawn: { does: 'again', toRound: 1 } });
  const first = drawing([early, ...deck('b')], [1, 1, 1, 1], { round: 1 }).run(
    drawCardsFlow.begin({ player: 0, count: 1 }),
  );
  expect(hand(first)).toEqual(['b']);
  const later = drawing([early, ...deck('b')], [1, 1], { round: 2 }).run(drawCardsFlow.begin({ player: 0, count: 1 }));
  expect(hand(later)).toEqual(['early']);
});

test('a card is not held together with one that excludes it', () => {
  const pair = [
    card([], { id: 'one' }),
    card([], { id: 'two', drawn: { does: 'again', with: ['one'] } }),
    ...deck('three'),
  ];
  const s = drawing(pair, [1, 1, 1, 1, 1, 1]).run(drawCardsFlow.begin({ player: 0, count: 2 }));
  expect(hand(s)).toEqual(['one', 'three']);
});

test('a card may be replaced while the enemy has no such unit on the battlefield', () => {
  const big = card([], { id: 'big', drawn: { does: 'may-replace', unlessEnemyHas: { wounds: 10 } } });
  const s = drawing([big, ...deck('b')], [1, 1, 1, 1]).run(drawCardsFlow.begin({ player: 0, count: 1 }));
  expect(hand(s.answer('replace:big'))).toEqual(['b']);
  const tank = { tank: { ...enemyAt(40, 40), wounds: 10 } };
  const there = drawing([big, ...deck('b')], [1, 1], { units: tank }).run(drawCardsFlow.begin({ player: 0, count: 1 }));
  expect([there.over, hand(there)]).toEqual([true, ['big']]);
});

const fixed = (id: string) => card([], { id, fixed: true });

test('25.10-a H47 secondary missions are chosen in secret and shown together, before battle formations', () => {
  const undeployed = { a: { undeployed: true }, enemy: { player: 1 as const, undeployed: true } };
  const secondaries = [fixed('a'), fixed('b'), fixed('c'), ...deck('d')];
  const s = cardBattle(card([]), { units: undeployed, round: 0, dice: [6, 1], given: { secondaries } });
  s.run(setupFlow.begin({})).answer('attacker');
  expect([s.question.purpose, ids(s)]).toEqual(['fixed-secondaries', ['a', 'b', 'c']]);
  expect(s.tryAnswer(['a']).length).toBe(1);
  s.answer(['a', 'c']);
  expect(JSON.stringify(viewFor(s.game, 1).state)).not.toContain('"c"');
  expect(s.game.log.some((event) => JSON.stringify(event).includes('"c"'))).toBe(false);
  s.answer([]);
  expect(hand(s)).toEqual(['a', 'c']);
  expect(s.question.purpose).toBe('battle-formation');
});

test('who has chosen cards for the battle draws none', () => {
  const s = drawing([fixed('a'), fixed('b'), ...deck('d', 'e')], []);
  startMark(s.game, activeCard, 0, { card: 'a', mode: 'fixed' }, { kind: 'battle' });
  expect(hand(s.run(commandPhaseFlow.begin({})))).toEqual(['a']);
});
