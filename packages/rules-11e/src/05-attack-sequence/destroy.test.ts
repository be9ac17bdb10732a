import {
  type AbilityEntry,
  answerOf,
  type EffectDefinition,
  type PlaceModels,
  problemOf,
  standingBody,
} from '@adjutant/engine';
import { distance, propose } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { fires, shoot } from '../../test/attacks.ts';
import { dice, fixed, type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { bodyWhereItFell } from '../01-core-concepts/measuring.ts';
import { ability } from '../effect.ts';
import { inflictDamageFlow, releaseFightersFlow, settleFlow } from '../flows.ts';

const demise = (plus: number): AbilityEntry => ({
  id: 'deadly-demise',
  name: 'Deadly Demise',
  kind: 'core',
  value: fixed(plus),
});
const neverBeaten: EffectDefinition = ability({
  id: 'test/never-beaten',
  rule: 'test',
  hooks: { keepDestroyed: ({ model }, self) => (self.sources?.includes(model) ? true : undefined) },
});
const AFTER = 99; // the frame of attacks that go on

/** An attack by `by` takes all wounds of the models, while attacks of frame 99 go on. */
function fell(s: Scene, name: string, indexes: readonly number[] = [0], by = 'B'): Scene {
  for (const index of indexes) {
    const cause = { kind: 'attack', unit: s.unit(by), weapon: 'gun' } as const;
    s.run(inflictDamageFlow.begin({ model: s.models(name)[index]!, damage: 20, mortal: false, cause, after: AFTER }));
  }
  return s;
}

const statuses = (s: Scene, name: string) => s.models(name).map((model) => s.game.model(model).status);
const settle = (s: Scene) => s.run(settleFlow.begin({ after: AFTER }));

test('05.04.04-d with no trigger a destroyed model is removed at once', () => {
  const s = fell(scene({ units: { A: { models: 2 }, B: { player: 1, at: [30, 30] } } }), 'A');
  expect(statuses(s, 'A')).toEqual(['removed', 'living']);
});

test('cs.am.05.04.04-b 05.04.04-c a model with a trigger waits until the attacks are resolved; 05.04.04 ex 1', () => {
  const s = fell(
    scene({ units: { A: { wounds: 9, abilities: [demise(1)] }, B: { player: 1, at: [30, 30] } }, dice: [5] }),
    'A',
  );
  expect([statuses(s, 'A'), s.diceLeft()]).toEqual([['wreck'], 1]);
  settle(s);
  expect([statuses(s, 'A'), s.diceLeft()]).toEqual([['removed'], 0]);
});

test('cs.am.05.04.04-a 05.04.04-a the unit is destroyed with its last model, and not before', () => {
  const s = fell(scene({ units: { A: { models: 2 }, B: { player: 1, at: [30, 30] } } }), 'A');
  expect(s.events('unit-destroyed')).toHaveLength(0);
  fell(s, 'A', [1]);
  expect(s.events('unit-destroyed')[0]?.cause).toMatchObject({ kind: 'attack', unit: s.unit('B') });
});

test('24.08-b on a 6 every unit within 6 inches suffers, friend and foe; 24.08-d its own unit too', () => {
  const sketch: SceneSketch = {
    units: {
      A: { models: 2, at: [10, 10], wounds: 3, abilities: [demise(1)] },
      F: { at: [10, 14], wounds: 2 },
      far: { at: [40, 10] },
      B: { player: 1, at: [12, 5], wounds: 2 },
    },
    dice: [6],
  };
  const s = settle(fell(scene(sketch), 'A'));
  expect([s.wounds('A'), s.wounds('F'), s.wounds('B'), s.wounds('far')]).toEqual([[2], [1], [1], [1]]);
});

test('24.08 ex 1 a random number is rolled for each unit', () => {
  const random: AbilityEntry = { id: 'deadly-demise', name: 'Deadly Demise', kind: 'core', value: dice(1, 3) };
  const units = {
    A: { at: [10, 10], abilities: [random] },
    F: { at: [10, 14], wounds: 5 },
    B: { player: 1, at: [12, 5], wounds: 5 },
  } as const;
  const s = settle(fell(scene({ units, dice: [6, 3, 6] }), 'A'));
  expect([s.wounds('F'), s.wounds('B')]).toEqual([[3], [2]]);
});

test('cs.am.24.08-a 24.08-a the ability belongs to the models that have it: a leader without it rolls nothing; 24.08 ex 3', () => {
  const s = fell(
    scene({ units: { A: { models: 1, abilities: [demise(1)], leader: {} }, B: { player: 1, at: [30, 30] } } }),
    'A',
    [1],
  );
  expect([statuses(s, 'A'), s.diceLeft()]).toEqual([['living', 'removed'], 0]);
});

test('H22 a chained Deadly Demise: all units of one blast first, then the newly destroyed', () => {
  const units = {
    A: { at: [10, 10], abilities: [demise(2)] },
    C: { at: [13, 10], wounds: 2, abilities: [demise(1)] },
    D: { at: [18.5, 10], wounds: 3 },
    B: { player: 1, at: [12, 14], wounds: 4 },
  } as const;
  const s = settle(fell(scene({ units, dice: [6, 6] }), 'A'));
  expect([s.left('A'), s.left('C'), s.wounds('D'), s.wounds('B')]).toEqual([0, 0, [2], [1]]);
  expect(s.over && s.diceLeft() === 0).toBe(true);
});

test('05.04.05-a a model that fights on stays, is in no group, and leaves when its unit has fought: H23', () => {
  const units = {
    A: { models: 2, abilities: [{ id: 'test/never-beaten', name: 'never beaten', kind: 'datasheet' }] },
    B: { player: 1, at: [30, 30] },
  } as const;
  const s = fell(scene({ units, effects: [neverBeaten] }), 'A');
  expect(statuses(s, 'A')).toEqual(['fighting-on', 'living']);
  s.run(releaseFightersFlow.begin({ unit: s.unit('A') }));
  expect(statuses(s, 'A')).toEqual(['removed', 'living']);
});

test('24.08-f a model that fights on explodes only when it is about to be removed', () => {
  const units = {
    A: { wounds: 3, abilities: [{ id: 'test/never-beaten', name: 'never beaten', kind: 'datasheet' }, demise(1)] },
    B: { player: 1, at: [13, 10], wounds: 2 },
  } as const;
  const s = settle(fell(scene({ units, effects: [neverBeaten], dice: [6] }), 'A'));
  expect([statuses(s, 'A'), s.diceLeft()]).toEqual([['fighting-on'], 1]);
  s.run(releaseFightersFlow.begin({}));
  expect([s.wounds('B'), s.events('unit-destroyed').length]).toEqual([[1], 1]);
});

test('H24 three clocks: one waits for the attacks, one for its own fight, one goes at once', () => {
  const units = {
    A: { models: 1 },
    W: { at: [40, 10], abilities: [demise(1)] },
    F: { at: [50, 10], abilities: [{ id: 'test/never-beaten', name: 'never beaten', kind: 'datasheet' }] },
    B: { player: 1, at: [30, 30] },
  } as const;
  const s = scene({ units, effects: [neverBeaten], dice: [1] });
  for (const name of ['A', 'W', 'F']) fell(s, name);
  expect(['A', 'W', 'F'].map((name) => statuses(s, name)[0])).toEqual(['removed', 'wreck', 'fighting-on']);
  settle(s);
  expect(['W', 'F'].map((name) => statuses(s, name)[0])).toEqual(['removed', 'fighting-on']);
});

test('19.04-g an ability whose last source fell to an attack lasts until the attacks are resolved: ATT-05', () => {
  const feelNoPain: EffectDefinition = ability({ id: 'test/painless', rule: 'test', hooks: { feelNoPain: () => 5 } });
  const leader = { abilities: [{ id: 'test/painless', name: 'painless', kind: 'datasheet' }] } as const;
  const s = fell(
    scene({
      units: { A: { models: 2, leader }, B: { player: 1, at: [30, 30] } },
      effects: [feelNoPain],
      dice: [...Array(20).fill(1)],
    }),
    'A',
    [2],
  );
  expect(s.game.effects.of('test/painless')).toHaveLength(1);
  settle(s);
  expect(s.game.effects.of('test/painless')).toHaveLength(0);
});

test('05.04.04-e a destroyed TRANSPORT: the remaining attacks, its passengers, Deadly Demise, then it is removed', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const s = scene({
    units: {
      A: { at: [20, 20], keywords: ['VEHICLE', 'TRANSPORT'], wounds: 1, transport, abilities: [demise(1)] },
      P: { aboard: 'A', wounds: 9 },
      X: { at: [20, 23], wounds: 9 },
      B: { player: 1, at: [30, 20], weapons: [{ range: 24 }, { range: 24, strength: 5 }] },
    },
    turn: 1,
    dice: [3, 4, 1, /* passenger */ 6, /* demise */ 6],
  });
  shoot(s, 'B').answer([fires(s, s.models('B')[0]!, 0, 'A'), fires(s, s.models('B')[0]!, 1, 'A')]);
  s.answer(`attacks:${s.models('B')[0]}:0`);
  s.answer(
    answerOf(s.question as PlaceModels, propose(problemOf(s.game, s.question as PlaceModels), { kind: 'satisfy' })!),
  );
  const told = s.game.log.flatMap((event) => {
    if (event.type === 'note' && event.code === 'attacks-lost') return ['attacks over'];
    if (event.type === 'model-set-up') return ['out'];
    if (event.type === 'dice' && event.purpose === 'deadly-demise') return ['demise'];
    return event.type === 'model-status' ? [event.status] : [];
  });
  expect(told).toEqual(['wreck', 'attacks over', 'out', 'demise', 'removed']);
});

test('05.04.06-a a destroyed model is measured to where it stood', () => {
  const s = fell(scene({ units: { A: { models: 2, at: [10, 10] }, B: { player: 1, at: [10, 30] } } }), 'A');
  const [model] = s.models('A');
  expect([s.game.model(model!).status, s.game.model(model!).pose]).toEqual(['removed', undefined]);
  const gap = distance(bodyWhereItFell(s.game, model!)!, standingBody(s.game, s.models('B')[0]!));
  expect(Math.abs(gap - (20 - 1.26)) < 0.001).toBe(true);
});
