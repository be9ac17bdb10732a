import { recordStratagem, roll } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';

const REROLL = 'core/command-re-roll';

/** A roll for the squad of player 0, who has 1 CP. */
function rolled(
  purpose: string,
  dice: number[],
  count = 1,
  more: Partial<SceneSketch> = {},
  before?: (s: Scene) => void,
): Scene {
  const s = scene({ units: { squad: {}, other: {}, enemy: { player: 1 } }, commandPoints: [1, 1], dice, ...more });
  before?.(s);
  return s.run(roll({ purpose, player: 0, unit: 0, count, rule: 'test', context: {} }));
}

const faces = (s: Scene) => s.events('dice').at(-1)!.faces;

test('15.02-b all listed rolls can be thrown again', () => {
  for (const purpose of ['hit', 'wound', 'save', 'damage', 'advance', 'charge', 'hazard', 'attacks']) {
    expect(rolled(purpose, [1, 2], 2).question.purpose).toBe('re-roll');
  }
});

test('15.02-f no other roll can', () => {
  for (const purpose of [
    'battle-shock',
    'leadership',
    'feel-no-pain',
    'deadly-demise',
    'mortal-wounds',
    'roll-off',
    'explosives',
  ]) {
    expect(rolled(purpose, [1]).over).toBe(true);
  }
});

test('CMD-05 15.02 ex 1, 15.02-a 15.02-c 15.02-d one die of several for 1 CP, and the unit counts as targeted', () => {
  const s = rolled('hit', [1, 1, 5, 6], 3).answer([`${REROLL}/1`]);
  expect([faces(s), s.game.state.players[0].commandPoints, s.diceLeft()]).toEqual([[6, 1, 5], 0, 0]);
  expect(s.game.state.stratagemUses).toMatchObject([{ stratagem: REROLL, player: 0, units: [0] }]);
});

test('15.02 ex 4, 15.02-d two dice cannot be taken', () => {
  const s = rolled('attacks', [1, 6], 2);
  expect(s.tryAnswer([`${REROLL}/1`, `${REROLL}/6`])[0]).toMatchObject({
    code: 'wrong-number-chosen',
    values: { max: 1 },
  });
});

test('CMD-05 15.02 ex 2, 15.02-e 01.05.02 ex 2 both dice of a charge roll are thrown again', () => {
  const s = rolled('charge', [1, 5, 4, 4], 2).answer([`${REROLL}/all`]);
  expect([faces(s), s.diceLeft()]).toEqual([[4, 4], 0]);
});

test('15.02 ex 3 only the die of a damage roll is thrown again', () => {
  expect(faces(rolled('damage', [2, 5]).answer([`${REROLL}/2`]))).toEqual([5]);
});

test('01.05.02-a the new result stands, even if worse', () => {
  expect(faces(rolled('save', [4, 1]).answer([`${REROLL}/4`]))).toEqual([1]);
});

test('15.01 ex 2, 15.01-c not twice in a phase, but again in the next', () => {
  const s = rolled('hit', [1, 6, 2, 2, 3], 1, { commandPoints: [2, 0] }).answer([`${REROLL}/1`]);
  const again = () => s.run(roll({ purpose: 'wound', player: 0, unit: 1, count: 1, rule: 'test', context: {} }));
  expect(again().over).toBe(true);
  s.game.state.clock.phase += 1;
  expect(again().question.purpose).toBe('re-roll');
});

test('15.11-i 15.01-d not for a unit that was targeted in this phase', () => {
  const target = (s: Scene) => {
    const use = {
      stratagem: 'core/fire-overwatch',
      player: 0,
      phase: s.game.state.clock.phase,
      turn: 3,
      units: [0],
    } as const;
    recordStratagem(s.game, use, 1, true, 'test');
  };
  expect(rolled('wound', [1], 1, {}, target).over).toBe(true);
});

test("15.01-e 01.07-e not for one's own battle-shocked unit", () => {
  expect(rolled('save', [1], 1, {}, (s) => becomeBattleShocked(s.game, 0, 'test')).over).toBe(true);
});

