import { allAt, firstOf, rolled, shoot } from '@adjutant/rules-11e/test/attacks';
import { chargeUnitFlow, moveUnitFlow } from '@adjutant/rules-11e/test/flows';
import { offered, spot } from '@adjutant/rules-11e/test/moves';
import type { Scene, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { tenth } from '../../test/tenth.ts';

const gun = { range: 24, attacks: 1, skill: 3, strength: 4 };

test('10e.leader-c, 10e.leader-b when the bodyguards die the leader is a unit of its own with its own starting strength', () => {
  const leader = { toughness: 8, wounds: 4, keywords: ['CHARACTER'] };
  const units = {
    us: { at: [20, 10], models: 2, toughness: 4, leader },
    foe: { player: 1, at: [20, 20], weapons: [{ ...gun, attacks: 2 }] },
  } as const;
  const s = tenth({ phase: 'shooting', turn: 1, units, dice: [3, 3, 4, 4, 1, 1] });
  shoot(s, 'foe').answer(allAt(s, 'us'));
  firstOf(s);
  expect([s.left('us'), s.game.unit(0).startingStrength]).toEqual([1, 1]);
});

/** A unit in reserves was selected to move. */
function arriving(us: UnitSketch): Scene {
  const deepStrike = { id: 'deep-strike', name: 'Deep Strike', kind: 'core' } as const;
  const units = { us: { reserves: true, abilities: [deepStrike], ...us }, foe: { player: 1, at: [30, 15] } } as const;
  return tenth({ phase: 'movement', units, size: [60, 44] }).run(moveUnitFlow.begin({ unit: 0 }, 0));
}

test('10e.deepstrike-a, -b a unit in reserves arrives over 9" from every enemy model, in either way', () => {
  const s = arriving({});
  expect(offered(s)).toEqual(expect.arrayContaining(['ingress/edge', 'ingress/deep-strike']));
  s.answer('ingress/deep-strike');
  const apart = (gap: number) => s.tryAnswer([spot(0, [30, 15 + 1.26 + gap])]).map(({ code }) => code);
  expect([apart(8.5), apart(9)]).toEqual([['more-than'], ['more-than']]);
  expect(apart(9.1)).toEqual([]);
});

test('10e.deepstrike-c all models of the unit need the ability', () => {
  const s = arriving({ leader: { abilities: [] } });
  expect(offered(s)).not.toContain('ingress/deep-strike');
});

test('10e.reroll-a a sum of dice is thrown again as a whole, before modifiers, and no die twice', () => {
  const units = { us: { at: [20, 10] }, foe: { player: 1, at: [20, 20] } } as const;
  const s = tenth({ phase: 'charge', units, commandPoints: [3, 0], dice: [1, 1, 6, 6] });
  s.run(chargeUnitFlow.begin({ unit: 0 })).answer(['unit:1']);
  expect(s.question.purpose).toBe('re-roll');
  s.answer([offered(s)[0]!]);
  expect([s.question.purpose, rolled(s, 'charge').at(-1)]).toEqual(['charge-move', [6, 6]]);
});
