import { hooks } from '@adjutant/rules-11e/edition';
import { isBattleShocked } from '@adjutant/rules-11e/queries';
import { allAt, firstOf, rolled, shoot } from '@adjutant/rules-11e/test/attacks';
import {
  chargeUnitFlow,
  commandPhaseFlow,
  fightStepFlow,
  movementPhaseFlow,
  moveUnitFlow,
  shootingPhaseFlow,
} from '@adjutant/rules-11e/test/flows';
import { path } from '@adjutant/rules-11e/test/moves';
import type { Scene, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { cardOn, cards, tenth, unused } from '../../test/tenth.ts';
import { ruleset10e } from '../ruleset.ts';

const gun = { range: 24, attacks: 1, skill: 3, strength: 4 };
const blade = { attacks: 1, skill: 3, strength: 4 };
const BASE = 1.26;

test('10e.strat-i each core card has the category that is printed on it', () => {
  const printed = [...ruleset10e.stratagems.values()].map(
    ({ name, category, price }) => `${name}: ${category}, ${price}`,
  );
  expect(printed).toEqual([
    'Command Re-roll: Battle Tactic, 1',
    'Insane Bravery: Epic Deed, 1',
    'Fire Overwatch: Strategic Ploy, 1',
    'Rapid Ingress: Strategic Ploy, 1',
    'Grenade: Wargear, 1',
    'Go to Ground: Battle Tactic, 1',
    'Heroic Intervention: Strategic Ploy, 1',
    'Counter-offensive: Strategic Ploy, 2',
  ]);
});

test('10e.strat-a cs.st.core10.command-reroll-a, -b, -c desperate escape tests may be re-rolled, one die of several', () => {
  const units = { us: { at: [20, 20], models: 2, wounds: 2 }, them: { player: 1, at: [20, 21.8] } } as const;
  const s = tenth({ phase: 'movement', units, commandPoints: [1, 0], dice: [1, 1, 6] });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0))
    .answer('fall-back')
    .answer([path(0, [20, 25.5]), path(1, [21.8, 25.5])]);
  expect(s.question).toMatchObject({ purpose: 're-roll', options: [{ count: 1, group: 'core/command-re-roll' }] });
  expect(s.answer(['core/command-re-roll/1']).question).toMatchObject({ purpose: 'models-lost', min: 1, max: 1 });
});

test('10e.strat-b cs.st.core10.insane-bravery-a, -b, -c, -d just before a test of the Battle-shock step, once a battle', () => {
  const s = tenth({ phase: 'command', units: { us: { models: 10, at: [5, 10] }, foe: { player: 1, at: [40, 25] } } });
  for (const model of s.models('us').slice(3)) s.game.model(model).status = 'removed';
  s.run(commandPhaseFlow.begin({})).answer(cardOn(s, 'insane-bravery', 'us'));
  expect([isBattleShocked(s.game, 0), s.diceLeft(), s.over]).toEqual([false, 0, true]);
  expect(ruleset10e.stratagems.get('core/insane-bravery')?.perBattle).toBe(1);
});

/** An enemy unit was selected to move 10" before our guns. */
function enemyMoves(us: UnitSketch = {}, dice: readonly number[] = []): Scene {
  const units = {
    us: { at: [20, 10], weapons: [gun], ...us },
    other: { player: 1, at: [40, 25] },
    mover: { player: 1, at: [20, 20] },
  } as const;
  const s = tenth({ phase: 'movement', turn: 1, units, commandPoints: [1, 0], dice });
  return s.run(movementPhaseFlow.begin({})).answer(`unit:${s.unit('mover')}`);
}

test('10e.strat-c cs.st.core10.fire-overwatch-a, -b, -c when an enemy unit begins a move, at that unit alone, with unmodified sixes', () => {
  const s = enemyMoves({ models: 2 }, [5, 6, 4, 1]);
  s.answer(cardOn(s, 'fire-overwatch', 'us', `:at:${s.unit('mover')}`));
  firstOf(s.answer(allAt(s, 'mover')));
  expect([rolled(s, 'hit'), s.left('mover')]).toEqual([[[5, 6]], 0]);
});

