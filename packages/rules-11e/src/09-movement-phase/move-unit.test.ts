import { expect, test } from 'vitest';
import { offered, path, refused, shifted } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { moveUnitFlow } from '../flows.ts';
import { canDo } from './activities.ts';

/** The unit `us`, one model at (20, 20) unless told, was selected to move. */
function moving(units: SceneSketch['units'] = {}, sketch: Partial<SceneSketch> = {}): Scene {
  const s = scene({ phase: 'movement', ...sketch, units: { ...units, us: { at: [20, 20], ...units.us } } });
  return s.run(moveUnitFlow.begin({ unit: s.unit('us') }, 0));
}

function refusals(s: Scene, ...moves: ReturnType<typeof path>[]): string[] {
  return s.tryAnswer(moves).map(({ rule, code }) => `${rule} ${code}`);
}

/** Maximum distances that the question gives to the models. */
function maxima(s: Scene): number[] {
  return s.question.kind === 'move-models' ? s.question.movers.map((mover) => mover.maximum) : [];
}

const minusTwo = ability({
  id: 'slow',
  rule: 'test',
  hooks: { characteristic: ({ name }) => (name === 'move' ? { step: 'subtract', value: 2 } : undefined) },
});

test('09.04-a 09.04-b every unit may remain stationary, engaged or not; no model moves', () => {
  const s = moving({ them: { player: 1, at: [20, 22] } });
  expect(offered(s)).toContain('remain-stationary');
  s.answer('remain-stationary');
  expect(s.events('model-moved')).toEqual([]);
  expect(s.game.unit(0).facts).toEqual({ stationaryOn: s.game.state.clock.turn });
});

test('09.04 ex 1 turning on the spot is a normal move of 0 inches', () => {
  const s = moving({ us: { base: { kind: 'oval', long: 2, short: 1 }, keywords: ['VEHICLE'] } });
  s.answer('normal').answer([{ model: 0, path: [{ x: 20, y: 20, z: 0, facingX: 1, facingY: 0 }] }]);
  expect(s.game.unit(0).facts).toMatchObject({ movedOn: 3, 'normal-move': s.game.state.clock.phase });
  expect(s.game.model(0).facts).toMatchObject({ movedOn: 3, moved: 0 });
});

test('09.05-a 03.01.01-a ex 1 MOVE-16 the maximum is each model’s own M', () => {
  const s = moving({ us: { models: 5, move: 12, leader: { move: 6, at: [18, 20] } } });
  s.answer('normal');
  expect(maxima(s)).toEqual([12, 12, 12, 12, 12, 6]);
  expect(refusals(s, ...(shifted(s, 'us', 0, 12) as ReturnType<typeof path>[]))).toContain('03.01-m path-length');
});

test('03.01.01-b coherency binds the whole unit, however far its models may go', () => {
  const s = moving({ us: { models: 2, move: 12, leader: { move: 6, at: [18.3, 20] } } }).answer('normal');
  expect(refusals(s, path(0, [20, 30]), path(1, [21.76, 30]), path(2, [18.3, 26]))).toContain('03.03-a coherent');
  expect(refusals(s, path(0, [20, 27]), path(1, [21.76, 27]), path(2, [18.3, 26]))).toEqual([]);
});

test('09.05-b 09.07-j an engaged unit makes no normal or advance move', () => {
  const s = moving({ them: { player: 1, at: [20, 22] } });
  expect(offered(s)).toEqual(['remain-stationary', 'fall-back/ordered', 'fall-back/desperate']);
  expect([refused(s, 'normal'), refused(s, 'advance')]).toEqual(['09.05-b engaged', '09.06-b engaged']);
});

test('09.05-c 09.05-d 03.01-j 03.04-e ex 1 a normal move may pass near an enemy and must end unengaged', () => {
  const s = moving({ them: { player: 1, at: [23, 20 + 1.26 + 1] } }).answer('normal'); // an inch beside the way
  expect(refusals(s, path(0, [25.2, 20]))).toEqual(['09.05-d unengaged']);
  expect(refusals(s, path(0, [26, 20]))).toEqual([]);
});

