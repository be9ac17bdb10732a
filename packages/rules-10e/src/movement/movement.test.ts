import { canDo, isEngaged } from '@adjutant/rules-11e/edition';
import { moveUnitFlow } from '@adjutant/rules-11e/test/flows';
import { offered, path } from '@adjutant/rules-11e/test/moves';
import type { Scene, SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { shock, tenth } from '../../test/tenth.ts';

const BASE = 1.26;

/** A unit `us` at (20, 20) was selected to move, with an enemy some inches above it. */
function moving(gap: number, us: UnitSketch = {}, more: Partial<SceneSketch> = {}): Scene {
  const units = { us: { at: [20, 20], ...us }, them: { player: 1, at: [20, 20 + BASE + gap] } } as const;
  return tenth({ phase: 'movement', ...more, units: { ...units, ...more.units } }).run(
    moveUnitFlow.begin({ unit: 0 }, 0),
  );
}

test('10e.engage-a models are engaged within 1" and 5"', () => {
  const engaged = (gap: number) => isEngaged(moving(gap).game, 0);
  expect([engaged(1), engaged(1.5)]).toEqual([true, false]);
});

test('10e.engage-b no move ends within engagement range', () => {
  const s = moving(4).answer('normal');
  expect(s.tryAnswer([path(0, [20, 23.5])]).map(({ code }) => code)).toContain('unengaged');
});

test('10e.move-a a normal move goes up to M and is nowhere within engagement range', () => {
  const s = moving(4, { at: [17, 22] }, { units: { them: { player: 1, at: [20, 24] } } }).answer('normal');
  expect(s.question).toMatchObject({ movers: [{ maximum: 6 }] });
  expect(s.tryAnswer([path(0, [22.9, 22])])[0]).toMatchObject({ code: 'passes', rule: '10e.move-a' });
  expect(s.tryAnswer([path(0, [20, 21.7], [22.5, 21.7])])).toEqual([]);
});

test('10e.advance-a a D6 is added, the way stays clear, and the unit neither shoots nor charges', () => {
  const s = moving(4, { at: [17, 22] }, { units: { them: { player: 1, at: [20, 24] } }, dice: [3] }).answer('advance');
  expect(s.question).toMatchObject({ movers: [{ maximum: 9 }] });
  expect(s.tryAnswer([path(0, [24, 22])])[0]).toMatchObject({ code: 'passes' });
  s.answer([path(0, [17, 14])]);
  expect(canDo(s.game, 0, 'declare-charge')).toMatchObject({ code: 'advanced' });
});

test('10e.fallback-a a unit falls back up to M through engagement range, not to end in it, and then neither shoots nor charges', () => {
  const s = moving(0.5).answer('fall-back');
  expect(s.question).toMatchObject({ movers: [{ maximum: 6 }] });
  expect(s.tryAnswer([path(0, [20.2, 20])])[0]).toMatchObject({ code: 'unengaged', rule: '10e.fallback-a' });
  s.answer([path(0, [20, 15])]);
  expect([canDo(s.game, 0, 'shoot')?.code, canDo(s.game, 0, 'declare-charge')?.code]).toEqual([
    'fell-back',
    'fell-back',
  ]);
});

test('10e.fallback-a a unit that finds no place to end does not fall back', () => {
  const s = moving(0.5).answer('fall-back').answer('decline');
  expect([s.question.purpose, offered(s).includes('fall-back')]).toEqual(['move-type', true]);
});

test('10e.desperate-a each model that passes over an enemy tests first', () => {
  const s = moving(0.5, {}, { dice: [3] })
    .answer('fall-back')
    .answer([path(0, [20, 25.9])]);
  expect(s.events('dice')).toMatchObject([{ purpose: 'desperate-escape', faces: [3] }]);
  expect([s.over, s.left('us')]).toEqual([true, 1]);
});

test('10e.desperate-a TITANIC models and those that FLY do not test', () => {
  for (const keyword of ['TITANIC', 'FLY']) {
    const s = moving(0.5, { keywords: [keyword] });
    s.answer('fall-back').answer([path(0, [20, 25.9])]);
    expect(s.events('dice')).toEqual([]);
  }
});

test('10e.desperate-b, -c a battle-shocked unit tests for every model, and its player picks who is destroyed on 1 and 2', () => {
  const units = { us: { at: [20, 20], models: 3, wounds: 4 }, them: { player: 1, at: [20, 21.8] } } as const;
  const s = tenth({ phase: 'movement', units, dice: [1, 2, 3] });
  shock(s, 'us');
  s.run(moveUnitFlow.begin({ unit: 0 }, 0)).answer('fall-back');
  s.answer(s.models('us').map((model, at) => path(model, [20 + at * 1.8, 15])));
  expect(s.question).toMatchObject({ purpose: 'models-lost', min: 2, max: 2 });
  s.answer(['model:0', 'model:1']);
  expect([s.left('us'), s.game.model(2).pose?.y, s.diceLeft()]).toEqual([1, 15, 0]);
});

test('10e.desperate-c a model triggers at most one test in a phase', () => {
  const s = moving(0.5, {});
  s.game.model(0).facts.desperateOn = s.game.state.clock.phase;
  s.answer('fall-back').answer([path(0, [20, 25.9])]);
  expect([s.over, s.events('dice')]).toEqual([true, []]);
});
