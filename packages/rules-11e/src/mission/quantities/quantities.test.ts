import type { Game } from '@adjutant/engine';
import { setUnitFact } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { beginTurn, type CardScene, cardBattle, counting } from '../../../test/cards.ts';
import type { Scene } from '../../../test/scene.ts';
import { slay } from '../../../test/slay.ts';
import { becomeBattleShocked } from '../../01-core-concepts/battle-shock.ts';
import { determineControl } from '../../14-objectives/control.ts';
import type { Quantity } from '../cards.ts';
import { completed, placeMarker, putTag, startMark } from '../marks.ts';
import { rememberLosses } from '../turn-began.ts';
import { amountOf, holds } from './index.ts';

const battle = { kind: 'battle' } as const;
/** Homes at the long edges, the centre, one expansion objective in either half. */
const objectives = [
  { id: 'home', x: 30, y: 5 },
  { id: 'far', x: 10, y: 16 },
  { id: 'centre', x: 30, y: 22 },
  { id: 'away', x: 50, y: 28 },
  { id: 'theirs', x: 30, y: 39 },
];
const square = (id: string, x: number, y: number) => ({
  id,
  outline: [
    [x, y],
    [x + 6, y],
    [x + 6, y + 6],
    [x, y + 6],
  ] as const,
});
const on = (...ids: string[]) => ({
  at: ids.map(
    (id) => [objectives.find((one) => one.id === id)!.x, objectives.find((one) => one.id === id)!.y] as const,
  ),
});
const at = (x: number, y: number) => ({ at: [x, y] as const });

function table(units: CardScene['units'], more: CardScene = {}): Scene {
  const s = cardBattle(counting({ count: 'objectives' }), { objectives, units: units ?? {}, ...more });
  determineControl(s.game);
  return beginTurn(s);
}
const amount = (s: Scene | Game, quantity: Quantity, player: 0 | 1 = 0) =>
  amountOf('game' in s ? s.game : s, player, quantity);

test('objectives by who controls them and by what the map calls them', () => {
  const s = table({ a: on('home', 'far', 'centre'), enemy: { player: 1, ...on('theirs') } });
  const own = { count: 'objectives', controlledBy: 'own' } as const;
  expect(amount(s, own)).toBe(3);
  expect(amount(s, { count: 'objectives', controlledBy: 'opponent' })).toBe(1);
  expect(amount(s, { ...own, which: { role: 'home', of: 'own' } })).toBe(1);
  expect(amount(s, { ...own, which: { role: 'home', of: 'opponent' } })).toBe(0);
  expect(amount(s, { ...own, which: { role: 'centre' } })).toBe(1);
  expect(amount(s, { ...own, which: { role: 'expansion' } })).toBe(1);
  expect(amount(s, { ...own, which: { notHome: true } })).toBe(2);
});

test("the opponent's home objective is no home of one's own", () => {
  const s = table({ a: on('home', 'theirs') });
  expect(amount(s, { count: 'objectives', controlledBy: 'own', which: { notHome: true } })).toBe(1);
});

test('objectives by territory and in no man’s land', () => {
  const s = table({ a: on('home', 'far', 'away', 'theirs') });
  const own = { count: 'objectives', controlledBy: 'own' } as const;
  expect(amount(s, { ...own, which: { territory: 'opponent' } })).toBe(2);
  expect(amount(s, { ...own, which: { noMansLand: true } })).toBe(2);
});

test('objectives that were not controlled when the turn began', () => {
  const s = table({ a: on('home'), b: { reserves: true, ...on('far') } });
  Object.assign(s.game.state.objectives.find(({ id }) => id === 'far')!, { controlledBy: 0 });
  expect(amount(s, { count: 'objectives', controlledBy: 'own', newly: true })).toBe(1);
  expect(amount(s, { count: 'objectives', controlledBy: 'own' })).toBe(2);
});

test('guarded objectives: the chosen unit is in range of one that its player controls', () => {
  const s = table({ a: on('home'), b: on('far') });
  putTag(s.game, 0, 'guard', { unit: 0, guards: 'home' }, battle);
  putTag(s.game, 0, 'guard', { unit: 0, guards: 'far' }, battle);
  expect(amount(s, { count: 'objectives', controlledBy: 'own', guarded: true })).toBe(1);
});

test('tagged objectives, of this turn or of all', () => {
  const s = table({ a: on('home') });
  putTag(s.game, 0, 'marked', { objective: 'far' }, battle);
  s.game.state.clock.turn += 1;
  putTag(s.game, 0, 'marked', { objective: 'away' }, battle);
  expect(amount(s, { count: 'objectives', which: { tag: 'marked' } })).toBe(2);
  expect(amount(s, { count: 'objectives', which: { tag: 'marked', taggedThisTurn: true } })).toBe(1);
  expect(amount(s, { count: 'objectives', which: { tag: 'marked' } }, 1)).toBe(0);
});

const destroyed = { count: 'units-destroyed', side: 'enemy', window: 'this-turn' } as const;

