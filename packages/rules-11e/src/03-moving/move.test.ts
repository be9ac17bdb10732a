import type { Constraint } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { path } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { battleShockRollFlow, moveFlow } from '../flows.ts';
import { countedLength } from './move.ts';

/** The unit `us`, at (10, 10) unless told, makes a move of 6 inches without conditions of its own. */
function moving(
  units: SceneSketch['units'] = {},
  more: Partial<Parameters<typeof moveFlow.begin>[0]> = {},
  sketch: Partial<SceneSketch> = {},
): Scene {
  const s = scene({ phase: 'movement', ...sketch, units: { us: {}, ...units } });
  const movers = s.models('us').map((model) => ({ model, maximum: 6 }));
  return s.run(
    moveFlow.begin({
      unit: s.unit('us'),
      moveType: 'normal',
      rule: '09.05',
      movers,
      constraints: [],
      mayDecline: true,
      ...more,
    }),
  );
}

/** `rule kind` of the reasons why an answer is refused. */
function refusals(s: Scene, ...moves: ReturnType<typeof path>[]): string[] {
  return s.tryAnswer(moves).map(({ rule, code }) => `${rule} ${code}`);
}

test('03.01-c the controlling player picks which models move; the others stay', () => {
  const s = moving({ us: { models: 2 } });
  expect(s.question).toMatchObject({
    kind: 'move-models',
    player: 0,
    movers: [
      { model: 0, maximum: 6 },
      { model: 1, maximum: 6 },
    ],
  });
  s.answer([path(1, [11, 11])]);
  expect(s.game.model(0).pose).toMatchObject({ x: 10, y: 10 });
  expect(s.game.model(0).facts).toEqual({});
  expect(s.game.model(1).pose).toMatchObject({ x: 11, y: 11 });
});

test('03.01-d 03.01-m ex 1 straight lines add up to the maximum distance', () => {
  const s = moving();
  expect(refusals(s, path(0, [13, 10], [13, 13.1]))).toEqual(['03.01-m path-length']);
  s.answer([path(0, [13, 10], [13, 13])]);
  expect(s.game.model(0)).toMatchObject({ pose: { x: 13, y: 13 }, facts: { moved: 6, movedOn: 3 } });
});

test('03.01-l 03.01-p 03.01-q 17.02-c ex 2 MOVE-17 a long model without a base turns for nothing and its length is measured from one of its points', () => {
  const base = {
    kind: 'hull',
    outline: [
      [4, 1],
      [-4, 1],
      [-4, -1],
      [4, -1],
    ],
  } as const;
  const s = moving({ us: { at: [20, 20], base } });
  const turned = { x: 20, y: 26, z: 0, facingX: 1, facingY: 0 };
  s.answer([{ model: 0, path: [turned, { ...turned, facingX: 0, facingY: 1 }] }]);
  expect(s.game.model(0).facts.moved).toBe(6);
});

test('03.01-e MOVE-14 a trooper passes friends, small and large', () => {
  const s = moving({ friend: { at: [12, 10] }, tank: { at: [14, 10], keywords: ['VEHICLE'] } });
  s.answer([path(0, [16, 10])]);
  expect(s.game.model(0).pose).toMatchObject({ x: 16 });
});

test('03.01-f 03.01-g MOVE-14 a base passes between enemies only where it fits', () => {
  const narrow = moving({ left: { player: 1, at: [12, 8.8] }, right: { player: 1, at: [12, 11.2] } });
  expect(refusals(narrow, path(0, [15, 10]))).toEqual(['03.01-g passes']);
  const wide = moving({ left: { player: 1, at: [12, 8.7] }, right: { player: 1, at: [12, 11.3] } });
  expect(refusals(wide, path(0, [15, 10]))).toEqual([]);
});

