import { allAt, fires, firstOf, pools, shoot, targetsOf } from '@adjutant/rules-11e/test/attacks';
import {
  chargePhaseFlow,
  destroyModelFlow,
  movementPhaseFlow,
  moveUnitFlow,
  shootingPhaseFlow,
} from '@adjutant/rules-11e/test/flows';
import { offered, path } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { cardOn, fact, offeredOn, strikeTeam, tauScene, use, whyRefused } from '../../../test/army-scene.ts';

const gun = { range: 30, attacks: 2, skill: 4, strength: 4 };
const eyes = strikeTeam({ at: [10, 10], weapons: [gun] });
const team = strikeTeam({ at: [20, 10], weapons: [gun] });
const foe: UnitSketch = { player: 1, at: [20, 30], wounds: 4 };

function montka(more: Partial<SceneSketch> = {}): Scene {
  return tauScene('montka', { units: { eyes, team, foe }, commandPoints: [0, 0], ...more });
}

const phase = (more: Partial<SceneSketch> = {}) => montka(more).run(shootingPhaseFlow.begin({}));

/** `eyes` have spotted `foe`. */
function spotted(more: Partial<SceneSketch> = {}): Scene {
  const s = use(phase(more), 'tau-empire/observers').answerAll('observers', ['unit:0']).answerAll('window', 'pass');
  return use(s, 'tau-empire/observer').answerAll('unit-to-spot', `unit:${s.unit('foe')}`);
}

test('cs.det.montka-a in rounds 1 to 3 ranged weapons have [ASSAULT]', () => {
  const afterAdvance = (round: number) =>
    fact(montka({ round }), 'team', 'advancedOn').run(shootingPhaseFlow.begin({}));
  for (const round of [1, 2, 3]) expect(offered(afterAdvance(round).answerAll('window', 'pass'))).toContain('unit:1');
  expect(offered(afterAdvance(4).answerAll('window', 'pass'))).not.toContain('unit:1');
});

test('cs.det.montka-b a Guided unit has [LETHAL HITS], also against units that are not Spotted', () => {
  const two = strikeTeam({ at: [20, 10], weapons: [gun, gun] });
  const units = {
    eyes,
    team: two,
    foe: { ...foe, toughness: 9 },
    other: { ...foe, toughness: 9, at: [28, 30] as const },
  };
  const s = spotted({ units, dice: [6, 1, /* save */ 6, /* at the other */ 6, 1, 6] }).answer('unit:1');
  const [model = -1] = s.models('team');
  s.answer([fires(s, model, 0, 'foe'), fires(s, model, 1, 'other')]).answer(`unit:${s.unit('foe')}`);
  for (let left = 2; left > 0 && s.question.purpose === 'lethal-hits'; left--) firstOf(s.answer(1));
  expect(pools(s)).toEqual(['2 1 1', '2 1 1']);
  const late = spotted({ units, round: 4, dice: [6, 1, 1] }).answer('unit:1');
  expect(pools(firstOf(late.answer([fires(late, model, 0, 'foe')])))).toEqual(['2 1 0']);
});

const PINPOINT = 'tau-empire/montka/pinpoint-counter-offensive';
const avenger: UnitSketch = { player: 1, at: [20, 30] };

/** `team` is destroyed by attacks of `foe`, or by a rule. */
function destroyed(more: Partial<SceneSketch> = {}, byRule = false): Scene {
  const s = montka({ turn: 1, commandPoints: [1, 0], ...more });
  const rule = { kind: 'rule', rule: 'test', owner: 1 } as const;
  const cause = byRule ? rule : ({ kind: 'attack', unit: s.unit('foe'), weapon: 'gun 1' } as const);
  return s.run(destroyModelFlow.begin({ model: s.models('team')[0]!, cause, after: null }));
}

test('H25 cs.st.mo.pinpoint-counter-offensive-a, -b, -d offered when an enemy unit has destroyed a unit but KROOT', () => {
  expect([destroyed().question.facts?.moment, offeredOn(destroyed(), PINPOINT)]).toEqual(['unit-destroyed', ['team']]);
  expect(destroyed({}, true).over).toBe(true);
  expect(destroyed({ units: { eyes, team: strikeTeam({}, ['KROOT']), foe } }).over).toBe(true);
  expect(destroyed({ commandPoints: [0, 0] }).over).toBe(true);
});