test('units destroyed this turn and in the turn before', () => {
  const s = table({ a: {}, enemy: { player: 1 }, gone: { player: 1 } });
  slay(s, 'gone');
  expect(amount(s, destroyed)).toBe(1);
  expect(amount(s, { ...destroyed, side: 'friendly' })).toBe(0);
  rememberLosses(s.game);
  s.game.state.clock.turn += 1;
  beginTurn(s);
  expect([amount(s, destroyed), amount(s, { ...destroyed, window: 'previous-turn' })]).toEqual([0, 1]);
  expect(amount(s, { ...destroyed, side: 'friendly', window: 'previous-turn' }, 1)).toBe(1);
});

test('units destroyed that began the turn on an objective', () => {
  const s = table({ a: {}, one: { player: 1, ...on('centre') }, other: { player: 1, ...at(50, 10) } });
  slay(slay(s, 'one'), 'other');
  expect(amount(s, { ...destroyed, startedOn: {} })).toBe(1);
  expect(amount(s, { ...destroyed, startedOn: { role: 'centre' } })).toBe(1);
  expect(amount(s, { ...destroyed, startedOn: { role: 'home' } })).toBe(0);
});

test('units destroyed that began the turn in terrain, or in terrain tagged before', () => {
  const areas = [square('wood', 20, 20), square('ruin', 40, 20)];
  const wanted: CardScene = {
    areas,
    given: { primaries: [counting({ ...destroyed, startedInTerrain: true }), counting(destroyed)] },
  };
  const s = table(
    {
      a: {},
      one: { player: 1, ...at(22, 22) },
      other: { player: 1, ...at(42, 22) },
      open: { player: 1, ...at(55, 5) },
    },
    wanted,
  );
  putTag(s.game, 0, 'trapped', { area: 'ruin' }, battle); // in this turn: too late
  s.game.state.clock.turn += 1;
  putTag(s.game, 0, 'trapped', { area: 'wood' }, battle);
  beginTurn(s);
  for (const name of ['one', 'other', 'open']) slay(s, name);
  expect(amount(s, { ...destroyed, startedInTerrain: true })).toBe(2);
  expect(amount(s, { ...destroyed, startedInTerrain: 'trapped' })).toBe(1);
});

test('units destroyed by a unit on an objective, and large units', () => {
  const s = table({ a: {}, one: { player: 1, models: 13 }, other: { player: 1 } });
  slay(slay(s, 'one'), 'other');
  setUnitFact(s.game, s.unit('other'), 'fellToUnitOnObjective', s.game.state.clock.turn);
  expect(amount(s, { ...destroyed, byUnitOnObjective: true })).toBe(1);
  expect(amount(s, { ...destroyed, startingStrength: 13 })).toBe(1);
});

test('models destroyed by keyword and wounds, and models left', () => {
  const s = table({
    a: {},
    hero: { player: 1, keywords: ['CHARACTER'], wounds: 4 },
    tank: { player: 1, keywords: ['VEHICLE'], wounds: 12 },
  });
  expect(amount(s, { count: 'models-left', side: 'enemy', keyword: 'CHARACTER' })).toBe(1);
  slay(slay(s, 'hero'), 'tank');
  const models = { count: 'models-destroyed', side: 'enemy' } as const;
  expect(amount(s, { ...models, keyword: 'CHARACTER' })).toBe(1);
  expect(amount(s, { ...models, keyword: 'CHARACTER', wounds: 5 })).toBe(0);
  expect(amount(s, { ...models, wounds: 10 })).toBe(1);
  expect(amount(s, { count: 'models-left', side: 'enemy', keyword: 'CHARACTER' })).toBe(0);
});

test('table quarters: wholly within and more than 6 inches from the centre', () => {
  const s = table({ a: at(10, 10), b: at(50, 10), c: at(29, 27), d: at(30, 40) });
  expect(amount(s, { count: 'quarters' })).toBe(2);
  becomeBattleShocked(s.game, 0, 'test');
  expect(amount(s, { count: 'quarters', fit: true })).toBe(1);
});

test('units in zones, territories and no man’s land', () => {
  const s = table({ a: at(10, 10), b: at(10, 39), c: at(20, 22), enemy: { player: 1, ...at(40, 15) } });
  expect(amount(s, { count: 'units', side: 'friendly', place: 'opponent-zone', wholly: true })).toBe(1);
  expect(amount(s, { count: 'units', side: 'enemy', place: 'own-territory' })).toBe(1);
  expect(amount(s, { count: 'units', side: 'friendly', place: 'own-zone', wholly: true })).toBe(0);
  expect(amount(s, { count: 'units', side: 'friendly', place: 'own-zone' })).toBe(1);
  expect(amount(s, { count: 'units', side: 'friendly', place: 'no-mans-land', wholly: true })).toBe(1);
  expect(amount(s, { count: 'units', side: 'friendly', place: 'no-mans-land' })).toBe(2);
});

test('units near the centre, without AIRCRAFT where they do not count', () => {
  const s = table({
    a: at(30, 24),
    jet: { ...at(30, 19), keywords: ['AIRCRAFT'] },
    enemy: { player: 1, ...at(30, 28) },
  });
  const near = { count: 'units-near-centre', side: 'friendly', inches: 3 } as const;
  expect([amount(s, near), amount(s, { ...near, fit: true })]).toEqual([2, 1]);
  expect([amount(s, { ...near, side: 'enemy' }), amount(s, { ...near, side: 'enemy', inches: 6 })]).toEqual([0, 1]);
});

