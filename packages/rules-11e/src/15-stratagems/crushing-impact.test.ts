import { flow, flowName, openWindow } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { charged } from '../../test/fights.ts';
import { above, offered } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { isEligibleToFight } from '../12-fight-phase/eligibility.ts';
import { ability } from '../effect.ts';
import { moments } from '../moments.ts';

const at = [30, 10] as const;
const CARD = 'stratagem:core/crushing-impact:unit:0';

/** The moment at which `tank` has ended a charge move. */
const endedFlow = flowName<{ unit: number }>('test/charge-move-ended');
const ended = flow(endedFlow, {
  start(game, { unit }) {
    openWindow(game, moments.chargeMoveEnded, { unit });
    return 'done';
  },
});

function crashed(tank: UnitSketch, units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  const big = { at, keywords: ['VEHICLE'], toughness: 10, wounds: 12 };
  const s = scene({ phase: 'charge', commandPoints: [1, 0], ...more, units: { tank: { ...big, ...tank }, ...units } });
  (s.ruleset.flows as Map<string, typeof ended>).set(ended.name, ended);
  return charged(s, 'tank').run(endedFlow.begin({ unit: 0 }));
}

const foe: UnitSketch = { player: 1, at: above(at, 0.5), wounds: 10 };

test('CMD-23 15.06 ex 1, 15.06-a 15.06-b 15.06-c 15.D-d as many dice as its own T: ones hurt itself, fives and sixes the enemy', () => {
  const s = crashed({}, { foe }, { dice: [1, 1, 2, 3, 4, 5, 5, 6, 6, 6] }).answer(CARD);
  expect([s.wounds('tank'), s.wounds('foe'), s.diceLeft()]).toEqual([[10], [5], 0]);
});

test('CMD-23 15.06 ex 2, 15.06-d at most 6 mortal wounds for each unit', () => {
  const dice = [6, 6, 6, 6, 5, 5, 5, 5, 5, 1, 1, 1];
  const s = crashed({ toughness: 12 }, { foe }, { dice }).answer(CARD);
  expect([s.wounds('foe'), s.wounds('tank')]).toEqual([[4], [9]]);
  const own = crashed({}, { foe }, { dice: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2] }).answer(CARD);
  expect(own.wounds('tank')).toEqual([6]);
});

test('15.06-b the player picks the enemy, then a model that is engaged with it', () => {
  const other: UnitSketch = { player: 1, at: above([33.5, 10], 0.5), wounds: 10 };
  const s = crashed({ models: 3, toughness: 1 }, { foe, other }, { dice: [6] }).answer(CARD);
  expect([s.question.purpose, offered(s)]).toEqual(['crushing-impact-target', ['unit:1', 'unit:2']]);
  s.answer('unit:2');
  expect([s.question.purpose, offered(s)]).toEqual(['crushing-impact-model', ['model:1', 'model:2']]);
  expect(s.answer('model:1').wounds('other')).toEqual([9]);
});

test('15.06-c T with its modifiers', () => {
  const tougher = ability({
    id: 'tougher',
    rule: 'test',
    hooks: { characteristic: ({ name }) => (name === 'toughness' ? { step: 'add', value: 1 } : undefined) },
  });
  const more = { dice: [2, 2], effects: [tougher], detachments: [['tougher'], []] as const };
  expect(crashed({ toughness: 1 }, { foe }, more).answer(CARD).diceLeft()).toBe(0);
});

test('15.06-a not by INFANTRY, and not in the opponent’s turn', () => {
  expect(crashed({ keywords: ['INFANTRY'] }, { foe }).over).toBe(true);
  expect(crashed({}, { foe }, { turn: 1 }).over).toBe(true);
});

test('15.06-e the enemy is destroyed: the unit is unengaged and still eligible to fight', () => {
  const s = crashed({ toughness: 1 }, { foe: { ...foe, wounds: 1 } }, { dice: [5] }).answer(CARD);
  expect([s.left('foe'), isEligibleToFight(s.game, 0)]).toEqual([0, true]);
});
