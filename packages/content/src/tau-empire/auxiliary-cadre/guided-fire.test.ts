import { allAt, firstOf, pools } from '@adjutant/rules-11e/test/attacks';
import { shootUnitFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { cardOn, offeredOn, strikeTeam, tauScene, whyRefused } from '../../../test/army-scene.ts';

const CARD = 'tau-empire/auxiliary-cadre/guided-fire';
const gun = { range: 30, attacks: 2, skill: 4, strength: 4 };
const team = strikeTeam({ at: [20, 10], weapons: [gun] });
const kroot = strikeTeam({ at: [30, 30] }, ['INFANTRY', 'KROOT']);
const foe: UnitSketch = { player: 1, at: [20, 30], toughness: 9 };

function selected(more: Partial<SceneSketch> = {}): Scene {
  const s = tauScene('auxiliary-cadre', { units: { team, kroot, foe }, commandPoints: [1, 0], ...more });
  return s.run(shootUnitFlow.begin({ unit: 0, outOfPhase: false }));
}

test('cs.det.auxiliary-cadre-a its own rule is not known, and is named to the players', () => {
  expect(selected().ruleset.effects.get('tau-empire/auxiliary-cadre')?.fidelity).toBe('manual');
});

test('cs.st.ac.guided-fire-a, -b offered on a unit selected to shoot, but KROOT and VESPID STINGWINGS', () => {
  expect([selected().question.facts?.moment, offeredOn(selected(), CARD)]).toEqual([
    'unit-selected-to-shoot',
    ['team'],
  ]);
  expect(offeredOn(selected({ units: { team: { ...kroot, weapons: [gun] }, kroot, foe } }), CARD)).toEqual([]);
  expect(whyRefused(tauScene('kauyon', { units: { team, foe } }), CARD, { unit: 0 })).toBe(
    '15.01-b stratagem-of-another-detachment',
  );
});

test('cs.st.ac.guided-fire-c [LETHAL HITS] at targets within 9" of the army’s auxiliaries', () => {
  const shot = (x: number, dice: readonly number[]) => {
    const s = selected({ units: { team, kroot: { ...kroot, at: [x, 30] }, foe }, dice });
    s.answer(cardOn(s, CARD, 'team')).answer(allAt(s, 'foe'));
    return pools(firstOf(s.answerAll('lethal-hits', 1))).join();
  };
  expect(shot(30.26, [6, 1, /* save */ 6])).toBe('2 1 1');
  expect(shot(30.3, [6, 1, /* wound */ 5])).toBe('2 1 0');
});

test('cs.st.ac.guided-fire-d it ends with the phase', () => {
  const s = selected();
  s.answer(cardOn(s, CARD, 'team'));
  expect(s.game.effects.of(CARD)[0]?.until).toEqual({ kind: 'phase-end', serial: s.game.state.clock.phase });
});
