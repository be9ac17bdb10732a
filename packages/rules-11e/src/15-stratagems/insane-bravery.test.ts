import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { battleShockRollFlow, commandPhaseFlow } from '../flows.ts';

const BRAVERY = 'stratagem:core/insane-bravery:unit:0';

function halved(more: Partial<SceneSketch> = {}): Scene {
  return slay(
    scene({ units: { squad: { models: 4 }, enemy: { player: 1 } }, phase: 'command', turn: 0, ...more }),
    'squad',
    2,
  );
}

test('cs.am.01.05.01-a 15.04 ex 1, 15.04-a 15.04-b 15.04-c 01.05.01-a the roll succeeds and no dice are rolled', () => {
  const s = halved().run(commandPhaseFlow.begin({})).answer(BRAVERY);
  expect([s.over, isBattleShocked(s.game, 0), s.events('dice').length]).toEqual([true, false, 0]);
  expect(s.game.state.players[0].commandPoints).toBe(0);
});

test('CMD-07 15.04-b it is offered just before the roll, to the player whose unit rolls', () => {
  const s = halved({ dice: [6, 6], commandPoints: [0, 3] }).run(commandPhaseFlow.begin({}));
  expect(s.question).toMatchObject({ player: 0, mayPass: true, facts: { moment: 'before-battle-shock-roll' } });
  expect(s.answer('pass').over).toBe(true);
});

test('SYS-09 CMD-07 15.04 ex 2, 15.04-a once a battle', () => {
  const s = halved({ dice: [6, 6], commandPoints: [3, 0] })
    .run(commandPhaseFlow.begin({}))
    .answer(BRAVERY);
  s.game.state.clock.phase += 1;
  expect(s.run(commandPhaseFlow.begin({})).over).toBe(true);
  expect(s.events('dice').length).toBe(1);
});

test('15.04-d not for a roll that is forced at another time', () => {
  const s = halved({ dice: [6, 6], phase: 'shooting', commandPoints: [3, 3] });
  expect(s.run(battleShockRollFlow.begin({ unit: 0, rule: 'test' })).over).toBe(true);
});

test('15.04-c the success is for this roll alone', () => {
  const s = halved({ dice: [1, 1] })
    .run(commandPhaseFlow.begin({}))
    .answer(BRAVERY);
  s.game.state.clock.step = '';
  s.run(battleShockRollFlow.begin({ unit: 0, rule: 'test' }));
  expect(isBattleShocked(s.game, 0)).toBe(true);
});

test('CMD-07 15.01-e a unit that is battle-shocked cannot be its target', () => {
  const s = halved({ dice: [6, 6], commandPoints: [3, 0] });
  becomeBattleShocked(s.game, 0, 'test');
  expect(s.run(commandPhaseFlow.begin({})).over).toBe(true);
});
