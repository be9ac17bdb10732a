import { type AbilityEntry, type Amount, setPlace } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { dice, fixed, scene } from '../../test/scene.ts';
import { inflictDamageFlow, regainCoherencyFlow } from '../flows.ts';
import { everyModelHas, modelHasAbility } from './every-model.ts';

const demise = (value: Amount): AbilityEntry => ({ id: 'deadly-demise', name: 'Deadly Demise', kind: 'core', value });

test('24.01.01-a a rule that asks for an ability takes no notice of the number behind it', () => {
  const one = (value: Amount) => ({ abilities: [demise(value)] });
  const s = scene({ units: { a: one(fixed(1)), b: one(dice(1, 3)), c: one(dice(1, 6)), d: {} } });
  expect([0, 1, 2, 3].map((model) => modelHasAbility(s.game, model, 'deadly-demise'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 3].map((unit) => everyModelHas(s.game, unit, 'deadly-demise'))).toEqual([true, false]);
});

test('24.08-e a model that coherency removes is rolled for by nobody', () => {
  const abilities = [demise(fixed(3))];
  const s = scene({
    units: {
      pair: {
        abilities,
        at: [
          [10, 10],
          [20, 10],
        ],
      },
    },
  });
  s.run(regainCoherencyFlow.begin({ unit: 0 })).answer('model:1');
  expect([s.over, s.left('pair'), s.events('dice')]).toEqual([true, 1, []]);
});

test('24.08-e units that are not on the battlefield are not within 6"', () => {
  const s = scene({
    dice: [6],
    units: { bomb: { abilities: [demise(fixed(1))], at: [10, 10] }, away: { at: [10, 12], wounds: 3 } },
  });
  setPlace(s.game, 1, { kind: 'reserves' }, 'test');
  const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;
  s.run(inflictDamageFlow.begin({ model: 0, damage: 5, mortal: false, cause, after: null }));
  expect([s.over, s.diceLeft(), s.wounds('away')]).toEqual([true, 0, [3]]);
});
