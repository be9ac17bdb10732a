import { expect, test } from 'vitest';
import { inRow, offered, refused, shifted, spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { ability } from '../effect.ts';
import { movementPhaseFlow, moveUnitFlow } from '../flows.ts';

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const ride = {
  at: [30, 20],
  transport,
  move: 10,
  keywords: ['VEHICLE', 'TRANSPORT'],
  base: { kind: 'round', radius: 2 },
} as const;

/** The Movement phase of a player with `ride` at (30, 20) and the passengers `us`. */
function carrying(sketch: Partial<SceneSketch> = {}, us: SceneSketch['units'][string] = {}): Scene {
  return scene({
    phase: 'movement',
    ...sketch,
    units: { ride, us: { models: 2, ...us, aboard: 'ride' }, ...sketch.units },
  }).run(movementPhaseFlow.begin({}));
}

function select(s: Scene, name: string): Scene {
  return s.answer(`unit:${s.unit(name)}`);
}

/** The transport makes a normal move, then the passengers are selected. */
function afterNormalMove(s: Scene): Scene {
  return select(
    select(s, 'ride')
      .answer('normal')
      .answer(shifted(s, 'ride', 0, 4)),
    'us',
  );
}

/** Enemies round the transport, so near that nobody can be set up within 3 inches unengaged. */
const ring = {
  player: 1,
  at: [
    [25.5, 20],
    [34.5, 20],
    [30, 15.5],
    [30, 24.5],
    [26.82, 16.82],
    [33.18, 16.82],
    [26.82, 23.18],
    [33.18, 23.18],
  ],
} as const;

test('18.03-a 18.03-b 18.04-a passengers are selected unit by unit; one that stays aboard remains stationary', () => {
  const s = carrying({ units: { more: { aboard: 'ride' } } });
  expect(offered(s)).toEqual(['unit:0', 'unit:1', 'unit:2', 'end']);
  expect(offered(select(s, 'us'))).toEqual(['remain-stationary', 'disembark/tactical']);
  s.answer('remain-stationary');
  expect(s.game.unit(s.unit('us'))).toMatchObject({ place: { kind: 'aboard' }, facts: { stationaryOn: 3 } });
});

/** What the passengers, selected by themselves, can do when their transport or they did something in an earlier or in this phase. */
function disembarking([name, fact]: readonly [unit: string, fact: string], phasesAgo: number): string | undefined {
  const s = scene({ phase: 'movement', units: { ride, us: { aboard: 'ride' } } });
  s.game.unit(s.unit(name)).facts[fact] = s.game.state.clock.phase - phasesAgo;
  s.run(moveUnitFlow.begin({ unit: s.unit('us'), types: ['remain-stationary', 'disembark'] }, 0));
  return s.over ? undefined : offered(s)[1];
}

test('18.04-a a unit that got in this phase does not get out', () => {
  expect(disembarking(['us', 'embarkedOn'], 0)).toBeUndefined();
  expect(disembarking(['us', 'embarkedOn'], 1)).toBe('disembark/tactical');
});

test('18.04-a ex 4 TRN-05 nobody gets out of a transport that advanced or fell back this phase', () => {
  const s = carrying({ dice: [1], units: { other: { at: [50, 40] } } });
  select(
    select(s, 'ride')
      .answer('advance')
      .answer(shifted(s, 'ride', 0, 4)),
    'us',
  );
  expect(s.game.unit(s.unit('us')).facts.stationaryOn).toBe(3); // nothing else was open
  expect(disembarking(['ride', 'advance-move'], 0)).toBeUndefined();
  expect(disembarking(['ride', 'fall-back-move'], 0)).toBeUndefined();
  expect(disembarking(['ride', 'advance-move'], 10)).toBe('disembark/tactical');
});

test('18.04-a a transport in reserves lets nobody out', () => {
  const s = carrying({ units: { ride: { ...ride, reserves: true }, other: { at: [50, 40] } } });
  select(s, 'us');
  expect(s.game.unit(s.unit('us')).facts.stationaryOn).toBe(3);
});

test('18.04-a open point 3 a rule may let them out after an advance: rapid, without hazard rolls', () => {
  const rapid = ability({
    id: 'rapid',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'disembark' ? 'transport-advanced' : undefined) },
  });
  const s = carrying({ dice: [1], effects: [rapid], detachments: [['rapid'], []] });
  select(s, 'ride')
    .answer('advance')
    .answer(shifted(s, 'ride', 0, 4));
  expect(offered(select(s, 'us'))).toEqual(['remain-stationary', 'disembark/rapid']);
});

