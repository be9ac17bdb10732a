import { expect, test } from 'vitest';
import {
  chargePhaseFlow,
  commandPhaseFlow,
  fightStepFlow,
  movementPhaseFlow,
  shootingPhaseFlow,
} from '../../rules-11e/src/flows.ts';
import { dice, fixed, type SceneSketch, scene, type UnitSketch } from '../../rules-11e/test/scene.ts';
import { chosen, decide, middle, playOut, until } from './decide.ts';

const rifle = { range: 24, attacks: 2, skill: 3, strength: 4 };
const blade = { attacks: 3, skill: 3, strength: 5, ap: -1 };
const lance = { range: 48, attacks: 1, skill: 3, strength: 12, ap: -3, damage: dice(1, 6, 1) };

const squad = (at: readonly [number, number], more: UnitSketch = {}): UnitSketch => ({
  at,
  models: 5,
  weapons: [rifle],
  ...more,
});
const brawlers = (at: readonly [number, number], more: UnitSketch = {}): UnitSketch => ({
  at,
  models: 5,
  weapons: [blade],
  ...more,
});
const foes = (at: readonly [number, number], more: UnitSketch = {}): UnitSketch => squad(at, { player: 1, ...more });
const centre = { id: 'centre', x: 30, y: 22 };

function moving(units: SceneSketch['units'], more: Partial<SceneSketch> = {}) {
  return scene({ phase: 'movement', objectives: [centre], units, dice: [3, 3], ...more }).run(
    movementPhaseFlow.begin({}),
  );
}

// Moving.

test('a unit goes to an objective that nobody holds', () => {
  const s = playOut(moving({ us: squad([27, 10]), them: foes([5, 40]) }));
  expect(middle(s, 'us')[1]).toBeGreaterThan(14);
});

test('a unit that holds an objective stays there', () => {
  const s = moving({ us: squad([28, 22]), them: foes([5, 40]) });
  s.answer('unit:0');
  expect(chosen(s)?.group).toBe('remain-stationary');
});

test('one unit holds the objective, the next goes for another one', () => {
  const objectives = [centre, { id: 'left', x: 10, y: 22 }];
  const s = playOut(moving({ a: squad([26, 12]), b: squad([18, 12]), them: foes([50, 40]) }, { objectives }));
  expect(middle(s, 'a')[0]).toBeGreaterThan(24);
  expect(middle(s, 'b')[0]).toBeLessThan(17);
});

test('a unit far from everything advances', () => {
  const s = playOut(moving({ us: squad([27, 4], { weapons: [{ ...rifle, range: 12 }] }), them: foes([5, 42]) }));
  expect(s.game.unit(0).facts.advancedOn).toBe(s.game.state.clock.turn);
});

test('a unit with somebody to shoot at does not advance', () => {
  const s = playOut(moving({ us: squad([27, 4]), them: foes([27, 26]) }));
  expect(s.game.unit(0).facts.advancedOn).toBeUndefined();
});

test('brawlers go near enough to charge', () => {
  const s = playOut(moving({ us: brawlers([25, 12]), them: foes([25, 26]) }, { objectives: [] }));
  expect(middle(s, 'us')[1]).toBeGreaterThan(17);
});

test('shooters leave a fight that they lose', () => {
  const s = playOut(moving({ us: squad([25, 12]), them: brawlers([25, 14.5], { player: 1 }) }));
  expect(s.game.unit(0).facts.fellBackOn).toBe(s.game.state.clock.turn);
});

test('brawlers stay in a fight that they win', () => {
  const s = playOut(moving({ us: brawlers([25, 12]), them: foes([25, 14.5]) }));
  expect(s.game.unit(0).facts.fellBackOn).toBeUndefined();
});

// Shooting.

function shooting(units: SceneSketch['units'], more: Partial<SceneSketch> = {}) {
  return until(scene({ units, ...more }).run(shootingPhaseFlow.begin({})), 'weapons-and-targets');
}

const targetsOf = (value: unknown) =>
  (value as { targets: { unit: number }[] }[]).map(({ targets }) => targets[0]?.unit);

test('strong weapons shoot at what is strong, weak ones at what is weak', () => {
  const tank = { player: 1 as const, at: [20, 25] as const, toughness: 10, wounds: 12, save: 3, keywords: ['VEHICLE'] };
  const crew = squad([20, 10], { weapons: [rifle, lance], models: 3 });
  const s = shooting({ us: crew, horde: foes([10, 25], { save: 6, toughness: 3, models: 10 }), tank });
  const declared = decide(s) as { id: string; targets: { unit: number }[] }[];
  const at = (slot: string) => declared.filter(({ id }) => id.endsWith(slot)).map(({ targets }) => targets[0]?.unit);
  expect(at(':1')).toEqual([2, 2, 2]);
  expect(at(':0')).toEqual([1, 1, 1]);
});

