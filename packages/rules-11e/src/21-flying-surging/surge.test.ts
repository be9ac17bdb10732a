import { expect, test } from 'vitest';
import { rolled } from '../../test/attacks.ts';
import { above, BASE, offered, path } from '../../test/moves.ts';
import { dice, fixed, type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { fightMovers } from '../12-fight-phase/fight-move.ts';
import { isFightsFirst } from '../24-core-abilities/fights-first.ts';
import { surgeFlow } from '../flows.ts';
import { whyNoSurge } from './surge.ts';

const from = [30, 10] as const;
const ahead = (gap: number, more: UnitSketch = {}): UnitSketch => ({ player: 1, at: above(from, gap), ...more });

function surging(us: UnitSketch, units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  return scene({ phase: 'shooting', turn: 1, ...more, units: { us: { at: from, ...us }, ...units } });
}

function surge(s: Scene, distance: Parameters<typeof surgeFlow.begin>[0]['distance'] = fixed(4)): Scene {
  return s.run(surgeFlow.begin({ unit: 0, distance, rule: 'test' }, 0));
}

const codes = (s: Scene, dy: number, dx = 0) =>
  s.tryAnswer([path(0, [from[0] + dx, from[1] + dy])]).map(({ rule, code }) => `${rule} ${code}`);

test('21.01-a 21.02-a 21.02 ex 2 as far as the rule that grants it says, as close to the enemy as that', () => {
  const s = surge(surging({}, { foe: ahead(9) }), fixed(6));
  expect(s.question).toMatchObject({ purpose: 'surge-move', player: 0, movers: [{ model: 0, maximum: 6 }] });
  expect(codes(s, 5)).toEqual(['21.02-f as-close-as-possible']);
  expect(codes(s, 6.1)).toEqual(['03.01-m path-length']);
  expect(codes(s, 6)).toEqual([]);
});

test('21.02-a 21.02-c a random distance is rolled after its player has decided, and then holds', () => {
  const s = surge(surging({}, { foe: ahead(4.5) }, { dice: [3] }), dice(1, 6));
  expect(s.question).toMatchObject({ purpose: 'surge', mayPass: true });
  s.answer('surge');
  expect([rolled(s, 'surge'), s.question]).toMatchObject([[[3]], { movers: [{ maximum: 3 }], mayDecline: false }]);
});

test('21.02-c its player may leave it', () => {
  const s = surge(surging({}, { foe: ahead(4) })).answer('decline');
  expect([s.over, s.game.unit(0).facts['surge-move']]).toEqual([true, undefined]);
  expect(surge(surging({}, { foe: ahead(4) }), dice(1, 6)).answer('pass').over).toBe(true);
});

test('21.02-b 21.02 ex 4 not battle-shocked, not engaged, not after another move in the phase', () => {
  const why = (units: SceneSketch['units'], then: (s: Scene) => void = () => undefined) => {
    const s = surging({}, units);
    then(s);
    return whyNoSurge(s.game, 0)?.code;
  };
  expect(why({ foe: ahead(5) })).toBeUndefined();
  expect(why({ foe: ahead(5) }, (s) => becomeBattleShocked(s.game, 0, 'test'))).toBe('battle-shocked');
  expect(why({ foe: ahead(1) })).toBe('engaged');
  const moved = (s: Scene) => Object.assign(s.game.unit(0).facts, { 'surge-move': s.game.state.clock.phase });
  expect(why({ foe: ahead(5) }, moved)).toBe('moved-this-phase');
  const stood = (s: Scene) => Object.assign(s.game.unit(0).facts, { stationaryOn: s.game.state.clock.turn });
  expect(why({ foe: ahead(5) }, stood)).toBeUndefined();
});

test('21.02-d of equally close enemy units its player picks the target', () => {
  const beside: UnitSketch = { player: 1, at: [from[0] + BASE + 5, from[1]] };
  const s = surge(surging({}, { foe: ahead(5), beside, far: ahead(8) }));
  expect([s.question.purpose, offered(s)]).toEqual(['surge-target', ['unit:1', 'unit:2']]);
  s.answer('unit:2');
  expect(codes(s, 0, 3)).toEqual([]);
});

test('21.02 ex 5, 21.02-e 21.02-l it ends engaged if it can, no nearer than that needs', () => {
  expect(codes(surge(surging({}, { foe: ahead(3) })), 0.9)).toContain('21.02-e engaged-if-able');
  expect(codes(surge(surging({}, { foe: ahead(3) })), 1)).toEqual([]);
  expect(codes(surge(surging({}, { foe: ahead(3) })), 3)).toEqual([]);
});

test('21.02 ex 3, 21.02-g it ends engaged with nobody but its target', () => {
  const other: UnitSketch = { player: 1, at: [33, 10 + BASE + 5.5] };
  const s = surge(surging({}, { foe: ahead(5), other }), fixed(6));
  expect(codes(s, 5, 1)).toContain('21.02-g unengaged');
});

test('21.02-f 21.02-m every model of the unit goes, none is held back', () => {
  const s = surge(surging({ models: 2 }, { foe: ahead(9, { models: 2 }) }), fixed(4));
  expect(s.tryAnswer([path(0, [30, 11.5])]).map(({ rule }) => rule)).toContain('21.02-f');
  s.answer([path(0, [30, 14]), path(1, [31.76, 14])]);
  expect(s.over).toBe(true);
});

test('21.02-h afterwards it does not move again in the phase', () => {
  const s = surge(surging({}, { foe: ahead(3) }));
  s.answer([path(0, [30, 12])]);
  expect([canDo(s.game, 0, 'normal-move')?.rule, fightMovers(s.game, 0, 'pile-in')]).toEqual(['21.02-h', []]);
  expect(whyNoSurge(s.game, 0)).toBeDefined();
  s.game.state.clock.phase += 1;
  expect(canDo(s.game, 0, 'normal-move')).toBeUndefined();
});

test('21.02-i 23.02-d without FLY a unit ignores AIRCRAFT', () => {
  const plane = ahead(3, { keywords: ['VEHICLE', 'AIRCRAFT'] });
  const s = surge(surging({}, { plane, foe: { player: 1, at: [30, 2] } }), fixed(6));
  expect(s.tryAnswer([path(0, [30, 5.26])])).toEqual([]);
  const flying = surging({ keywords: ['FLY'] }, { plane });
  expect(whyNoSurge(flying.game, 0)).toBeUndefined();
  expect(whyNoSurge(surging({}, { plane }).game, 0)?.code).toBe('no-enemy');
});

test('21.02-j 21.02-k it is no charge move, and nobody takes to the skies', () => {
  const s = surge(surging({ keywords: ['FLY'] }, { foe: ahead(3) }));
  expect(s.question.purpose).toBe('surge-move');
  s.answer([path(0, [30, 12])]);
  expect([isFightsFirst(s.game, 0), s.game.unit(0).facts.chargedOn]).toEqual([false, undefined]);
});
