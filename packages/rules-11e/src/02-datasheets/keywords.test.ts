import { setStatus } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { meetsCondition, modelHas, unitHas } from './keywords.ts';

const led = () =>
  scene({
    units: { A: { models: 2, keywords: ['INFANTRY'], leader: { keywords: ['INFANTRY', 'PSYKER', 'CHARACTER'] } } },
  });

test('02.05.01-a a unit has every keyword of every model in it; 02.05.01 ex 1', () => {
  const s = led();
  expect([unitHas(s.game, s.unit('A'), 'PSYKER'), unitHas(s.game, s.unit('A'), 'VEHICLE')]).toEqual([true, false]);
});

test('02.05.01-b a model has only its own keywords', () => {
  const s = led();
  expect(s.models('A').map((model) => modelHas(s.game, model, 'PSYKER'))).toEqual([false, false, true]);
});

test('02.05.01-g destroyed models no longer give their keywords to the unit; 02.05.01 ex 2', () => {
  const s = led();
  setStatus(s.game, s.models('A')[2]!, 'removed', { kind: 'rule', rule: 'test', owner: undefined });
  expect(unitHas(s.game, s.unit('A'), 'PSYKER')).toBe(false);
});

test('24.01-b an ability with keywords works only against units with one of them; 24.01 ex 2', () => {
  const s = scene({ units: { A: { keywords: ['SWARM'] }, B: { keywords: ['VEHICLE'] } } });
  const condition = { keywords: ['MOUNTED', 'SWARM'], without: false };
  expect([meetsCondition(s.game, s.unit('A'), condition), meetsCondition(s.game, s.unit('B'), condition)]).toEqual([
    true,
    false,
  ]);
});

test('24.03-c a condition of "non-X" is met by every unit that lacks X', () => {
  const s = scene({ units: { A: { keywords: ['SWARM'] }, B: { keywords: ['VEHICLE'] } } });
  const condition = { keywords: ['VEHICLE'], without: true };
  expect([meetsCondition(s.game, s.unit('A'), condition), meetsCondition(s.game, s.unit('B'), condition)]).toEqual([
    true,
    false,
  ]);
});
