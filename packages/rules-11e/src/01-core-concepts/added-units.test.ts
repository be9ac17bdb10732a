import { destroyUnit, setStatus } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { inRow } from '../../test/moves.ts';
import { type Scene, scene, type UnitSketch } from '../../test/scene.ts';
import { slay } from '../../test/slay.ts';
import { ability } from '../effect.ts';
import { setUpUnitFlow } from '../flows.ts';
import { addUnitToArmy, reinforceLike } from './added-units.ts';
import { living, unitsOf } from './populations.ts';
import { isAtHalfStrength } from './strength.ts';

const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;
const tough = ability({ id: 'tough', rule: 'test', hooks: { woundModifier: () => -1 } });
const squad: UnitSketch = {
  models: 4,
  wounds: 2,
  weapons: [{ range: 24, abilities: [{ id: 'one-shot' }] }],
  abilities: [{ id: 'tough', name: 'Tough', kind: 'datasheet' }],
};

/** A squad fell, having used up its weapons; a unit like it was added. */
function reinforced(): Scene {
  const s = scene({ effects: [tough], units: { squad, foe: { player: 1 } } });
  for (const model of s.models('squad')) s.game.model(model).spent = ['gun 1'];
  slay(s, 'squad');
  reinforceLike(s.game, s.unit('squad'), 'test');
  return s;
}

test('01.02.10-a 01.02.01-c a unit added to an army has its starting strength from that moment', () => {
  const { game } = reinforced();
  expect([game.unit(2).startingStrength, game.unit(2).player, living(game, 2).length]).toEqual([4, 0, 4]);
  for (const model of living(game, 2).slice(2)) setStatus(game, model, 'removed', cause);
  expect(isAtHalfStrength(game, 2)).toBe(true);
});

test('01.02.10-a it is identical to the destroyed one as that began: models, wargear, abilities', () => {
  const { game } = reinforced();
  const [old, young] = [game.unitInfo(0), game.unitInfo(2)];
  expect(young.models.map((model) => game.modelInfo(model).weapons)).toEqual(
    old.models.map((model) => game.modelInfo(model).weapons),
  );
  expect([young.name, game.effects.onUnit('tough', 2), game.model(young.models[0]!).wounds]).toEqual([
    'squad',
    true,
    2,
  ]);
});

test('24.26-c its [ONE SHOT] weapons have not been used', () => {
  const { game } = reinforced();
  expect(living(game, 2).map((model) => game.model(model).spent)).toEqual([[], [], [], []]);
});

test('01.02.10-a in reserves it is a unit of its army like any other, and the destroyed one stays destroyed', () => {
  const { game } = reinforced();
  expect([game.unit(2).place.kind, game.unit(0).place.kind, unitsOf(game, 0)]).toEqual(['reserves', 'destroyed', [2]]);
});

test('01.02.10-a a unit may be set up on the battlefield as it is added; all survives saving and loading', () => {
  const s = scene({ effects: [tough], units: { squad, foe: { player: 1, at: [40, 40] } } });
  const unit = addUnitToArmy(s.game, 0, s.game.unitInfo(0).setup, 'test');
  const { models } = s.game.unitInfo(unit);
  s.run(setUpUnitFlow.begin({ unit, models, rule: 'test', constraints: [], mayDecline: false }));
  s.answer(models.map((model, at) => ({ model, pose: { x: 20 + at * 1.8, y: 20, z: 0, facingX: 0, facingY: 1 } })));
  expect([s.over, s.game.unit(unit).place.kind, s.game.unitInfo(unit).models]).toEqual([true, 'table', models]);
});

test('a battle thought ahead with an added unit leaves the battle as it was', () => {
  const s = scene({ effects: [tough], units: { squad } });
  const fork = s.game.fork();
  const unit = reinforceLike(fork, 0, 'test');
  destroyUnit(fork, unit, cause);
  expect([s.game.state.units.length, s.game.roster.units.length, fork.roster.units.length]).toEqual([1, 1, 2]);
  expect(inRow(s, 'squad', [1, 1])).toHaveLength(4);
});
