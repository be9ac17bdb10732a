import { note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { allAt, firstOf, notes } from '../../test/attacks.ts';
import { above, path } from '../../test/moves.ts';
import { type Scene, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { chargePhaseFlow, chargeUnitFlow, shootUnitFlow } from '../flows.ts';

/** "In your Shooting phase, after this unit has shot ...", and the same without a phase. */
const locked = ability({
  id: 'locked',
  rule: 'test',
  phase: 'shooting',
  hooks: { hitModifier: () => 1 },
  triggers: {
    attacksResolved: { forced: true, applies: () => true, use: (_c, _s, game) => note(game, 'locked', 'test') },
  },
});
const free = ability({
  id: 'free',
  rule: 'test',
  triggers: {
    attacksResolved: { forced: true, applies: () => true, use: (_c, _s, game) => note(game, 'free', 'test') },
  },
});

/** A gunner that hits on 4+ shoots in a phase, out of phase or not, and rolls a 3. */
function shot(phase: string, outOfPhase: boolean): Scene {
  const gunner: UnitSketch = { at: [10, 10], weapons: [{ range: 24, skill: 4 }] };
  const s = scene({
    phase,
    units: { gunner, foe: { player: 1, at: [10, 20] } },
    effects: [locked, free],
    detachments: [['locked'], ['free']],
    dice: [3, ...(phase === 'shooting' && !outOfPhase ? [1] : [])],
  });
  s.run(shootUnitFlow.begin({ unit: 0, outOfPhase, types: ['normal'] }));
  return firstOf(s.answer(allAt(s, 'foe')));
}

const worked = (s: Scene) => [notes(s, 'locked').length, notes(s, 'free').length, s.over && s.diceLeft()];

test('07.02.01-a 07.02.01 ex 1 a unit shoots outside its place in the turn without the rules that name the phase', () => {
  expect(worked(shot('shooting', false))).toEqual([1, 1, 0]);
  expect(worked(shot('movement', true))).toEqual([0, 1, 0]);
});

test('07.02.01-b nor does a rule that names a phase help in that very phase while a unit acts out of phase', () => {
  expect(worked(shot('shooting', true))).toEqual([0, 1, 0]);
});

const chargeRule = ability({ id: 'charge-rule', rule: 'test', phase: 'charge', hooks: { chargeModifier: () => 2 } });

/** What a charge roll of 7 comes to, with a rule of "In the Charge phase". */
function charges(outOfPhase: boolean): unknown {
  const s = scene({
    phase: 'charge',
    units: { hero: { at: [30, 10] }, foe: { player: 1, at: above([30, 10], 7) } },
    effects: [chargeRule],
    detachments: [['charge-rule'], []],
    dice: [3, 4],
  });
  return s.run(chargeUnitFlow.begin({ unit: 0, outOfPhase })).question.facts?.maximum;
}

test('07.02.01-b a charge by a rule is out of phase, also in the Charge phase', () => {
  expect([charges(false), charges(true)]).toEqual([9, 7]);
});

test('15.11-h a unit that intervenes uses no rule that names the Charge phase', () => {
  const s = scene({
    phase: 'charge',
    turn: 1,
    commandPoints: [1, 0],
    units: { hero: { at: [30, 10] }, foe: { player: 1, at: above([30, 10], 6) } },
    effects: [chargeRule],
    detachments: [['charge-rule'], []],
    dice: [3, 4],
  });
  const { turn, phase } = s.game.state.clock;
  Object.assign(s.game.unit(1).facts, { chargedOn: turn, chargeDeclaredOn: phase });
  s.run(chargePhaseFlow.begin({}));
  s.answer('stratagem:core/heroic-intervention:unit:0:leap');
  expect(s.question).toMatchObject({ purpose: 'charge-targets', facts: { maximum: 7 } });
  s.answer(['unit:1']).answer([path(0, [30, 15])]);
  expect(s.over).toBe(true);
});