test('15.01-h not without the CP', () => {
  expect(rolled('save', [1], 1, { commandPoints: [0, 5] }).over).toBe(true);
});

test('15.02-b only inside a phase', () => {
  expect(rolled('hazard', [1], 1, { phase: 'end-of-turn' }).over).toBe(true);
});

test("15.02-b only for one's own units", () => {
  const s = scene({ units: { squad: {}, enemy: { player: 1 } }, commandPoints: [1, 1], dice: [1] });
  s.run(roll({ purpose: 'hit', player: 0, unit: 1, count: 1, rule: 'test', context: {} }));
  expect(s.over).toBe(true);
});

test('H01 15.02-g 15.09-d a ban on re-rolls leaves no offer', () => {
  const ban = ability({
    id: 'ban',
    rule: 'test',
    hooks: { noReroll: ({ purpose }) => (purpose === 'hit' ? true : undefined), reroll: () => ({ pick: 'any' }) },
  });
  const more = { effects: [ban], detachments: [['ban'], []] } as const;
  expect(rolled('hit', [1], 1, more).over).toBe(true);
  expect(rolled('wound', [1], 1, more).question.purpose).toBe('re-roll');
});

const linked = ability({
  id: 'linked',
  rule: 'test',
  hooks: { reroll: ({ purpose }) => (purpose === 'wound' ? { pick: 'any' } : undefined) },
});
const ones = ability({ id: 'ones', rule: 'test', hooks: { reroll: () => ({ pick: 'any', faces: [1] }) } });
const both = { effects: [linked, ones], detachments: [['linked', 'ones'], []] } as const;

test('CMD-06 H01 H02 01.05.02-c all permissions in one offer, a die once only, and again while something is left', () => {
  const s = rolled('wound', [1, 2, 2, 6, 1, 5, 4], 4, both);
  expect('options' in s.question && s.question.options.map(({ id }) => id)).toEqual([
    'linked/1',
    'linked/2',
    'linked/6',
    'ones/1',
    `${REROLL}/1`,
    `${REROLL}/2`,
    `${REROLL}/6`,
  ]);
  s.answer(['linked/1', 'linked/2']);
  expect(faces(s)).toEqual([1, 5, 2, 6]);
  expect('options' in s.question && s.question.options.map(({ id }) => id)).toEqual([`${REROLL}/2`, `${REROLL}/6`]);
  s.answer([`${REROLL}/2`]);
  expect([faces(s), s.over, s.diceLeft()]).toEqual([[1, 5, 4, 6], true, 0]);
});

test('01.05.02 ex 1, 01.05.02-d 01.05.02-f a rule for ones looks at the die before modifiers, and only once', () => {
  const s = rolled('hit', [1, 2, 1], 2, { ...both, commandPoints: [0, 0] });
  expect('options' in s.question && s.question.options.map(({ id }) => id)).toEqual(['ones/1']);
  s.answer(['ones/1']);
  expect([faces(s), s.over]).toEqual([[1, 2], true]);
});

test('01.05.02-b H05 a rule to re-roll a sum throws all of its dice', () => {
  const charge = ability({
    id: 'charge',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'charge' ? { pick: 'all' } : undefined) },
  });
  const s = rolled('charge', [1, 5, 6, 2], 2, {
    effects: [charge],
    detachments: [['charge'], []],
    commandPoints: [0, 0],
  });
  expect(faces(s.answer(['charge/all']))).toEqual([6, 2]);
});

test('24.02 the same ability from two sources is one permission', () => {
  const s = rolled('hit', [1], 1, { effects: [ones], detachments: [['ones', 'ones'], []], commandPoints: [0, 0] });
  expect('options' in s.question && s.question.options.map(({ id }) => id)).toEqual(['ones/1']);
});

test('01.05.02-e what a roll brings back are the faces after re-rolls', () => {
  const s = rolled('save', [1, 6]).answer([`${REROLL}/1`]);
  expect(s.events('dice').at(-1)).toMatchObject({ faces: [6], rerolled: [0] });
});
