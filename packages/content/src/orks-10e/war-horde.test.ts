import { startEffect } from '@adjutant/engine';
import { battleShocked, untilTurnEnd } from '@adjutant/rules-11e/content';
import { allAt, fight, fightAll, firstOf, pools, rolled, shoot } from '@adjutant/rules-11e/test/attacks';
import { chargeUnitFlow, commandPhaseFlow, movementPhaseFlow } from '@adjutant/rules-11e/test/flows';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { slay } from '@adjutant/rules-11e/test/slay';
import { expect, test } from 'vitest';
import { boyz, cardOn, offeredOn } from '../../test/army-scene.ts';
import { mob, refusal, tenthScene } from '../../test/tenth-mobs.ts';

const foe: UnitSketch = { player: 1, at: [30, 40] };
const target = boyz({ at: [30, 10] });
const horde = (more: Partial<SceneSketch> & Pick<SceneSketch, 'units'>) => tenthScene('war-horde', more);

function shocked(s: Scene, name: string): Scene {
  const unit = s.unit(name);
  startEffect(s.game, { effect: battleShocked.id, owner: 0, unit, data: {}, until: { kind: 'battle' } }, 'test');
  return s;
}

const RULE = 'orks/war-horde/mob-rule';
const weak = boyz({ at: [10, 14] });
const onRule = (s: Scene): string[] => {
  const { question } = s.game;
  const options = question !== undefined && 'options' in question ? question.options : [];
  return options.map(({ id }) => id).filter((id) => id.startsWith(`stratagem:${RULE}:`));
};

/** The end of the Command phase with a battle-shocked unit near a mob. */
function rule(many: UnitSketch, more: Partial<SceneSketch> = {}, fallen = 0): Scene {
  const s = slay(horde({ phase: 'command', units: { many, weak, foe }, ...more }), 'many', fallen);
  const { game } = shocked(s, 'weak');
  game.push(commandPhaseFlow.begin({}));
  game.state.stack.at(-1)!.step = 'abilities';
  game.run();
  return s;
}

test('cs.st.wh.mob-rule-a, -b offered in the own Command phase on MOB units of 10 or more', () => {
  expect(onRule(rule(mob(10, [10, 10])))).toEqual([`stratagem:${RULE}:unit:0:1`]);
  expect(rule(mob(9, [10, 10])).over).toBe(true);
  expect(rule(mob(22, [10, 10]), {}, 12).over).toBe(true);
  expect(rule(boyz({ at: [10, 10], models: 10 })).over).toBe(true);
  expect(rule(mob(10, [10, 10]), { turn: 1 }).over).toBe(true);
  expect(rule(mob(10, [10, 10]), { commandPoints: [0, 0] }).over).toBe(true);
});

test('cs.st.wh.mob-rule-c the battle-shock of an ORKS INFANTRY unit within 6" ends', () => {
  const s = rule(mob(10, [10, 10]));
  s.answer(onRule(s)[0]!);
  expect(s.game.effects.onUnit(battleShocked.id, s.unit('weak'))).toBe(false);
  expect(rule(mob(10, [10, 30])).over).toBe(true);
  const truk = boyz({ at: [10, 14] }, ['VEHICLE']);
  expect(rule(mob(10, [10, 10]), { units: { many: mob(10, [10, 10]), weak: truk, foe } }).over).toBe(true);
});

const GO = 'orks/war-horde/ere-we-go';

test('cs.st.wh.ere-we-go-a, -b offered at the start of the own Movement phase on ORKS INFANTRY', () => {
  const units = {
    us: boyz({ at: [10, 10] }),
    truk: boyz({ at: [20, 10] }, ['VEHICLE']),
    other: { at: [30, 10] as const },
    foe,
  };
  const s = horde({ phase: 'movement', units }).run(movementPhaseFlow.begin({}));
  expect([s.question.facts?.moment, offeredOn(s, GO)]).toEqual(['start-of-movement-phase', ['us']]);
  expect(refusal(horde({ phase: 'movement', units, commandPoints: [0, 0] }), GO)).toBe(
    '15.01-h too-few-command-points',
  );
  expect(refusal(horde({ phase: 'movement', units, turn: 1 }), GO)).toBe(
    'cs.st.wh.ere-we-go stratagem-in-another-turn',
  );
});

