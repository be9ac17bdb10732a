import { expect, test } from 'vitest';
import { allAt, firstOf, pools, shootAll } from '../../test/attacks.ts';
import { offered } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { endWithPhase } from '../07-battle-round/durations.ts';
import { shootingPhaseFlow } from '../flows.ts';

const CARD = 'stratagem:core/smokescreen:unit:1';

/** Player 0's Shooting phase starts; player 1 has a SMOKE unit and another. */
function begin(more: Partial<SceneSketch> = {}, gun: NonNullable<UnitSketch['weapons']>[number] = {}): Scene {
  const us: UnitSketch = { at: [30, 10], weapons: [{ range: 30, skill: 3, ...gun }] };
  const smoker: UnitSketch = { player: 1, at: [30, 25], keywords: ['VEHICLE', 'SMOKE'] };
  const units = { us, smoker, other: { player: 1 as const, at: [40, 25] as const } };
  return scene({ commandPoints: [0, 1], ...more, units });
}

function smoked(dice: readonly number[], gun: Parameters<typeof begin>[1] = {}): Scene {
  return begin({ dice }, gun).run(shootingPhaseFlow.begin({})).answer(CARD);
}

test('15.10-a when the opponent’s Shooting phase starts, a SMOKE unit', () => {
  const s = begin().run(shootingPhaseFlow.begin({}));
  expect(s.question).toMatchObject({ player: 1, facts: { moment: 'start-of-shooting-phase' } });
  expect(offered(s)).toEqual([CARD]);
  expect(begin({ turn: 1 }).run(shootingPhaseFlow.begin({})).question.purpose).toBe('unit-to-shoot');
});

test('15.10-b it has the benefit of cover: BS 3+ hits on 4', () => {
  const s = smoked([3]).answer('unit:0');
  s.answer(allAt(s, 'smoker'));
  expect(pools(s)).toEqual(['1 0 0']);
});

test('15.10-b another unit, fully visible, has not', () => {
  const s = smoked([3, 1]).answer('unit:0');
  s.answer(allAt(s, 'other'));
  expect(pools(s)).toEqual(['1 1 0']);
});

test('15.10-b it is over with the phase', () => {
  const s = smoked([3, 1]).answer('pass');
  endWithPhase(s.game);
  shootAll(s, 'us', 'smoker');
  expect(pools(s)).toEqual(['1 1 0']);
});

test('15.10-c [IGNORES COVER] cancels it', () => {
  const s = smoked([3, 1], { abilities: [{ id: 'ignores-cover' }] }).answer('unit:0');
  s.answer(allAt(s, 'smoker'));
  expect(pools(s)).toEqual(['1 1 0']);
});

test('15.10 ex 1, 15.10-b, -c a tank half covered by SMOKE models from one shooter but not from another', () => {
  const us: UnitSketch = {
    at: [
      [30, 10],
      [40, 10],
    ],
    weapons: [{ range: 40, skill: 3 }],
  };
  const other: UnitSketch = { player: 1, at: [30, 32], keywords: ['VEHICLE'], base: { kind: 'round', radius: 2 } };
  const smoker: UnitSketch = { player: 1, at: [30, 25], keywords: ['SMOKE'], height: 3 };
  const s = scene({ units: { us, smoker, other }, commandPoints: [0, 1], dice: [3, 3, 1] });
  s.run(shootingPhaseFlow.begin({})).answer(CARD).answer('unit:0');
  s.answer(allAt(s, 'other'));
  firstOf(s);
  expect([pools(s).toSorted(), s.diceLeft()]).toEqual([['1 0 0', '1 1 0'], 0]);
});