test('10e.strat-c cs.st.core10.fire-overwatch-a it is offered again when the move ends, and in the Charge phase', () => {
  const s = enemyMoves().answer('pass').answer('normal');
  s.answer([path(s.models('mover')[0]!, [20, 18])]);
  expect(cards(s)).toEqual([cardOn(s, 'fire-overwatch', 'us', `:at:${s.unit('mover')}`)]);
  const units = { us: { at: [20, 10], weapons: [gun] }, mover: { player: 1, at: [20, 20] } } as const;
  const charge = tenth({ phase: 'charge', turn: 1, units, commandPoints: [1, 0] });
  charge.run(chargeUnitFlow.begin({ unit: charge.unit('mover') })).answer(['unit:0']);
  expect(cards(charge)).toHaveLength(1);
});

test('10e.strat-c cs.st.core10.fire-overwatch-d not on a TITANIC unit, and once in a turn', () => {
  expect(cards(enemyMoves({ keywords: ['TITANIC'] }))).toEqual([]);
  const s = tenth({
    phase: 'movement',
    turn: 1,
    units: { us: { at: [20, 10], weapons: [gun] }, mover: { player: 1, at: [20, 20] } },
    commandPoints: [1, 0],
  });
  s.game.unit(0).facts.overwatchOn = s.game.state.clock.turn;
  expect(cards(s.run(moveUnitFlow.begin({ unit: 1 }, 1)))).toEqual([]);
});

test('10e.hazardous-b in overwatch in the Charge phase the mortal wounds wait for the end of the charge', () => {
  const hazardous = { ...gun, abilities: [{ id: 'hazardous' }] } as const;
  const units = { us: { at: [20, 10], wounds: 5, weapons: [hazardous] }, mover: { player: 1, at: [20, 16] } } as const;
  const s = tenth({
    phase: 'charge',
    turn: 1,
    units,
    commandPoints: [1, 0],
    dice: [2, /* charge */ 3, 3, /* test */ 1],
  });
  s.run(chargeUnitFlow.begin({ unit: 1 }))
    .answer(['unit:0'])
    .answer(cardOn(s, 'fire-overwatch', 'us', ':at:1'));
  s.answer(allAt(s, 'mover'));
  expect([s.question.purpose, s.wounds('us')]).toEqual(['charge-move', [5]]);
  unused(s.answer([path(1, [20, 10 + BASE])]));
  expect(s.wounds('us')).toEqual([2]);
});

test('10e.strat-d cs.st.core10.rapid-ingress-a, -b, -c, -d a unit in reserves arrives at the end of the opponent’s Movement phase, not in round 1', () => {
  const at = (round: number) => {
    const units = { us: { reserves: true }, foe: { player: 1, at: [40, 25] } } as const;
    const s = tenth({ phase: 'movement', turn: 1, round, units, commandPoints: [1, 0] });
    return s.run(movementPhaseFlow.begin({})).answer('end');
  };
  expect(cards(at(1))).toEqual([]);
  const s = at(2);
  expect(s.answer(cardOn(s, 'rapid-ingress', 'us')).question.purpose).toBe('set-up');
});

/** The Shooting phase of a GRENADES unit 5" from an enemy. */
function grenadiers(fact?: string, dice: readonly number[] = []): Scene {
  const units = {
    us: { at: [20, 10], keywords: ['GRENADES'], weapons: [gun] },
    foe: { player: 1, at: [20, 16], models: 5 },
  } as const;
  const s = tenth({ phase: 'shooting', units, commandPoints: [1, 0], dice });
  if (fact !== undefined) s.game.unit(0).facts[fact] = s.game.state.clock.turn;
  return s.run(shootingPhaseFlow.begin({}));
}

