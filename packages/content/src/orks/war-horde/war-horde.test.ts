import { allAt, fight, fightAll, firstOf, pools, shoot } from '@adjutant/rules-11e/test/attacks';
import { fightOn } from '@adjutant/rules-11e/test/fights';
import { fightPhaseFlow, fightUnitFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn, orkScene, whyRefused } from '../../../test/army-scene.ts';

const blade = { attacks: 2, skill: 3, strength: 4 };
const foe: UnitSketch = { player: 1, at: [30, 12] };
const us = boyz({ at: [30, 10], weapons: [blade] });

function fights(more: Partial<SceneSketch>): Scene {
  return orkScene('war-horde', { phase: 'fight', units: { us, foe }, commandPoints: [2, 0], ...more });
}

test('cs.det.war-horde-a melee weapons of ORKS models have [SUSTAINED HITS 1]', () => {
  const hits = (keywords: readonly string[], dice: readonly number[]) =>
    pools(
      firstOf(fightAll(fights({ units: { us: { ...us, keywords }, foe }, dice, commandPoints: [0, 0] }), 'us', 'foe')),
    );
  expect(hits(['ORKS', 'INFANTRY'], [6, 1, /* wounds */ 1, 1])).toEqual(['2 2 0']);
  expect(hits(['INFANTRY'], [6, 1, 1])).toEqual(['2 1 0']);
});

const CARNAGE = 'orks/war-horde/unbridled-carnage';

test('cs.st.wh.unbridled-carnage-a, -b offered in the Fight phase on ORKS units that have not fought', () => {
  const units = { us, others: boyz({ at: [34, 10], weapons: [blade] }), grots: { at: [40, 10] as const }, foe };
  const s = fact(fights({ units }), 'others', 'foughtSelectedOn', 'phase').run(fightPhaseFlow.begin({}));
  s.answerAll('unit-to-pile-in', 'pass');
  expect([s.question.purpose, offeredOn(s, CARNAGE)]).toEqual(['unit-to-fight', ['us']]);
});

test('cs.st.wh.unbridled-carnage-c an unmodified 5 is a critical hit until the phase ends', () => {
  const s = fights({ dice: [5, 4, /* wounds */ 1, 1, 1] }).run(fightPhaseFlow.begin({}));
  s.answerAll('unit-to-pile-in', 'pass').answer(cardOn(s, CARNAGE, 'us'));
  fightOn(s);
  expect([pools(s), s.diceLeft()]).toEqual([['2 3 0'], 0]);
});

test('cs.st.wh.unbridled-carnage-a refused without CP, and to other detachments', () => {
  expect(whyRefused(fights({ commandPoints: [0, 0] }), CARNAGE)).toBe('15.01-h too-few-command-points');
  expect(whyRefused(orkScene('blitz-brigade', { units: { us, foe }, commandPoints: [9, 9] }), CARNAGE)).toBe(
    '15.01-b stratagem-of-another-detachment',
  );
});

const NEVER_BEATEN = 'orks/war-horde/orks-is-never-beaten';
const mob = boyz({
  at: [
    [30, 10],
    [31.5, 10],
  ],
  weapons: [blade],
});
const killer: UnitSketch = {
  player: 1,
  at: [30, 12],
  wounds: 3,
  weapons: [{ attacks: 2, skill: 2, strength: 8, ap: -6 }],
};

test('cs.st.wh.orks-is-never-beaten-a, -b offered to the targets of a fight just selected', () => {
  const s = fights({ turn: 1, units: { mob, other: boyz({ at: [40, 10] }), killer } });
  fight(s, 'killer').answer(allAt(s, 'mob'));
  expect([s.question.facts?.moment, offeredOn(s, NEVER_BEATEN)]).toEqual(['targets-selected', ['mob']]);
});

test('cs.st.wh.orks-is-never-beaten-c, -d destroyed models that have not fought stay, fight with their unit, and go', () => {
  const s = fights({ turn: 1, units: { mob, killer }, dice: [3, 3, 2, 2, 1, 1, /* four blows */ 2, 2, 2, 2] });
  fight(s, 'killer')
    .answer(allAt(s, 'mob'))
    .answer(cardOn(s, NEVER_BEATEN, 'mob'));
  fightOn(s);
  expect(s.models('mob').map((model) => s.game.model(model).status)).toEqual(['fighting-on', 'fighting-on']);
  fightOn(s.run(fightUnitFlow.begin({ unit: s.unit('mob') })).answer('normal'));
  expect([pools(s).at(-1), s.game.unit(s.unit('mob')).place.kind, s.diceLeft()]).toEqual(['4 0 0', 'destroyed', 0]);
});

test('cs.st.wh.orks-is-never-beaten-c models that have fought fall at once', () => {
  const s = fact(
    fights({ turn: 1, units: { mob, killer }, dice: [3, 3, 2, 2, 1, 1] }),
    'mob',
    'foughtSelectedOn',
    'phase',
  );
  fight(s, 'killer')
    .answer(allAt(s, 'mob'))
    .answer(cardOn(s, NEVER_BEATEN, 'mob'));
  expect(fightOn(s).left('mob')).toBe(0);
  expect(s.game.unit(s.unit('mob')).place.kind).toBe('destroyed');
});

test('cs.st.wh.orks-is-never-beaten-a refused with 1 CP, and not offered against shooting', () => {
  const s = fights({ turn: 1, commandPoints: [1, 0], units: { mob, killer }, dice: [1, 1] });
  expect(fight(s, 'killer').answer(allAt(s, 'mob')).over).toBe(true);
  const gun = { range: 24, attacks: 1 };
  const units = { mob, shooter: { ...killer, at: [30, 25] as const, weapons: [gun] } };
  const shot = shoot(fights({ phase: 'shooting', turn: 1, units, dice: [1] }), 'shooter');
  expect(shot.answer(allAt(shot, 'mob')).over).toBe(true);
});
