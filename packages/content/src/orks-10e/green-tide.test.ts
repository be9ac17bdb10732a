import { allAt, declaration, fight, firstOf, notes, rolled, shoot } from '@adjutant/rules-11e/test/attacks';
import { chargePhaseFlow, commandPhaseFlow, fightPhaseFlow } from '@adjutant/rules-11e/test/flows';
import { offered, solved, spot } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { slay } from '@adjutant/rules-11e/test/slay';
import { expect, test } from 'vitest';
import { boyz, cardOn, fact, offeredOn } from '../../test/army-scene.ts';
import { mob, refusal, tenthScene } from '../../test/tenth-mobs.ts';
import { isMany } from './ten-or-more.ts';

const tide = (more: Partial<SceneSketch> & Pick<SceneSketch, 'units'>) => tenthScene('green-tide', more);
const few = mob(1, [30, 10]);
const many = mob(10, [20, 10]);
const gun = { range: 24, attacks: 1, skill: 3, strength: 4, ap: -6 };
const shooter: UnitSketch = { player: 1, at: [30, 20], weapons: [gun] };
const plain = boyz({ at: [30, 10] });

function underFire(us: UnitSketch, dice: readonly number[], more: Partial<SceneSketch> = {}): Scene {
  const s = tide({ turn: 1, units: { us, shooter }, dice, commandPoints: [0, 0], ...more });
  return shoot(s, 'shooter').answer(allAt(s, 'us'));
}

test('cs.det.green-tide-a BOYZ have a 6+ invulnerable save, other units none', () => {
  expect(firstOf(underFire(few, [3, 4, 6])).left('us')).toBe(1);
  expect(firstOf(underFire(few, [3, 4, 5])).left('us')).toBe(0);
  expect(firstOf(underFire(plain, [3, 4, 6])).left('us')).toBe(0);
});

test('cs.det.green-tide-b with 10 or more models it is 5+', () => {
  expect(firstOf(underFire(many, [3, 4, 5])).left('us')).toBe(10);
  expect(firstOf(underFire(mob(9, [20, 10]), [3, 4, 5])).left('us')).toBe(8);
});

/** The step of abilities of a Command phase. */
function commanding(s: Scene): Scene {
  s.game.push(commandPhaseFlow.begin({}));
  s.game.state.stack.at(-1)!.step = 'abilities';
  s.game.run();
  return s;
}

const BRAG = 'orks/green-tide/braggin-rights';
const pairs = (s: Scene): string[] => {
  const { question } = s.game;
  return question !== undefined && 'options' in question
    ? question.options.map(({ id }) => id).filter((id) => id.startsWith(`stratagem:${BRAG}:`))
    : [];
};
const foe: UnitSketch = { player: 1, at: [30, 40] };
const two = { phase: 'command', units: { few, near: mob(2, [30, 17]), far: mob(2, [30, 30]), foe } };

test('cs.st.gt.braggin-rights-a, -b offered in the own Command phase on two BOYZ units within 6" of each other', () => {
  expect(pairs(commanding(tide(two)))).toEqual([`stratagem:${BRAG}:units:0:1`]);
  expect(commanding(tide({ ...two, commandPoints: [0, 0] })).over).toBe(true);
  expect(commanding(tide({ ...two, turn: 1 })).over).toBe(true);
  expect(commanding(tide({ ...two, units: { few, other: boyz({ at: [30, 14] }), foe } })).over).toBe(true);
});

test('cs.st.gt.braggin-rights-c both count as ten while they stay together, until the next own Command phase', () => {
  const s = commanding(tide(two)).answer(`stratagem:${BRAG}:units:0:1`);
  const counts = () => ['few', 'near', 'far'].map((name) => isMany(s.game, s.unit(name)));
  expect(counts()).toEqual([true, true, false]);
  const [model = -1] = s.models('few');
  const { pose } = s.game.model(model);
  s.game.model(model).pose = { ...pose!, y: 2 };
  expect(counts()).toEqual([false, false, false]);
  s.game.model(model).pose = pose;
  expect(counts()[0]).toBe(true);
  expect(s.game.effects.of(BRAG)[0]?.until).toMatchObject({ kind: 'players-moment', player: 0 });
});

const LADZ = 'orks/green-tide/come-on-ladz';
const boss = { keywords: ['ORKS', 'BOYZ', 'CHARACTER'], at: [30, 8] as const };

function fallen(count: number, more: Partial<SceneSketch> = {}): Scene {
  const units = { us: mob(8, [20, 10]), whole: mob(2, [40, 10]), other: plain, foe };
  return commanding(slay(tide({ phase: 'command', units, ...more }), 'us', count));
}

