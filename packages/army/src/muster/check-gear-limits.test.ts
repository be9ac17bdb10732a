import { type FactionFile, type Library, type LoadoutOption, openLibrary } from '@adjutant/content/data';
import type { ArmySetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { wardens } from '../../test/wardens.ts';
import { checkMuster } from './check-muster.ts';

const squad = wardens().datasheet('wardens/squad')!;
type Limits = NonNullable<FactionFile['gearLimits']>[string];

/** What is found about a squad whose Wardens, besides the Sergeant, carry the given weapons. */
function found(carried: readonly string[], limits: Limits, options: readonly LoadoutOption[] = []) {
  const library: Library = { ...openLibrary(() => undefined), gearLimitsOf: () => limits, optionsOf: () => options };
  const models = [['pistol', 'sword'], ...carried.map((weapon) => [weapon])].map((weapons, at) => ({
    component: 0,
    profile: at === 0 ? 'Warden Sergeant' : 'Warden',
    weapons,
  }));
  const army: ArmySetup = {
    name: '',
    faction: 'wardens',
    detachments: [],
    points: 0,
    units: [{ name: 'Warden Squad', points: 500, components: [{ datasheet: squad.id, role: 'only' }], models }],
    datasheets: { [squad.id]: squad },
  };
  return checkMuster(army, library).filter(({ code }) => code === 'gear-too-many');
}
const carry = (rifles: number, ...others: readonly string[]) => [
  ...Array.from({ length: rifles }, () => 'rifle'),
  ...others,
];

test('25.04-d items that share a limit are counted together', () => {
  const limits = [{ items: ['flamer', 'launcher'], count: 1 }];
  expect(found(carry(8, 'flamer'), limits)).toEqual([]);
  expect(found(carry(7, 'flamer', 'launcher'), limits)).toMatchObject([
    {
      kind: 'breach',
      rule: '25.04-d',
      unit: 'Warden Squad',
      values: { gear: 'Flamer, Launcher', count: 2, most: 1, models: 10 },
    },
  ]);
});

test('25.04-d a limit for so many models counts full numbers of them, and each item may have its own', () => {
  const limits = [{ items: ['flamer', 'launcher'], count: 2, perModels: 5, each: 1 }];
  expect(found(carry(2, 'flamer', 'launcher'), limits)).toEqual([]);
  expect(found(carry(2, 'flamer', 'flamer'), limits)).toMatchObject([{ values: { gear: 'Flamer', most: 1 } }]);
  expect(found(carry(5, 'flamer', 'flamer', 'launcher', 'launcher'), limits)).toEqual([]);
  expect(found(carry(1, 'launcher'), limits)).toMatchObject([{ values: { most: 0 } }]);
});

const option = (limit?: LoadoutOption['limit'], gun = 'flamer'): LoadoutOption => ({
  replaces: ['rifle'],
  choices: [[gun]],
  perModel: 1,
  ...(limit && { limit }),
});

test('25.04-d wargear that only limited options bring is limited with them; one without a limit lifts it', () => {
  const two = [option({ count: 1 }), option({ count: 1, perModels: 5 })];
  expect(found(carry(6, 'flamer', 'flamer', 'flamer'), [], two)).toEqual([]);
  expect(found(carry(5, 'flamer', 'flamer', 'flamer', 'flamer'), [], two)).toMatchObject([{ values: { most: 3 } }]);
  expect(found(carry(0, ...carry(9).map(() => 'flamer')), [], [...two, option()])).toEqual([]);
});

test('25.04-d wargear that models have at first, or that no option names, is refused to nobody', () => {
  expect(found(carry(9), [], [option({ count: 1 }, 'rifle')])).toEqual([]);
  expect(found(carry(7, 'launcher', 'launcher'), [], [option({ count: 1 })])).toEqual([]);
});
