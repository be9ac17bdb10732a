import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { hazardRollsFlow } from '../flows.ts';

function hazard(sketch: Parameters<typeof scene>[0], count: number) {
  const s = scene(sketch);
  return s.run(hazardRollsFlow.begin({ unit: s.unit('A'), count, rule: '06.03', after: null }));
}

test('06.03-a a roll of 1 or 2 fails; 06.03-c all are rolled together; 06.03 ex 1', () => {
  const s = hazard({ units: { A: { models: 5 } }, dice: [1, 2, 3, 5, 6] }, 5);
  s.answer(s.models('A').map((model) => `model:${model}`));
  expect(s.left('A')).toBe(3);
  expect(s.diceLeft()).toBe(0);
});

test('06.03-b a lone VEHICLE suffers 3 mortal wounds; 06.03 ex 2', () => {
  const s = hazard({ units: { A: { models: 1, wounds: 10, keywords: ['VEHICLE'] } }, dice: [2] }, 1);
  expect(s.wounds('A')).toEqual([7]);
});

test('06.03-b one INFANTRY model among VEHICLE models: 1 mortal wound: HAZ-03', () => {
  const s = hazard(
    { units: { A: { models: 1, wounds: 10, keywords: ['VEHICLE'], leader: { wounds: 3 } } }, dice: [1] },
    1,
  );
  s.answer([`model:${s.models('A')[0]}`]);
  expect(s.wounds('A')).toEqual([9, 3]);
});

test('cs.faq.06.03-2-a 06.03-d one roll for the unit, whatever its models: HAZ-07', () => {
  const s = hazard({ units: { A: { models: 7 } }, dice: [3] }, 1);
  expect(s.over && s.diceLeft() === 0).toBe(true);
});

test('cs.faq.06.03-1-a 06.03-e the wounds follow 06.02, not the bearers: HAZ-01', () => {
  const s = hazard({ units: { A: { models: 9, leader: { wounds: 4, keywords: ['CHARACTER'] } } }, dice: [1, 2, 5] }, 3);
  s.answer([`model:${s.models('A')[8]}`, `model:${s.models('A')[7]}`]);
  expect(s.left('A')).toBe(8);
});

test('06.03-i a modifier changes the roll: with -1 a 3 fails', () => {
  const shaky = {
    id: 'test/shaky',
    rule: 'test',
    fidelity: 'exact',
    triggers: {},
    hooks: { hazardModifier: () => -1 },
  } as const;
  const abilities = [{ id: 'test/shaky', name: 'shaky', kind: 'datasheet' }] as const;
  const s = hazard({ units: { A: { models: 1, wounds: 2, abilities } }, effects: [shaky], dice: [3] }, 1);
  expect(s.wounds('A')).toEqual([1]);
});
