import { expect, test } from 'vitest';
import { shootUnitFlow } from '../src/flows.ts';
import { digIn, dugIn } from './dig-in.ts';
import { type SceneSketch, scene } from './scene.ts';

const gun = { range: 24, attacks: 2, skill: 3, strength: 4 };
const sketch = (dice: number[], commandPoints: [number, number]): SceneSketch => ({
  units: { gunners: { weapons: [gun] }, squad: { player: 1, at: [20, 10], wounds: 5, save: 5 } },
  effects: [dugIn],
  stratagems: [digIn],
  detachments: [[], ['example']],
  commandPoints,
  dice,
});

function shootAtSquad(dice: number[], commandPoints: [number, number] = [0, 1]) {
  const s = scene(sketch(dice, commandPoints));
  s.run(shootUnitFlow.begin({ unit: s.unit('gunners'), outOfPhase: false }));
  return s.answer([{ id: `${s.models('gunners')[0]}:0`, profile: 0, targets: [{ unit: s.unit('squad') }] }]);
}

test('Dig In is offered to the target, and its saves are 1 better', () => {
  const s = shootAtSquad([3, 3, /* wounds */ 4, 4, /* saves */ 4, 3]);
  s.answer(`stratagem:example/dig-in:unit:${s.unit('squad')}`);
  expect(s.wounds('squad')).toEqual([4]); // the 4 saves, the 3 does not
  expect(s.diceLeft()).toBe(0);
});

test('Dig In is not offered without a command point', () => {
  const s = shootAtSquad([3, 3, 4, 4, 4, 3], [0, 0]);
  expect(s.over).toBe(true);
  expect(s.wounds('squad')).toEqual([3]);
});