test('18.04-b 18.04-d ex 1 after a normal move: rapid, each model wholly within 3 inches, coherent and unengaged', () => {
  const s = afterNormalMove(carrying());
  expect(offered(s)).toEqual(['remain-stationary', 'disembark/rapid']);
  s.answer('disembark/rapid');
  const reach = 24 + 2 + 3 - 0.63; // the far side of a base 3 inches from the hull
  expect(s.tryAnswer(inRow(s, 'us', [30, reach + 0.01]))[0]).toMatchObject({ code: 'wholly-within', rule: '18.04-b' });
  expect(s.tryAnswer([spot(1, [30, reach]), spot(2, [30, 24 - 4.3])])).toMatchObject([{ code: 'coherent' }]);
  s.answer([spot(1, [30, reach]), spot(2, [31.6, reach - 0.5])]);
  expect(s.game.unit(s.unit('us'))).toMatchObject({
    place: { kind: 'table' },
    facts: { setUpOn: 3, disembarkedOn: 3 },
  });
});

test('18.04-f rapid: no charge this turn and no further move this phase, but shooting', () => {
  const s = afterNormalMove(carrying())
    .answer('disembark/rapid')
    .answer([spot(1, [29, 28]), spot(2, [31, 28])]);
  expect(s.over).toBe(true);
  expect(canDo(s.game, s.unit('us'), 'declare-charge')).toMatchObject({ code: 'may-not-charge' });
  expect(canDo(s.game, s.unit('us'), 'shoot')).toBeUndefined();
});

test('18.04-e rapid after an ingress: the passengers obey what bound their transport', () => {
  const s = carrying({ round: 2, units: { ride: { ...ride, reserves: true }, them: { player: 1, at: [14, 20] } } });
  select(s, 'ride')
    .answer('ingress/edge')
    .answer([spot(0, [3, 20])]);
  select(s, 'us').answer('disembark/rapid');
  const far = s.tryAnswer([spot(1, [6.5, 20.5]), spot(2, [6.5, 19])]).map(({ rule }) => rule);
  expect(far).toEqual(expect.arrayContaining(['20.04-c', '20.04-d']));
  expect(s.tryAnswer([spot(1, [2, 23]), spot(2, [4, 23])])).toEqual([]);
});

test('18.04-e after a deep strike only the distance from enemies is left', () => {
  const deep = {
    ...ride,
    reserves: true,
    abilities: [{ id: 'deep-strike', name: 'Deep Strike', kind: 'core' }],
  } as const;
  const s = carrying({ round: 2, units: { ride: deep, them: { player: 1, at: [40, 20] } } });
  select(s, 'ride')
    .answer('ingress/deep-strike')
    .answer([spot(0, [28, 20])]);
  select(s, 'us').answer('disembark/rapid');
  expect(s.tryAnswer([spot(1, [31, 20]), spot(2, [29.5, 22.5])]).map(({ rule }) => rule)).toEqual(['20.04-d']);
  expect(s.tryAnswer([spot(1, [26, 23]), spot(2, [28, 23])])).toEqual([]);
});

test('18.04-c 18.04-g 09.02.02-c TRN-07 before its transport moves a unit that fits within 3 inches disembarks tactically, no other way', () => {
  const s = select(carrying(), 'us');
  expect(offered(s)).toEqual(['remain-stationary', 'disembark/tactical']);
  expect(refused(s, 'disembark/combat')).toBe('18.04-c tactical-is-possible');
  const stayed = select(select(carrying(), 'ride').answer('remain-stationary'), 'us');
  expect(offered(stayed)).toEqual(['remain-stationary', 'disembark/tactical']);
});

test('09.02-j 18.04-h ex 2 TRN-07 then it is selected again, at once, for a normal or advance move; it may charge; the transport may move later', () => {
  const s = select(carrying(), 'us')
    .answer('disembark/tactical')
    .answer([spot(1, [29, 24]), spot(2, [31, 24])]);
  expect(s.question).toMatchObject({ purpose: 'move-type', unit: s.unit('us') });
  expect(offered(s)).toEqual(['normal', 'advance']);
  s.answer('normal').answer(shifted(s, 'us', 0, 6));
  expect(canDo(s.game, s.unit('us'), 'declare-charge')).toBeUndefined();
  expect(offered(s)).toEqual(['unit:0', 'end']);
  expect(s.events('unit-selected').map(({ unit }) => unit)).toEqual([1, 1]);
});

