import { expect, test } from 'vitest';
import { offered, path, refused } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene } from '../../test/scene.ts';
import { becomeBattleShocked, isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { ability } from '../effect.ts';
import { moveUnitFlow } from '../flows.ts';
import { canDo } from './activities.ts';

/** The unit `us` at (20, 20), engaged with `them` above it, was selected to move. */
function engaged(
  sketch: Partial<SceneSketch> = {},
  us: SceneSketch['units'][string] = {},
  before: (s: Scene) => void = () => {},
): Scene {
  const s = scene({
    phase: 'movement',
    ...sketch,
    units: { us: { at: [20, 20], ...us }, them: { player: 1, at: [20, 22] }, ...sketch.units },
  });
  before(s);
  return s.run(moveUnitFlow.begin({ unit: 0 }, 0));
}

const shocked = (s: Scene) => becomeBattleShocked(s.game, 0, 'test');

test('09.07-a 09.07-b 09.07-e 09.07-g an engaged unit falls back up to M, without a roll, to where it is unengaged', () => {
  const s = engaged().answer('fall-back/ordered');
  expect(s.question).toMatchObject({ kind: 'move-models', movers: [{ model: 0, maximum: 6 }] });
  expect(s.tryAnswer([path(0, [20, 19])])[0]).toMatchObject({ code: 'unengaged', rule: '09.07-g' });
  s.answer([path(0, [20, 14])]);
  expect(s.game.unit(0).facts).toMatchObject({ fellBackOn: 3, movedOn: 3 });
});

test('09.07-c 09.02.02-a 09.02.02-c both modes are open, Ordered Retreat only to units that are not battle-shocked', () => {
  expect(offered(engaged())).toEqual(['remain-stationary', 'fall-back/ordered', 'fall-back/desperate']);
  const s = engaged({}, {}, shocked);
  expect(offered(s)).toEqual(['remain-stationary', 'fall-back/desperate']);
  expect(refused(s, 'fall-back/ordered')).toBe('09.07-c battle-shocked');
});

test('09.07-f 09.02.02-d in Ordered Retreat enemies are not passed, in Desperate Escape they are, tanks too', () => {
  const tank = { player: 1, at: [20, 22], keywords: ['VEHICLE'] } as const;
  const ordered = engaged({ units: { them: tank } }).answer('fall-back/ordered');
  expect(ordered.tryAnswer([path(0, [20, 26])])[0]).toMatchObject({ code: 'passes', rule: '03.01-g' });
  const desperate = engaged({ units: { them: tank }, dice: [3, 6, 6] }).answer('fall-back/desperate');
  expect(desperate.tryAnswer([path(0, [20, 26])])).toEqual([]);
});

test('09.07-d ex 1 Desperate Escape: a hazard roll for each model, together, before anything moves', () => {
  const s = engaged({ dice: [1, 1, 3, 4, 6] }, { models: 5, at: [12.96, 20] }, shocked).answer('fall-back/desperate');
  expect(s.events('dice')).toMatchObject([{ purpose: 'hazard', faces: [1, 1, 3, 4, 6], rule: '09.07-d' }]);
  while (s.question.purpose !== 'fall-back-move')
    s.answer([`model:${s.models('us').find((model) => s.game.model(model).status === 'living')}`]);
  expect(s.left('us')).toBe(3);
});

test('09.07-h after a fall-back a unit does not shoot, charge or start an action this turn', () => {
  const { game } = engaged()
    .answer('fall-back/ordered')
    .answer([path(0, [20, 15])]);
  for (const activity of ['shoot', 'declare-charge', 'start-action'] as const)
    expect(canDo(game, 0, activity)).toMatchObject({ code: 'fell-back', rule: '09.07-h' });
});

test('09.07-h unless some rule allows it', () => {
  const cool = ability({
    id: 'cool',
    rule: 'test',
    hooks: { allows: ({ activity }) => (activity === 'shoot' ? 'fell-back' : undefined) },
  });
  const { game } = engaged({ effects: [cool], detachments: [['cool'], []] })
    .answer('fall-back/ordered')
    .answer([path(0, [20, 15])]);
  expect([canDo(game, 0, 'shoot'), canDo(game, 0, 'declare-charge')?.code]).toEqual([undefined, 'fell-back']);
});

test('09.07-i ex 2 after a Desperate Escape a unit that is not battle-shocked makes a battle-shock roll', () => {
  const s = engaged({ dice: [3, 2, 3] })
    .answer('fall-back/desperate')
    .answer([path(0, [20, 26])]);
  expect(s.events('dice').map(({ purpose }) => purpose)).toEqual(['hazard', 'battle-shock']);
  expect([isBattleShocked(s.game, 0), s.diceLeft()]).toEqual([true, 0]);
});

test('09.07-i ex 1 one that is battle-shocked does not, and Ordered Retreat asks for no roll', () => {
  const s = engaged({ dice: [3] }, {}, shocked)
    .answer('fall-back/desperate')
    .answer([path(0, [20, 26])]);
  expect([s.over, s.diceLeft()]).toEqual([true, 0]);
  expect(
    engaged()
      .answer('fall-back/ordered')
      .answer([path(0, [20, 15])]).over,
  ).toBe(true);
});

test('09.07 ex 3 open point 2 an Ordered Retreat with no place to end is not made: other types are still open', () => {
  const s = engaged().answer('fall-back/ordered').answer('decline');
  expect(offered(s)).toEqual(['remain-stationary', 'fall-back/ordered', 'fall-back/desperate']);
  expect(s.game.unit(0).facts).toEqual({});
});

test('09.07 open point 1 MOVE-06 a Desperate Escape that cannot end in coherency is not made; casualties stay and the selection is over', () => {
  const s = engaged(
    { dice: [1, 4, 4] },
    {
      at: [
        [17, 20],
        [20, 20],
        [23, 20],
      ],
      move: 1,
    },
  );
  s.answer('fall-back/desperate').answer(['model:1']);
  expect(s.tryAnswer([path(0, [17, 19]), path(2, [23, 19])]).map(({ code }) => code)).toContain('coherent');
  s.answer('decline');
  expect([s.over, s.left('us'), s.game.unit(0).facts.fellBackOn, s.diceLeft()]).toEqual([true, 2, undefined, 0]);
});

test('09.07 open point 5 a unit destroyed by its hazard rolls does not fall back', () => {
  const s = engaged({ dice: [1] }).answer('fall-back/desperate');
  expect([s.over, s.game.unit(0).place.kind]).toEqual([true, 'destroyed']);
});

test('09.07-k a modifier of Desperate Escape changes its hazard rolls', () => {
  const fear = ability({ id: 'fear', rule: 'test', hooks: { hazardModifier: () => -1 } });
  const s = engaged({ dice: [3], effects: [fear], detachments: [[], ['fear']] }, { wounds: 2 }).answer(
    'fall-back/desperate',
  );
  expect(s.wounds('us')).toEqual([1]);
});

test('03.01.01-a 03 open point 3 in a fall-back too each model has its own M', () => {
  const s = engaged({}, { leader: { move: 9, at: [20, 18.3] } }).answer('fall-back/ordered');
  expect(s.question).toMatchObject({ movers: [{ maximum: 6 }, { maximum: 9 }] });
});

test('21.03-b flyers may fall back through the skies', () => {
  const s = engaged({}, { keywords: ['FLY'] });
  expect(offered(s)).toEqual([
    'remain-stationary',
    'fall-back/ordered',
    'fall-back/ordered/skies',
    'fall-back/desperate',
    'fall-back/desperate/skies',
  ]);
  expect(s.answer('fall-back/ordered/skies').tryAnswer([path(0, [20, 24.01 + 2.25])])).toMatchObject([
    { code: 'path-length' },
  ]);
});

test('09.02.02-b a unit that meets the condition of no mode cannot make the move', () => {
  const s = scene({ phase: 'movement', units: { us: { at: [20, 20] }, them: { player: 1, at: [20, 30] } } });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0));
  expect(offered(s).filter((id) => id.startsWith('fall-back'))).toEqual([]);
  expect(refused(s, 'fall-back/ordered')).toBe('09.07-b not-engaged');
  expect(refused(s, 'fall-back/desperate')).toBe('09.07-b not-engaged');
});

test('HAZ-05 09.07-c 09.07-d 09.07-i five battle-shocked models of W2: ones and twos hurt, one model falls, no roll after', () => {
  const s = engaged({ dice: [1, 2, 3, 4, 6] }, { models: 5, wounds: 2, at: [12.96, 20] }, shocked);
  expect(offered(s)).not.toContain('fall-back/ordered');
  s.answer('fall-back/desperate');
  while (s.question.purpose !== 'fall-back-move') s.answer([`model:${s.models('us')[0]}`]);
  expect([s.left('us'), s.diceLeft()]).toEqual([4, 0]);
  expect(isBattleShocked(s.game, 0)).toBe(true);
});