test('03.01-h a base does not cross the battlefield edge', () => {
  const s = moving({ us: { at: [1, 1] } });
  expect(refusals(s, path(0, [0.6, 1]))[0]).toBe('03.01-h on-table');
  expect(refusals(s, path(0, [0.63, 1]))).toEqual([]);
});

test('03.01-i the conditions of the move type must be met too', () => {
  const region = { kind: 'disc', x: 20, y: 10, radius: 5 } as const;
  const constraint: Constraint = { kind: 'within', rule: 'own', regions: [region] };
  const s = moving({}, { constraints: [constraint] });
  expect(refusals(s, path(0, [13, 10]))).toEqual(['own within']);
  expect(refusals(s, path(0, [15, 10]))).toEqual([]);
});

test('03.01-n 03.01-m nobody rises from the ground while there is nothing to climb', () => {
  const s = moving();
  expect(
    s.tryAnswer([{ model: 0, path: [{ x: 10, y: 10, z: 2, facingX: 0, facingY: 1 }] }]).map(({ code }) => code),
  ).toEqual(['climbs', 'stands']);
});

test('03.01-o the distance belongs to each model separately', () => {
  const s = moving({ us: { models: 2 } });
  expect(refusals(s, path(0, [10, 10.5]), path(1, [11.76, 16.5]))).toContain('03.01-m path-length');
  expect(refusals(s, path(0, [10, 16]), path(1, [11.76, 16]))).toEqual([]);
});

test('03.01-r 03.01-s ex 4 a move that ends out of coherency is not made: all models stay', () => {
  const s = moving({ us: { models: 2 } });
  expect(refusals(s, path(1, [10 + 1.26 + 2.4, 10]))).toEqual(['03.03-a coherent']);
  expect(s.game.model(1).pose).toMatchObject({ x: 11.76, y: 10 });
  s.answer('decline');
  expect(s.game.unit(0).facts).toEqual({});
});

test('03.01-r no model ends on another, friend or mate', () => {
  const s = moving({ us: { models: 2 }, friend: { at: [10, 14] } });
  expect(refusals(s, path(0, [10, 13]))).toContain('03.01-r no-overlap');
  expect(refusals(s, path(0, [11, 10]))).toContain('03.01-r no-overlap');
});

test('03.01-t what follows moving is resolved before the move ends', () => {
  const seen: string[] = [];
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      unitEndedMove: {
        forced: true,
        applies: () => true,
        use: (_c, _s, game) => void seen.push(`ended, ${game.log.filter(({ type }) => type === 'dice').length} rolls`),
      },
    },
  });
  const afterMoving = [battleShockRollFlow.begin({ unit: 0, rule: 'test' })];
  const s = moving({}, { afterMoving }, { effects: [watcher], detachments: [['watcher'], []], dice: [4, 4] });
  s.answer([path(0, [12, 10])]);
  expect(seen).toEqual(['ended, 1 rolls']);
  expect(s.diceLeft()).toBe(0);
});

test('03.01-u 01.03-d after a move in the other player’s turn the player whose turn it is orders what it triggers', () => {
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      unitEndedMove: {
        forced: true,
        applies: () => true,
        use: (_c, self, game) => void order.push([self.owner, game.active]),
      },
    },
  });
  const order: number[][] = [];
  const s = scene({
    phase: 'movement',
    units: { mine: { at: [30, 30] }, us: { player: 1 } },
    effects: [watcher],
    detachments: [['watcher'], ['watcher']],
  });
  const movers = [{ model: s.models('us')[0]!, maximum: 6 }];
  s.run(
    moveFlow.begin(
      { unit: s.unit('us'), moveType: 'normal', rule: 'test', movers, constraints: [], mayDecline: false },
      1,
    ),
  );
  expect([s.question.player, s.game.active]).toEqual([1, 1]);
  s.answer([]);
  expect(order).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('03.01-u 09.04-c a declined move has no end', () => {
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      unitEndedMove: {
        forced: true,
        applies: () => true,
        use: () => {
          throw new Error('ended');
        },
      },
    },
  });
  expect(moving({}, {}, { effects: [watcher], detachments: [['watcher'], []] }).answer('decline').over).toBe(true);
});