test('18.04-h the second move may be of 0 inches', () => {
  const s = select(carrying(), 'us')
    .answer('disembark/tactical')
    .answer([spot(1, [29, 24]), spot(2, [31, 24])]);
  s.answer('normal').answer([]);
  expect(offered(s)).toEqual(['unit:0', 'end']);
});

test('18.04-i 18.04-k ex 3 no room within 3 inches: combat, hazard rolls first, then 6 inches, battle-shocked, no charge', () => {
  const s = select(carrying({ units: { ring }, dice: [3, 2] }), 'us').answer('disembark/combat');
  expect(s.events('dice')).toMatchObject([{ purpose: 'hazard', faces: [3, 2], rule: '18.04-i' }]);
  s.answer(['model:1']);
  expect(s.question).toMatchObject({ kind: 'place-models', models: [2], mayDecline: false });
  s.answer([spot(2, [32.494, 21.033])]);
  expect(isBattleShocked(s.game, s.unit('us'))).toBe(true);
  expect(canDo(s.game, s.unit('us'), 'declare-charge')).toMatchObject({ code: 'may-not-charge' });
  expect([offered(s), s.diceLeft()]).toEqual([['unit:0', 'end'], 0]); // 09.02-j: not selected again
});

test('18.04-j 18.04-p combat: models may be engaged with enemies that engage the transport, with no others', () => {
  const units = { ring, other: { player: 1, at: [30, 29] } } as const;
  const s = select(carrying({ units, dice: [6] }, { models: 1 }), 'us').answer('disembark/combat');
  expect(s.tryAnswer([spot(1, [30, 26.9])])[0]).toMatchObject({
    code: 'unengaged',
    values: { other: s.models('other')[0] },
  });
  expect(s.tryAnswer([spot(1, [25.5, 24.5])])).toEqual([]);
});

test('18.04-g 18 open point 8 where the search finds no tactical place the player may still try one', () => {
  const s = select(carrying({ units: { ring } }), 'us');
  expect(offered(s)).toEqual(['remain-stationary', 'disembark/tactical', 'disembark/combat']);
});

test('18.04-l a unit that is not set up goes back inside and is not selected', () => {
  const s = select(carrying(), 'us').answer('disembark/tactical').answer('decline');
  expect(s.game.unit(s.unit('us')).place.kind).toBe('aboard');
  expect(offered(s)).toEqual(['unit:0', 'unit:1', 'end']);
});

test('18 open point 1 combat without any place: no hazard rolls', () => {
  const wall = Array.from(
    { length: 100 },
    (_, at) => [24 + (at % 10) * 1.3, 14 + Math.floor(at / 10) * 1.3] as const,
  ).filter(([x, y]) => (x - 30) ** 2 + (y - 20) ** 2 > 2.64 ** 2);
  const s = select(
    carrying({ units: { wall: { player: 1, at: wall } } }, { base: { kind: 'round', radius: 1.2 }, models: 3 }),
    'us',
  );
  expect(refused(s, 'disembark/combat')).toBe('18.04-l no-place-found');
});

test('18.04-m 18.03-d a unit that disembarked was set up this turn: it does not embark again', () => {
  const s = select(carrying(), 'us')
    .answer('disembark/tactical')
    .answer([spot(1, [29, 24]), spot(2, [31, 24])]);
  s.answer('normal').answer([]);
  expect(s.question.purpose).toBe('unit-to-move'); // no window for 18.02
  expect(canDo(s.game, s.unit('us'), 'embark')).toMatchObject({ code: 'set-up-this-turn' });
});

test('18.04-n 03.02.02-e a model too large to be wholly within 3 inches is set up within 1 of the transport', () => {
  const s = select(carrying({}, { models: 1, base: { kind: 'round', radius: 1.6 } }), 'us').answer(
    'disembark/tactical',
  );
  expect(s.tryAnswer([spot(1, [30, 20 + 2 + 1.6 + 1.01])])[0]).toMatchObject({ code: 'within', rule: '18.04-n' });
  expect(s.tryAnswer([spot(1, [30, 20 + 2 + 1.6 + 1])])).toEqual([]);
});

test('18.04-o a transport that ingressed in an earlier phase counts as not yet selected', () => {
  expect(disembarking(['ride', 'ingress-move'], 3)).toBe('disembark/tactical');
  expect(disembarking(['ride', 'ingress-move'], 0)).toBe('disembark/rapid');
});
