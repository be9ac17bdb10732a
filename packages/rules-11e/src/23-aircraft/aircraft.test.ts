import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { whyNotType } from '../10-shooting-phase/shooting-types.ts';
import { chargeable } from '../11-charge-phase/charge-move.ts';
import { whyNoCharge } from '../11-charge-phase/eligibility.ts';
import { isEligibleToFight } from '../12-fight-phase/eligibility.ts';
import { fightMovers } from '../12-fight-phase/fight-move.ts';
import { pileInTargets } from '../12-fight-phase/pile-in-move.ts';
import { whyNoAction } from '../16-actions/eligibility.ts';
import { turnFlow } from '../flows.ts';

const plane: UnitSketch = { player: 1, at: [30, 20], keywords: ['VEHICLE', 'AIRCRAFT', 'FLY'] };

/** A player's whole turn in which nobody does anything. */
function idleTurn(s: Scene, player: 0 | 1): Scene {
  s.run(turnFlow.begin({ player }));
  while (s.game.question !== undefined) {
    const { question } = s;
    const ids = 'options' in question ? question.options.map(({ id }) => id) : [];
    s.answer(ids.includes('end') ? 'end' : question.kind === 'choose-one' && question.mayPass ? 'pass' : ids[0]!);
  }
  return s;
}

const placeOf = (s: Scene, name: string) => s.game.unit(s.unit(name)).place.kind;

test('23.02 ex 1, 23.02-b at the end of the opponent’s turn AIRCRAFT go into reserves', () => {
  const units: SceneSketch['units'] = { us: { at: [30, 5] }, plane, jet: { ...plane, player: 0, at: [10, 20] } };
  const s = idleTurn(scene({ units }), 0);
  expect([placeOf(s, 'plane'), placeOf(s, 'jet')]).toEqual(['reserves', 'table']);
  expect(s.game.model(s.models('plane')[0]!).pose).toBeUndefined();
});

test('23.02-i units aboard AIRCRAFT go with it and are safe', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const s = scene({
    units: { us: { at: [30, 5] }, plane: { ...plane, transport }, riders: { player: 1, aboard: 'plane' } },
  });
  idleTurn(s, 0);
  expect([placeOf(s, 'plane'), placeOf(s, 'riders')]).toEqual(['reserves', 'aboard']);
});

test('20 open point 7 AIRCRAFT that leave at the end of the last turn are not lost with those in reserves', () => {
  const units = {
    jet: { ...plane, player: 0 as const },
    late: { reserves: true },
    them: { player: 1 as const, at: [30, 40] as const },
  };
  const s = scene({ units, round: 5, turn: 1 });
  for (const unit of ['late', 'jet']) s.game.unit(s.unit(unit)).facts.ingressedOn = 3;
  idleTurn(s, 1);
  expect([placeOf(s, 'jet'), placeOf(s, 'late')]).toEqual(['reserves', 'destroyed']);
});

test('23.02-a AIRCRAFT neither pile in nor consolidate', () => {
  const s = scene({ phase: 'fight', units: { us: { at: [30, 22.5] }, plane } });
  expect(fightMovers(s.game, s.unit('plane'), 'pile-in')).toEqual([]);
});

test('23.02-d a unit that cannot FLY does not pile in towards AIRCRAFT', () => {
  const towards = (keywords: string[]) =>
    pileInTargets(scene({ units: { us: { at: [30, 22.5], keywords }, plane } }).game, 0);
  expect([towards(['INFANTRY']), towards(['INFANTRY', 'FLY'])]).toEqual([[], [1]]);
});

test('23.02-g for everything else a unit engaged with AIRCRAFT is engaged', () => {
  const { game } = scene({ units: { us: { at: [30, 22.5] }, plane } });
  expect(whyNotType(game, 0, 'normal')?.code).toBe('engaged');
  expect([whyNoCharge(game, 0)?.code, whyNoAction(game, 0)?.code]).toEqual(['engaged', 'engaged']);
  expect(isEligibleToFight(game, 0)).toBe(true);
});

test('23.04-c only units that can FLY pick AIRCRAFT as a charge target', () => {
  const targets = (keywords: string[]) =>
    chargeable(scene({ units: { us: { at: [30, 26], keywords }, plane } }).game, 0);
  expect([targets(['INFANTRY']), targets(['FLY'])]).toEqual([[], [1]]);
  expect(unitHas(scene({ units: { plane } }).game, 0, 'FLY')).toBe(true);
});
