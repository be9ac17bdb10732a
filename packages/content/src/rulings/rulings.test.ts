import { ruleset11e } from '@adjutant/rules-11e';
import { isEngaged } from '@adjutant/rules-11e/queries';
import { destroyModelFlow, fightPhaseFlow, moveUnitFlow } from '@adjutant/rules-11e/test/flows';
import { path, spot } from '@adjutant/rules-11e/test/moves';
import type { UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, offeredOn, orkScene } from '../../test/army-scene.ts';
import { withArmies } from '../armies/with-armies.ts';
import { gargantuanSquiggoth } from '../seed/gargantuan-squiggoth.ts';

/** Twelve bases in a ring round the point [30, 20], 3.2" from it. */
const ring = [
  [3.2, 0],
  [2.771, 1.6],
  [1.6, 2.771],
  [0, 3.2],
  [-1.6, 2.771],
  [-2.771, 1.6],
  [-3.2, 0],
  [-2.771, -1.6],
  [-1.6, -2.771],
  [0, -3.2],
  [1.6, -2.771],
  [2.771, -1.6],
].map(([x = 0, y = 0]) => [30 + x, 20 + y] as const);

test('cs.am.18.05-a who finds no unengaged place gets out engaged', () => {
  const units = {
    truk: boyz({ at: [30, 20] }, ['VEHICLE', 'TRANSPORT']),
    crew: boyz({ aboard: 'truk' }),
    ring: { player: 1 as const, at: ring },
  };
  const s = orkScene(undefined, { units, dice: [4] });
  const cause = { kind: 'attack', unit: s.unit('ring'), weapon: 'gun' } as const;
  s.run(destroyModelFlow.begin({ model: 0, cause, after: null }));
  expect(s.tryAnswer([spot(1, [36, 20])])).not.toEqual([]);
  s.answer([spot(1, [31.26, 20])]);
  expect([s.left('crew'), isEngaged(s.game, s.unit('crew'))]).toEqual([1, true]);
});

test('cs.faq.03.04-1-a who passes through engagement range in mid-move is not engaged', () => {
  const foe: UnitSketch = { player: 1, at: [32.5, 15] };
  const s = orkScene(undefined, { phase: 'movement', units: { us: boyz({ at: [30, 10], move: 12 }), foe } });
  s.run(moveUnitFlow.begin({ unit: 0 })).answer('normal');
  expect(s.tryAnswer([path(0, [30, 15])])).not.toEqual([]); // may not end there
  s.answer([path(0, [30, 20])]);
  expect(isEngaged(s.game, 0)).toBe(false);
});

test('cs.wtc.15-3-a a card that says nothing of friend and foe is for units of its user', () => {
  const fighter = { attacks: 1 };
  const both = {
    us: boyz({ at: [30, 10], weapons: [fighter] }),
    foe: { ...boyz({ at: [30, 12], weapons: [fighter] }), player: 1 as const },
  };
  const s = orkScene('war-horde', { phase: 'fight', factions: ['orks', 'orks'], units: both, commandPoints: [1, 1] });
  s.run(fightPhaseFlow.begin({})).answerAll('unit-to-pile-in', 'pass');
  expect(offeredOn(s, 'orks/war-horde/unbridled-carnage')).toEqual(['us']);
  expect(s.tryAnswer(cardOn(s, 'orks/war-horde/unbridled-carnage', 'foe'))).not.toEqual([]);
});

test('cs.er.squiggoth-frame-a the Gargantuan Squiggoth has FRAME', () => {
  expect(gargantuanSquiggoth.keywords).toContain('FRAME');
});

test('cs.er.tank-shock-a there is one card for both names', () => {
  const names = [...withArmies(ruleset11e).stratagems.values()].map(({ name }) => name);
  expect(names.filter((name) => ['Tank Shock', 'Crushing Impact'].includes(name))).toEqual(['Crushing Impact']);
});
