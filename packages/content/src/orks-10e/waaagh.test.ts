import { setControl, startEffect } from '@adjutant/engine';
import { fightAll, firstOf, pools, shootAll } from '@adjutant/rules-11e/test/attacks';
import { chargePhaseFlow, commandPhaseFlow, roundFlow } from '@adjutant/rules-11e/test/flows';
import { offered } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, fact, optionOf, use } from '../../test/army-scene.ts';
import { tenthScene } from '../../test/tenth-mobs.ts';
import { activeWaaagh, isWaaaghActive } from '../orks/waaagh/active.ts';

const CALL = 'orks/waaagh/call';
const foe: UnitSketch = { player: 1, at: [30, 40] };

function battle(more: Partial<SceneSketch> = {}): Scene {
  const units = { us: boyz({ at: [30, 10] }), foe };
  return tenthScene(undefined, { factions: ['orks', 'tau-empire'], commandPoints: [0, 0], units, ...more });
}

/** The start of a battle round. */
const begin = (s: Scene, round = 2): Scene => s.run(roundFlow.begin({ round }));

const isActive = (s: Scene) => isWaaaghActive(s.game, s.unit('us'));

test('cs.army.waaagh-10-a, 10e.waaagh-a an army of Orks may call it at the start of a battle round', () => {
  const s = begin(battle());
  expect([s.question.facts?.moment, optionOf(s, CALL) === undefined]).toEqual(['start-of-round', false]);
  expect(isActive(use(s, CALL))).toBe(true);
  expect(isActive(begin(battle()).answer('pass'))).toBe(false);
  expect(
    optionOf(begin(battle({ factions: ['tau-empire', 'tau-empire'], units: { us: { at: [30, 10] }, foe } })), CALL),
  ).toBeUndefined();
});

test('cs.army.waaagh-10-a it is active until the next battle round starts, and called once in a battle', () => {
  const called = use(begin(battle()), CALL);
  const { until, data } = called.game.effects.of(activeWaaagh.id)[0]!;
  const s = battle();
  startEffect(s.game, { effect: activeWaaagh.id, owner: 0, data, until }, 'test');
  s.game.push(roundFlow.begin({ round: 2 }));
  s.game.state.stack.at(-1)!.step = 'end';
  s.game.run();
  expect(isActive(s)).toBe(false);
  startEffect(s.game, { effect: 'orks/waaagh/called', owner: 0, data: {}, until: { kind: 'battle' } }, 'test');
  expect(optionOf(begin(s, 3), CALL)).toBeUndefined();
});

/** A battle with an active Waaagh!. */
function shouting(more: Partial<SceneSketch>): Scene {
  const s = battle(more);
  startEffect(s.game, { effect: activeWaaagh.id, owner: 0, data: {}, until: { kind: 'battle' } }, 'test');
  return s;
}

test('10e.waaagh-b units charge after advancing', () => {
  const units = { us: boyz({ at: [30, 10] }), foe: { ...foe, at: [30, 20] as const } };
  const s = fact(shouting({ phase: 'charge', units }), 'us', 'advancedOn').run(chargePhaseFlow.begin({}));
  expect(offered(s)).toContain('unit:0');
  expect(fact(battle({ phase: 'charge', units }), 'us', 'advancedOn').run(chargePhaseFlow.begin({})).over).toBe(true);
});

test('10e.waaagh-b +1 S and A in melee', () => {
  const us = boyz({ at: [30, 10], weapons: [{ attacks: 1, strength: 4 }] });
  const units = { us, foe: { ...foe, at: [30, 11.5] as const, toughness: 5 } };
  const s = shouting({ phase: 'fight', units, dice: [3, 3, /* wounds at S 5 */ 4, 3, /* save */ 6] });
  expect(pools(firstOf(fightAll(s, 'us', 'foe')))).toEqual(['2 2 1']);
});

test('10e.waaagh-b 5+ invulnerable save', () => {
  const gunner: UnitSketch = { player: 1, at: [30, 20], weapons: [{ range: 24, ap: -6 }] };
  const units = { us: boyz({ at: [30, 10] }), gunner };
  const s = shouting({ turn: 1, units, dice: [4, 4, 5] });
  expect([shootAll(s, 'gunner', 'us').left('us'), s.diceLeft()]).toEqual([1, 0]);
});

const BITZ = { id: 'orks/get-da-good-bitz', name: 'Get Da Good Bitz', kind: 'datasheet' } as const;
const objectives = [{ id: 'A', x: 30, y: 12, marker: true }];

/** A marker that player 0 controls, at the end of a Command phase of theirs. */
function holding(us: UnitSketch, turn: 0 | 1 = 0): Scene {
  const s = battle({ phase: 'command', objectives, units: { us, foe }, turn });
  setControl(s.game, 'A', 0, [1, 0], 'test');
  return s.run(commandPhaseFlow.begin({}));
}

test('cs.ab.get-da-good-bitz-a, 10e.objective-c a marker in range that you control at the end of your Command phase stays yours', () => {
  const kept = (s: Scene) => s.game.state.objectives.map(({ securedBy }) => securedBy);
  expect(kept(holding(boyz({ at: [30, 10], abilities: [BITZ] })))).toEqual([0]);
  expect(kept(holding(boyz({ at: [30, 10] })))).toEqual([undefined]);
  expect(kept(holding(boyz({ at: [30, 20], abilities: [BITZ] })))).toEqual([undefined]);
  expect(kept(holding(boyz({ at: [30, 10], abilities: [BITZ] }), 1))).toEqual([undefined]);
});
