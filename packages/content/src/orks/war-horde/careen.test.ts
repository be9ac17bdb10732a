import { rolled } from '@adjutant/rules-11e/test/attacks';
import { destroyModelFlow } from '@adjutant/rules-11e/test/flows';
import { path } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, offeredOn, orkScene } from '../../../test/army-scene.ts';

const CAREEN = 'orks/war-horde/careen';
const demise = {
  id: 'deadly-demise',
  name: 'Deadly Demise 1',
  kind: 'core',
  value: { dice: 0, sides: 6, plus: 1 },
} as const;
const truk = (more: UnitSketch = {}) => boyz({ at: [30, 10], move: 10, abilities: [demise], ...more }, ['VEHICLE']);
const infantry: UnitSketch = { player: 1, at: [30, 15], wounds: 2 };

/** The truk falls to the enemy's attacks, its Deadly Demise die is the first. */
function falls(dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const s = orkScene('war-horde', { commandPoints: [1, 0], units: { truk: truk(), infantry }, dice, ...more });
  const cause = { kind: 'attack', unit: s.unit('infantry'), weapon: 'gun 1' } as const;
  return s.run(destroyModelFlow.begin({ model: s.models('truk')[0]!, cause, after: null }));
}

test('cs.st.wh.careen-a, -b offered when its Deadly Demise die shows a 6, and only then', () => {
  const s = falls([6]);
  expect([s.question.facts?.moment, offeredOn(s, CAREEN)]).toEqual(['model-destroyed', ['truk']]);
  expect(falls([5]).over).toBe(true);
  expect(falls([6, 1], { units: { truk: { ...truk(), keywords: ['ORKS', 'MONSTER'] }, infantry } }).over).toBe(true);
});

test('cs.st.wh.careen-c, -d it moves over infantry, and explodes where it stops', () => {
  const s = falls([6]);
  s.answer(cardOn(s, CAREEN, 'truk'));
  expect(s.question).toMatchObject({ kind: 'move-models', purpose: 'normal-move' });
  s.answer([path(s.models('truk')[0]!, [30, 19.5])]);
  expect([s.left('truk'), s.wounds('infantry'), s.game.state.players[0].commandPoints]).toEqual([0, [1], 0]);
  expect(s.over && s.diceLeft() === 0).toBe(true);
});

test('cs.st.wh.careen-d MONSTER and VEHICLE units are in its way, and it does not end engaged', () => {
  const tank: UnitSketch = { ...infantry, keywords: ['VEHICLE'] };
  const s = falls([6], { units: { truk: truk(), infantry: tank } });
  s.answer(cardOn(s, CAREEN, 'truk'));
  expect(s.tryAnswer([path(s.models('truk')[0]!, [30, 19.5])]).map(({ code }) => code)).toContain('passes');
  expect(s.tryAnswer([path(s.models('truk')[0]!, [30, 13])]).map(({ code }) => code)).toContain('unengaged');
});

test('cs.st.wh.careen-c engaged when it fell, it falls back', () => {
  const s = falls([6], { units: { truk: truk(), infantry: { ...infantry, at: [30, 12] } } });
  expect(s.answer(cardOn(s, CAREEN, 'truk')).question.purpose).toBe('fall-back-move');
});

test('H21 cs.st.wh.careen-e the die, the move, then the passengers, then the blast', () => {
  const units = {
    truk: truk(),
    crew: boyz({ aboard: 'truk', wounds: 2 }),
    infantry: { ...infantry, at: [50, 40] as const },
  };
  const s = falls([6, /* hazard */ 4], { units, commandPoints: [2, 0] });
  s.answer(cardOn(s, CAREEN, 'truk')).answer([path(s.models('truk')[0]!, [30, 20])]);
  expect(s.question.purpose).toBe('re-roll');
  s.answer([]);
  expect(s.question.purpose).toBe('emergency-disembark');
});

test('cs.st.wh.careen-f nothing without Deadly Demise; without CP the die comes last', () => {
  expect(falls([], { units: { truk: truk({ abilities: [] }), infantry } }).over).toBe(true);
  const s = falls([6, /* crew */ 4, 6], {
    commandPoints: [0, 0],
    units: { truk: truk(), crew: boyz({ aboard: 'truk' }), infantry },
  });
  expect([s.question.purpose, rolled(s, 'deadly-demise')]).toEqual(['emergency-disembark', []]);
});
