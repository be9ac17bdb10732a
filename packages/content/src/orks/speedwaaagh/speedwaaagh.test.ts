import { startEffect } from '@adjutant/engine';
import { untilTurnEnd } from '@adjutant/rules-11e/content';
import { allAt, fires, firstOf, pools, shoot } from '@adjutant/rules-11e/test/attacks';
import { chargePhaseFlow, movementPhaseFlow, shootingPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn, orkScene, whyRefused } from '../../../test/army-scene.ts';

const foe: UnitSketch = { player: 1, at: [30, 20], toughness: 10, keywords: ['VEHICLE'] };
const gun = { range: 24, attacks: 2, skill: 3, strength: 4 };
const us = boyz({ at: [30, 10], weapons: [gun] });
const speed = (more: Partial<SceneSketch> = {}) =>
  orkScene('speedwaaagh', { units: { us, foe }, commandPoints: [1, 0], ...more });

test('cs.det.speedwaaagh-a its own rule is not known, and is named to the players', () => {
  expect(speed().ruleset.effects.get('orks/speedwaaagh')?.fidelity).toBe('manual');
});

const ON_DA_MOVE = 'orks/speedwaaagh/on-da-move';

test('cs.st.sw.on-da-move-a, -b offered in the own Movement phase on ORKS units that have not moved', () => {
  const units = { us, moved: boyz({ at: [40, 10] }), others: { at: [20, 10] as const }, foe };
  const s = fact(speed({ phase: 'movement', units }), 'moved', 'movedSelectedOn', 'phase').run(
    movementPhaseFlow.begin({}),
  );
  expect(offeredOn(s, ON_DA_MOVE)).toEqual(['us']);
  expect(whyRefused(speed({ turn: 1 }), ON_DA_MOVE)).toBe('cs.st.sw.on-da-move stratagem-in-another-turn');
});

test('cs.st.sw.on-da-move-c, -d having advanced or fallen back keeps it neither from normal shooting nor from charging', () => {
  for (const done of ['advancedOn', 'fellBackOn']) {
    const begin = (phase: string): Scene => {
      const s = fact(speed({ phase, units: { us, foe } }), 'us', done);
      const until = untilTurnEnd(s.game);
      startEffect(s.game, { effect: ON_DA_MOVE, owner: 0, unit: 0, data: {}, until }, 'test');
      return s;
    };
    expect(shoot(begin('shooting'), 'us').question.purpose).toBe('weapons-and-targets');
    expect(offered(begin('charge').run(chargePhaseFlow.begin({})))).toContain('unit:0');
    expect(fact(speed({ phase: 'charge' }), 'us', done).run(chargePhaseFlow.begin({})).over).toBe(true);
  }
});

test('cs.st.sw.on-da-move-c used in play: it lasts until the turn ends', () => {
  const s = speed({ phase: 'movement' }).run(movementPhaseFlow.begin({}));
  s.answer(cardOn(s, ON_DA_MOVE, 'us'));
  const effect = s.game.effects.of(ON_DA_MOVE)[0];
  expect(effect?.until).toEqual({ kind: 'turn-end', serial: s.game.state.clock.turn });
});

const AMMO = 'orks/speedwaaagh/speshul-ammo';

test('cs.st.sw.speshul-ammo-a, -b offered in the own Shooting phase on ORKS units that have not shot', () => {
  expect(offeredOn(speed().run(shootingPhaseFlow.begin({})), AMMO)).toEqual(['us']);
  const shot = fact(speed(), 'us', 'shotSelectedOn', 'phase').run(shootingPhaseFlow.begin({}));
  expect(offeredOn(shot, AMMO)).toEqual([]);
  expect(whyRefused(speed({ commandPoints: [0, 0] }), AMMO)).toBe('15.01-h too-few-command-points');
});

test('cs.st.sw.speshul-ammo-c, -d critical wounds on 4+ against MONSTER and VEHICLE, but for [TORRENT]', () => {
  const shot = (weapon: object, target: UnitSketch, dice: readonly number[]) => {
    const s = speed({ units: { us: boyz({ at: [30, 10], weapons: [{ ...gun, ...weapon }] }), foe: target }, dice });
    s.run(shootingPhaseFlow.begin({}))
      .answer(cardOn(s, AMMO, 'us'))
      .answer('unit:0');
    return pools(firstOf(s.answer([fires(s, 0, 0, 'foe')]))).join();
  };
  expect(shot({}, foe, [3, 3, 4, 3, 1])).toBe('2 2 1');
  expect(shot({}, { ...foe, keywords: ['MONSTER'] }, [3, 3, 4, 3, 1])).toBe('2 2 1');
  expect(shot({}, { ...foe, keywords: ['INFANTRY'] }, [3, 3, 4, 5])).toBe('2 2 0');
  expect(shot({ abilities: [{ id: 'torrent' }] }, foe, [4, 5])).toBe('2 2 0');
});

const TRAILS = 'orks/speedwaaagh/dust-trails';
const shooter: UnitSketch = { player: 1, at: [30, 20], weapons: [gun] };

function underFire(dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const s = speed({ turn: 1, units: { us, other: boyz({ at: [40, 10] }), shooter }, dice, ...more });
  return shoot(s, 'shooter').answer(allAt(s, 'us'));
}

test('cs.st.sw.dust-trails-a, -b offered to ORKS targets when an enemy unit has picked them', () => {
  const s = underFire([]);
  expect([s.question.facts?.moment, offeredOn(s, TRAILS)]).toEqual(['targets-selected', ['us']]);
  expect(underFire([1, 1], { commandPoints: [0, 0] }).over).toBe(true);
});

test('cs.st.sw.dust-trails-c it has the benefit of cover', () => {
  const s = underFire([3, 4, 1]);
  firstOf(s.answer(cardOn(s, TRAILS, 'us')));
  expect([pools(s), s.diceLeft()]).toEqual([['2 1 0'], 0]);
});
