import { expect, test } from 'vitest';
import { inRow, offered, refused, spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { ability } from '../effect.ts';
import { moveUnitFlow } from '../flows.ts';

const deepStrike = [{ id: 'deep-strike', name: 'Deep Strike', kind: 'core' }] as const;

/** `us`, in reserves, was selected to move in a round; the enemy zone is the strip from y = 34. */
function arriving(round: number, sketch: Partial<SceneSketch> = {}, us: SceneSketch['units'][string] = {}): Scene {
  const s = scene({ phase: 'movement', round, ...sketch, units: { us: { reserves: true, ...us }, ...sketch.units } });
  return s.run(moveUnitFlow.begin({ unit: 0 }, 0));
}

/** Places `us` at an edge. */
function atEdge(round: number, sketch: Partial<SceneSketch> = {}, us: SceneSketch['units'][string] = {}): Scene {
  return arriving(round, sketch, us).answer('ingress/edge');
}

function rules(s: Scene, answer: Parameters<Scene['tryAnswer']>[0]): string[] {
  return s.tryAnswer(answer).map(({ rule, code }) => `${rule} ${code}`);
}

test('20.01-b 20.03-a 20.03-c in its player’s Movement phase a unit in reserves arrives or remains stationary', () => {
  const s = arriving(2);
  expect(offered(s)).toEqual(['remain-stationary', 'ingress/edge']);
  expect(refused(s, 'normal')).toBe('09.05-b not-on-the-battlefield');
  s.answer('remain-stationary');
  expect(s.game.unit(0).place.kind).toBe('reserves');
});

test('20.03-b RES-05 nobody arrives before round 2, whichever player’s turn it is', () => {
  const s = scene({ phase: 'movement', round: 1, turn: 1, units: { us: { player: 1, reserves: true } } });
  s.run(moveUnitFlow.begin({ unit: 0, types: ['ingress'] }, 1));
  expect([s.over, s.game.unit(0).place.kind]).toEqual([true, 'reserves']);
});

test('20.03-b unless a rule says otherwise', () => {
  const early = ability({
    id: 'early',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'ingress' ? 'too-early' : undefined) },
  });
  expect(offered(arriving(1, { effects: [early], detachments: [['early'], []] }))).toContain('ingress/edge');
});

test('20.04-a a unit that rides in a transport in reserves does not arrive by itself', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const s = scene({
    phase: 'movement',
    round: 2,
    units: { us: { aboard: 'ride' }, ride: { reserves: true, transport, keywords: ['VEHICLE'] } },
  });
  s.run(moveUnitFlow.begin({ unit: 0, types: ['ingress', 'disembark'] }, 0));
  expect(s.over).toBe(true);
});

test('20.04-b it is set up in coherency, its arrival is known', () => {
  const s = atEdge(2, {}, { models: 2 });
  expect(rules(s, [spot(0, [3, 12]), spot(1, [3, 20])])).toEqual(['03.03-a coherent']);
  s.answer([spot(0, [3, 12]), spot(1, [3, 14])]);
  expect(s.game.unit(0)).toMatchObject({ place: { kind: 'table' }, facts: { setUpOn: 3, ingressedOn: 3, movedOn: 3 } });
});

test('20.04-c ex 1 wholly within 6 inches of any edge, also of two at a corner', () => {
  expect(rules(atEdge(2), [spot(0, [6 - 0.63 + 0.01, 20])])).toEqual(['20.04-c wholly-within']);
  for (const place of [
    [6 - 0.63, 20],
    [55, 20],
    [30, 3],
  ] as const)
    expect(rules(atEdge(2), [spot(0, place)])).toEqual([]);
  expect(rules(atEdge(2, {}, { models: 2 }), [spot(0, [7, 5]), spot(1, [5, 6.5])])).toEqual([]);
});

test('20.04-d ex 1 RES-03 more than 8 inches horizontally from every enemy; 8 is too close, and height does not help', () => {
  const them = { player: 1, at: [3, 20] } as const;
  const gap = (inches: number) => [spot(0, [3, 20 - 1.26 - inches])];
  expect(rules(atEdge(2, { units: { them } }), gap(8))).toEqual(['20.04-d more-than']);
  expect(rules(atEdge(2, { units: { them } }), gap(8.01))).toEqual([]);
  const above = atEdge(2, { units: { them } });
  above.game.model(1).pose = { x: 3, y: 20, z: 6, facingX: 0, facingY: 1 };
  expect(rules(above, gap(7))).toEqual(['20.04-d more-than']);
});

test('20.04-e 20.04-f ex 2 no part of a base in the enemy zone before round 3', () => {
  expect(rules(atEdge(2), [spot(0, [3, 34 - 0.62])])).toEqual(['20.04-e more-than']);
  expect(rules(atEdge(2), [spot(0, [3, 34 - 0.64])])).toEqual([]);
  expect(rules(atEdge(3), [spot(0, [3, 40])])).toEqual([]);
  expect(rules(atEdge(3), [spot(0, [10, 37])])).toEqual(['20.04-c wholly-within']); // -c stays
});

test('20.04-g ex 4 RES-07 then no other move before the Charge phase, but shooting and a charge', () => {
  const { game } = atEdge(2).answer([spot(0, [3, 20])]);
  for (const move of ['normal-move', 'advance', 'fall-back', 'surge'] as const)
    expect(canDo(game, 0, move)).toMatchObject({ code: 'ingressed', rule: '20.04-g' });
  expect([canDo(game, 0, 'shoot'), canDo(game, 0, 'declare-charge')]).toEqual([undefined, undefined]);
  Object.assign(game.state.clock, { phase: game.state.clock.phase + 1, phaseName: 'shooting' });
  expect(canDo(game, 0, 'surge')).toMatchObject({ code: 'ingressed' });
  Object.assign(game.state.clock, { phase: game.state.clock.phase + 1, phaseName: 'charge' });
  expect(canDo(game, 0, 'surge')).toBeUndefined();
});

