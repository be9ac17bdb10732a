import type { Weapon } from '@adjutant/engine';
import { ranged, weapon } from '../seed/build.ts';

/** Wargear that arms its bearer, by the id of the wargear; the data package has the wargear, but not these weapons. */
const carried: Readonly<Record<string, Weapon>> = {
  'tau-empire/gun-drone': named(
    'gun-drone',
    weapon([ranged('Twin pulse carbine', 20, ['2', 5, 5, 0, '1', 'Assault, Twin-linked'])]),
  ),
  'tau-empire/missile-drone': named('missile-drone', weapon([ranged('Missile pod', 30, ['2', 5, 7, -1, '2'])])),
  'tau-empire/mv15-gun-drone': named(
    'mv15-gun-drone',
    weapon([ranged('Twin pulse blaster', 10, ['2', 5, 6, -1, '1', 'Assault, Twin-linked'])]),
  ),
  'tau-empire/recon-drone': named('recon-drone', weapon([ranged('Drone burst cannon', 18, ['4', 5, 5, 0, '1'])])),
};

/** The bearer may have a weapon of the same name and another skill, so the id names the wargear too. */
function named(wargear: string, own: Weapon): Weapon {
  return { ...own, id: `${wargear}-${own.id}` };
}

/** The weapon that a piece of wargear gives to its bearer. */
export function carriedWeapon(wargear: string): Weapon | undefined {
  return carried[wargear];
}
