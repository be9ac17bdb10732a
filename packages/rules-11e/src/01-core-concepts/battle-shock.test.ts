import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { levelsOfControl } from '../14-objectives/control.ts';
import { ability } from '../effect.ts';
import { battleShockRollFlow, turnFlow } from '../flows.ts';
import { becomeBattleShocked, isBattleShocked } from './battle-shock.ts';

const roll = (unit: number) => battleShockRollFlow.begin({ unit, rule: 'test' });

test('cs.am.01.07-a 01.07 ex 1, 01.07-a 01.07-c 01.07-d a failed roll makes the unit battle-shocked, and its models add nothing', () => {
  const objectives = [{ id: 'hill', x: 12, y: 10 }];
  const s = scene({ units: { squad: { models: 3, oc: 2, leadership: 7 } }, objectives, dice: [3, 3] });
  expect(levelsOfControl(s.game, 'hill')).toEqual([6, 0]);
  s.run(roll(0));
  expect(isBattleShocked(s.game, 0)).toBe(true);
  expect(s.models('squad').map((model) => characteristic(s.game, model, 'objectiveControl'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(levelsOfControl(s.game, 'hill')).toEqual([0, 0]);
});

test('01.07-b a success leaves the unit as it was', () => {
  const s = scene({ units: { squad: { leadership: 7 } }, dice: [3, 4] }).run(roll(0));
  expect(isBattleShocked(s.game, 0)).toBe(false);
});

test('01.07-d nothing changes an OC of "-"', () => {
  const banner = ability({
    id: 'banner',
    rule: 'test',
    hooks: { characteristic: ({ name }) => (name === 'objectiveControl' ? { step: 'add', value: 1 } : undefined) },
  });
  const s = scene({ units: { squad: {} }, effects: [banner], detachments: [['banner'], []] });
  expect(characteristic(s.game, 0, 'objectiveControl')).toBe(2);
  becomeBattleShocked(s.game, 0, 'test');
  expect(characteristic(s.game, 0, 'objectiveControl')).toBeUndefined();
});

test('01.07-h a success outside the Battle-shock step does not end battle-shock', () => {
  const s = scene({ units: { squad: { leadership: 7 } }, dice: [6, 6] });
  becomeBattleShocked(s.game, 0, 'test');
  s.run(roll(0));
  expect(isBattleShocked(s.game, 0)).toBe(true);
});

test('01.07-h battle-shock outlasts turns', () => {
  const s = scene({ units: { squad: { reserves: true }, enemy: { player: 1, reserves: true } }, turn: 0, round: 1 });
  becomeBattleShocked(s.game, 0, 'test');
  s.run(turnFlow.begin({ player: 1 })).answerAll('unit-to-move', 'end');
  expect(s.over && isBattleShocked(s.game, 0)).toBe(true);
});

test('01.07-i the moment before the roll comes before the dice', () => {
  const omen = ability({
    id: 'omen',
    rule: 'test',
    triggers: { beforeBattleShockRoll: { forced: false, applies: () => true, use: () => undefined } },
  });
  const s = scene({ units: { squad: {} }, effects: [omen], detachments: [['omen'], []], dice: [6, 6] }).run(roll(0));
  expect(s.question).toMatchObject({ purpose: 'window', facts: { moment: 'before-battle-shock-roll' } });
  expect(s.diceLeft()).toBe(2);
  s.answer('pass');
  expect(s.diceLeft()).toBe(0);
});