test('cs.st.wh.ere-we-go-c its advance and charge rolls are 2 higher until the turn ends', () => {
  const units = { us: boyz({ at: [30, 10] }), foe: { ...foe, at: [30, 20] as const } };
  const s = horde({ phase: 'movement', units, dice: [1], commandPoints: [1, 0] });
  s.run(movementPhaseFlow.begin({})).answer(cardOn(s, GO, 'us'));
  expect(s.game.effects.of(GO)[0]?.until).toEqual({ kind: 'turn-end', serial: s.game.state.clock.turn });
  s.answer('unit:0').answer('advance');
  expect(s.question).toMatchObject({ kind: 'move-models', movers: [{ maximum: 9 }] });
});

test('cs.st.wh.ere-we-go-c so is its charge roll', () => {
  const s = horde({
    phase: 'charge',
    units: { us: target, foe: { ...foe, at: [30, 18] } },
    dice: [2, 3],
    commandPoints: [0, 0],
  });
  startEffect(s.game, { effect: GO, owner: 0, unit: 0, data: {}, until: untilTurnEnd(s.game) }, 'test');
  s.run(chargeUnitFlow.begin({ unit: 0 })).answer([`unit:${s.unit('foe')}`]);
  expect([s.question, s.diceLeft()]).toMatchObject([{ kind: 'move-models', movers: [{ maximum: 7 }] }, 0]);
});

const HARD = 'orks/war-horde/ard-as-nails';
const gun = { range: 24, attacks: 1, skill: 3, strength: 4 };
const shooter: UnitSketch = { player: 1, at: [30, 20], weapons: [gun] };

function underFire(us: UnitSketch, dice: readonly number[] = [], more: Partial<SceneSketch> = {}): Scene {
  const s = horde({ turn: 1, units: { us, shooter }, dice, ...more });
  return shoot(s, 'shooter').answer(allAt(s, 'us'));
}

test('cs.st.wh.ard-as-nails-a, -b offered on the ORKS targets that an enemy unit has picked', () => {
  const s = underFire(target);
  expect([s.question.facts?.moment, offeredOn(s, HARD)]).toEqual(['targets-selected', ['us']]);
  for (const keyword of ['GROTS', 'MONSTER', 'VEHICLE'])
    expect(underFire(boyz({ at: [30, 10] }, [keyword]), [1]).over).toBe(true);
  expect(underFire(target, [1], { commandPoints: [0, 0] }).over).toBe(true);
});

test('cs.st.wh.ard-as-nails-a also in the Fight phase, in either turn', () => {
  const killer: UnitSketch = { player: 1, at: [30, 11.5], weapons: [{ attacks: 1 }] };
  for (const turn of [0, 1] as const) {
    const s = horde({ phase: 'fight', turn, units: { us: target, killer } });
    fight(s, 'killer').answer(allAt(s, 'us'));
    expect(offeredOn(s, HARD)).toEqual(['us']);
  }
});

test('cs.st.wh.ard-as-nails-c attacks at it have -1 to the wound roll until the phase ends', () => {
  const s = underFire(target, [3, 4], { commandPoints: [1, 0] });
  firstOf(s.answer(cardOn(s, HARD, 'us')));
  expect([pools(s), rolled(s, 'wound'), s.diceLeft()]).toEqual([['1 1 0'], [[4]], 0]);
});

test('10e.detach-b Get Stuck In, Orks Is Never Beaten and Unbridled Carnage are those of the 11th edition; Careen! is none', () => {
  const s = horde({
    units: { us: boyz({ at: [30, 10], weapons: [{ attacks: 1 }] }), foe: { ...foe, at: [30, 11.5] } },
    dice: [6, 1, 1],
    commandPoints: [0, 0],
    phase: 'fight',
  });
  expect(pools(firstOf(fightAll(s, 'us', 'foe')))).toEqual(['1 2 0']);
  const cards = [...s.ruleset.stratagems.values()].filter(({ detachment }) => detachment === 'orks/war-horde');
  expect(cards.map(({ name }) => name).sort()).toEqual([
    "'Ard as Nails",
    'Ere We Go',
    'Mob Rule',
    'Orks Is Never Beaten',
    'Unbridled Carnage',
  ]);
});