test('09.05-e 03.01-v ex 2 one normal move a phase, whatever grants it; an advance does not count', () => {
  const s = moving().answer('normal').answer([]);
  s.run(moveUnitFlow.begin({ unit: 0, types: ['normal', 'remain-stationary'] }, 0)); // only staying is left
  expect(s.over).toBe(true);
  expect(canDo(s.game, 0, 'normal-move')).toMatchObject({ code: 'made-a-normal-move', rule: '03.01-v' });
  const advanced = moving({}, { dice: [1] })
    .answer('advance')
    .answer([]);
  expect(canDo(advanced.game, 0, 'normal-move')).toBeUndefined();
});

test('09.06-a 09.06-c 09.06-d ex 1 one advance roll for the unit, before any model moves, added to each M', () => {
  const s = moving({ us: { models: 2, leader: { move: 9, at: [18.3, 20] } } }, { dice: [4] }).answer('advance');
  expect(maxima(s)).toEqual([10, 10, 13]);
  expect(s.events('dice')).toMatchObject([{ purpose: 'advance', player: 0, faces: [4], rule: '09.06-c' }]);
  expect(s.diceLeft()).toBe(0);
});

test('09.06-a ex 1 M is changed before the roll is added', () => {
  const s = moving({}, { dice: [4], effects: [minusTwo], detachments: [['slow'], []] });
  expect(maxima(s.answer('advance'))).toEqual([8]);
});

test('09.06-a 02.02.01-r advance rolls are modified, to 1 at the least', () => {
  const tired = ability({ id: 'tired', rule: 'test', hooks: { advanceModifier: () => -3 } });
  expect(maxima(moving({}, { dice: [2], effects: [tired], detachments: [['tired'], []] }).answer('advance'))).toEqual([
    7,
  ]);
});

test('09.06-b 09.06-e 09.06-f an advance starts and ends unengaged', () => {
  const s = moving({ them: { player: 1, at: [20, 30] } }, { dice: [6] }).answer('advance');
  expect(refusals(s, path(0, [20, 28]))).toEqual(['09.06-f unengaged']);
  expect(refusals(s, path(0, [20, 26]))).toEqual([]);
});

test('09.06-g 09.06-h 09.06-i an advance of 0 inches too bars charges and actions, not shooting', () => {
  const s = moving({}, { dice: [6] })
    .answer('advance')
    .answer([]);
  expect(canDo(s.game, 0, 'declare-charge')).toMatchObject({ code: 'advanced', rule: '09.06-g' });
  expect(canDo(s.game, 0, 'start-action')).toMatchObject({ code: 'advanced' });
  expect(canDo(s.game, 0, 'shoot')).toBeUndefined();
});

test('09.06-g for the rest of the turn, unless some rule allows it', () => {
  const eager = ability({
    id: 'eager',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'declare-charge' ? 'advanced' : undefined) },
  });
  const s = moving({}, { dice: [6], effects: [eager], detachments: [['eager'], []] })
    .answer('advance')
    .answer([]);
  expect(canDo(s.game, 0, 'declare-charge')).toBeUndefined();
  expect(canDo(s.game, 0, 'start-action')).toMatchObject({ code: 'advanced' });
  s.game.state.clock.turn += 1;
  expect(canDo(s.game, 0, 'start-action')).toBeUndefined();
});

test('03 open point 1 the advance roll commits: the move may be of nobody but not be called off', () => {
  const s = moving({}, { dice: [6] }).answer('advance');
  expect(s.tryAnswer('decline')[0]).toMatchObject({ code: 'may-not-decline' });
});

test('03 open point 1 a unit that cannot end an advance in coherency does not advance, and its selection is over', () => {
  const s = moving(
    {
      us: {
        at: [
          [10, 10],
          [40, 10],
        ],
      },
    },
    { dice: [1] },
  )
    .answer('advance')
    .answer('decline');
  expect(s.over).toBe(true);
  expect(s.game.unit(0).facts.advancedOn).toBeUndefined();
});

