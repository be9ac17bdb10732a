import { expect, test } from 'vitest';
import { beginTurn, type CardScene, card, cardBattle, endTurn, scored } from '../../test/cards.ts';
import type { Scene } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { determineControl } from '../14-objectives/control.ts';
import { shootingPhaseFlow } from '../flows.ts';
import type { CardAction } from './cards.ts';
import { isTagged, markersOf, placeMarker } from './marks.ts';

const objectives = [
  { id: 'home', x: 30, y: 5 },
  { id: 'centre', x: 30, y: 22 },
  { id: 'far', x: 50, y: 30 },
];
const gun = [{ range: 24 }];
const enemy = { player: 1, at: [5, 40], weapons: gun } as const;
const unit = (x: number, y: number) => ({ at: [x, y] as const, weapons: gun });

const sketch: CardAction = {
  id: 'dig',
  name: 'Dig',
  on: { kind: 'objective', which: { notHome: true } },
  completes: 'end-of-turn',
};
const paying = (action: Partial<CardAction>) =>
  card([{ points: 1, per: { count: 'actions', action: 'dig' } }], { actions: [{ ...sketch, ...action }] });

function digging(action: Partial<CardAction>, units: CardScene['units'], more: CardScene = {}): Scene {
  const s = cardBattle(paying(action), { objectives, units: { ...units, enemy }, ...more });
  determineControl(s.game);
  return beginTurn(s).run(shootingPhaseFlow.begin({}));
}

const offer = (s: Scene) =>
  s.game.question?.kind === 'choose-one'
    ? s.game.question.options.find(({ group }) => group?.startsWith('mission/'))?.id
    : undefined;
const choices = (s: Scene) => (s.question.kind === 'choose-one' ? s.question.options.map(({ id }) => id) : []);

/** A unit starts the action on the only thing it can, or on the one that is named. */
function dig(s: Scene, name: string, on?: string): Scene {
  s.answer(offer(s) ?? 'no action is offered');
  if (s.question.purpose === 'unit-to-start-action') s.answer(`unit:${s.unit(name)}`);
  if (on !== undefined) s.answer(on);
  return s;
}
const endPhase = (s: Scene) => s.answerAll('unit-to-shoot', 'pass');

test('16.01-a a card lets units act on objectives in whose range they are, each once a turn', () => {
  const s = digging({}, { a: unit(30, 21), b: unit(31.5, 22), c: unit(30, 6) });
  dig(s, 'a');
  expect(offer(s)).toBeUndefined();
  expect(scored(endTurn(endPhase(s)))).toEqual([1, 0]);
});

test('where several things can be acted on, the player chooses', () => {
  const near = [
    { id: 'one', x: 28, y: 22 },
    { id: 'two', x: 32, y: 22 },
  ];
  const s = digging({}, { a: unit(30, 22), b: unit(5, 5) }, { objectives: near });
  s.answer(offer(s)!).answer('unit:0');
  expect(choices(s)).toEqual(['dig:one', 'dig:two']);
});

test('an action that needs control is not completed without it', () => {
  const s = digging({ needs: 'control' }, { a: unit(30, 21) });
  dig(s, 'a');
  endPhase(s);
  becomeBattleShocked(s.game, 0, 'test');
  expect(scored(endTurn(s))).toEqual([0, 0]);
});

test('the use limit of a card counts the starts of a turn', () => {
  const units = { a: unit(30, 21), b: unit(50, 29), c: unit(10, 10) };
  expect(offer(dig(digging({ useLimit: 1 }, units), 'a'))).toBeUndefined();
  expect(offer(dig(digging({ useLimit: 2 }, units), 'a'))).toBeDefined();
});

test('an action of later rounds is not offered before', () => {
  const units = { a: unit(30, 21) };
  expect(offer(digging({ fromRound: 3 }, units))).toBeUndefined();
  expect(offer(digging({ fromRound: 3 }, units, { round: 3 }))).toBeDefined();
});

test('an action that is completed at once is done before anything else happens', () => {
  const s = dig(
    digging({ completes: 'at-once', tag: 'dug', marker: 'place' }, { a: unit(30, 21), b: unit(10, 10) }),
    'a',
  );
  expect(isTagged(s.game, 0, 'dug', { objective: 'centre' })).toBe(true);
  expect(markersOf(s.game, 0).map(({ data }) => data.objective)).toEqual(['centre']);
  expect(s.events('note').map(({ code }) => code)).toContain('action-completed');
});

