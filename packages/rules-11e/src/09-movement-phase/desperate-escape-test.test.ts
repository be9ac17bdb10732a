import { expect, test } from 'vitest';
import { firstOf, rolled } from '../../test/attacks.ts';
import { scene } from '../../test/scene.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { desperateEscapeTestFlow } from '../flows.ts';

const forced = desperateEscapeTestFlow.begin({ unit: 0, rule: 'test' });

test('09.07-l, 06.03-j a forced Desperate Escape test: a hazard roll for each model, then one battle-shock roll', () => {
  const s = firstOf(scene({ units: { A: { models: 3 } }, dice: [1, 3, 4, /* 2D6 */ 1, 2] }).run(forced));
  expect([rolled(s, 'hazard'), rolled(s, 'battle-shock')]).toEqual([[[1, 3, 4]], [[1, 2]]]);
  expect([s.left('A'), isBattleShocked(s.game, 0), s.over]).toEqual([2, true, true]);
});

test('09 open point 7 a battle-shocked unit makes no battle-shock roll, and a destroyed one none', () => {
  const shocked = scene({ units: { A: {} }, dice: [3] });
  becomeBattleShocked(shocked.game, 0, 'test');
  expect([shocked.run(forced).over, shocked.diceLeft()]).toEqual([true, 0]);
  const dead = scene({ units: { A: {} }, dice: [1] }).run(forced);
  expect([dead.left('A'), dead.over]).toEqual([0, true]);
});