test('23.02-e 03.04-f 09 open point 6 MOVE-13 engaged with AIRCRAFT alone, a unit may move but not end so, unless the switch says so', () => {
  const units = { plane: { player: 1, at: [20, 22], keywords: ['AIRCRAFT', 'VEHICLE'] } } as const;
  const s = moving(units);
  expect(offered(s)).toContain('fall-back/ordered'); // for every other rule it is engaged
  s.answer('normal');
  expect(refusals(s, path(0, [20.2, 20]))).toEqual(['09.05-d unengaged']);
  expect(refusals(s, path(0, [20, 25.5]))).toEqual([]); // 23.02-c: through it
  expect(
    refusals(moving(units, { switches: { endsEngagedWithAircraft: 'allowed' } }).answer('normal'), path(0, [20.2, 20])),
  ).toEqual([]);
});

test('23.02 ex 3 engaged with AIRCRAFT and others, a unit falls back or stays', () => {
  const s = moving({ plane: { player: 1, at: [20, 22], keywords: ['AIRCRAFT'] }, them: { player: 1, at: [22, 20] } });
  expect(offered(s)).toEqual(['remain-stationary', 'fall-back/ordered', 'fall-back/desperate']);
});

test('23.02-a MOVE-12 AIRCRAFT on the table make no normal, advance or fall-back move', () => {
  const s = moving({ us: { keywords: ['AIRCRAFT'] }, other: { at: [40, 40] }, them: { player: 1, at: [20, 22] } });
  expect(s.over).toBe(true); // remaining stationary was all there was
  expect(s.game.unit(s.unit('us')).facts.stationaryOn).toBe(3);
});

test('02.02-a models without M never move', () => {
  const fixed = ability({
    id: 'fixed',
    rule: 'test',
    hooks: { characteristic: ({ name }) => (name === 'move' ? { step: 'replace', value: undefined } : undefined) },
  });
  const s = moving({}, { effects: [fixed], detachments: [['fixed'], []] });
  expect(s.over).toBe(true);
});

test('21.03-b 21.03-c 21.03-i 24.17-a ex 1 ex 2 the skies are part of the choice, before the roll, and cost 2 inches unless the unit hovers', () => {
  const flyer = { move: 10, keywords: ['INFANTRY', 'FLY'] };
  const s = moving({ us: flyer }, { dice: [5] });
  expect(offered(s)).toEqual(['remain-stationary', 'normal', 'normal/skies', 'advance', 'advance/skies']);
  expect(maxima(s.answer('advance/skies'))).toEqual([13]);
  expect(maxima(moving({ us: flyer }, { dice: [5] }).answer('advance'))).toEqual([15]);
  expect(
    maxima(
      moving({ us: { ...flyer, move: 12, abilities: [{ id: 'hover', name: 'Hover', kind: 'core' }] } }).answer(
        'normal/skies',
      ),
    ),
  ).toEqual([12]);
});

test('21.03-a 21.03-d 21.03-g MOVE-10 through the skies a unit passes over enemies and tanks, and ends as any other', () => {
  const wall = {
    player: 1,
    at: [
      [17, 24],
      [20, 24],
      [23, 24],
    ],
    keywords: ['VEHICLE'],
  } as const;
  const s = moving({ us: { move: 10, keywords: ['FLY'] }, wall }).answer('normal/skies');
  expect(maxima(s)).toEqual([8]);
  expect(refusals(s, path(0, [20, 26]))).toEqual(['09.05-d unengaged']);
  expect(refusals(s, path(0, [20, 28]))).toEqual([]);
});

test('21 open point 1 no model has less than 0 inches', () => {
  expect(maxima(moving({ us: { move: 1, keywords: ['FLY'] } }).answer('normal/skies'))).toEqual([0]);
});

test('17.01-d ex 1 a tank drives through a line of infantry, and ends on nobody and unengaged', () => {
  const line = {
    player: 1,
    at: [
      [18, 24],
      [20, 24],
      [22, 24],
    ],
  } as const;
  const s = moving({ us: { move: 10, keywords: ['VEHICLE'] }, line }).answer('normal');
  expect(refusals(s, path(0, [20, 24.5]))).toEqual(expect.arrayContaining(['03.01-r no-overlap', '09.05-d unengaged']));
  expect(refusals(s, path(0, [20, 24 + 1.26 + 2]))).toEqual(['09.05-d unengaged']);
  expect(refusals(s, path(0, [20, 24 + 1.26 + 3]))).toEqual([]);
});