test('a tag of the turn ends with it, one of the battle stays', () => {
  const after = (tagLasts: 'turn' | 'battle') => {
    const s = endPhase(dig(digging({ completes: 'at-once', tag: 'dug', tagLasts }, { a: unit(30, 21) }), 'a'));
    return isTagged(endTurn(s).game, 0, 'dug', { objective: 'centre' });
  };
  expect([after('turn'), after('battle')]).toEqual([false, true]);
});

test('what has the tag or a marker already is not offered again', () => {
  const units = { a: unit(30, 21) };
  const untagged = { on: { kind: 'objective', untagged: 'dug' } } as const;
  const s = endPhase(dig(digging({ ...untagged, completes: 'at-once', tag: 'dug' }, units), 'a'));
  s.game.state.clock.turn += 1;
  expect(offer(s.run(shootingPhaseFlow.begin({})))).toBeUndefined();
  const unmarked = { on: { kind: 'objective', unmarked: true } } as const;
  const marked = endPhase(digging(unmarked, units));
  placeMarker(marked.game, 0, { objective: 'centre' });
  expect(offer(marked.run(shootingPhaseFlow.begin({})))).toBeUndefined();
});

const square = (id: string, x: number, y: number) => ({
  id,
  outline: [
    [x, y],
    [x + 6, y],
    [x + 6, y + 6],
    [x, y + 6],
  ] as const,
});
const areas = [square('mine', 10, 2), square('middle', 10, 14), square('theirs', 10, 26), square('home', 27, 2)];

test('actions on areas of terrain: outside the own zone or territory, or in the opponent’s territory', () => {
  const at = (place: 'outside-own-zone' | 'outside-own-territory' | 'opponent-territory', y: number) =>
    offer(digging({ on: { kind: 'area', place }, completes: 'at-once' }, { a: unit(12, y) }, { areas })) !== undefined;
  expect([4, 16, 28].map((y) => at('outside-own-zone', y))).toEqual([false, true, true]);
  expect([4, 16, 28].map((y) => at('outside-own-territory', y))).toEqual([false, false, true]);
  expect([4, 16, 28].map((y) => at('opponent-territory', y))).toEqual([false, false, true]);
});

test('an action in an area fails while an enemy is in it', () => {
  const acting = (y: number) => {
    const there = { player: 1, at: [14, y] } as const;
    const s = digging({ on: { kind: 'area' }, needs: 'no-enemies' }, { a: unit(12, 28), there }, { areas });
    return scored(endTurn(endPhase(dig(s, 'a'))))[0];
  };
  expect([acting(31), acting(40)]).toEqual([0, 1]);
});

test('actions on enemy units that the unit sees within so many inches', () => {
  const on = { kind: 'enemy', inches: 18, untagged: 'seen' } as const;
  const near = { player: 1, at: [20, 20] } as const;
  const s = digging(
    { on, completes: 'at-once', tag: 'seen', tagLasts: 'turn' },
    { a: unit(10, 10), near, b: unit(50, 5) },
  );
  dig(s, 'a');
  expect(isTagged(s.game, 0, 'seen', { unit: s.unit('near') })).toBe(true);
  expect(offer(s)).toBeUndefined();
});

test('an action that takes a marker away is not started while only one is left; its player chooses which goes', () => {
  const removing = { completes: 'at-once', marker: 'remove', needsTwoMarkers: true } as const;
  const s = endPhase(digging(removing, { a: unit(30, 21) }));
  placeMarker(s.game, 1, { area: 'mine' });
  expect(offer(s.run(shootingPhaseFlow.begin({})))).toBeUndefined();
  endPhase(s);
  placeMarker(s.game, 1, { area: 'middle' });
  dig(s.run(shootingPhaseFlow.begin({})), 'a');
  expect(s.question).toMatchObject({ player: 0, purpose: 'marker-to-remove' });
  s.answer(choices(s)[1]!);
  expect(markersOf(s.game, 1).map(({ data }) => data.area)).toEqual(['mine']);
});
