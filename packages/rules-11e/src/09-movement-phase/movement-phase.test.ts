import { expect, test } from 'vitest';
import { offered, refused, shifted } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { reposition } from '../20-strategic-reserves/reposition.ts';
import { ability } from '../effect.ts';
import { movementPhaseFlow } from '../flows.ts';

/** The Movement phase of player 0. */
function phase(units: SceneSketch['units'], sketch: Partial<SceneSketch> = {}): Scene {
  return scene({ phase: 'movement', ...sketch, units }).run(movementPhaseFlow.begin({}));
}

/** An effect that writes down the moments of a phase. */
function diary(seen: string[]) {
  const entry = (text: string) => ({ forced: true, applies: () => true, use: () => void seen.push(text) });
  const triggers = {
    startOfMovementPhase: entry('start'),
    unitSelectedToMove: entry('selected'),
    unitEndedMove: entry('ended'),
    endOfMovementPhase: entry('end'),
  };
  return { effects: [ability({ id: 'diary', rule: 'test', triggers })], detachments: [['diary'], []] as const };
}

const apart = { a: { at: [10, 10] }, b: { at: [30, 10] }, theirs: { player: 1, at: [30, 40] } } as const;

test('09.00-a 09.01-a 09.02-b 09.02-h 09.03-a start, each unit’s selection and move, end: each opens its moment', () => {
  const seen: string[] = [];
  const s = phase(apart, diary(seen));
  expect(seen).toEqual(['start']);
  s.answer('unit:0')
    .answer('normal')
    .answer(shifted(s, 'a', 0, 1))
    .answer('unit:1')
    .answer('remain-stationary');
  expect(seen).toEqual(['start', 'selected', 'ended', 'selected', 'end']); // 09.04-c: nothing ends a move by staying
  expect(s.over).toBe(true);
});

test('09.02-a 09.02-d the active player selects own units one at a time, each once', () => {
  const s = phase(apart);
  expect(s.question).toMatchObject({ purpose: 'unit-to-move', player: 0 });
  expect(offered(s)).toEqual(['unit:0', 'unit:1', 'end']);
  s.answer('unit:1').answer('normal').answer([]);
  expect(offered(s)).toEqual(['unit:0', 'end']);
});

test('09.02-b 09.02-d ex 1 reserves and passengers are selected too, if only to remain stationary', () => {
  const s = phase(
    { ride: { transport, keywords: ['VEHICLE'] }, rider: { aboard: 'ride' }, late: { reserves: true } },
    { round: 1 },
  );
  expect(offered(s)).toEqual(['unit:0', 'unit:1', 'unit:2', 'end']);
  s.answer('unit:2'); // nothing else is open in round 1: the kernel answers
  expect(s.game.unit(2).facts.stationaryOn).toBe(s.game.state.clock.turn);
  expect(offered(s)).toEqual(['unit:0', 'unit:1', 'end']);
});

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };

test('09.02-k a transport and its passengers are selected separately', () => {
  const s = phase({ ride: { transport, keywords: ['VEHICLE'], at: [20, 20] }, rider: { aboard: 'ride' } });
  s.answer('unit:0')
    .answer('normal')
    .answer(shifted(s, 'ride', 0, 3));
  expect(offered(s)).toEqual(['unit:1', 'end']);
});

test('SYS-03 09.02-e units for which no move type is picked remain stationary', () => {
  const s = phase(apart).answer('end');
  expect(s.over).toBe(true);
  for (const unit of [0, 1])
    expect(s.game.unit(unit).facts).toMatchObject({ stationaryOn: 3, movedSelectedOn: s.game.state.clock.phase });
  expect(s.game.unit(2).facts).toEqual({});
});

test('09.02-f 03.02-c 20.04-h a failed set-up leaves the unit unselected', () => {
  const s = phase({ late: { reserves: true }, theirs: { player: 1, at: [30, 20] } });
  s.answer('unit:0').answer('ingress/edge').answer('decline');
  expect(offered(s)).toEqual(['unit:0', 'end']);
  expect(s.game.unit(0).place).toEqual({ kind: 'reserves' });
});

test('09.02-c 09.02-i what a unit is eligible for is asked when its move type is picked, and what is not names its reason', () => {
  const s = phase({ a: { at: [10, 10] }, theirs: { player: 1, at: [30, 30] } }).answer('unit:0');
  expect(s.question).toMatchObject({ purpose: 'move-type', unit: 0 });
  expect(offered(s)).toEqual(['remain-stationary', 'normal', 'advance']);
  expect(refused(s, 'fall-back/ordered')).toBe('09.07-b not-engaged');
  expect(refused(s, 'disembark/rapid')).toBe('18.04-a not-aboard');
  expect(refused(s, 'ingress/edge')).toBe('20.04-a not-in-reserves');
  expect(s.tryAnswer('ingress/edge')[0]).toMatchObject({ code: 'not-in-reserves' });
});

test('03.01 open point 1 a move that is called off before anything happened leaves the choice of type', () => {
  const s = phase({ a: { at: [10, 10] } })
    .answer('unit:0')
    .answer('normal')
    .answer('decline');
  expect(offered(s)).toEqual(['remain-stationary', 'normal', 'advance']);
  expect(s.answer('remain-stationary').over).toBe(true);
});

test('01.03-d while a unit moves its controlling player is active', () => {
  const s = phase(apart).answer('unit:0').answer('normal');
  expect(s.game.active).toBe(0);
  expect(s.game.state.stack.some((frame) => frame.flow === 'move-unit' && frame.active === 0)).toBe(true);
});

test('09.03-b 14.02-d at the end of the phase control of objectives is worked out before anybody’s rule', () => {
  const seen: unknown[] = [];
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      endOfMovementPhase: {
        forced: true,
        applies: () => true,
        use: (_context, _self, game) => void seen.push(game.state.objectives[0]?.controlledBy),
      },
    },
  });
  const objectives = [{ id: 'hill', x: 10, y: 16 }];
  const s = phase({ a: { at: [10, 10] } }, { objectives, effects: [watcher], detachments: [['watcher'], []] });
  s.answer('unit:0')
    .answer('normal')
    .answer(shifted(s, 'a', 0, 6));
  expect(seen).toEqual([0]);
});

test('20.02-b 20 open point 6 a unit that has moved may be repositioned, but is not selected again this phase', () => {
  const s = phase(apart).answer('unit:0').answer('normal').answer([]);
  reposition(s.game, 0, 'test');
  expect(s.game.unit(0).place.kind).toBe('reserves');
  s.answer('unit:1').answer('remain-stationary');
  expect(s.over).toBe(true);
});