test('of two like units the one that is nearly gone is finished', () => {
  const s = shooting({
    us: squad([20, 10]),
    full: foes([10, 25], { models: 10 }),
    rest: foes([30, 25], { models: 2 }),
  });
  expect(new Set(targetsOf(decide(s)))).toContain(2);
});

test('shots that are not needed any more go to another unit', () => {
  const s = shooting({
    us: squad([20, 10], { models: 10 }),
    one: foes([10, 25], { models: 1, save: 7 }),
    many: foes([30, 25], { models: 10 }),
  });
  expect(new Set(targetsOf(decide(s)))).toEqual(new Set([1, 2]));
});

test('the phase ends when nobody has a target', () => {
  const s = scene({ units: { us: squad([20, 4]), them: foes([20, 40]) } }).run(shootingPhaseFlow.begin({}));
  expect(decide(s)).toBe('pass');
});

// Charging and fighting.

function charging(us: UnitSketch, them: UnitSketch, more: Partial<SceneSketch> = {}) {
  const units = { us, them: { player: 1 as const, ...them } };
  return scene({ phase: 'charge', units, dice: [4, 4], ...more }).run(chargePhaseFlow.begin({}));
}

test('brawlers charge shooters that are near', () => {
  const s = playOut(charging(brawlers([20, 10]), squad([20, 17])));
  expect(s.game.unit(0).facts.chargedOn).toBe(s.game.state.clock.turn);
});

test('shooters do not charge brawlers', () => {
  expect(decide(charging(squad([20, 10]), brawlers([20, 17])))).toBe('pass');
});

test('a charge roll that is too short is bought again where the charge is worth it', () => {
  const s = charging(brawlers([20, 10]), squad([20, 17]), { commandPoints: [1, 0], dice: [1, 2, 4, 4] });
  playOut(s);
  expect(s.events('stratagem')).toHaveLength(1);
  expect(s.game.unit(0).facts.chargedOn).toBe(s.game.state.clock.turn);
});

test('the unit with the most at stake fights first', () => {
  const s = scene({
    phase: 'fight',
    units: {
      weak: squad([10, 10]),
      strong: brawlers([30, 10], { models: 8 }),
      a: brawlers([10, 12], { player: 1 }),
      b: brawlers([30, 12], { player: 1, models: 8 }),
    },
  }).run(fightStepFlow.begin({}));
  expect(chosen(s)?.unit).toBe(1);
});

// Losing models, cards, dice.

test('models far from objective and enemy are lost first', () => {
  const them = foes([20, 15], {
    at: [
      [20, 30],
      [21.5, 30],
      [23, 30],
      [20, 14],
      [21.5, 14],
    ],
  });
  const s = scene({
    objectives: [{ id: 'near', x: 20, y: 12 }],
    units: { us: squad([20, 10]), them },
    dice: Array.from({ length: 40 }, () => 6),
  });
  until(s.run(shootingPhaseFlow.begin({})), 'model-to-take-attack');
  if (!s.over) expect((decide(s) as string[])[0]).toBe('model:7');
});

test('Insane Bravery keeps an objective, and is not wasted elsewhere', () => {
  const command = (at: readonly [number, number]) =>
    scene({
      phase: 'command',
      commandPoints: [2, 0],
      objectives: [centre],
      dice: [6, 6],
      units: { us: squad(at, { models: 5 }), them: foes([5, 40]) },
    });
  const holding = command([28, 22]);
  const away = command([5, 5]);
  for (const s of [holding, away]) {
    for (const model of s.models('us').slice(1)) s.game.model(model).status = 'removed';
    for (const model of s.models('us').slice(1)) s.game.model(model).pose = undefined;
    playOut(s.run(commandPhaseFlow.begin({})));
  }
  expect(holding.events('stratagem').map(({ stratagem }) => stratagem)).toEqual(['core/insane-bravery']);
  expect(away.events('stratagem')).toEqual([]);
});

test('a failed save of a big model is bought again, one of a small model is not', () => {
  const shot = (target: UnitSketch) =>
    scene({
      commandPoints: [0, 1],
      dice: [6, 6, 1, 5],
      units: {
        us: { at: [20, 10], weapons: [{ ...lance, damage: fixed(6), ap: 0 }] },
        them: { player: 1, at: [20, 20], ...target },
      },
    });
  const big = playOut(shot({ wounds: 6, save: 2 }).run(shootingPhaseFlow.begin({})));
  const small = playOut(shot({ wounds: 1, models: 10, save: 2 }).run(shootingPhaseFlow.begin({})));
  expect([big.events('stratagem').length, small.events('stratagem').length]).toEqual([1, 0]);
});
