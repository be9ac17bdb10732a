import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { declaration, fires } from '../../test/attacks.ts';
import { charged, choose, diesWhenSelected, engagedAtStart, fightOn, fought, has } from '../../test/fights.ts';
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
  return forced === undefined ? [] : [String(forced.answer.value)];
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
  expect(s.game.unit(0).facts.foughtSelectedOn).toBe(s.game.state.clock.phase);
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
  expect(s.game.unit(s.unit('us')).facts.engagedAtFightStepOn).toBeUndefined();
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

test('FGT-17 of ten models the eight that are engaged attack; being near a fighting friend does not count', () => {
  const row = (y: number, count: number) => Array.from({ length: count }, (_, i): Point => [10 + i * 1.4, y]);
  const weapons = [{ attacks: 1 }];
  const X: UnitSketch = { player: 1, at: row(10 + BASE + 1.9, 8) };
  const s = fights({ us: { at: [...row(10, 8), ...row(9.5 - BASE, 2)], weapons }, X }, (it) =>
    engagedAtStart(it, 'us'),
  );
  const attacking = declaration(s).weapons.filter(({ profiles }) => profiles[0]!.targets.length > 0);
  expect(attacking).toHaveLength(8);
});

test('FGT-19 a weapon with three attacks has at most three targets, split beforehand', () => {
  const round = (x: number, y: number): UnitSketch => ({ player: 1, at: [10 + x, 10 + y] });
  const foes = { P: round(2, 0), Q: round(-2, 0), R: round(0, 2), S: round(0, -2) };
  const s = fights({ us: { ...us, weapons: [{ attacks: 3 }] }, ...foes }, (it) => engagedAtStart(it, 'us'), {
    dice: [1, 1, 1],
  });
  expect(s.tryAnswer([fires(s, 0, 0, { P: 1, Q: 1, R: 1, S: 0 })])).not.toEqual([]);
  expect(s.tryAnswer([fires(s, 0, 0, { P: 3, Q: 0 })])).not.toEqual([]);
  expect(fightOn(s.answer([fires(s, 0, 0, { P: 1, Q: 1, R: 1 })])).over).toBe(true);
});

test('H23 12.04-a a unit of nothing but models that fight on after being destroyed fights and then leaves', () => {
  const defiant = ability({
    id: 'defiant',
    rule: 'test',
    hooks: { keepDestroyed: ({ model }, self) => (self.sources?.includes(model) ? true : undefined) },
  });
  const X: UnitSketch = enemyAt(1, { weapons: [{ attacks: 1 }], abilities: [has('defiant')] });
  const s = scene({
    phase: 'fight',
    effects: [defiant],
    dice: [6, 6, 1, 1],
    units: { us: { ...us, weapons: [{ attacks: 1 }] }, X },
  });
  fightOn(s.run(fightStepFlow.begin({})));
  expect(fought(s)).toEqual(['us', 'X']);
  expect(s.game.model(1).status).toBe('removed');
  expect(s.diceLeft()).toBe(0);
});

test('01 open point 9 rules used after a fight are ordered by the player whose turn it is', () => {
  const seen: number[] = [];
  const watcher = ability({
    id: 'watcher',
    rule: 'test',
    triggers: {
      attacksResolved: {
        forced: true,
        applies: () => true,
        use: (_context, _self, game) => void seen.push(game.active),
      },
    },
  });
  const X: UnitSketch = enemyAt(1, { weapons: [{ attacks: 1 }] });
  const s = scene({
    phase: 'fight',
    effects: [watcher],
    dice: [1],
    units: { us: { ...us, abilities: [has('watcher')] }, X },
  });
  fightOn(s.run(fightUnitFlow.begin({ unit: s.unit('X') })).answer('normal'));
  expect(seen).toEqual([0]);
});