test('flanks: one outside the own territory, two at opposite edges', () => {
  const flanks = { count: 'flanks' } as const;
  expect(amount(table({ a: at(3, 15) }), flanks)).toBe(0);
  expect(amount(table({ a: at(3, 30) }), flanks)).toBe(1);
  expect(amount(table({ a: at(3, 30), b: at(57, 10) }), flanks)).toBe(2);
  expect(amount(table({ a: at(3, 10), b: at(57, 10) }), flanks)).toBe(0);
  expect(amount(table({ a: at(3, 30), b: at(20, 41) }), flanks)).toBe(1);
});

test('tagged areas of terrain, also those that are objectives', () => {
  const s = table({ a: {} }, { areas: [square('hill', 27, 19), square('wood', 50, 5)] });
  for (const area of ['hill', 'wood']) putTag(s.game, 0, 'trapped', { area }, battle);
  expect(amount(s, { count: 'areas', tag: 'trapped', taggedThisTurn: true })).toBe(2);
  expect(amount(s, { count: 'areas', tag: 'trapped', taggedThisTurn: true, objective: true })).toBe(1);
  s.game.state.clock.turn += 1;
  expect(amount(s, { count: 'areas', tag: 'trapped', taggedThisTurn: true })).toBe(0);
});

test('operation markers by side, near objectives and held alone', () => {
  const areas = [square('hill', 27, 19), square('wood', 50, 5)];
  const s = table({ a: at(52, 7), b: on('centre'), enemy: { player: 1, ...at(28, 24) } }, { areas });
  placeMarker(s.game, 0, { area: 'wood' });
  placeMarker(s.game, 0, { area: 'hill' });
  placeMarker(s.game, 1, { objective: 'theirs' });
  const own = { count: 'markers', side: 'friendly' } as const;
  expect([amount(s, own), amount(s, { count: 'markers', side: 'enemy' })]).toEqual([2, 1]);
  expect(amount(s, { ...own, heldAlone: true })).toBe(1);
  expect(amount(s, { ...own, near: { role: 'centre' } })).toBe(1);
  expect(amount(s, { ...own, near: { role: 'centre' }, controlled: true })).toBe(0);
});

test('completed actions, and those whose unit is on an objective', () => {
  const s = table({ a: on('theirs'), b: at(5, 5) });
  const data = { action: 'dig', turn: s.game.state.clock.turn };
  for (const unit of [0, 1]) startMark(s.game, completed, 0, data, battle, unit);
  expect(amount(s, { count: 'actions', action: 'dig' })).toBe(2);
  expect(amount(s, { count: 'actions', action: 'other' })).toBe(0);
  expect(amount(s, { count: 'actions', action: 'dig', on: { territory: 'opponent' } })).toBe(1);
});

test('tagged units that have left, that stay, and that no marker shields', () => {
  const s = table({ a: at(5, 30), one: { player: 1, ...on('centre') }, other: { player: 1, ...at(5, 5) } });
  for (const unit of [1, 2]) putTag(s.game, 0, 'seen', { unit }, battle);
  putTag(s.game, 0, 'beacon', { unit: 0 }, battle);
  const seen = { count: 'tagged-units', tag: 'seen', side: 'enemy' } as const;
  placeMarker(s.game, 1, { objective: 'centre' });
  expect(amount(s, { ...seen, where: 'table' })).toBe(2);
  expect(amount(s, { ...seen, notShielded: true })).toBe(1);
  slay(s, 'one');
  expect([amount(s, { ...seen, where: 'gone-this-turn' }), amount(s, { ...seen, where: 'table' })]).toEqual([1, 1]);
  expect(amount(s, { count: 'tagged-units', tag: 'beacon', side: 'friendly', outside: 'own-zone' })).toBe(1);
  expect(amount(s, { count: 'tagged-units', tag: 'beacon', side: 'friendly', outside: 'opponent-territory' })).toBe(0);
});

test('conditions: least, most, more than another quantity, all and any', () => {
  const { game } = table({ a: on('home', 'far'), enemy: { player: 1, ...on('theirs') } });
  const of = { count: 'objectives', controlledBy: 'own' } as const;
  const theirs = { count: 'objectives', controlledBy: 'opponent' } as const;
  expect([holds(game, 0, { of, atLeast: 2 }), holds(game, 0, { of, atLeast: 3 })]).toEqual([true, false]);
  expect([holds(game, 0, { of, atMost: 2 }), holds(game, 0, { of, atMost: 1 })]).toEqual([true, false]);
  expect([holds(game, 0, { of, moreThan: theirs }), holds(game, 1, { of, moreThan: theirs })]).toEqual([true, false]);
  const [yes, no] = [
    { of, atLeast: 1 },
    { of, atLeast: 9 },
  ];
  expect([holds(game, 0, { all: [yes, no] }), holds(game, 0, { any: [yes, no] })]).toEqual([false, true]);
});
