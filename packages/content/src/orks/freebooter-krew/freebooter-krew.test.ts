import { startEffect } from '@adjutant/engine';
import { untilCommandPhaseOf } from '@adjutant/rules-11e/content';
import { allAt, fightAll, firstOf, pools, shootAll } from '@adjutant/rules-11e/test/attacks';
import { fightOn } from '@adjutant/rules-11e/test/fights';
import { commandPhaseFlow, fightPhaseFlow, movementPhaseFlow, shootingPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered, path } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn, optionOf, orkScene, whyRefused } from '../../../test/army-scene.ts';
import { isWaaaghActive } from '../waaagh/active.ts';
import { isAtLoot, loot } from './loot.ts';

const objectives = [
  { id: 'A', x: 30, y: 10 },
  { id: 'B', x: 10, y: 30 },
];
const foe: UnitSketch = { player: 1, at: [30, 20], wounds: 3 };
const gun = { range: 24, attacks: 2, skill: 3 };
const us = boyz({ at: [30, 11], weapons: [gun, { attacks: 2, skill: 3 }] });

function krew(more: Partial<SceneSketch> = {}): Scene {
  return orkScene('freebooter-krew', { objectives, units: { us, foe }, commandPoints: [2, 0], ...more });
}

/** The loot objective is known. */
function looting(objective: string, more: Partial<SceneSketch> = {}): Scene {
  const s = krew(more);
  startEffect(s.game, { effect: loot.id, owner: 0, data: { objective }, until: untilCommandPhaseOf(0) }, 'test');
  return s;
}

test('cs.det.freebooter-krew-a an objective is picked at the start of each own Command phase', () => {
  const s = krew({ phase: 'command', commandPoints: [0, 0] }).run(commandPhaseFlow.begin({}));
  expect([s.question.purpose, offered(s)]).toEqual(['loot-objective', ['objective:A', 'objective:B']]);
  s.answer('objective:A');
  expect(isAtLoot(s.game, 0, s.unit('us'))).toBe(true);
  s.answerAll('window', 'pass').run(commandPhaseFlow.begin({})).answer('objective:B');
  expect(isAtLoot(s.game, 0, s.unit('us'))).toBe(false);
  const other = krew({ phase: 'command', turn: 1 }).run(commandPhaseFlow.begin({}));
  expect(other.over).toBe(true);
});

const hits = (s: Scene) => pools(firstOf(shootAll(s, 'us', 'foe'))).join();

test('cs.det.freebooter-krew-b, -c [SUSTAINED HITS 1] with the unit or its target at the loot, in both kinds of attacks', () => {
  const shot = (objective: string, more: Partial<SceneSketch> = {}) =>
    hits(looting(objective, { dice: [6, 1, 1, 1], commandPoints: [0, 0], ...more }));
  expect(shot('A')).toBe('2 2 0');
  expect(shot('B')).toBe('2 1 0');
  expect(shot('B', { units: { us, foe: { ...foe, at: [14, 30] } } })).toBe('2 2 0');
  expect(shot('A', { units: { us: { ...us, keywords: ['ORKS', 'VEHICLE'] }, foe } })).toBe('2 1 0');
  const fought = looting('A', {
    phase: 'fight',
    units: { us, foe: { ...foe, at: [30, 13] } },
    dice: [6, 1, 1, 1],
    commandPoints: [0, 0],
  });
  expect(pools(firstOf(fightAll(fought, 'us', 'foe')))).toEqual(['2 2 0']);
});

const GRAB = 'orks/freebooter-krew/grab-and-bash';

test('cs.st.fk.grab-and-bash-a, -b offered in the own Command phase on ORKS units at the loot but GRETCHIN', () => {
  const grots = boyz({ at: [33, 11] }, ['INFANTRY', 'GRETCHIN']);
  const s = krew({ phase: 'command', units: { us, grots, far: boyz({ at: [50, 10] }), foe } }).run(
    commandPhaseFlow.begin({}),
  );
  expect(offeredOn(s.answer('objective:A'), GRAB)).toEqual(['us']);
  expect(whyRefused(krew({ turn: 1 }), GRAB)).toBe('cs.st.fk.grab-and-bash stratagem-in-another-turn');
});

test('cs.st.fk.grab-and-bash-c, -d the Waaagh! is active for the unit until the next own Command phase', () => {
  const s = krew({ phase: 'command' }).run(commandPhaseFlow.begin({})).answer('objective:A');
  s.answer(cardOn(s, GRAB, 'us')).answerAll('window', 'pass');
  expect([isWaaaghActive(s.game, s.unit('us')), s.game.state.players[0].commandPoints]).toEqual([true, 2]);
  s.run(commandPhaseFlow.begin({}));
  expect(isWaaaghActive(s.game, s.unit('us'))).toBe(false);
});

const RUSH = 'orks/freebooter-krew/boardin-rush';

test('cs.st.fk.boardin-rush-a, -b, -c offered on ORKS units that have not moved: an advance of M and 6" without a roll', () => {
  const units = {
    us,
    moved: boyz({ at: [40, 10] }),
    others: { at: [20, 10] as const },
    foe: { ...foe, at: [50, 40] as const },
  };
  const s = fact(krew({ phase: 'movement', units }), 'moved', 'movedSelectedOn', 'phase').run(
    movementPhaseFlow.begin({}),
  );
  expect(offeredOn(s, RUSH)).toEqual(['us']);
  s.answer(cardOn(s, RUSH, 'us'))
    .answer(`unit:${s.unit('us')}`)
    .answer('advance');
  expect(s.tryAnswer([path(0, [30, 23.1])])[0]?.code).toBe('path-length');
  s.answer([path(0, [30, 23])]);
  expect(s.game.unit(0).facts.advancedOn).toBe(s.game.state.clock.turn);
});

