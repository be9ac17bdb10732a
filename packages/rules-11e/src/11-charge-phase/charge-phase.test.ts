import { expect, test } from 'vitest';
import { above, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { chargePhaseFlow } from '../flows.ts';

/** The Charge phase with a unit `us` at (30, 10) and an enemy `them` some inches away. */
function charging(gap: number, sketch: Partial<SceneSketch> = {}, us = {}): Scene {
  return scene({
    phase: 'charge',
    ...sketch,
    units: { us: { at: [30, 10], ...us }, them: { player: 1, at: above([30, 10], gap) }, ...sketch.units },
  });
}

function start(s: Scene): Scene {
  return s.run(chargePhaseFlow.begin({}));
}

/** Codes of the reasons why units may not declare a charge. */
function reasons(s: Scene): Record<number, string> {
  const { question } = s;
  if (question.kind !== 'choose-one') throw new Error('no choice of a unit');
  return Object.fromEntries(
    (question.unavailable ?? []).map(({ unit, refusal }) => [unit, `${refusal.rule} ${refusal.code}`]),
  );
}

/** Another unit, with which the phase has a choice left, and an enemy that it can reach. */
const second = { at: [40, 10] } as const;
const other = { player: 1, at: [48, 15] } as const;

test('11.02-a units declare one after the other until the player wants no more', () => {
  const s = start(charging(11, { units: { second, other }, dice: [1, 1, 1, 1] }));
  expect(s.question).toMatchObject({ kind: 'choose-one', purpose: 'unit-to-charge', player: 0, mayPass: true });
  s.answer('unit:0').answer('unit:1');
  expect(s.over).toBe(true);
  expect(s.diceLeft()).toBe(0);
});

test('11.02-a the player may end the phase with units left', () => {
  const s = start(charging(11)).answer('pass');
  expect(s.over).toBe(true);
});

test('11.02 ex 1 an enemy at 11.8" makes a unit eligible, one at 12.1" does not (11.02-c)', () => {
  expect(start(charging(11.8)).question).toMatchObject({ options: [{ id: 'unit:0' }] });
  const far = start(charging(12.1));
  expect(far.over).toBe(true);
  const both = start(charging(12.1, { units: { second, other } }));
  expect(reasons(both)).toEqual({ 0: '11.02-c no-enemy-in-reach' });
  expect(both.tryAnswer('unit:0')[0]).toMatchObject({ code: 'no-enemy-in-reach', rule: '11.02-c' });
});

test('CHG-05 11.02-c an enemy at 12.3" alone lets nobody declare a charge', () => {
  expect(start(charging(12.3)).over).toBe(true);
});

test('11.02-c an engaged unit is not eligible', () => {
  const s = start(charging(2, { units: { second, other } }));
  expect(reasons(s)).toEqual({ 0: '11.02-c engaged' });
});

test('11.02-k engaged only with AIRCRAFT is engaged', () => {
  const plane = { player: 1, at: [28, 10], keywords: ['AIRCRAFT', 'VEHICLE'] } as const;
  const s = start(charging(5, { units: { second, other, plane } }));
  expect(reasons(s)).toEqual({ 0: '11.02-c engaged' });
});

test('11.02-c a unit that advanced or fell back is not eligible', () => {
  for (const [fact, reason] of [
    ['advancedOn', '09.06-g advanced'],
    ['fellBackOn', '09.07-h fell-back'],
    ['noChargeOn', '11.02-d may-not-charge'],
  ] as const) {
    const s = charging(5, { units: { second, other } });
    s.game.unit(0).facts[fact] = s.game.state.clock.turn;
    expect(reasons(start(s))).toEqual({ 0: reason });
  }
});

test('11.02-d AIRCRAFT cannot charge (23.04-a)', () => {
  const s = start(charging(5, { units: { second, other } }, { keywords: ['AIRCRAFT', 'VEHICLE', 'FLY'] }));
  expect(reasons(s)).toEqual({ 0: '23.04-a aircraft' });
});

test('11.02-c units in reserves declare no charge', () => {
  const s = start(charging(5, { units: { late: { reserves: true } } }));
  expect(s.question).toMatchObject({ options: [{ id: 'unit:0' }] });
  expect(s.tryAnswer('unit:1')[0]).toMatchObject({ code: 'no-such-option' });
});

test('11.02-e a unit declares one charge a phase', () => {
  const s = start(charging(5, { units: { second, other }, dice: [1, 1] })).answer('unit:0');
  expect(reasons(s)).toEqual({ 0: '11.02-e charge-declared-before' });
});

test('11.00-a 11.01-a 11.03-a windows at the start and the end of the phase', () => {
  const seen = (key: 'startOfChargePhase' | 'endOfChargePhase') => ({
    [key]: {
      forced: true,
      applies: () => true,
      use: (_context: unknown, _self: unknown, game: Scene['game']) =>
        game.emit({ type: 'note', code: key, rule: 'test', values: {} }),
    },
  });
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: { ...seen('startOfChargePhase'), ...seen('endOfChargePhase') },
  });
  const s = start(
    charging(30, { effects: [watcher] }, { abilities: [{ id: 'watcher', name: 'watcher', kind: 'datasheet' }] }),
  );
  expect(s.events('note').map((event) => event.code)).toEqual(['startOfChargePhase', 'endOfChargePhase']);
});

test('11.02-i a failed charge costs nothing but the declaration', () => {
  const s = start(charging(5, { dice: [1, 1] })).answer('unit:0');
  const { facts } = s.game.unit(0);
  expect(facts).toEqual({ chargeDeclaredOn: s.game.state.clock.phase });
  expect(s.over).toBe(true);
});

test('11.02-b 11.04-a a charge that succeeds', () => {
  const s = start(charging(5, { dice: [4, 3] })).answer('unit:0');
  expect(s.question).toMatchObject({
    kind: 'choose-some',
    purpose: 'charge-targets',
    facts: { maximum: 7 },
    sets: [['unit:1']],
  });
  s.answer(['unit:1']).answer([path(0, above([30, 10], 5 - 1.26 - 0.5))]);
  expect(s.game.unit(0).facts).toMatchObject({ chargedOn: s.game.state.clock.turn });
  expect(s.over).toBe(true);
});