test('cs.st.gt.come-on-ladz-a, -b offered in the own Command phase on BOYZ units with destroyed models', () => {
  expect(offeredOn(fallen(1), LADZ)).toEqual(['us']);
  expect(offeredOn(fallen(0), LADZ)).toEqual([]);
  expect(offeredOn(fallen(1, { turn: 1 }), LADZ)).toEqual([]);
  expect(offeredOn(fallen(1, { commandPoints: [0, 0] }), LADZ)).toEqual([]);
});

test('cs.st.gt.come-on-ladz-c up to D3+2 of them return', () => {
  const s = fallen(6, { dice: [3], commandPoints: [1, 0] });
  s.answer(cardOn(s, LADZ, 'us'));
  expect(s.question).toMatchObject({ kind: 'choose-some', purpose: 'models-to-return', min: 0, max: 4 });
  s.answer([2, 3, 4, 5].map((at) => `model:${s.models('us')[at]}`));
  const places = [
    [20, 8.5],
    [21.5, 8.5],
    [20, 11.5],
    [21.5, 11.5],
  ] as const;
  const back = places.map((place, at) => spot(s.models('us')[at + 2]!, place));
  s.answer(back);
  expect([s.left('us'), s.diceLeft()]).toEqual([6, 0]);
});

test('cs.st.gt.come-on-ladz-c no CHARACTER models', () => {
  const s = slay(tide({ phase: 'command', units: { us: mob(3, [20, 10], { leader: boss }), foe } }), 'us', 1);
  expect(offeredOn(commanding(s), LADZ)).toEqual([]);
});

const GO = 'orks/green-tide/go-get-em';

test('cs.st.gt.go-get-em-a, -b offered on the BOYZ targets that an enemy unit has picked in its Shooting phase', () => {
  const s = underFire(few, [], { commandPoints: [1, 0] });
  expect([s.question.facts?.moment, offeredOn(s, GO)]).toEqual(['targets-selected', ['us']]);
  expect(offeredOn(underFire(plain, [], { commandPoints: [1, 0] }), GO)).toEqual([]);
  expect(underFire(few, [1]).over).toBe(true);
});

test('cs.st.gt.go-get-em-c after the shots it moves D6" as close as it can to the closest enemy', () => {
  const s = underFire(few, [1, /* inches */ 4], { commandPoints: [1, 0] });
  s.answer(cardOn(s, GO, 'us'));
  expect([s.question.purpose, rolled(s, 'hit')]).toEqual(['surge', [[1]]]);
  s.answer('surge');
  expect(notes(s, 'surge-distance')).toMatchObject([{ inches: 4 }]);
  s.answer(solved(s));
  expect(s.game.model(s.models('us')[0]!).pose?.y).toBeCloseTo(14, 1);
});

test('cs.st.gt.go-get-em-d with 10 or more models the die may be re-rolled', () => {
  const s = underFire(many, [1, 2, 5], { commandPoints: [1, 0] });
  s.answer(cardOn(s, GO, 'us')).answer('surge');
  expect(s.question).toMatchObject({ purpose: 're-roll' });
  const single = underFire(few, [1, 2], { commandPoints: [1, 0] });
  single.answer(cardOn(single, GO, 'us')).answer('surge');
  expect(single.question.purpose).not.toBe('re-roll');
});

const MUSCLE = 'orks/green-tide/tide-of-muscle';
const charging = {
  phase: 'charge',
  units: { few, plain: boyz({ at: [40, 10] }), foe: { ...foe, at: [30, 18] as const } },
};

test('cs.st.gt.tide-of-muscle-a, -b offered in the own Charge phase on BOYZ units without a declared charge', () => {
  const s = tide(charging).run(chargePhaseFlow.begin({}));
  expect(offeredOn(s, MUSCLE)).toEqual(['few']);
  expect(
    offeredOn(fact(tide(charging), 'few', 'chargeDeclaredOn', 'phase').run(chargePhaseFlow.begin({})), MUSCLE),
  ).toEqual([]);
  expect(refusal(tide({ ...charging, turn: 1 }), MUSCLE)).toBe('cs.st.gt.tide-of-muscle stratagem-in-another-turn');
});

test('cs.st.gt.tide-of-muscle-c +1 to its charge rolls; with 10 or more models they may be re-rolled', () => {
  const roll = (units: SceneSketch['units'], name: string) => {
    const s = tide({ ...charging, units, commandPoints: [1, 0], dice: [3, 4] }).run(chargePhaseFlow.begin({}));
    s.answer(cardOn(s, MUSCLE, name)).answer(`unit:${s.unit(name)}`);
    return s.answer([`unit:${s.unit('foe')}`]).question;
  };
  expect(roll(charging.units, 'few')).toMatchObject({ kind: 'move-models', movers: [{ maximum: 8 }] });
  expect(roll({ many, foe: charging.units.foe }, 'many')).toMatchObject({ purpose: 're-roll' });
});