test('20.04-h a unit that is not set up returns to reserves and has not made the move', () => {
  const s = atEdge(2).answer('decline');
  expect(s.game.unit(0)).toMatchObject({ place: { kind: 'reserves' }, facts: {} });
});

test('20.04-j a unit that arrived was set up this turn', () => {
  expect(canDo(atEdge(2).answer([spot(0, [3, 20])]).game, 0, 'embark')).toMatchObject({ code: 'set-up-this-turn' });
});

test('03.02.02-b 03.02.02-c 20.04-k ex 3 a base that cannot fit into the strip touches the edge and does nothing more this turn', () => {
  const huge = { base: { kind: 'oval', long: 4, short: 3.5 }, keywords: ['MONSTER'] } as const;
  expect(rules(atEdge(2, {}, huge), [spot(0, [3.6, 20])])).toEqual(['20.04-k within']);
  const s = atEdge(2, {}, huge).answer([spot(0, [3.5, 20])]);
  for (const activity of ['normal-move', 'shoot', 'declare-charge'] as const)
    expect(canDo(s.game, 0, activity)).toBeDefined();
});

test('20.04 ex 3 a long base that fits sideways needs no exception', () => {
  const long = { base: { kind: 'oval', long: 4, short: 2.5 } } as const;
  const s = atEdge(2, {}, long);
  expect(rules(s, [spot(0, [4, 20])])).toEqual(['20.04-c wholly-within']);
  s.answer([spot(0, [2.5, 20])]); // its long side along the edge
  expect(canDo(s.game, 0, 'shoot')).toBeUndefined();
});

test('cs.am.24.09-a 24.09-a 24.09-b 20.04-i ex 1 deep strike is a choice: anywhere more than 8 inches from enemies, the enemy zone in round 2 too', () => {
  const s = arriving(2, { units: { them: { player: 1, at: [30, 24] } } }, { abilities: deepStrike });
  expect(offered(s)).toEqual(['remain-stationary', 'ingress/edge', 'ingress/deep-strike']);
  s.answer('ingress/deep-strike');
  expect(rules(s, [spot(0, [30, 24 + 1.26 + 8])])).toEqual(['20.04-d more-than']);
  expect(rules(s, [spot(0, [30, 35])])).toEqual([]);
});

test('24.09-a ex 2 every model needs it; 20.03-b it is no earlier', () => {
  expect(offered(arriving(2, {}, { abilities: deepStrike, leader: {} }))).toEqual([
    'remain-stationary',
    'ingress/edge',
  ]);
  expect(offered(arriving(2, {}, { abilities: deepStrike, leader: { abilities: deepStrike } }))).toContain(
    'ingress/deep-strike',
  );
  expect(arriving(1, {}, { abilities: deepStrike }).over).toBe(true);
});

test('01.03-d 15.07 a unit that arrives in the other player’s turn is its own player’s to place', () => {
  const s = scene({ phase: 'movement', round: 2, turn: 0, units: { us: { player: 1, reserves: true } } });
  s.run(moveUnitFlow.begin({ unit: 0, types: ['ingress'] }, 1));
  expect([s.question.player, s.game.active]).toEqual([1, 1]);
  s.answer([spot(0, [3, 30])]);
  expect(s.game.unit(0).facts.ingressedOn).toBe(3);
});

test('23.02-a 23.02-h AIRCRAFT arrive by an ingress move, or remain stationary in reserves', () => {
  const s = arriving(2, {}, { keywords: ['AIRCRAFT'] });
  expect(offered(s)).toEqual(['remain-stationary', 'ingress/edge']);
  s.answer('ingress/edge').answer([spot(0, [3, 20])]);
  s.game.unit(0).facts.ingressedOn = 0; // also when the bans of its arrival are over
  s.run(moveUnitFlow.begin({ unit: 0 }, 0));
  expect([s.over, s.game.unit(0).facts.stationaryOn]).toEqual([true, 3]);
});

test('20.04-k 03.02.02-c AIRCRAFT too large for the strip may still shoot', () => {
  const huge = { base: { kind: 'oval', long: 4, short: 3.5 }, keywords: ['AIRCRAFT'] } as const;
  const s = atEdge(2, {}, huge).answer([spot(0, [3.5, 20])]);
  expect(canDo(s.game, 0, 'shoot')).toBeUndefined();
});

test('18.02-a 20.04-g passengers of a transport that arrived are other units: they may get out', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const s = scene({
    phase: 'movement',
    round: 2,
    units: { ride: { reserves: true, transport, keywords: ['VEHICLE'] }, us: { aboard: 'ride', models: 2 } },
  });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('ingress/edge')
    .answer([spot(0, [3, 20])]);
  s.run(moveUnitFlow.begin({ unit: 1 }, 0))
    .answer('disembark/rapid')
    .answer(inRow(s, 'us', [2, 22]));
  expect(s.game.unit(1).place.kind).toBe('table');
});

test('17.02-e 20.04-c a hull is wholly within the strip only with all of it', () => {
  const hull = {
    kind: 'hull',
    outline: [
      [2.5, 2.5],
      [-2.5, 2.5],
      [-2.5, -2.5],
      [2.5, -2.5],
    ],
  } as const;
  const s = atEdge(2, {}, { base: hull, keywords: ['VEHICLE', 'FRAME'] });
  expect(rules(s, [spot(0, [3.6, 20])])).toEqual(['20.04-c wholly-within']);
  expect(rules(s, [spot(0, [3.5, 20])])).toEqual([]);
});
