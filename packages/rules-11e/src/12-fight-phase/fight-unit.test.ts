import { expect, test } from 'vitest';
import { charged, choose, diesWhenSelected, engagedAtStart, fought, has } from '../../test/fights.ts';
import { above, BASE, path, solved } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { fightStepFlow, fightUnitFlow } from '../flows.ts';

const us: UnitSketch = { at: [10, 10] };

function enemyAt(gap: number, more: UnitSketch = {}): UnitSketch {
  return { player: 1, at: above([10, 10], gap), ...more };
}

/** The unit `us` is selected to fight. */
function fights(units: SceneSketch['units'], prepare = (s: Scene) => s, sketch: Partial<SceneSketch> = {}): Scene {
  const s = prepare(scene({ phase: 'fight', ...sketch, units: { us, ...units } }));
  return s.run(fightUnitFlow.begin({ unit: s.unit('us') }, 0));
}

/** Fight types that are offered; one alone is not asked for. */
function typesOf(s: Scene): readonly string[] {
  const asked = s.game.question?.purpose === 'fight-type' ? s.question : undefined;
  if (asked?.kind === 'choose-one') return asked.options.map(({ id }) => id);
  const forced = s.events('forced').find(({ purpose }) => purpose === 'fight-type');
  return forced === undefined ? [] : [String(forced.answer['value'])];
}

test('12.05-a 12.06 ex 2 a unit engaged now and when the step started fights normally', () => {
  const s = fights({ X: enemyAt(1) }, (it) => engagedAtStart(it, 'us'));
  expect(typesOf(s)).toEqual(['normal']);
  expect(s.over).toBe(true);
});

test('12.06 ex 3 12.06-f an engaged unit that was unengaged when the step started may choose', () => {
  const s = fights({ X: enemyAt(1) });
  expect(typesOf(s)).toEqual(['normal', 'overrun']);
  expect(s.answer('normal').over).toBe(true);
});

test('12.06 ex 4 a unit engaged at the start and engaged again fights normally only', () => {
  const s = fights({ gone: { player: 1, reserves: true }, X: enemyAt(1.9) }, (it) => engagedAtStart(it, 'us'));
  expect(typesOf(s)).toEqual(['normal']);
});

test('12.06 ex 1 12.06-c FGT-09 an unengaged unit piles in once more and may attack whom it then engages', () => {
  const s = fights({ passengers: enemyAt(4) }, (it) => engagedAtStart(it, 'us'));
  expect(typesOf(s)).toEqual(['overrun']);
  expect(s.question).toMatchObject({ purpose: 'pile-in-targets', player: 0, sets: [['unit:1']] });
  s.answer(['unit:1']).answer([path(0, [10, 13])]);
  expect(s.game.model(0).pose).toMatchObject({ y: 13 });
  expect(s.over).toBe(true);
});

test('FGT-09 a charger whose target is gone fights what stands 2.5" away', () => {
  const s = fights({ X: enemyAt(2.5) }, (it) => charged(it, 'us'));
  s.answer(['unit:1']).answer(solved(s));
  expect(s.game.model(0).pose!.y).toBeGreaterThan(10.4);
});

test('12.06-d without anybody to pile in to no attacks are made, but it was selected to fight', () => {
  const s = fights({ X: enemyAt(5.5) }, (it) => charged(it, 'us'));
  expect(s.over).toBe(true);
  expect(s.events('note').map(({ code }) => code)).toContain('fights-nobody');
  expect(s.game.unit(0).facts['foughtSelectedOn']).toBe(s.game.state.clock.phase);
});

test('12.06-c the additional pile-in may be left out', () => {
  const s = fights({ X: enemyAt(4) }, (it) => charged(it, 'us')).answer([]);
  expect(s.over).toBe(true);
  expect(s.events('model-moved')).toHaveLength(0);
});

test('12.06-a in an overrun an engaged unit piles in to all it is engaged with', () => {
  const s = fights({ X: enemyAt(1.5), Y: { player: 1, at: [10 + 4 + BASE, 10] } }).answer('overrun');
  expect(s.question).toMatchObject({ kind: 'move-models', purpose: 'pile-in-move' });
  expect(s.answer([path(0, [10.5, 10.8])]).over).toBe(true);
});

test('12.06-b a unit engaged after the start and unengaged again, that did not charge, is not eligible', () => {
  const s = scene({ phase: 'fight', units: { us, far: { player: 1, at: [10, 30] } } });
  s.run(fightStepFlow.begin({}));
  expect(fought(s)).toEqual([]);
});

test('12 open point 12 a unit aboard when the step started was unengaged then', () => {
  const box: UnitSketch = {
    at: [20, 10],
    transport: { capacity: 6, accepts: [['INFANTRY']], refuses: [], spaces: [] },
  };
  const s = scene({ phase: 'fight', units: { box, us: { aboard: 'box' }, X: { player: 1, at: [40, 10] } } });
  s.run(fightStepFlow.begin({}));
  expect(s.game.unit(s.unit('us')).facts['engagedAtFightStepOn']).toBeUndefined();
});

test('12.04-j a window when a unit is selected; gone by then, it does not fight', () => {
  const s = fights({ us: { ...us, abilities: [has('dies-when-selected')] }, X: enemyAt(1) }, (it) => it, {
    effects: [diesWhenSelected],
  });
  expect(s.over).toBe(true);
  expect(typesOf(s)).toEqual([]);
});

test('12.04-j 01.03-e while a unit fights its player is active', () => {
  const seen: number[] = [];
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      unitSelectedToFight: {
        forced: true,
        applies: () => true,
        use: (_context, _self, game) => void seen.push(game.active),
      },
    },
  });
  const s = scene({
    phase: 'fight',
    effects: [watcher],
    units: { us: { ...us, abilities: [has('watcher')] }, X: enemyAt(1), Y: { player: 1, at: [11.5, 12] } },
  });
  s.run(fightStepFlow.begin({}));
  choose(s, 'X');
  expect(seen).toEqual([0, 1, 1]);
});
