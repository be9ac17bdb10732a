import { allAt, firstOf, notes, rolled, shoot } from '@adjutant/rules-11e/test/attacks';
import { chargePhaseFlow, movementPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered, solved } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn } from '../../test/army-scene.ts';
import { mob, refusal, tenthScene } from '../../test/tenth-mobs.ts';

const raid = (more: Partial<SceneSketch> & Pick<SceneSketch, 'units'>) => tenthScene('ramship-raiders', more);
const us = mob(1, [30, 10], { toughness: 5 });
const foe: UnitSketch = { player: 1, at: [30, 40] };

function shotAt(target: UnitSketch, strength: number, dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const shooter: UnitSketch = { player: 1, at: [30, 20], weapons: [{ range: 24, attacks: 1, skill: 3, strength }] };
  const s = raid({ turn: 1, units: { us: target, shooter }, dice, commandPoints: [0, 0], ...more });
  return firstOf(shoot(s, 'shooter').answer(allAt(s, 'us')));
}

test('cs.det.ramship-raiders-a attacks stronger than an ORKS unit is tough have -1 to the wound roll, but for GROTS', () => {
  expect(shotAt(us, 8, [3, 3]).left('us')).toBe(1);
  expect(rolled(shotAt(us, 8, [3, 4, 6]), 'save')).toEqual([[6]]);
  expect(rolled(shotAt(us, 5, [3, 4, 6]), 'save')).toEqual([[6]]);
  expect(rolled(shotAt(boyz({ at: [30, 10], toughness: 5 }, ['GROTS']), 8, [3, 3, 6]), 'save')).toEqual([[6]]);
});

const RAMPAGE = 'orks/ramship-raiders/ramboyz-rampage';
const moving = { phase: 'movement', units: { us, moved: mob(1, [40, 10]), other: boyz({ at: [20, 10] }), foe } };

test('cs.st.rr.ramboyz-rampage-a, -b offered in the own Movement phase on BOYZ units that have not been selected to move', () => {
  const s = fact(raid(moving), 'moved', 'movedSelectedOn', 'phase').run(movementPhaseFlow.begin({}));
  expect(offeredOn(s, RAMPAGE)).toEqual(['us']);
  expect(refusal(raid({ ...moving, turn: 1 }), RAMPAGE)).toBe('cs.st.rr.ramboyz-rampage stratagem-in-another-turn');
  expect(refusal(raid({ ...moving, commandPoints: [0, 0] }), RAMPAGE)).toBe('15.01-h too-few-command-points');
});

test('cs.st.rr.ramboyz-rampage-d it advances 6" further without a roll', () => {
  const s = raid(moving).run(movementPhaseFlow.begin({}));
  s.answer(cardOn(s, RAMPAGE, 'us'))
    .answer('unit:0')
    .answer('advance');
  expect([s.question, rolled(s, 'advance')]).toMatchObject([{ kind: 'move-models', movers: [{ maximum: 12 }] }, []]);
});

test('cs.st.rr.ramboyz-rampage-c it may charge after advancing until the turn ends', () => {
  const s = raid({ ...moving, units: { us, foe: { ...foe, at: [30, 20] } } }).run(movementPhaseFlow.begin({}));
  s.answer(cardOn(s, RAMPAGE, 'us'));
  expect(s.game.effects.of(RAMPAGE)[0]?.until).toEqual({ kind: 'turn-end', serial: s.game.state.clock.turn });
  s.answer('end');
  fact(s, 'us', 'advancedOn').run(chargePhaseFlow.begin({}));
  expect(offered(s)).toContain('unit:0');
});

const RUSH = 'orks/ramship-raiders/enraged-rush';

test('cs.st.rr.enraged-rush-a, -b offered on the BOYZ targets of an enemy unit that has shot', () => {
  const s = shotAt(us, 4, [1], { commandPoints: [1, 0] });
  expect([s.question.facts?.moment, offeredOn(s, RUSH)]).toEqual(['targets-selected', []]);
  s.answer('pass');
  expect([s.question.facts?.moment, offeredOn(s, RUSH)]).toEqual(['attacks-resolved', ['us']]);
  expect(shotAt(us, 4, [1]).over).toBe(true);
});

test('cs.st.rr.enraged-rush-c it moves D6" as close as it can to the attacking unit, and may engage it alone', () => {
  const nearer: UnitSketch = { player: 1, at: [36, 10] };
  const shooter: UnitSketch = { player: 1, at: [30, 15], weapons: [{ range: 24, attacks: 1 }] };
  const s = raid({ turn: 1, units: { us, shooter, nearer }, dice: [1, /* inches */ 4], commandPoints: [1, 0] });
  shoot(s, 'shooter')
    .answer(allAt(s, 'us'))
    .answer('pass')
    .answer(cardOn(s, RUSH, 'us'))
    .answer('surge');
  expect(notes(s, 'surge-distance')).toMatchObject([{ inches: 4 }]);
  s.answer(solved(s));
  const { pose } = s.game.model(s.models('us')[0]!);
  expect([pose!.x, pose!.y > 12.5]).toEqual([30, true]);
});
