import { expect, test } from 'vitest';
import { firstOf, pools, shootAll } from '../../test/attacks.ts';
import { type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { area, block, enemy, first, own, tank, wall } from '../../test/sight.ts';
import { recordAttack } from '../04-making-attacks/record-attack.ts';
import { sighting, surroundingsOf } from '../04-making-attacks/surroundings.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';
import { explainCover } from './benefit-of-cover.ts';

/** The target stands in it, so that it does not obscure. */
const areas = [area('ruin', 16, 0, 40, 20)];
const gun = { weapons: [{ range: 30 }] };
const vehicle: UnitSketch = { player: 1, ...tank, at: [30, 10] };
/** Before the rear third of the vehicle. */
const behind = [wall([22, 11], [22, 16], [], { top: 6 })];

/** Whether a 3 hits on 3+ with one gun of a model at (10, 10). */
function hitByA3(b: UnitSketch, more: Partial<SceneSketch> = {}, from: UnitSketch = own([[10, 10]], gun)): boolean {
  const s = scene({ dice: [3, 1], areas, ...more, units: { a: from, b, ...more.units } });
  return shootAll(s, 'a', 'b').diceLeft() === 0;
}

test('13.08 ex 3, 13.08-d a VEHICLE partly hidden by a wall has cover, one beside it has not', () => {
  expect([hitByA3(vehicle, { features: behind }), hitByA3({ ...vehicle, at: [30, 4] }, { features: behind })]).toEqual([
    false,
    true,
  ]);
});

test('13.08 ex 2, 13.08-d inside an area with nothing in between it has none', () => {
  expect(hitByA3({ ...vehicle, at: [20, 10] }, { features: [block([22.5, 14, 23, 15], 3)] })).toBe(true);
});

test('13.08 ex 4, 13.08-i, 13.08-a each attacking model by itself: their dice are rolled apart', () => {
  const pair = own(
    [
      [10, 10],
      [10, 2],
    ],
    { weapons: [{ range: 30 }] },
  );
  const s = scene({
    units: { a: pair, b: { ...vehicle, at: [30, 6] } },
    areas,
    features: [wall([22, 7.2], [22, 16], [], { top: 6 })],
    dice: [3, 3, 1],
  });
  firstOf(shootAll(s, 'a', 'b'));
  expect([pools(s).toSorted(), s.diceLeft()]).toEqual([['1 0 0', '1 1 0'], 0]);
});

test('13.08-e who cannot be seen because of terrain counts as hidden by it', () => {
  const mortar = { range: 40, abilities: [weaponAbility('indirect-fire')] };
  const s = scene({
    units: { a: own([[10, 10]], { weapons: [mortar] }), b: vehicle },
    areas,
    features: [wall([22, 0], [22, 20], [], { top: 6 })],
  });
  expect(explained(s).models).toMatchObject([{ hiddenInPart: true, shelteredIn: [] }]);
});

test('13.08-f what other models hide gives no cover', () => {
  const friend = { ...own([[20, 11]]), height: 4 };
  expect(hitByA3(vehicle, { units: { friend } })).toBe(true);
});

test('13.08-f with terrain beside the model in the way only what terrain hides counts', () => {
  const friend = { ...own([[20, 11]]), height: 4 };
  expect(hitByA3(vehicle, { units: { friend }, features: behind })).toBe(false);
});

test('13.08-b one model that is neither sheltered nor partly hidden denies it to all', () => {
  const places = [
    [30, 13],
    [30, 10],
    [20, 14],
  ] as const;
  const b = enemy(places, { keywords: ['MOUNTED'], each: [{}, {}, { keywords: ['INFANTRY'] }] });
  const s = scene({ units: { a: own([[10, 10]], gun), b }, areas, features: behind });
  expect(explained(s)).toMatchObject({
    cover: false,
    models: [{ hiddenInPart: true }, { hiddenInPart: false, shelteredIn: [] }, { shelteredIn: ['ruin'] }],
  });
});

test('13.02 ex 2, 13.08-c an area with exposed features alone shelters INFANTRY', () => {
  const features = [block([18, 2, 19, 3], 1, { category: 'exposed' })];
  const s = scene({ units: { a: own([[10, 10]], gun), b: enemy([[30, 10]]) }, areas, features });
  expect(explained(s)).toMatchObject({ cover: true, models: [{ shelteredIn: ['ruin'] }] });
});

test('13.08-j rules that give cover are named', () => {
  const stealthy = { ...vehicle, abilities: [{ id: 'stealth', name: 'Stealth', kind: 'core' as const }] };
  const s = scene({ units: { a: own([[10, 10]], gun), b: stealthy } });
  expect(explained(s)).toMatchObject({
    cover: true,
    sources: [{ source: 'stealth', rule: '24.33' }],
    models: [{ hiddenInPart: false }],
  });
});

function explained(s: ReturnType<typeof scene>) {
  const around = surroundingsOf(s.game, { unit: 0, kind: 'shoot', shootingType: 'normal', outOfPhase: false });
  const model = first(s, 'a');
  const seen = sighting(s.game, model, around.enemies.find(({ unit }) => unit === s.unit('b'))!);
  return explainCover(s.game, attackOf(s.game, recordAttack(around, { model, slot: 0, profile: 0 }, seen)));
}
