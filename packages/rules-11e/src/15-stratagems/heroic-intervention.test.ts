import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { charged } from '../../test/fights.ts';
import { above, BASE, offered, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { chargePhaseFlow } from '../flows.ts';

const from: Point = [30, 10];
const CARD = 'stratagem:core/heroic-intervention:unit:';

/** The end of player 1's Charge phase: `hero` of player 0, and enemies, of whom some charged in this phase. */
function endOfPhase(
  units: Record<string, UnitSketch>,
  chargers: readonly string[],
  more: Partial<SceneSketch> = {},
): Scene {
  const s = scene({
    phase: 'charge',
    turn: 1,
    commandPoints: [2, 0],
    ...more,
    units: { hero: { at: from }, ...units },
  });
  charged(s, ...chargers);
  for (const name of chargers) s.game.unit(s.unit(name)).facts.chargeDeclaredOn = s.game.state.clock.phase;
  s.run(chargePhaseFlow.begin({}));
  if (!s.over && s.question.purpose === 'unit-to-charge') s.answer('pass');
  return s;
}

/** An enemy some inches from the hero, straight ahead or to the right. */
const ahead = (gap: number): UnitSketch => ({ player: 1, at: above(from, gap) });
const beside = (gap: number): UnitSketch => ({ player: 1, at: [from[0] + gap + BASE, from[1]] });

test('15.11 ex 1 15.11-c 15.11-e Leap to Defend reaches only enemies that charged', () => {
  const s = endOfPhase({ A: ahead(8), B: beside(5) }, ['A'], { dice: [4, 5] });
  expect(s.question).toMatchObject({ player: 0, purpose: 'window', facts: { moment: 'end-of-charge-phase' } });
  s.answer(`${CARD}0:leap`);
  expect(s.question).toMatchObject({
    purpose: 'charge-targets',
    player: 0,
    facts: { maximum: 9 },
    options: [{ unit: s.unit('A') }],
  });
  s.answer([`unit:${s.unit('A')}`]).answer([path(0, [30, 17.5])]);
  expect(s.over).toBe(true);
  expect(s.game.state.players[0].commandPoints).toBe(1);
});

test('15.11-g what is charged with it may not end engaged with others; a completed charge gives Fights First', async () => {
  const { isFightsFirst } = await import('../24-core-abilities/fights-first.ts');
  const s = endOfPhase({ A: ahead(5), B: { player: 1, at: [34, 10 + BASE + 5] } }, ['A'], { dice: [4, 5] });
  s.answer(`${CARD}0:leap`).answer([`unit:${s.unit('A')}`]);
  expect(s.tryAnswer([path(0, [31.2, 14.9])])[0]).toMatchObject({ rule: '11.04-i' });
  s.answer([path(0, [30, 14.9])]);
  expect(isFightsFirst(s.game, 0)).toBe(true);
});

test('15.11 ex 2 15.11-f Into the Fray counts at most 6 and reaches any enemy within 6"', () => {
  const s = endOfPhase({ A: ahead(5.5), B: beside(6.5) }, [], { dice: [6, 5] });
  expect(offered(s)).toEqual([`${CARD}0:fray`]);
  s.answer(`${CARD}0:fray`);
  expect(s.question).toMatchObject({ facts: { maximum: 6 }, options: [{ unit: s.unit('A') }] });
  expect(s.game.state.players[0].commandPoints).toBe(0);
});

test('15.11-a 15.11-d H31 15.01 ex 3 the mode is chosen with the card, and Into the Fray costs 1CP more', () => {
  const units = { A: ahead(5), B: beside(5) };
  expect(offered(endOfPhase(units, ['A']))).toEqual([`${CARD}0:leap`, `${CARD}0:fray`]);
  expect(offered(endOfPhase(units, ['A'], { commandPoints: [1, 0] }))).toEqual([`${CARD}0:leap`]);
  expect(endOfPhase(units, ['A']).question).toMatchObject({ options: [{ price: 1 }, { price: 2 }] });
});

test('CMD-17 15.11 ex 3 15.11-b a VEHICLE that is neither CHARACTER nor WALKER cannot', () => {
  const as = (...keywords: string[]) => endOfPhase({ hero: { at: from, keywords }, A: ahead(5) }, ['A']);
  expect(as('VEHICLE').over).toBe(true);
  expect(offered(as('VEHICLE', 'WALKER'))).toContain(`${CARD}0:leap`);
  expect(offered(as('VEHICLE', 'CHARACTER'))).toContain(`${CARD}0:leap`);
});

test('CMD-17 15.11-b a unit that is engaged, or has no enemy within 12", cannot', () => {
  expect(endOfPhase({ A: ahead(1), B: beside(8) }, ['B']).over).toBe(true);
  expect(endOfPhase({ A: ahead(12.1) }, ['A']).over).toBe(true);
});

test('15 open point 6 a unit that may not declare a charge cannot', () => {
  const s = scene({ phase: 'charge', turn: 1, commandPoints: [2, 0], units: { hero: { at: from }, A: ahead(5) } });
  s.game.unit(0).facts.noChargeOn = s.game.state.clock.turn;
  s.run(chargePhaseFlow.begin({})).answer('pass');
  expect(s.over).toBe(true);
});

test("15.11-a not in one's own Charge phase", () => {
  const s = scene({ phase: 'charge', turn: 0, commandPoints: [2, 0], units: { hero: { at: from }, A: ahead(5) } });
  expect(s.run(chargePhaseFlow.begin({})).answer('pass').over).toBe(true);
});

test('15.11-i no Command Re-roll for the charge roll of the unit chosen', () => {
  const s = endOfPhase({ A: ahead(8) }, ['A'], { dice: [1, 1], commandPoints: [5, 0] });
  expect(s.answer(`${CARD}0:leap`).over).toBe(true);
});

test('CMD-15 15.11-c of two enemies that charged either or both may be targets of Leap to Defend', () => {
  const s = endOfPhase({ A: ahead(4), B: beside(7) }, ['A', 'B'], { dice: [4, 4] }).answer(`${CARD}0:leap`);
  expect(s.question.purpose).toBe('charge-targets');
  expect(offered(s)).toEqual([`unit:${s.unit('A')}`, `unit:${s.unit('B')}`]);
});
