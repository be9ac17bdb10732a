import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { shootUnitFlow } from '../flows.ts';

test('04.00-a a unit shoots: weapons and targets, then hits, wounds, saves and damage', () => {
  const s = scene({
    units: {
      shooters: { models: 2, at: [10, 10], weapons: [{ range: 24, attacks: 2, skill: 3, strength: 4, ap: -1 }] },
      targets: { player: 1, models: 3, at: [10, 20], save: 3 },
    },
    dice: [1, 3, 4, 6, /* wounds */ 3, 4, 5, /* saves */ 2, 4],
  });
  s.run(shootUnitFlow.begin({ unit: s.unit('shooters'), outOfPhase: false }));
  const target = { unit: s.unit('targets') };
  const [a, b] = s.models('shooters');
  s.answer([
    { id: `${a}:0`, profile: 0, targets: [target] },
    { id: `${b}:0`, profile: 0, targets: [target] },
  ]);
  s.answer([`model:${s.models('targets')[0]}`]);
  expect(s.left('targets')).toBe(2);
  expect(s.diceLeft()).toBe(0);
  expect(s.over).toBe(true);
});
