import { expect, test } from 'vitest';
import { charged, choices, choose, fightOn, fought, has } from '../../test/fights.ts';
import { above } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { consolidateFlow, fightStepFlow } from '../flows.ts';

const CARD = 'stratagem:core/counteroffensive:unit:';
const blade = [{ attacks: 1, skill: 6 }] as const;

/** Two pairs of engaged units, with A1 and A2 of the player whose turn it is; every attack misses. */
function pairs(more: Partial<SceneSketch> = {}, units: Record<string, UnitSketch> = {}): Scene {
  const foe = (x: number): UnitSketch => ({ player: 1, at: above([x, 10], 1), weapons: blade });
  return scene({
    phase: 'fight',
    commandPoints: [0, 2],
    dice: [1, 1, 1, 1],
    ...more,
    units: {
      A1: { at: [10, 10], weapons: blade },
      A2: { at: [20, 10], weapons: blade },
      B1: foe(10),
      B2: foe(20),
      ...units,
    },
  });
}

/** The Fight step until the window after the attacks of A1. */
function afterFirst(s: Scene): Scene {
  s.run(fightStepFlow.begin({}));
  if (s.question.purpose === 'unit-to-fight') choose(s, 'A1');
  return fightOn(s);
}

test('CMD-25 15.12 ex 1 15.12-c 12.04-l H27 the unit gets Fights First and is the next its player selects', () => {
  const s = afterFirst(pairs());
  expect(s.question).toMatchObject({ player: 1, purpose: 'window', facts: { moment: 'attacks-resolved' } });
  s.answer(`${CARD}${s.unit('B2')}`);
  expect(fought(s)).toEqual(['A1', 'B2']);
  expect(s.game.state.players[1].commandPoints).toBe(0);
});

test('15.12-a 15.12-b 2CP, any own unit that is eligible to fight', () => {
  const s = afterFirst(pairs({}, { B3: { player: 1, at: [50, 10] } }));
  expect(choices(s)).toEqual(['B1', 'B2']);
  expect(s.question).toMatchObject({ options: [{ price: 2 }, { price: 2 }] });
  expect(afterFirst(pairs({ commandPoints: [0, 1] })).question).toMatchObject({ purpose: 'unit-to-fight', player: 1 });
});

test('15.12-c the duty binds one selection only', () => {
  const s = afterFirst(pairs({ dice: [1, 1, 1, 1, 1] }, { B3: { player: 1, at: [11.9, 11.3], weapons: blade } }));
  s.answer(`${CARD}${s.unit('B2')}`);
  fightOn(s);
  expect(choices(s)).toEqual(['B1', 'B3']);
});

test("CMD-25 15.12-d usable on a unit that has Fights First already, not in one's own turn", () => {
  const s = pairs({}, { B1: { player: 1, at: above([10, 10], 1), weapons: blade, abilities: [has('fights-first')] } });
  afterFirst(charged(s, 'A1'));
  expect(choices(s)).toEqual(['B1', 'B2']);
  const own = afterFirst(pairs({ commandPoints: [2, 0] }));
  expect(own.question.purpose).toBe('unit-to-fight');
});

test('15.12-a 15 open point 11 no attacks, no window', () => {
  const s = pairs({ dice: [] }, { A1: { at: [10, 10] }, B1: { player: 1, at: above([10, 10], 1) } });
  expect(afterFirst(s).question).toMatchObject({ purpose: 'unit-to-fight', player: 1 });
});

test('15.12-e 12.08-u not after a forced fight of the Consolidate step', () => {
  const s = pairs(
    { turn: 1, commandPoints: [2, 0] },
    { A1: { at: [10, 10] }, B1: { player: 1, at: above([10, 10], 2.5), weapons: blade } },
  );
  s.game.state.clock.step = 'consolidate';
  s.run(consolidateFlow.begin({ unit: s.unit('A1') }));
  s.answer([`unit:${s.unit('B1')}`])
    .answer([{ model: 0, path: [{ x: 10, y: 11, z: 0, facingX: 0, facingY: 1 }] }])
    .answer('normal');
  fightOn(s);
  expect(fought(s)).toEqual(['B1']);
  expect(s.over).toBe(true);
});

test('12 open point 1, 15 open point 4 used among the remaining combats it reopens Fights First combats', () => {
  const s = afterFirst(pairs());
  s.answer(`${CARD}${s.unit('B1')}`);
  const rules = s
    .events('forced')
    .filter(({ purpose }) => purpose === 'unit-to-fight')
    .map(({ rule }) => rule);
  expect(rules[0]).toBe('12.04-e');
});
