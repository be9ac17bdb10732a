import { startEffect, type Until } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { roundFlow, shootUnitFlow, turnFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { untilPhaseEnd, untilTurnEnd } from './durations.ts';

/** Marks a unit that is aboard, and says whether the mark is still there. */
function marked(until: (s: Scene) => Until): { s: Scene; lasts: () => boolean } {
  const transport = { capacity: 9, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const s = scene({ units: { truk: { transport }, squad: { aboard: 'truk' } }, round: 2, turn: 0 });
  startEffect(s.game, { effect: 'mark', owner: 0, unit: s.unit('squad'), data: {}, until: until(s) }, 'test');
  return { s, lasts: () => s.game.effects.onUnit('mark', s.unit('squad')) };
}

const turn = (player: 0 | 1) => ({ ...turnFlow.begin({ player }), locals: { player, phase: 5 } });

test('cs.am.01.02.02-a 01.02.02-a 01.02.02-b until the end of the turn, also for a unit aboard', () => {
  const { s, lasts } = marked(({ game }) => untilTurnEnd(game));
  s.game.state.clock.turn -= 1;
  expect(lasts()).toBe(true);
  s.run(turn(0));
  expect(lasts()).toBe(false);
});

test('01.02.02-a until the start of a later turn of the same player', () => {
  const { s, lasts } = marked(({ game }) => ({ kind: 'turn-start', serial: game.state.clock.turn + 2 }));
  s.run(turn(1));
  expect(lasts()).toBe(true);
  s.run(turn(0));
  expect(lasts()).toBe(false);
});

test('cs.am.01.02.02-c cs.am.01.02.02-b 01.02.02 ex 2, 01.02.02-c 01.02.02-d what names no duration ends with the phase', () => {
  const { s, lasts } = marked(({ game }) => untilPhaseEnd(game));
  s.run({ ...turnFlow.begin({ player: 0 }), locals: { player: 0, phase: 5 } });
  expect(lasts()).toBe(false);
});

test('01.02.02 ex 1, 01.02.02-a until the end of the battle round', () => {
  const { s, lasts } = marked(() => ({ kind: 'round-end', serial: 3 }));
  slay(slay(s, 'squad'), 'truk').run(roundFlow.begin({ round: 2 }));
  expect(lasts()).toBe(true);
  s.run(roundFlow.begin({ round: 3 }));
  expect(lasts()).toBe(false);
});

test('01.02.02-a until something happens to the unit', () => {
  const comes = (unit: number) => shootUnitFlow.begin({ unit, outOfPhase: false });
  const sketch: SceneSketch = { units: { a: {}, b: { at: [30, 10] } } };
  const s = scene(sketch);
  const until: Until = { kind: 'moment', moment: moments.unitSelectedToShoot.name, unit: s.unit('b') };
  startEffect(s.game, { effect: 'mark', owner: 0, unit: s.unit('b'), data: {}, until }, 'test');
  s.run(comes(s.unit('a')));
  expect(s.game.effects.onUnit('mark', s.unit('b'))).toBe(true);
  s.run(comes(s.unit('b')));
  expect(s.game.effects.onUnit('mark', s.unit('b'))).toBe(false);
});
