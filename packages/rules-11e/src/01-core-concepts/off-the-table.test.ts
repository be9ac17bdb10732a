import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { modelHas, unitHas } from '../02-datasheets/keywords.ts';
import { isUnitVisibleToUnit } from '../06-other-concepts/visibility.ts';
import { stratagemOffers } from '../15-stratagems/offers.ts';
import { stratagem, targetUnit } from '../15-stratagems/stratagem.ts';
import { ability } from '../effect.ts';
import { becomeBattleShocked } from './battle-shock.ts';
import { enemiesWithin, unitDistance } from './measuring.ts';
import { unitsOf, unitsOnTable } from './populations.ts';

const transport = { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] };
const units = {
  truk: { at: [10, 10], keywords: ['TRANSPORT'], transport },
  rider: { aboard: 'truk' },
  far: { reserves: true },
  enemy: { player: 1, at: [10, 13] },
} as const;

test('cs.am.01.02.04-b cs.am.01.02.04-a 01.02.04-a 01.02.04-b 18.01-f a unit aboard or in reserves sees nobody and is seen by nobody', () => {
  const { game } = scene({ units });
  expect(unitsOnTable(game, 0)).toEqual([0]);
  for (const unit of [1, 2])
    expect([isUnitVisibleToUnit(game, unit, 3), isUnitVisibleToUnit(game, 3, unit)]).toEqual([false, false]);
  expect(isUnitVisibleToUnit(game, 0, 3)).toBe(true);
});

test('cs.am.01.02.04-d cs.am.01.02.04-c 01.02.04-c 01.02.04-d no distance is measured to or from it', () => {
  const { game } = scene({ units });
  for (const unit of [1, 2])
    expect([unitDistance(game, unit, 3), unitDistance(game, 3, unit)]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  expect(enemiesWithin(game, 3, 100)).toEqual([0]);
});

test('cs.am.01.02.04-e 01.02.04-e it is still in its army', () => {
  const { game } = scene({ units });
  expect(unitsOf(game, 0)).toEqual([0, 1, 2]);
});

test('15.01-j 01.02.04-e a card without sight or distance can target a unit off the table', () => {
  const rally = stratagem({
    id: 'rally',
    name: 'Rally',
    rule: 'test',
    price: 0,
    turn: 'either',
    when: ['commandAbilities'],
    targets: (_context, player, game) => unitsOf(game, player).map(targetUnit),
    use: () => undefined,
  });
  const s = scene({ units, stratagems: [rally] });
  expect(stratagemOffers(s.game, 0, 'command-abilities', {}).map(({ target }) => target.units[0])).toEqual([0, 1, 2]);
});

test('01.02-e an effect on a unit is on each of its models', () => {
  const s = scene({ units: { squad: { models: 3, leader: {} }, other: {} } });
  becomeBattleShocked(s.game, 0, 'test');
  expect([0, 1, 2, 3, 4].map((model) => characteristic(s.game, model, 'objectiveControl'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ]);
});

test("01.02.07-a one model with a keyword makes it the unit's, not the other models'", () => {
  const s = scene({ units: { squad: { models: 2, leader: { keywords: ['CHARACTER'] } } } });
  expect(unitHas(s.game, 0, 'CHARACTER')).toBe(true);
  expect([0, 1, 2].map((model) => modelHas(s.game, model, 'CHARACTER'))).toEqual([false, false, true]);
});

test('01.02-d a rule that names units covers both armies', () => {
  const gloom = ability({
    id: 'gloom',
    rule: 'test',
    hooks: { characteristic: ({ name }) => (name === 'leadership' ? { step: 'worsen', value: 1 } : undefined) },
  });
  const s = scene({
    units: { squad: { leadership: 6 }, enemy: { player: 1, leadership: 6 } },
    effects: [gloom],
    detachments: [['gloom'], []],
  });
  expect([0, 1].map((model) => characteristic(s.game, model, 'leadership'))).toEqual([7, 7]);
});
