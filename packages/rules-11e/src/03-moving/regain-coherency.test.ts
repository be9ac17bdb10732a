import { expect, test } from 'vitest';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { ability } from '../effect.ts';
import { turnFlow } from '../flows.ts';
import { isCoherent } from './coherency.ts';

/** The end of a turn of player 0 in which nothing else happens. */
function endOfTurn(units: SceneSketch['units'], more: Partial<SceneSketch> = {}): Scene {
  const s = scene({ units, turn: 0, ...more });
  return s.run({ ...turnFlow.begin({ player: 0 }), locals: { player: 0, phase: 5 } });
}

const gap = 1.26;
const trio = {
  at: [
    [10, 10],
    [10 + gap + 1.5, 10],
    [10 + gap + 0.75, 10 + gap + 2.2],
  ],
} as const;

test('03.03 ex 3, 03.03-g 03.03-h removing the stray model is enough', () => {
  const s = endOfTurn({ squad: trio }).answer('model:2');
  expect(s.over && s.left('squad')).toBe(2);
});

test('03.03 ex 3, 03.03-h the owner may as well remove the others, one by one until it is coherent', () => {
  const s = endOfTurn({ squad: trio }).answer('model:0');
  expect([s.over, s.left('squad')]).toEqual([false, 2]);
  s.answer('model:1');
  expect([s.over, s.left('squad')]).toEqual([true, 1]);
});

test('03.03-e casualties alone change nothing before the end of the turn', () => {
  const s = scene({ units: { squad: { models: 5, gap: 1 } } });
  slay(s, 'squad', 0);
  for (const model of [1, 2, 3]) s.game.model(model).status = 'removed';
  expect([isCoherent(s.game, 0), s.left('squad')]).toEqual([false, 2]);
});

test("MOVE-04 03.03-g 03.03-h 07.02-g units of both armies, the active player's first, each by its own player", () => {
  const enemy = {
    player: 1,
    at: [
      [40, 10],
      [50, 10],
    ],
  } as const;
  const s = endOfTurn({
    squad: trio,
    pair: {
      at: [
        [10, 30],
        [20, 30],
      ],
    },
    enemy,
  });
  expect(s.question).toMatchObject({ player: 0, purpose: 'unit-to-regain-coherency' });
  s.answer('unit:1').answer('model:3');
  s.answer('model:2');
  expect(s.question).toMatchObject({ player: 1, purpose: 'model-to-remove' });
  s.answer(`model:${s.models('enemy')[0]}`);
  expect(s.over && ['squad', 'pair', 'enemy'].map((name) => s.left(name))).toEqual([2, 1, 1]);
});

test('MOVE-04 03.03-i nothing is triggered by a model removed for coherency', () => {
  const revenge = ability({
    id: 'revenge',
    rule: 'test',
    triggers: { modelDestroyed: { forced: false, applies: () => true, use: () => undefined } },
  });
  const abilities = [
    { id: 'deadly-demise', name: 'Deadly Demise 1', kind: 'core', value: { dice: 0, sides: 6, plus: 1 } },
  ] as const;
  const s = endOfTurn({ squad: { ...trio, abilities } }, { effects: [revenge], detachments: [['revenge'], []] });
  s.answer('model:2');
  expect(s.over).toBe(true);
  expect(
    s
      .events('model-status')
      .map(({ model, status }) => [model, status])
      .at(-1),
  ).toEqual([2, 'removed']);
});

test('03.03-i 18.05-b passengers of a TRANSPORT that is removed get out first', () => {
  const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
  const truks = {
    at: [
      [10, 10],
      [30, 10],
    ],
    keywords: ['VEHICLE', 'TRANSPORT'],
    transport,
  } as const;
  const s = endOfTurn({ truks, rider: { aboard: 'truks' } }, { dice: [6] }).answer('model:0');
  expect(s.question).toMatchObject({ purpose: 'emergency-disembark' });
  s.answer([{ model: 2, pose: { x: 10, y: 11.26, z: 0, facingX: 1, facingY: 0 } }]);
  expect([s.over, s.left('truks'), s.game.unit(1).place.kind]).toEqual([true, 1, 'table']);
});