test('cs.st.fk.boardin-rush-a refused twice in a phase', () => {
  const s = krew({ phase: 'movement', units: { us, others: us, foe } }).run(movementPhaseFlow.begin({}));
  expect(whyRefused(s.answer(cardOn(s, RUSH, 'us')), RUSH)).toBe('15.01-c stratagem-used-this-phase');
});

const KRUMP = 'orks/freebooter-krew/krump-and-run';

/** The opponent's Movement phase in which `foe` falls back by some inches. */
function fallsBack(more: Partial<SceneSketch> = {}): Scene {
  const units = { us, foe: { ...foe, at: [30, 13] as const } };
  const s = krew({ phase: 'movement', turn: 1, units, ...more }).run(movementPhaseFlow.begin({}));
  s.answer(`unit:${s.unit('foe')}`).answer('fall-back/ordered');
  return s.answer([path(s.models('foe')[0]!, [30, 18])]);
}

test('cs.st.fk.krump-and-run-a, -b, -d offered when the enemy falls back from an ORKS unit and leaves it unengaged', () => {
  expect(offeredOn(fallsBack(), KRUMP)).toEqual(['us']);
  const second: UnitSketch = { player: 1, at: [32, 11] };
  const held = { us, foe: { ...foe, at: [30, 13] as const }, second };
  expect(offeredOn(fallsBack({ units: held }), KRUMP)).toEqual([]);
  const elsewhere = {
    us: boyz({ at: [10, 10] }),
    bait: { at: [30, 11] as const },
    foe: { ...foe, at: [30, 13] as const },
  };
  expect(offeredOn(fallsBack({ units: elsewhere }), KRUMP)).toEqual([]);
  expect(offeredOn(fallsBack({ commandPoints: [0, 0] }), KRUMP)).toEqual([]);
});

test('cs.st.fk.krump-and-run-c it may make a normal move of up to 6"', () => {
  const s = fallsBack();
  s.answer(cardOn(s, KRUMP, 'us')).answer('normal');
  expect(s.question.purpose).toBe('normal-move');
  expect(s.tryAnswer([path(0, [36.1, 11])])[0]?.code).toBe('path-length');
  s.answer([path(0, [36, 11])]);
  expect([s.game.model(0).pose?.x, s.game.state.players[0].commandPoints]).toEqual([36, 1]);
});

const FRAGGERS = 'orks/freebooter-krew/deck-fraggers';

test('cs.st.fk.deck-fraggers-a, -b, -c ranged weapons of an ORKS unit have [BLAST] against INFANTRY', () => {
  const mob: UnitSketch = { player: 1, at: [30, 20], models: 5 };
  const s = looting('B', { units: { us, mob }, dice: [1, 1, 1] }).run(shootingPhaseFlow.begin({}));
  expect(offeredOn(s, FRAGGERS)).toEqual(['us']);
  s.answer(cardOn(s, FRAGGERS, 'us')).answer(`unit:${s.unit('us')}`);
  expect(pools(s.answer(allAt(s, 'mob')))).toEqual(['3 0 0']);
  const tanks = looting('B', { units: { us, mob: { ...mob, keywords: ['VEHICLE'] } }, dice: [1, 1] }).run(
    shootingPhaseFlow.begin({}),
  );
  tanks.answer(cardOn(tanks, FRAGGERS, 'us')).answer(`unit:${tanks.unit('us')}`);
  expect(pools(tanks.answer(allAt(tanks, 'mob')))).toEqual(['2 0 0']);
});

test('cs.st.fk.deck-fraggers-b not on a unit that has been selected to shoot, nor on a battle-shocked one', () => {
  const shot = fact(krew(), 'us', 'shotSelectedOn', 'phase').run(shootingPhaseFlow.begin({}));
  expect(offeredOn(shot, FRAGGERS)).toEqual([]);
  const s = krew();
  startEffect(
    s.game,
    { effect: 'core/battle-shocked', owner: 0, unit: 0, data: {}, until: { kind: 'battle' } },
    'test',
  );
  expect(whyRefused(s, FRAGGERS)).toBe('15.01-e unit-battle-shocked');
});

const BASH = 'orks/freebooter-krew/bash-and-grab';

test('cs.st.fk.bash-and-grab-a, -b, -c wound rolls against an enemy at the loot may be re-rolled', () => {
  const fighting = (objective: string) => {
    const units = { us, foe: { ...foe, at: [30, 12.5] as const } };
    const s = looting(objective, { phase: 'fight', units, dice: [3, 3, 1, 1, 4, 1, 6], commandPoints: [1, 0] });
    s.run(fightPhaseFlow.begin({})).answerAll('unit-to-pile-in', 'pass');
    expect(offeredOn(s, BASH)).toEqual(['us']);
    s.answer(cardOn(s, BASH, 'us'));
    return s.answer(allAt(s, 'foe'));
  };
  const s = fighting('A');
  expect([s.question.purpose, offered(s)]).toEqual(['re-roll', [`${BASH}/1`]]);
  expect(optionOf(fightOn(fighting('B')), BASH)).toBeUndefined();
});

test('cs.st.fk.bash-and-grab-a refused without CP', () => {
  expect(whyRefused(krew({ commandPoints: [0, 0] }), BASH)).toBe('15.01-h too-few-command-points');
});
