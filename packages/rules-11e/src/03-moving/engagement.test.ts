import { expect, test } from 'vitest';
import { type Scene, scene } from '../../test/scene.ts';
import { areModelsEngaged, areUnitsEngaged, engagedWith, isEngaged } from './engagement.ts';

/** Two models whose bases are some inches apart in plan and in height. */
function apart(gap: number, height = 0): Scene {
  const s = scene({ units: { us: { at: [10, 10] }, them: { player: 1, at: [10 + 1.26 + gap, 10] } } });
  s.game.model(1).pose = { x: 10 + 1.26 + gap, y: 10, z: height, facingX: 0, facingY: 1 };
  return s;
}

test('cs.am.03.04-a 03.04-a ex 1 engagement range is 2 inches across and 5 up, each tested by itself', () => {
  expect(areModelsEngaged(apart(2).game, 0, 1)).toBe(true);
  expect(areModelsEngaged(apart(2.1).game, 0, 1)).toBe(false);
  expect(areModelsEngaged(apart(2, 5).game, 0, 1)).toBe(true);
  expect(areModelsEngaged(apart(1, 5.5).game, 0, 1)).toBe(false);
});

test('03.04-b 03.04-d engagement binds both models and both units', () => {
  const { game } = apart(1.9);
  expect([areModelsEngaged(game, 0, 1), areModelsEngaged(game, 1, 0)]).toEqual([true, true]);
  expect([areUnitsEngaged(game, 0, 1), areUnitsEngaged(game, 1, 0)]).toEqual([true, true]);
  expect([engagedWith(game, 0), engagedWith(game, 1)]).toEqual([[1], [0]]);
});

test('03.04-c ex 2 one engaged model makes the unit engaged', () => {
  const s = scene({ units: { us: { models: 10, at: [10, 10] }, them: { player: 1, at: [10 - 1.26 - 1.9, 10] } } });
  expect(isEngaged(s.game, s.unit('us'))).toBe(true);
  const them = s.models('them')[0]!;
  expect(s.models('us').filter((model) => areModelsEngaged(s.game, model, them))).toEqual([s.models('us')[0]]);
});

test('GEO-01 17.02-a 17.02-b ex 1 a FRAME model is measured from its hull', () => {
  const base = {
    kind: 'hull',
    outline: [
      [3, 1.5],
      [-3, 1.5],
      [-3, -1.5],
      [3, -1.5],
    ],
  } as const;
  const s = scene({
    units: {
      tank: { at: [20, 10], base, keywords: ['VEHICLE', 'FRAME'] },
      them: { player: 1, at: [20, 10 + 3 + 2 + 0.63] },
    },
  });
  expect(areUnitsEngaged(s.game, s.unit('tank'), s.unit('them'))).toBe(true); // the front of the hull is 2 inches away
});

test('GEO-03 03.04-a a MONSTER with a base and no FRAME is measured from its base, whatever hangs over it', () => {
  const base = { kind: 'round', radius: 2 } as const;
  const at = (gap: number) => ({ at: [20, 10 + 2 + gap + 0.63] as const, player: 1 as const });
  const beside = (gap: number) => {
    const s = scene({ units: { beast: { at: [20, 10], base, keywords: ['MONSTER'] }, them: at(gap) } });
    return areUnitsEngaged(s.game, s.unit('beast'), s.unit('them'));
  };
  expect([beside(1.9), beside(2.5)]).toEqual([true, false]);
});