test('cs.st.mo.pinpoint-counter-offensive-c for the rest of the battle hit rolls against the destroyer may be re-rolled', () => {
  const rerolled = (more: Partial<SceneSketch> = {}, target = 'foe') => {
    const other: UnitSketch = { ...avenger, at: [26, 30] };
    const s = destroyed({ dice: [1, 1], units: { eyes, team, foe, other }, ...more });
    s.answer(cardOn(s, PINPOINT, 'team'));
    Object.assign(s.game.state.clock, { phase: 99, player: 0 });
    shoot(s, 'eyes').answer(allAt(s, target));
    return s.over ? [] : offered(s);
  };
  expect(rerolled()).toEqual([`${PINPOINT}/1`]);
  expect(rerolled({}, 'other')).toEqual([]);
});

const MOBILITY = 'tau-empire/montka/aggressive-mobility';

test('cs.st.mo.aggressive-mobility-a, -b, -c an advance of M and 6" without a roll, for a unit that has not moved', () => {
  const s = fact(montka({ phase: 'movement', commandPoints: [1, 0] }), 'eyes', 'movedSelectedOn', 'phase');
  s.run(movementPhaseFlow.begin({}));
  expect(offeredOn(s, MOBILITY)).toEqual(['team']);
  s.answer(cardOn(s, MOBILITY, 'team'))
    .answer('unit:1')
    .answer('advance')
    .answer([path(1, [20, 22])]);
  expect([s.game.unit(1).facts.advancedOn === s.game.state.clock.turn, s.diceLeft()]).toEqual([true, 0]);
  expect(whyRefused(montka({ commandPoints: [1, 0], turn: 1 }), MOBILITY)).toBe(
    'cs.st.mo.aggressive-mobility stratagem-in-another-turn',
  );
});

const FOCUSED = 'tau-empire/montka/focused-fire';
const other: UnitSketch = { player: 1, at: [26, 30], wounds: 4 };

/** The card has been used on both teams and `foe`. */
function focused(more: Partial<SceneSketch> = {}): Scene {
  const s = phase({ commandPoints: [1, 0], units: { eyes, team, foe, other }, ...more });
  return s.answer(`stratagem:${FOCUSED}:two-units`).answer('unit:0').answerAll('focused-fire-unit', 'unit:1');
}

test('H39 cs.st.mo.focused-fire-a, -b two units that are still to shoot, then an enemy; all three are targeted', () => {
  const s = phase({ commandPoints: [1, 0], units: { eyes, team, foe, other } });
  expect(s.question.facts?.moment).toBe('start-of-shooting-phase');
  s.answer(`stratagem:${FOCUSED}:two-units`);
  expect([s.question.purpose, offered(s)]).toEqual(['focused-fire-unit', ['unit:0', 'unit:1']]);
  expect(offered(s.answer('unit:1'))).toEqual(['unit:0']);
  expect(offered(s.answer('pass').answer('unit:0').answer('unit:1'))).toEqual(['unit:2', 'unit:3']);
  s.answer('unit:2');
  expect(s.game.state.stratagemUses).toMatchObject([{ stratagem: FOCUSED, units: [0, 1, 2] }]);
  expect(s.game.state.players[0].commandPoints).toBe(0);
});

test('cs.st.mo.focused-fire-b going back at the first question costs nothing', () => {
  const s = phase({ commandPoints: [1, 0] })
    .answer(`stratagem:${FOCUSED}:two-units`)
    .answer('pass');
  expect([s.game.state.players[0].commandPoints, s.game.state.stratagemUses, s.question.purpose]).toEqual([
    1,
    [],
    'window',
  ]);
});

test('cs.st.mo.focused-fire-c they may target only that unit, with AP 1 better', () => {
  const s = focused({ dice: [4, 3, 4, /* save 3+ at AP -1 */ 3] })
    .answer('unit:2')
    .answerAll('window', 'pass')
    .answer('unit:1');
  expect(targetsOf(s, 1)).toEqual(['foe']);
  firstOf(s.answer(allAt(s, 'foe')));
  expect(s.wounds('foe')).toEqual([3]);
});

