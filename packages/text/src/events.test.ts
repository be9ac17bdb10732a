import type { BattleEvent } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { testNames } from '../test/names.ts';
import { eventSentence } from './events.ts';

const say = (event: BattleEvent) => eventSentence(event, testNames);

test('01.02.10 01.02.06 a unit that comes into being is named with where it comes from', () => {
  const added = { kind: 'added', player: 1, setup: {} as never } as const;
  expect(say({ type: 'unit-formed', unit: 0, formed: added, rule: '01.02.10' })).toContain('added to');
  const split = { kind: 'split', from: 0, models: [1, 2] } as const;
  expect(say({ type: 'unit-formed', unit: 1, formed: split, rule: '01.02.06' })).toContain('2 models split off');
});

test('a roll says its dice, what was rolled again and what they needed', () => {
  const roll = { type: 'dice', player: 0, purpose: 'battle-shock', faces: [2, 5], rule: '01.07' } as const;
  expect(say(roll)).toBe("Orks' battle-shock roll: 2 5 [01.07]");
  expect(say({ ...roll, purpose: 'hit', unit: 0, fails: [1, 2, 3], rerolled: [0] })).toBe(
    "Boyz' hit roll: 2 5, 1 die rolled again; 1 of 2 on 4+ [01.07]",
  );
  expect(say({ ...roll, fails: [1, 2, 3, 4, 5, 6] })).toContain('none can succeed');
});

test('losses name their cause, a rule by its own words where it has some', () => {
  expect(say({ type: 'unit-destroyed', unit: 0, cause: { kind: 'attack', unit: 1, weapon: 'rail rifle' } })).toBe(
    'Boyz destroyed by Pathfinders (rail rifle)',
  );
  expect(say({ type: 'unit-destroyed', unit: 0, cause: { kind: 'rule', rule: '06.03', owner: undefined } })).toBe(
    'Boyz destroyed by failed hazard rolls',
  );
  expect(say({ type: 'unit-destroyed', unit: 0, cause: { kind: 'rule', rule: '09.99', owner: undefined } })).toBe(
    'Boyz destroyed [09.99]',
  );
});

test('points, cards and the result', () => {
  expect(say({ type: 'score', player: 1, source: 'adjutant/hold-and-take/hold', points: 6, now: 9, rule: 'x' })).toBe(
    "T'au scored 6 VP (hold), now 9",
  );
  expect(
    say({ type: 'stratagem', player: 0, stratagem: 'core/overwatch', units: [2], price: 1, paid: true, rule: '15.08' }),
  ).toBe('Orks used overwatch on Trukk for 1 CP [15.08]');
  expect(say({ type: 'result', result: { winner: 1, reason: 'rounds-played', victoryPoints: [3, 8] } })).toBe(
    "All rounds are played: victory for T'au, 8 : 3",
  );
  expect(say({ type: 'result', result: { winner: 'draw', reason: 'rounds-played', victoryPoints: [3, 3] } })).toContain(
    'a draw',
  );
});

test('the numbers of attacks name the rules that changed them', () => {
  const numbers = {
    hit: { skill: 5, modifier: -1 },
    wound: { strength: 4, toughness: 3, modifier: 0 },
    save: { armourPenetration: -1, modifier: 0 },
    damage: { amount: { dice: 1, sides: 6, plus: 1 } },
  };
  const parts = { hitRoll: [{ source: 'core/stealth', rule: '24.33', value: -1, ignored: false }] };
  const values = {
    unit: 0,
    target: 1,
    attacks: 4,
    hits: 1,
    wounds: 0,
    criticalHits: 1,
    weapon: { model: 0, slot: 0, profile: 0 },
    numbers,
    parts,
  };
  expect(say({ type: 'note', code: 'attacks-rolled', rule: '05.00', values })).toBe(
    "Boyz' shoota at Pathfinders: skill 5+ -1, S4 against T3, AP-1, damage D6+1, 1 critical hit; hit roll -1 by stealth [24.33] [05.00]",
  );
});

test('a charge that fails says why', () => {
  const values = { reason: 'no-target-within-charge-roll', unit: 0, maximum: 5, nearest: 5.013 };
  expect(say({ type: 'note', code: 'charge-impossible', rule: '11.04-b', values })).toBe(
    'No charge: Boyz rolled 5"; the nearest enemy is 5.02" away [11.04-b]',
  );
});

test('M14 an adjustment says what was agreed', () => {
  const adjusted = (what: Extract<BattleEvent, { type: 'adjusted' }>['what']) => say({ type: 'adjusted', what });
  expect(adjusted({ kind: 'command-points', player: 1, change: -1 })).toBe("By agreement: T'au -1 CP");
  expect(adjusted({ kind: 'mark', unit: 0, mark: 'core/inspired', on: false })).toBe(
    'By agreement: inspired off for Boyz',
  );
  expect(adjusted({ kind: 'fact', unit: 0, fact: 'fellBackOn', value: 3 })).toBe('By agreement: fell back on for Boyz');
  expect(adjusted({ kind: 'note', text: 'a slip of the dice' })).toBe('By agreement: a slip of the dice');
  expect(adjusted({ kind: 'place', model: 0, pose: { x: 3, y: 4 } })).toBe(
    'By agreement: Model 0 of Boyz moved to 3", 4"',
  );
});

test('a weapon that the model does not carry is named by its id', () => {
  const weapon = { model: 0, slot: 7, profile: 0, id: 'big shoota', called: 'Big shoota' };
  const values = { unit: 0, target: 1, attacks: 1, weapon };
  expect(say({ type: 'note', code: 'attacks-rolled', rule: '05.00', values })).toContain("Boyz' big shoota at");
});
