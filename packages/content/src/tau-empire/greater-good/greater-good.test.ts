import { startEffect } from '@adjutant/engine';
import { allAt, declaration, fires, firstOf, pools } from '@adjutant/rules-11e/test/attacks';
import { shootingPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { fact, optionOf, strikeTeam, tauScene, use } from '../../../test/army-scene.ts';

const OBSERVERS = 'tau-empire/observers';
const OBSERVER = 'tau-empire/observer';
const gun = { range: 30, attacks: 2, skill: 4, strength: 4 };
const eyes = strikeTeam({ at: [10, 10], weapons: [gun] });
const team = strikeTeam({ at: [20, 10], weapons: [gun] });
const foe: UnitSketch = { player: 1, at: [20, 30] };

function phase(more: Partial<SceneSketch> = {}): Scene {
  return tauScene(undefined, { units: { eyes, team, foe }, ...more }).run(shootingPhaseFlow.begin({}));
}

/** `eyes` observe and spot `foe`. */
function spotting(more: Partial<SceneSketch> = {}): Scene {
  const s = use(phase(more), OBSERVERS).answerAll('observers', ['unit:0']);
  return use(s, OBSERVER).answerAll('unit-to-spot', `unit:${s.unit('foe')}`);
}

/** What the shooting of a unit at a target comes to. */
function shots(s: Scene, unit: string, target: string): string {
  s.answer(`unit:${s.unit(unit)}`);
  return pools(firstOf(s.answer(allAt(s, target)))).join();
}

test('cs.army.ftgg-a at the start of its Shooting phase the army may pick Observers of the units with the ability', () => {
  const s = phase({ units: { eyes, team, kroot: { at: [30, 10], keywords: ["T'AU EMPIRE", 'KROOT'] }, foe } });
  expect([s.question.purpose, s.question.facts?.moment]).toEqual(['window', 'start-of-shooting-phase']);
  expect(offered(use(s, OBSERVERS))).toEqual(['unit:0', 'unit:1']);
  expect(phase().answer('pass').question.purpose).toBe('unit-to-shoot');
  expect(optionOf(phase({ turn: 1 }), OBSERVERS)).toBeUndefined();
  expect(optionOf(phase({ factions: ['orks', 'orks'] }), OBSERVERS)).toBeUndefined();
});

test('cs.army.ftgg-b an Observer that has not been selected to shoot spots one visible enemy unit', () => {
  const s = use(phase({ units: { eyes, team, foe, other: { ...foe, at: [40, 30] } } }), OBSERVERS).answer(['unit:0']);
  expect([s.question.purpose, offered(s)]).toEqual(['unit-to-shoot', ['unit:0', 'unit:1', optionOf(s, OBSERVER)]]);
  expect(offered(use(s, OBSERVER))).toEqual(['unit:2', 'unit:3']);
  expect(optionOf(s.answer('unit:2'), OBSERVER)).toBeUndefined();
});

test('cs.army.ftgg-b no longer once it has been selected to shoot; not battle-shocked nor a FORTIFICATION', () => {
  const s = use(phase({ dice: [1, 1] }), OBSERVERS)
    .answer(['unit:0'])
    .answer('unit:0');
  expect(optionOf(s.answer([fires(s, 0, 0, 'foe')]), OBSERVER)).toBeUndefined();
  const bunker = strikeTeam({ at: [10, 10] }, ['FORTIFICATION']);
  const one = use(phase({ units: { bunker, team, foe } }), OBSERVERS);
  expect([0, 1].map((unit) => one.game.effects.onUnit(OBSERVER, unit))).toEqual([false, true]);
  const shocked = tauScene(undefined, { units: { eyes, foe } });
  startEffect(
    shocked.game,
    { effect: 'core/battle-shocked', owner: 0, unit: 0, data: {}, until: { kind: 'battle' } },
    'test',
  );
  expect(shocked.run(shootingPhaseFlow.begin({})).question.purpose).toBe('unit-to-shoot');
});

test('cs.army.ftgg-c an enemy unit is spotted once', () => {
  const s = use(phase(), OBSERVERS).answer(['unit:0', 'unit:1']);
  expect(optionOf(use(s, OBSERVER), OBSERVER)).toBeUndefined();
});

test('cs.army.ftgg-d, -e, -h units that are no Observers hit a Spotted unit with BS 1 better', () => {
  expect(shots(spotting({ dice: [3, 2, 1] }), 'team', 'foe')).toBe('2 1 0');
  expect(shots(spotting({ dice: [3, 2] }), 'eyes', 'foe')).toBe('2 0 0');
  const kroot = { ...team, abilities: [] };
  expect(shots(spotting({ dice: [3, 2], units: { eyes, team: kroot, foe } }), 'team', 'foe')).toBe('2 0 0');
});

test('cs.army.ftgg-f with MARKERLIGHT cover is ignored', () => {
  const cover = {
    areas: [
      {
        id: 'wood',
        outline: [
          [15, 25],
          [25, 25],
          [25, 35],
          [15, 35],
        ] as const,
      },
    ],
  };
  const seeing = strikeTeam({ at: [10, 10], weapons: [gun] }, ['INFANTRY', 'MARKERLIGHT']);
  expect(shots(spotting({ dice: [3, 4, 1], ...cover }), 'team', 'foe')).toBe('2 1 0');
  expect(shots(spotting({ dice: [3, 2, 1], ...cover, units: { eyes: seeing, team, foe } }), 'team', 'foe')).toBe(
    '2 1 0',
  );
});

test('cs.army.ftgg-g attacks of a Guided unit at others gain nothing', () => {
  const two = strikeTeam({ at: [20, 10], weapons: [gun, gun] });
  const s = spotting({
    dice: [3, 2, /* at the other */ 3, 2, /* wound */ 1],
    units: { eyes, team: two, foe, other: { ...foe, at: [26, 30] } },
  });
  s.answer(`unit:${s.unit('team')}`);
  const [model] = s.models('team');
  s.answer([fires(s, model!, 0, 'foe'), fires(s, model!, 1, 'other')]).answer(`unit:${s.unit('foe')}`);
  expect([declaration, pools(firstOf(s)).sort()].slice(1)).toEqual([['2 0 0', '2 1 0']]);
});

test('H40 cs.army.ftgg-b all marks end with the phase', () => {
  const s = fact(spotting(), 'eyes', 'shotSelectedOn', 'phase');
  const { phase: serial } = s.game.state.clock;
  const marks = s.game.state.effects.filter(({ effect }) => [OBSERVER, 'tau-empire/spotted'].includes(effect));
  expect(marks.map(({ until }) => until)).toEqual([
    { kind: 'phase-end', serial },
    { kind: 'phase-end', serial },
  ]);
});
