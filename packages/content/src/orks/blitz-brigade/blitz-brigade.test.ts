import { roll } from '@adjutant/engine';
import { allAt, firstOf, pools } from '@adjutant/rules-11e/test/attacks';
import { shootingPhaseFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn, orkScene, whyRefused } from '../../../test/army-scene.ts';

const foe: UnitSketch = { player: 1, at: [30, 20], toughness: 8, keywords: ['VEHICLE'] };

/** Whether a roll of the unit, which disembarked this turn or did not, may be made again. */
function isRerolled(purpose: string, us: UnitSketch, disembarked: boolean): boolean {
  const s = orkScene('blitz-brigade', { units: { us, foe }, dice: [1, 1] });
  if (disembarked) fact(s, 'us', 'disembarkedOn');
  return !s.run(roll({ purpose, player: 0, unit: 0, count: 2, rule: 'test', context: {} })).over;
}

test('cs.det.blitz-brigade-a advance and charge rolls in the turn in which an ORKS unit disembarks', () => {
  expect(['advance', 'charge', 'hit'].map((purpose) => isRerolled(purpose, boyz(), true))).toEqual([true, true, false]);
  expect(isRerolled('advance', boyz(), false)).toBe(false);
  expect(isRerolled('advance', { keywords: ['INFANTRY'] }, true)).toBe(false);
});

const CARD = 'orks/blitz-brigade/armoured-duellists';
const gun = { range: 24, attacks: 2, skill: 4, strength: 4 };
const tank = boyz({ at: [30, 10], weapons: [gun] }, ['VEHICLE']);

function shooting(more: Partial<SceneSketch> = {}): Scene {
  const s = orkScene('blitz-brigade', {
    units: { tank, mob: boyz({ at: [10, 10], weapons: [gun] }), foe },
    commandPoints: [1, 0],
    ...more,
  });
  return s.run(shootingPhaseFlow.begin({}));
}

test('cs.st.bb.armoured-duellists-a, -b offered in the own Shooting phase on ORKS VEHICLE units that have not shot', () => {
  expect(offeredOn(shooting(), CARD)).toEqual(['tank']);
  expect(offeredOn(shooting({ units: { tank: { ...tank, keywords: ['VEHICLE'] }, mob: tank, foe } }), CARD)).toEqual([
    'mob',
  ]);
  expect(whyRefused(orkScene('blitz-brigade', { turn: 1, units: { tank, foe }, commandPoints: [1, 1] }), CARD)).toBe(
    'cs.st.bb.armoured-duellists stratagem-in-another-turn',
  );
});

test('cs.st.bb.armoured-duellists-c +1 to hit and to wound against MONSTER and VEHICLE units', () => {
  const shot = (target: UnitSketch, dice: readonly number[]) => {
    const s = shooting({ units: { tank, foe: target }, dice }).answer(cardOn(shooting(), CARD, 'tank'));
    s.answer(`unit:${s.unit('tank')}`);
    return pools(firstOf(s.answer(allAt(s, 'foe')))).join();
  };
  expect(shot(foe, [3, 2, /* wound at T 8 */ 5, /* save */ 6])).toBe('2 1 1');
  expect(shot({ ...foe, keywords: ['INFANTRY'] }, [3, 4, 5])).toBe('2 1 0');
});
