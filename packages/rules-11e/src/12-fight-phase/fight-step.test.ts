import { startEffect } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { charged, choices, choose, diesWhenSelected, engagedAtStart, fought, has } from '../../test/fights.ts';
import { above, BASE, path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { fightStepFlow } from '../flows.ts';

function fightStep(s: Scene): Scene {
  return s.run(fightStepFlow.begin({}));
}

function at(x: number, y = 10): UnitSketch {
  return { at: [x, y] };
}

/** An enemy 1" above a place, so that both are engaged. */
function facing(x: number, more: UnitSketch = {}): UnitSketch {
  return { player: 1, at: above([x, 10], 1), ...more };
}

function fighting(units: SceneSketch['units'], sketch: Partial<SceneSketch> = {}): Scene {
  return scene({ phase: 'fight', effects: [diesWhenSelected], ...sketch, units });
}

const first: UnitSketch = { abilities: [has('fights-first')] };

test('12.04 ex 1 12.04-g Fights First units fight first, then players alternate from the one who moved the sequence on', () => {
  const s = fightStep(charged(fighting({ C1: at(10), N1: at(20), N2: facing(10), N3: facing(20) }), 'C1'));
  expect(fought(s)).toEqual(['C1']);
  expect(s.question).toMatchObject({ player: 1, purpose: 'unit-to-fight', rule: '12.04-g', mayPass: false });
  choose(s, 'N2');
  expect(fought(s)).toEqual(['C1', 'N2', 'N1', 'N3']);
  expect(s.over).toBe(true);
});

test('12.04 ex 2 players alternate also among Fights First units (12.04-e 12.04-f)', () => {
  const s = fightStep(
    charged(
      fighting({ C1: at(10), C2: at(20), N2: at(30), F1: facing(10, first), N1: facing(20), N3: facing(30) }),
      'C1',
      'C2',
    ),
  );
  expect(s.question).toMatchObject({ player: 0, rule: '12.04-e' });
  choose(s, 'C1');
  expect(fought(s)).toEqual(['C1', 'F1', 'C2']);
  expect(s.question).toMatchObject({ player: 1, rule: '12.04-g' });
  expect(choices(s)).toEqual(['N1', 'N3']);
});

test('FGT-05 the other player opens the remaining combats when the last Fights First unit was theirs to match', () => {
  const s = fightStep(
    fighting({
      A1: { ...at(10), ...first },
      A2: { ...at(20), ...first },
      A3: at(30),
      B1: facing(10, first),
      B2: facing(30),
      B3: facing(20),
    }),
  );
  choose(s, 'A1');
  expect(fought(s)).toEqual(['A1', 'B1', 'A2']);
  choose(s, 'B2');
  expect(fought(s)).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
});

test('FGT-07 12.04-h 12.04-m a player with nobody left waits while the other fights on', () => {
  const s = fightStep(
    fighting({
      A: {
        at: [
          [10, 10],
          [11.5, 10],
        ],
      },
      B1: facing(10),
      B2: { player: 1, at: [12.5, 8] },
      B3: { player: 1, at: [9, 8] },
    }),
  );
  expect(fought(s)).toEqual(['A']);
  choose(s, 'B1');
  choose(s, 'B2');
  expect(fought(s)).toEqual(['A', 'B1', 'B2', 'B3']);
  expect(s.over).toBe(true);
});

/** 12.04 ex 3: N2 is left without a foe and piles in to F2, which has Fights First and was not engaged before. */
function example3(): Scene {
  const s = fighting({
    C1: { ...at(10), abilities: [has('dies-when-selected')] },
    N1: at(30),
    F2: { at: [10, 16.5], ...first },
    N2: facing(10),
    N3: facing(30),
  });
  choose(fightStep(charged(s, 'C1')), 'N2');
  expect(fought(s)).toEqual(['C1', 'N2']);
  return s
    .answer([`unit:${s.unit('F2')}`])
    .answer([path(s.models('N2')[0]!, [10, 14.5])])
    .answer('normal');
}

test('12.04 ex 3 FGT-08 12.04-i H26 a Fights First unit that becomes eligible fights before the remaining ones', () => {
  const s = example3();
  expect(fought(s)).toEqual(['C1', 'N2', 'F2', 'N3', 'N1']);
  expect(s.over).toBe(true);
});

/** A unit of the player whose turn it is fights among the remaining ones and gives Fights First to A and B. */
function blessing(switches: Record<string, string>): string[] {
  const blesses = ability({
    id: 'blesses',
    rule: 'test',
    triggers: {
      unitSelectedToFight: {
        forced: true,
        applies: ({ unit }, self) => self.unit === unit,
        use(_context, _self, game) {
          for (const unit of [1, 2])
            startEffect(game, { effect: 'fights-first', owner: 0, unit, data: {}, until: { kind: 'battle' } }, 'test');
        },
      },
    },
  });
  const s = scene({
    phase: 'fight',
    effects: [blesses],
    switches,
    units: { N: { ...at(10), abilities: [has('blesses')] }, A: at(20), B: facing(20), M: facing(10) },
  });
  choose(fightStep(s), 'N');
  return fought(s).slice(0, 3);
}

test('12.04-i switch returnToFightsFirst: who chooses first on the return', () => {
  expect(blessing({})).toEqual(['N', 'A', 'B']);
  expect(blessing({ returnToFightsFirst: 'other-player' })).toEqual(['N', 'B', 'A']);
});

test('12.04-c 12.06-e units engaged in the step become eligible at once', () => {
  const s = example3();
  expect(fought(s)).toContain('F2');
  expect(s.game.unit(s.unit('F2')).facts.eligibleToFightOn).toBe(s.game.state.clock.phase);
});

test('12.04-a 12.04-k nobody is selected twice, nobody unengaged that did not charge', () => {
  const s = fightStep(fighting({ A: at(10), idle: at(40), B: facing(10) }));
  expect(fought(s)).toEqual(['A', 'B']);
  expect(s.over).toBe(true);
});

test('12.04-a 12.04-b a unit engaged when the step started stays eligible', () => {
  const s = fightStep(fighting({ A: { ...at(10), abilities: [has('dies-when-selected')] }, B: facing(10) }));
  choose(s, 'B');
  expect(fought(s)).toEqual(['A', 'B']);
});

test('12.04-p a declared charge without a charge move gives nothing', () => {
  const s = fighting({ A: at(10), B: facing(40) });
  s.game.unit(0).facts.chargeDeclaredOn = s.game.state.clock.phase;
  expect(fought(fightStep(s))).toEqual([]);
});

test('12.04-o a charge of either player counts', () => {
  const s = charged(fighting({ A: at(10), N: at(20), B: facing(10), M: facing(20) }), 'B');
  fightStep(s);
  expect(fought(s)).toEqual(['B']);
  expect(s.question).toMatchObject({ player: 0 });
});

test('24.13 ex 1 12.04-d a unit of which one model lacks it is no Fights First unit', () => {
  const leader: UnitSketch['leader'] = { at: [12, 10], keywords: ['CHARACTER'] };
  const s = fightStep(fighting({ A: { at: [10, 10], ...first, leader }, N: at(20), B: facing(10), M: facing(20) }));
  expect(s.question).toMatchObject({ player: 0, rule: '12.04-g' });
  expect(choices(s)).toEqual(['A', 'N']);
});

// Passing (12.04.01).

test('12.04.01 ex 1 12.04.01-a H28 a player whose eligible units are far from all enemies may pass, and no longer when they are near', () => {
  const s = fighting({ C: at(10), K: { at: [14, 12.5] }, N: { player: 1, at: [10 + 7 + BASE, 10] } });
  fightStep(charged(s, 'C', 'N'));
  expect(s.question).toMatchObject({ player: 0, mayPass: true });
  s.answer('pass');
  expect(fought(s)).toEqual(['N']);
  s.answer([`unit:${s.unit('K')}`]).answer([path(s.models('N')[0]!, [15.26, 10])]);
  expect(fought(s).slice(0, 2)).toEqual(['N', 'C']);
});

/** Units that were engaged when the step started and now stand far from everybody. */
function scattered(): Scene {
  return engagedAtStart(fighting({ A: at(10), B: facing(30), C: facing(45) }), 'A', 'B', 'C');
}

test('FGT-12 12.04.01-b both pass in succession and the step ends', () => {
  const s = fightStep(scattered());
  expect(s.question).toMatchObject({ player: 0, mayPass: true });
  s.answer('pass');
  expect(s.question).toMatchObject({ player: 1, mayPass: true });
  s.answer('pass');
  expect(s.over).toBe(true);
  expect(fought(s)).toEqual([]);
});

test('FGT-11 12.04-n 12.04.01-d a unit that passed is offered again after the other player', () => {
  const s = fightStep(scattered()).answer('pass');
  choose(s, 'B');
  s.answerAll('pile-in-targets', []);
  expect(s.question).toMatchObject({ player: 0, mayPass: true });
  expect(choices(s)).toEqual(['A']);
});

test('12.04.01-b a fight between two passes breaks the succession', () => {
  const s = fightStep(scattered()).answer('pass');
  choose(s, 'B').answer('pass');
  expect(s.question).toMatchObject({ player: 1 });
  expect(choices(s)).toEqual(['C']);
});

test('12.04.01-c one passes and the other has nobody left: the step ends', () => {
  const s = fightStep(engagedAtStart(fighting({ A: at(10), B: facing(30) }), 'A')).answer('pass');
  expect(s.over).toBe(true);
});

test('12.04.01-a one eligible unit within 5" of an enemy is enough to forbid passing', () => {
  const s = engagedAtStart(
    fighting({ A: at(10), far: at(40), B: facing(10, { at: above([10, 10], 4.9) }) }),
    'A',
    'far',
  );
  expect(fightStep(s).question).toMatchObject({ mayPass: false });
});

test('12.04.01-a passing in Fights First combats moves on to the remaining ones (12 open point 7)', () => {
  const s = charged(engagedAtStart(fighting({ A: at(10), B: facing(30) }), 'B'), 'A');
  fightStep(s).answer('pass');
  expect(s.question).toMatchObject({ player: 1, rule: '12.04-g' });
  choose(s, 'B');
  expect(s.question).toMatchObject({ player: 0, rule: '12.04-e' });
});