test('10e.strat-e cs.st.core10.grenade-a, -b, -c six dice, a mortal wound on each 4+', () => {
  const s = grenadiers(undefined, [1, 2, 3, 4, 5, 6]);
  firstOf(s.answer(cardOn(s, 'grenade', 'us')));
  expect(s.left('foe')).toBe(2);
});

test('10e.strat-e cs.st.core10.grenade-b not after shooting, an advance or a fall back', () => {
  for (const fact of ['advancedOn', 'fellBackOn', 'shotOn']) {
    const s = grenadiers(fact);
    expect(cards(s)).toEqual([]);
  }
});

test('10e.strat-f cs.st.core10.go-to-ground-a, -b, -c a 6+ invulnerable save and cover for INFANTRY that is shot at', () => {
  const play = (ap: number, dice: readonly number[]) => {
    const units = {
      us: { at: [20, 10], save: 5, keywords: ['INFANTRY'] },
      foe: { player: 1, at: [20, 20], weapons: [{ ...gun, ap }] },
    } as const;
    const s = tenth({ phase: 'shooting', turn: 1, units, commandPoints: [1, 0], dice });
    shoot(s, 'foe').answer(allAt(s, 'us'));
    return firstOf(s.answer(cardOn(s, 'go-to-ground', 'us'))).left('us');
  };
  expect([play(0, [3, 4, 4]), play(-4, [3, 4, 6]), play(-4, [3, 4, 5])]).toEqual([1, 1, 0]);
});

/** An enemy unit ends a charge at `bait`; the unit `us` stands some inches from it. */
function charged(gap: number, us: UnitSketch = {}): Scene {
  const units = {
    bait: { at: [20, 10] },
    us: { at: [20 + BASE + gap, 10 + BASE], ...us },
    enemy: { player: 1, at: [20, 16] },
  } as const;
  const s = tenth({ phase: 'charge', turn: 1, units, commandPoints: [1, 0], dice: [4, 4, 6, 6] });
  s.run(chargeUnitFlow.begin({ unit: 2 })).answer(['unit:0']);
  return s.answer([path(2, [20, 10 + BASE])]);
}

test('10e.strat-g cs.st.core10.heroic-intervention-a, -b, -c a unit within 6" of an enemy that charged charges it', () => {
  const s = charged(5);
  expect(cards(charged(6.5))).toEqual([]);
  s.answer(cardOn(s, 'heroic-intervention', 'us'));
  expect(s.question).toMatchObject({ purpose: 'charge-targets', options: [{ id: 'unit:2' }] });
});

test('10e.strat-g cs.st.core10.heroic-intervention-d a VEHICLE only as a WALKER, and no Fights First', () => {
  expect(cards(charged(5, { keywords: ['VEHICLE'] }))).toEqual([]);
  const s = charged(5, { keywords: ['VEHICLE', 'WALKER'] });
  s.answer(cardOn(s, 'heroic-intervention', 'us'))
    .answer(['unit:2'])
    .answer([path(1, [20 + BASE, 10 + BASE])]);
  expect(s.game.unit(1).facts.chargedOn).toBe(s.game.state.clock.turn);
  expect(hooks.fightsFirst.first(s.game, { model: 1 })).toBeUndefined();
});

test('10e.strat-h cs.st.core10.counter-offensive-a, -b, -c in either player’s Fight phase a unit fights next after an enemy has fought', () => {
  const units = {
    us: { at: [20, 10], wounds: 9, weapons: [blade] },
    more: { at: [22, 10], wounds: 9, weapons: [blade] },
    enemy: { player: 1, at: [21, 10 + BASE], wounds: 9, weapons: [blade] },
  } as const;
  const s = tenth({ phase: 'fight', turn: 1, units, commandPoints: [2, 0], dice: [1] });
  s.run(fightStepFlow.begin({}));
  while (s.question.purpose !== 'weapons-and-targets')
    s.answer((s.question as never as { options: { id: string }[] }).options[0]!.id);
  s.answer(allAt(s, 'us'));
  expect(cards(s)).toEqual([cardOn(s, 'counter-offensive', 'us'), cardOn(s, 'counter-offensive', 'more')]);
});
