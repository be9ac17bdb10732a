import { type AbilityEntry, type EffectDefinition, note } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { fixed, type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { acting, living } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { ability } from '../effect.ts';
import { hazardRollsFlow, inflictDamageFlow, mortalWoundsFlow, settleFlow } from '../flows.ts';

const AFTER = 99; // the frame of attacks that go on
const demise: AbilityEntry = { id: 'deadly-demise', name: 'Deadly Demise', kind: 'core', value: fixed(2) };
const entry = (id: string): AbilityEntry => ({ id, name: id, kind: 'datasheet' });

/** Notes the moments of destructions of its own unit. */
const mourns: EffectDefinition = ability({
  id: 'test/mourns',
  rule: 'test',
  triggers: {
    modelDestroyed: {
      forced: true,
      applies: ({ unit }, self) => unit === self.unit,
      use: ({ model }, _self, game) => note(game, 'model', 'test', { status: game.model(model).status }),
    },
    unitDestroyed: {
      forced: true,
      applies: ({ unit }, self) => unit === self.unit,
      use: ({ by }, _self, game) => note(game, 'unit', 'test', { by }),
    },
  },
});
const neverBeaten: EffectDefinition = ability({
  id: 'test/never-beaten',
  rule: 'test',
  hooks: { keepDestroyed: ({ model }, self) => (self.sources?.includes(model) ? true : undefined) },
});

function fell(s: Scene, name: string, after: number | null = AFTER): Scene {
  const cause = { kind: 'attack', unit: s.unit('B'), weapon: 'gun' } as const;
  return s.run(inflictDamageFlow.begin({ model: s.models(name)[0]!, damage: 20, mortal: false, cause, after }));
}

const notes = (s: Scene) =>
  s
    .events('note')
    .filter((event) => event.rule === 'test')
    .map((event) => [event.code, event.values]);
const mourned = (more: Partial<SceneSketch> = {}): SceneSketch => ({
  units: { A: { abilities: [entry('test/mourns')] }, B: { player: 1, at: [30, 30] } },
  effects: [mourns],
  ...more,
});

test('05.04.04-h, -b the moment of a destroyed model comes before it is removed, that of the unit after', () => {
  const s = fell(scene(mourned()), 'A', null);
  expect(notes(s)).toEqual([
    ['model', { status: 'wreck' }],
    ['unit', { by: s.unit('B') }],
  ]);
  expect(s.game.model(s.models('A')[0]!).status).toBe('removed');
});

test('05.04.04-c, -h when an attack destroys it both moments wait for the end of the attacks', () => {
  const s = fell(scene(mourned()), 'A');
  expect(notes(s)).toEqual([]);
  s.run(settleFlow.begin({ after: AFTER }));
  expect(notes(s).map(([code]) => code)).toEqual(['model', 'unit']);
});

test('cs.am.05.04.04-c 05.04.04-f a destroyed model that waits is picked for nothing: 06 open point 1', () => {
  const units = { A: { models: 2, wounds: 2, abilities: [demise] }, B: { player: 1, at: [30, 30] } } as const;
  const s = fell(scene({ units }), 'A');
  s.run(
    mortalWoundsFlow.begin({
      unit: s.unit('A'),
      batches: [1],
      onePerBatch: false,
      cause: { kind: 'rule', rule: 'test', owner: 1 },
      after: null,
    }),
  );
  expect([s.over, s.wounds('A')]).toEqual([true, [1]]);
});

test('cs.am.05.04.04-d 05.04.04-g an attack and an own rule destroy for their player; 05.04.04 ex 3', () => {
  const units = {
    A: { at: [10, 10], abilities: [demise] },
    B: { player: 1, at: [30, 30] },
    C: { player: 1, at: [13, 10], wounds: 2 },
  } as const;
  const s = fell(scene({ units, dice: [6] }), 'A').run(settleFlow.begin({ after: AFTER }));
  const causes = s.events('unit-destroyed').map(({ cause }) => cause);
  expect(causes).toEqual([
    { kind: 'rule', rule: '24.08', owner: 0 },
    { kind: 'attack', unit: s.unit('B'), weapon: 'gun' },
  ]);
});

test('05.04.04-g hazard rolls destroy for nobody', () => {
  const s = scene({ units: { A: {} }, dice: [1] });
  s.run(hazardRollsFlow.begin({ unit: s.unit('A'), count: 1, rule: '06.03', after: null }));
  expect(s.events('unit-destroyed')[0]?.cause).toEqual({ kind: 'rule', rule: '06.03' });
});

test('05.04.05-d a model that fights on is on the battlefield: it engages, and its abilities work', () => {
  const units = {
    A: { at: [10, 10], abilities: [entry('test/never-beaten')] },
    B: { player: 1, at: [12.5, 10] },
  } as const;
  const s = fell(scene({ units, effects: [neverBeaten] }), 'A');
  expect([living(s.game, 0), acting(s.game, 0), isEngaged(s.game, s.unit('B'))]).toEqual([[], [0], true]);
  expect(s.game.effects.of('test/never-beaten')).toHaveLength(1);
});

test('05 open point 13 a wreck counts for nothing: it engages nobody', () => {
  const units = { A: { at: [10, 10], abilities: [demise] }, B: { player: 1, at: [12.5, 10] } } as const;
  const s = fell(scene({ units }), 'A');
  expect([acting(s.game, 0), isEngaged(s.game, s.unit('B'))]).toEqual([[], false]);
});

test('06.03-g one die of hazard rolls may be thrown again with Command Re-roll', () => {
  const s = scene({ units: { A: { models: 2 } }, commandPoints: [1, 0], dice: [1, 5, /* again */ 4] });
  s.run(hazardRollsFlow.begin({ unit: s.unit('A'), count: 2, rule: '06.03', after: null }));
  s.answer(['core/command-re-roll/1']);
  expect([s.left('A'), s.diceLeft(), s.over]).toEqual([2, 0, true]);
});
