import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { leadershipRollFlow } from '../flows.ts';
import { bestLeadership } from './leadership.ts';

const squad = { models: 3, leadership: 7, leader: { leadership: 6 } };

function passes(dice: number[], sketches: Parameters<typeof ability>[0][] = []): boolean {
  const effects = sketches.map((sketch) => ability(sketch));
  const s = scene({ units: { squad }, dice, effects, detachments: [effects.map(({ id }) => id), []] });
  s.run(leadershipRollFlow.begin({ unit: s.unit('squad'), purpose: 'leadership', rule: 'test' }));
  expect(s.diceLeft()).toBe(0);
  return s.events('note').some(({ code }) => code === 'leadership-roll-passed');
}

test('01.06 ex 1, 01.06-a 01.06-b the best Leadership in the unit decides a roll of 2D6', () => {
  const s = scene({ units: { squad } });
  expect(bestLeadership(s.game, s.unit('squad'))).toBe(6);
  expect(passes([2, 4])).toBe(true);
  expect(passes([1, 4])).toBe(false);
});

test('01.06-a the controlling player of the unit rolls', () => {
  const s = scene({ units: { own: {}, squad: { ...squad, player: 1 } }, dice: [3, 3] });
  s.run(leadershipRollFlow.begin({ unit: s.unit('squad'), purpose: 'leadership', rule: 'test' }));
  expect(s.events('dice')[0]).toMatchObject({ player: 1, faces: [3, 3] });
});

test('01.06-b a modifier of the roll is added to both dice together', () => {
  const shaken = { id: 'shaken', rule: 'test', hooks: { leadershipModifier: () => -1 } };
  expect(passes([2, 4], [shaken])).toBe(false);
  expect(passes([3, 4], [shaken])).toBe(true);
});

test('01.06-b a modifier of the characteristic changes the number needed', () => {
  const proud = {
    id: 'proud',
    rule: 'test',
    hooks: {
      characteristic: ({ name }: { name: string }) =>
        name === 'leadership' ? ({ step: 'improve', value: 1 } as const) : undefined,
    },
  };
  expect(passes([1, 4], [proud])).toBe(true);
});