const STREAK = 'orks/green-tide/competitive-streak';
const blade = { attacks: 2, skill: 3, strength: 4 };
const fighting = (us: UnitSketch, more: Partial<SceneSketch> = {}) =>
  tide({ phase: 'fight', units: { us, foe: { ...foe, at: [30, 11.5] } }, commandPoints: [1, 0], ...more });

/** The choice of who fights. */
function toFight(s: Scene): Scene {
  return s.run(fightPhaseFlow.begin({})).answerAll('unit-to-pile-in', 'pass');
}

test('cs.st.gt.competitive-streak-a, -b offered in the Fight phase of either player on BOYZ that have not fought', () => {
  for (const turn of [0, 1] as const)
    expect(offeredOn(toFight(fighting(mob(1, [30, 10], { weapons: [blade] }), { turn })), STREAK)).toEqual(['us']);
  const fought = fact(fighting(mob(1, [30, 10], { weapons: [blade] })), 'us', 'foughtSelectedOn', 'phase');
  expect(offeredOn(toFight(fought), STREAK)).toEqual([]);
  expect(offeredOn(toFight(fighting({ ...plain, weapons: [blade] })), STREAK)).toEqual([]);
});

/** What may be thrown again of the wound rolls 1 and 2 of two blows, with the card. */
function wounding(us: UnitSketch): readonly string[] {
  const s = toFight(fighting(us, { dice: [3, 3, /* wounds */ 1, 2] })).answer(
    cardOn(toFight(fighting(us)), STREAK, 'us'),
  );
  if (s.question.purpose === 'unit-to-fight') s.answer('unit:0');
  s.answer(allAt(s, 'foe'));
  return offered(s);
}

test('cs.st.gt.competitive-streak-c wound rolls of 1 may be re-rolled, with 10 or more models all', () => {
  const armed = { weapons: [blade], each: [{}, ...Array.from({ length: 9 }, () => ({ carries: [] }))] };
  expect(wounding(mob(1, [30, 10], { weapons: [blade] }))).toEqual([`${STREAK}/1`]);
  expect(wounding(mob(10, [30, 10], armed))).toEqual([`${STREAK}/1`, `${STREAK}/2`]);
});

const BULLDOZER = 'orks/green-tide/bulldozer-brutality';

/** A unit with one model engaged, one within 3" of the enemy and one farther away; another enemy near the second that nobody is engaged with. */
function brawl(more: Partial<SceneSketch> = {}): Scene {
  const us = mob(1, [30, 10], {
    weapons: [{ ...blade, attacks: 1 }],
    at: [
      [30, 10],
      [31.5, 9],
      [33, 8],
    ],
  });
  return fighting(us, {
    units: { us, foe: { ...foe, at: [30, 12.2] }, near: { ...foe, at: [34, 11] } },
    ...more,
  });
}

/** Who of the three may fight whom. */
function mayFight(s: Scene) {
  return declaration(s).weapons.flatMap(({ model, profiles }) => {
    const targets = profiles[0]!.targets.map((unit) => s.names[unit]);
    return targets.length === 0 ? [] : [[s.models('us').indexOf(model), targets]];
  });
}

test('cs.st.gt.bulldozer-brutality-a, -b offered in the Fight phase on engaged BOYZ units that have not fought', () => {
  for (const turn of [0, 1] as const) expect(offeredOn(toFight(brawl({ turn })), BULLDOZER)).toEqual(['us']);
  expect(offeredOn(toFight(fighting({ ...plain, weapons: [blade] })), BULLDOZER)).toEqual([]);
  expect(offeredOn(toFight(fact(brawl(), 'us', 'foughtSelectedOn', 'phase')), BULLDOZER)).toEqual([]);
  expect(offeredOn(toFight(brawl({ commandPoints: [0, 0] })), BULLDOZER)).toEqual([]);
});

test('cs.st.gt.bulldozer-brutality-c models within 3" of an enemy that their unit is engaged with fight it too', () => {
  expect(mayFight(fight(brawl(), 'us'))).toEqual([[0, ['foe']]]);
  const s = toFight(brawl());
  s.answer(cardOn(s, BULLDOZER, 'us'));
  if (s.question.purpose === 'unit-to-fight') s.answer('unit:0');
  expect(mayFight(s)).toEqual([
    [0, ['foe']],
    [1, ['foe']],
  ]);
});