test('03.01.02-a models that move through models still cannot end on one', () => {
  const s = moving({ them: { player: 1, at: [13, 10] } }, { throughModels: true });
  expect(refusals(s, path(0, [13.5, 10]))).toEqual(['03.01-r no-overlap']);
  expect(refusals(s, path(0, [16, 10]))).toEqual([]);
});

test('03.03-f a unit that has fallen apart may move only if it ends in coherency', () => {
  const s = moving({
    us: {
      at: [
        [10, 10],
        [16, 10],
      ],
    },
  });
  expect(refusals(s)).toContain('03.03-a coherent');
  expect(refusals(s, path(0, [13, 10]))).toEqual([]);
});

test('03.03-d MOVE-01 MOVE-03 gaps and span bind the ends of a move, standing models included', () => {
  const row = (gap: number, count: number) =>
    Array.from({ length: count }, (_, at) => [20 + at * (0.984 + gap), 10] as const);
  const base = { kind: 'round', radius: 0.492 } as const;
  expect(refusals(moving({ us: { at: row(1.6, 5), base } }))).toContain('03.03-a coherent');
  expect(refusals(moving({ us: { at: row(1.5, 5), base } }))).toEqual([]);
  const s = moving({ us: { at: row(2, 2), base } }, { movers: [{ model: 1, maximum: 6 }] });
  expect(refusals(s, path(1, [20 + 0.984 + 2.01, 10]))).toEqual(['03.03-a coherent']);
});

test('MOVE-02 19.01 a model that is near the attached leader alone is in coherency', () => {
  const s = moving({
    us: {
      at: [
        [10, 10],
        [16, 10],
      ],
      leader: { at: [13, 10] },
    },
  });
  expect(refusals(s)).toEqual([]);
  expect(
    refusals(
      moving({
        us: {
          at: [
            [10, 10],
            [16, 10],
          ],
          leader: { at: [13, 14] },
        },
      }),
    ),
  ).toContain('03.03-a coherent');
});

test('03.03-j a duty of the form "if able" never asks for an end out of coherency', () => {
  const them = { player: 1, at: [17, 10] } as const;
  const duty: Constraint = { kind: 'engaged-if-able', rule: 'own', groups: [[2]], horizontal: 2, vertical: 5 };
  const held = moving(
    {
      us: {
        at: [
          [10.5, 10],
          [8.7, 10],
        ],
      },
      them,
    },
    { movers: [{ model: 0, maximum: 6 }], constraints: [duty] },
  );
  expect(refusals(held)).toEqual([]); // its mate stands too far away
  const free = moving(
    {
      us: {
        at: [
          [10.5, 10],
          [8.7, 10],
        ],
      },
      them,
    },
    { constraints: [duty] },
  );
  expect(refusals(free)).toContain('own engaged-if-able');
});

test('H36 models that left the table while the question waited are forgotten by it', () => {
  const s = moving(
    { them: { player: 1, models: 2, at: [13, 10] } },
    { constraints: [{ kind: 'unengaged', rule: 'own', models: [1, 2], horizontal: 2, vertical: 5 }] },
  );
  s.game.reply({ question: s.question.number, adjust: [{ kind: 'remove', model: 1 }] });
  s.answer([path(0, [11.4, 10])]);
  expect(s.over).toBe(true);
});

test('24.16-c through the skies only the way in plan counts as moved, without it the way up and down too', () => {
  const [start, up, down] = [0, 2, 0].map((z, at) => ({ x: 10 + at, y: 10, z, facingX: 0, facingY: 1 }));
  expect([countedLength(start!, [up!, down!], true), countedLength(start!, [up!, down!], false)]).toEqual([2, 6]);
});