test('cs.st.mo.focused-fire-d, -e not in rounds 4 and 5, nor with one unit left to shoot', () => {
  const late = montka({ round: 4, commandPoints: [1, 0] });
  expect(whyRefused(late, FOCUSED)).toBe('cs.st.mo.focused-fire stratagem-in-another-round');
  const one = fact(montka({ commandPoints: [1, 0] }), 'eyes', 'shotSelectedOn', 'phase').run(
    shootingPhaseFlow.begin({}),
  );
  expect(offeredOn(one, FOCUSED)).toEqual([]);
});

const PULSE = 'tau-empire/montka/pulse-onslaught';

/** `team` has shot at `foe` with these dice. */
function shot(dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const s = montka({ commandPoints: [3, 0], dice, ...more });
  return firstOf(shoot(s, 'team').answer(allAt(s, 'foe')).answerAll('re-roll', []));
}

test('cs.st.mo.pulse-onslaught-a, -b an INFANTRY unit that has shot, and an enemy that it hit', () => {
  const s = shot([4, 1, 1]);
  expect([s.question.facts?.moment, offered(s)]).toEqual(['attacks-resolved', [`stratagem:${PULSE}:unit:1:unit:2`]]);
  expect(shot([1, 1]).over).toBe(true);
  expect(shot([4, 1, 1], { units: { eyes, team, foe: { ...foe, keywords: ['VEHICLE'] } } }).over).toBe(true);
  const kroot = strikeTeam({ at: [20, 10], weapons: [gun] }, ['INFANTRY', 'KROOT']);
  expect(shot([4, 1, 1], { units: { eyes, team: kroot, foe } }).over).toBe(true);
  expect(shot([4, 1, 1], { commandPoints: [1, 0] }).over).toBe(true);
});

test('H44 cs.st.mo.pulse-onslaught-c until the end of the opponent’s next turn it is slower', () => {
  const s = shot([4, 1, 1, /* advance */ 5, /* charge */ 6, 5]).answer(`stratagem:${PULSE}:unit:1:unit:2`);
  const { turn } = s.game.state.clock;
  expect(s.game.effects.of(PULSE)[0]?.until).toEqual({ kind: 'turn-end', serial: turn + 1 });
  Object.assign(s.game.state.clock, { turn: turn + 1, player: 1, phase: 80, phaseName: 'movement' });
  s.run(moveUnitFlow.begin({ unit: 2 })).answer('advance');
  expect(s.tryAnswer([path(2, [20, 22.9])])[0]?.code).toBe('path-length');
  s.answer([path(2, [20, 23])]);
  delete s.game.unit(2).facts.advancedOn;
  Object.assign(s.game.state.clock, { phase: 81, phaseName: 'charge' });
  s.run(chargePhaseFlow.begin({})).answer('unit:2');
  expect(s.events('note').find(({ code }) => code === 'charge-distance')?.values).toMatchObject({ result: 9 });
});

const COUNTERFIRE = 'tau-empire/montka/counterfire-defence-systems';
const shooter: UnitSketch = { player: 1, at: [20, 30], weapons: [{ ...gun, damage: 2 }] };

function underFire(dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const s = montka({
    turn: 1,
    commandPoints: [2, 0],
    units: { eyes, team: { ...team, wounds: 4 }, shooter },
    dice,
    ...more,
  });
  return shoot(s, 'shooter').answer(allAt(s, 'team'));
}

test('cs.st.mo.counterfire-defence-systems-a, -b offered to the targets when an enemy unit has picked them', () => {
  const s = underFire([]);
  expect([s.question.facts?.moment, offeredOn(s, COUNTERFIRE)]).toEqual(['targets-selected', ['team']]);
  expect(offeredOn(underFire([1, 1], { commandPoints: [1, 0] }), COUNTERFIRE)).toEqual([]);
});

test('cs.st.mo.counterfire-defence-systems-c, -d D is 1 lower, and never below 1', () => {
  const lost = (damage: number) => {
    const units = { eyes, team: { ...team, wounds: 4 }, shooter: { ...shooter, weapons: [{ ...gun, damage }] } };
    const s = underFire([4, 1, 4, 1], { units });
    firstOf(s.answer(cardOn(s, COUNTERFIRE, 'team')));
    return 4 - s.wounds('team')[0]!;
  };
  expect([lost(2), lost(1), lost(3)]).toEqual([1, 1, 2]);
});
