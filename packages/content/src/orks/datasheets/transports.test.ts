import { setPlace } from '@adjutant/engine';
import { hasRoomFor } from '@adjutant/rules-11e/content';
import { allAt, declaration, firstOf, shoot } from '@adjutant/rules-11e/test/attacks';
import type { UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { boyz, orkScene, strikeTeam, tauScene } from '../../../test/army-scene.ts';
import { devilfish } from '../../seed/devilfish.ts';
import { gargantuanSquiggoth } from '../../seed/gargantuan-squiggoth.ts';

/** Whether a unit finds room in a Squiggoth with or without its great gun, beside others. */
function fitsSquiggoth(unit: UnitSketch, aboard?: UnitSketch, gun = false): boolean {
  const weapons = gun ? [{ name: 'supa-kannon', range: 60 }] : [];
  const squiggoth = boyz({ at: [30, 20], weapons, transport: gargantuanSquiggoth.transport! }, [
    'MONSTER',
    'TRANSPORT',
  ]);
  const s = orkScene(undefined, { units: { squiggoth, unit, ...(aboard === undefined ? {} : { aboard }) } });
  if (aboard !== undefined) setPlace(s.game, s.unit('aboard'), { kind: 'aboard', transport: 0 }, 'test');
  return hasRoomFor(s.game, 0, s.unit('unit'));
}
const mob = (models: number, ...keywords: string[]) => boyz({ models, at: [2, 2] }, ['INFANTRY', ...keywords]);

test('cs.ab.squiggoth-transport-a 20 ORKS INFANTRY models, 15 with the supa-kannon', () => {
  expect([mob(20), mob(21)].map((unit) => fitsSquiggoth(unit))).toEqual([true, false]);
  expect([mob(15), mob(16)].map((unit) => fitsSquiggoth(unit, undefined, true))).toEqual([true, false]);
  expect(fitsSquiggoth({ keywords: ['INFANTRY'] })).toBe(false);
});

test('cs.ab.squiggoth-transport-b models that take more places', () => {
  const mega = mob(7, 'MEGA ARMOUR');
  expect([fitsSquiggoth(mob(1), mega, true), fitsSquiggoth(mob(2), mega, true)]).toEqual([true, false]);
  expect([mob(10, 'JUMP PACK'), mob(11, 'JUMP PACK')].map((unit) => fitsSquiggoth(unit))).toEqual([true, false]);
  const thraka = mob(1, 'GHAZGHKULL THRAKA');
  expect([
    fitsSquiggoth(mob(2), thraka),
    fitsSquiggoth(mob(3), thraka),
    fitsSquiggoth(thraka, undefined, true),
  ]).toEqual([true, false, false]);
});

test('cs.ab.devilfish-transport-a, -b 12 T’AU EMPIRE INFANTRY models, and none of three kinds', () => {
  const fits = (...units: UnitSketch[]) => {
    const [unit = {}, aboard = {}] = units;
    const fish = strikeTeam({ at: [30, 20], transport: devilfish.transport! }, ['VEHICLE', 'TRANSPORT']);
    const s = tauScene(undefined, { units: { fish, unit, aboard } });
    setPlace(s.game, s.unit('aboard'), { kind: 'aboard', transport: 0 }, 'test');
    return hasRoomFor(s.game, 0, s.unit('unit'));
  };
  const team = (models: number, ...keywords: string[]) => strikeTeam({ models, at: [2, 2] }, ['INFANTRY', ...keywords]);
  expect([fits(team(2), team(10)), fits(team(3), team(10))]).toEqual([true, false]);
  for (const keyword of ['BATTLESUIT', 'KROOT', 'VESPID STINGWINGS'])
    expect(fits(team(1, keyword), team(1))).toBe(false);
  expect(devilfish.keywords).toContain('DEDICATED TRANSPORT');
});

test('cs.ab.profiles-a one profile of a weapon is picked for its attacks', () => {
  const kannon = { name: 'kannon', range: 36, attacks: 1, others: [{ name: 'shell', range: 36, attacks: 1 }] };
  const s = orkScene(undefined, {
    units: { us: boyz({ at: [30, 10], weapons: [kannon] }), foe: { player: 1, at: [30, 30] } },
  });
  shoot(s, 'us');
  expect(declaration(s).weapons.map(({ profiles }) => profiles.length)).toEqual([2]);
  const both = [0, 1].map((profile) => ({ id: '0:0', profile, targets: [{ unit: 1 }] }));
  expect(s.tryAnswer(both)).not.toEqual([]);
});

test('cs.ab.one-shot-note-a each missile is fired once a battle', () => {
  const missile = { name: 'seeker missile', range: 48, abilities: [{ id: 'one-shot' as const }] };
  const fish = strikeTeam({ at: [30, 10], weapons: [missile], each: [{ carries: [0, 0] }] }, ['VEHICLE']);
  const s = tauScene(undefined, { units: { fish, foe: { player: 1, at: [30, 30], wounds: 9 } }, dice: [1, 1] });
  firstOf(shoot(s, 'fish').answer(allAt(s, 'foe')));
  s.game.state.clock.phase += 1;
  shoot(s, 'fish');
  expect(s.over || declaration(s).weapons.length === 0).toBe(true);
});
