import type { Amount, WeaponAbility } from '@adjutant/engine';
import { dice, fixed, type WeaponSketch } from '../../../rules-11e/test/scene.ts';
import type { Pick } from './picker.ts';

const printed = (id: WeaponAbility['id'], value?: number): WeaponAbility =>
  value === undefined ? { id } : { id, value: fixed(value) };

function amount(pick: Pick): number | Amount {
  return [1, 1, 2, 3, dice(1, 3), dice(1, 6), dice(1, 6, 1), dice(2, 3)][pick(8)] ?? 1;
}

/** Abilities that change what dice come to, each with a chance of its own. */
function abilitiesOf(pick: Pick, melee: boolean): readonly WeaponAbility[] {
  const found: WeaponAbility[] = [];
  const maybe = (sides: number, one: WeaponAbility) => pick(sides) === 0 && found.push(one);
  maybe(4, pick(2) === 0 ? printed('sustained-hits', 1 + pick(2)) : { id: 'sustained-hits', value: dice(1, 3) });
  maybe(4, printed('lethal-hits'));
  maybe(4, printed('devastating-wounds'));
  maybe(5, printed('twin-linked'));
  maybe(5, printed('precision'));
  maybe(8, printed('psychic'));
  maybe(5, { id: 'anti', threshold: 2 + pick(4), against: { keywords: ['INFANTRY'], without: false } });
  if (melee) {
    maybe(2, printed('lance'));
    maybe(4, printed('cleave', 1 + pick(2)));
    return found;
  }
  maybe(5, printed('melta', 1 + pick(3)));
  maybe(5, printed('rapid-fire', 1 + pick(2)));
  maybe(5, printed('heavy'));
  maybe(6, printed('blast'));
  maybe(8, printed('torrent'));
  maybe(6, printed('ignores-cover'));
  maybe(4, printed('indirect-fire'));
  return found;
}

/** A random weapon; its attacks are few enough to be played often. */
export function randomWeapon(pick: Pick, melee: boolean): WeaponSketch {
  return {
    ...(melee ? {} : { range: 24 }),
    attacks: pick(3) === 0 ? dice(1, pick(2) === 0 ? 3 : 6, pick(4)) : 2 + pick(9),
    skill: 2 + pick(4),
    strength: 2 + pick(9),
    ap: -pick(4),
    damage: amount(pick),
    abilities: abilitiesOf(pick, melee),
  };
}
