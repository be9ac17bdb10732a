import { startEffect } from '@adjutant/engine';
import { allAt, firstOf, pools } from '@adjutant/rules-11e/test/attacks';
import { shootingPhaseFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { cardOn, fact, offeredOn, strikeTeam, tauScene, use, whyRefused } from '../../../test/army-scene.ts';

const gun = { range: 30, attacks: 2, skill: 4, strength: 4 };
const eyes = strikeTeam({ at: [10, 10], weapons: [gun] });
const team = strikeTeam({ at: [20, 10], weapons: [gun] });
const foe: UnitSketch = { player: 1, at: [20, 30] };
const wood = {
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

function phase(more: Partial<SceneSketch> = {}): Scene {
  return tauScene('kauyon', { round: 3, units: { eyes, team, foe }, commandPoints: [1, 0], ...more }).run(
    shootingPhaseFlow.begin({}),
  );
}

/** `eyes` have spotted `foe`. */
function spotted(more: Partial<SceneSketch> = {}): Scene {
  const s = use(phase(more), 'tau-empire/observers').answerAll('observers', ['unit:0']).answerAll('window', 'pass');
  return use(s, 'tau-empire/observer').answerAll('unit-to-spot', `unit:${s.unit('foe')}`);
}

/** What the shooting of a unit at `foe` comes to. */
function shots(s: Scene, unit: string): string {
  s.answer(`unit:${s.unit(unit)}`)
    .answer(allAt(s, 'foe'))
    .answerAll('re-roll', []);
  return pools(firstOf(s)).join();
}

/** No command points, nobody observes. */
const plain = (more: Partial<SceneSketch>) => phase({ commandPoints: [0, 0], ...more }).answerAll('window', 'pass');

test('cs.det.kauyon-a in rounds 3 to 5 ranged weapons have [SUSTAINED HITS 1]', () => {
  expect(shots(plain({ round: 2, dice: [6, 1, 1] }), 'team')).toBe('2 1 0');
  for (const round of [3, 4, 5]) expect(shots(plain({ round, dice: [6, 1, 1, 1] }), 'team')).toBe('2 2 0');
  const others = { ...team, keywords: ['INFANTRY'] };
  expect(shots(plain({ dice: [6, 1, 1], units: { eyes, team: others, foe } }), 'team')).toBe('2 1 0');
});

test('cs.det.kauyon-b a Guided unit ignores what worsens its BS and hit rolls against a Spotted unit', () => {
  const more = { commandPoints: [0, 0] as const, ...wood };
  expect(shots(spotted({ ...more, dice: [3, 2, 1] }), 'team')).toBe('2 1 0');
  expect(shots(spotted({ ...more, round: 2, dice: [4, 3, 1] }), 'team')).toBe('2 1 0');
  expect(shots(spotted({ ...more, dice: [5, 4, 1] }), 'eyes')).toBe('2 1 0');
});

const objectives = [
  { id: 'A', x: 20, y: 30 },
  { id: 'B', x: 20, y: 40 },
];
const TRAP = 'tau-empire/kauyon/a-tempting-trap';

test('cs.st.ka.a-tempting-trap-a, -b offered on units that have not shot, with each objective outside the enemy zone', () => {
  const s = phase({ objectives }).answerAll('window', 'pass');
  expect(offeredOn(s, TRAP)).toEqual(['eyes', 'team']);
  s.answer(cardOn(s, TRAP, 'team', ':objective:A'));
  expect(s.game.effects.of('tau-empire/kauyon/trap').map(({ data, until }) => [data, until])).toEqual([
    [{ objective: 'A' }, { kind: 'battle' }],
  ]);
});

test('H38 cs.st.ka.a-tempting-trap-b the objective is chosen with the first use only', () => {
  const s = tauScene('kauyon', { round: 3, units: { eyes, team, foe }, objectives, commandPoints: [1, 0] });
  const until = { kind: 'battle' } as const;
  startEffect(s.game, { effect: 'tau-empire/kauyon/trap', owner: 0, data: { objective: 'A' }, until }, 'test');
  s.run(shootingPhaseFlow.begin({}))
    .answerAll('window', 'pass')
    .answer(cardOn(s, TRAP, 'team'));
  expect(s.game.effects.onUnit(TRAP, s.unit('team'))).toBe(true);
});

test('cs.st.ka.a-tempting-trap-c +1 to wound against enemies in range of the Trap objective', () => {
  const shot = (at: UnitSketch['at'], dice: readonly number[]) => {
    const s = phase({ objectives, units: { eyes, team, foe: { ...foe, at: at! } }, dice }).answerAll('window', 'pass');
    return shots(s.answer(cardOn(s, TRAP, 'team', ':objective:A')), 'team');
  };
  expect(shot([20, 30], [4, 3, /* wound */ 3, 1])).toBe('2 1 1');
  expect(shot([26, 30], [4, 3, /* wound */ 3])).toBe('2 1 0');
});

test('cs.st.ka.a-tempting-trap-d cs.st.ka.point-blank-ambush-d refused in rounds 1 and 2', () => {
  for (const card of [TRAP, 'tau-empire/kauyon/point-blank-ambush']) {
    const s = tauScene('kauyon', { round: 2, units: { team, foe }, objectives, commandPoints: [1, 0] });
    expect(whyRefused(s, card)).toMatch(/ stratagem-in-another-round$/);
  }
});

const COORDINATE = 'tau-empire/kauyon/coordinate-to-engage';

test('cs.st.ka.coordinate-to-engage-a, -b offered at the start of the phase on units just made Observers', () => {
  const s = phase();
  expect(offeredOn(s, COORDINATE)).toEqual([]);
  use(s, 'tau-empire/observers').answer(['unit:0']);
  expect([s.question.facts?.moment, offeredOn(s, COORDINATE)]).toEqual(['start-of-shooting-phase', ['eyes']]);
  expect(offeredOn(s.answer('pass'), COORDINATE)).toEqual([]);
});

test('cs.st.ka.coordinate-to-engage-c BS 1 better against its own Spotted unit, past cover with MARKERLIGHT', () => {
  const engaged = (dice: readonly number[], target: string, more: Partial<SceneSketch> = {}) => {
    const s = use(phase({ dice, round: 2, ...more }), 'tau-empire/observers').answer(['unit:0']);
    s.answer(cardOn(s, COORDINATE, 'eyes'));
    use(s, 'tau-empire/observer').answerAll('unit-to-spot', `unit:${s.unit(target)}`);
    return shots(s, 'eyes');
  };
  expect(engaged([3, 2, 1], 'foe')).toBe('2 1 0');
  const other: UnitSketch = { player: 1, at: [40, 30] };
  expect(engaged([3, 2], 'other', { units: { eyes, team, foe, other } })).toBe('2 0 0');
  const lights = strikeTeam({ at: [10, 10], weapons: [gun] }, ['INFANTRY', 'MARKERLIGHT']);
  expect(engaged([3, 2, 1], 'foe', { ...wood, units: { eyes: lights, team, foe } })).toBe('2 1 0');
});

const AMBUSH = 'tau-empire/kauyon/point-blank-ambush';

test('cs.st.ka.point-blank-ambush-a, -b offered in the own Shooting phase on units that have not shot', () => {
  const s = fact(
    tauScene('kauyon', { round: 3, units: { eyes, team, foe }, commandPoints: [1, 0] }),
    'eyes',
    'shotSelectedOn',
    'phase',
  );
  expect(offeredOn(s.run(shootingPhaseFlow.begin({})).answerAll('window', 'pass'), AMBUSH)).toEqual(['team']);
});

test('cs.st.ka.point-blank-ambush-c AP 1 better against enemies within 9"', () => {
  const shot = (y: number, save: number) => {
    const units = { eyes: { ...eyes, at: [50, 10] as const }, team, foe: { ...foe, at: [20, y] as const } };
    const s = phase({ units, dice: [4, 3, 4, save] }).answerAll('window', 'pass');
    shots(s.answer(cardOn(s, AMBUSH, 'team')), 'team');
    return s.left('foe');
  };
  expect([shot(20.26, 3), shot(20.3, 3), shot(20.26, 4)]).toEqual([0, 1, 1]);
});
