import { type BattleSetup, buildRoster } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene, type UnitSketch } from '../test/scene.ts';
import { effectsOfArmies } from './starting-effects.ts';

/** Effects in force at the start of a battle whose setup is changed a little. */
function started(us: UnitSketch, change: (setup: BattleSetup) => BattleSetup = (setup) => setup) {
  const setup = change(scene({ units: { us } }).game.setup);
  return effectsOfArmies(setup, buildRoster(setup));
}

const ofFaction = (faction: string) => (setup: BattleSetup) =>
  ({ ...setup, armies: [{ ...setup.armies[0], faction }, setup.armies[1]] }) as BattleSetup;

test('22.02-a 22.02-b 25.02-b 22.02 ex 1 a faction ability works where the army’s faction is one of the unit’s', () => {
  const us: UnitSketch = { abilities: [{ id: 'test/rally', name: 'Rally', kind: 'faction' }] };
  const works = (faction: string) => started(us, ofFaction(faction)).some(({ effect }) => effect === 'test/rally');
  expect([works('test'), works('others')]).toEqual([true, false]);
});

test('22.04 ex 1, 22.04-a 22.04-b a wargear ability is in force for each model that carries the item', () => {
  const us: UnitSketch = { models: 3, abilities: [{ id: 'test/kit', name: 'Kit', kind: 'wargear' }] };
  const carrying = (setup: BattleSetup): BattleSetup => {
    const [unit] = setup.armies[0].units;
    const models = unit!.models.map((model, at) => (at === 1 ? { ...model, wargear: ['test/kit'] } : model));
    return { ...setup, armies: [{ ...setup.armies[0], units: [{ ...unit!, models }] }, setup.armies[1]] };
  };
  expect(started(us, carrying).filter(({ effect }) => effect === 'test/kit')).toMatchObject([
    { model: 1, sources: [1] },
  ]);
  expect(started(us).some(({ effect }) => effect === 'test/kit')).toBe(false);
});
