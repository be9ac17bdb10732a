import type { Amount, Weapon, WeaponAbility, WeaponProfile } from '@adjutant/engine';
import { spaced } from './words.ts';

/** A printed number: 3, D6, 2D3+1. */
export function amountWords({ dice, sides, plus }: Amount): string {
  if (dice === 0) return String(plus);
  const rolled = `${dice === 1 ? '' : dice}D${sides}`;
  return plus === 0 ? rolled : `${rolled}+${plus}`;
}

/** A weapon's ability as it is printed: [SUSTAINED HITS 1], [ANTI-INFANTRY 4+]. */
export function abilityWords(ability: WeaponAbility): string {
  return `[${insideBrackets(ability)}]`;
}

function insideBrackets({ id, value, threshold, against, text }: WeaponAbility): string {
  if (id === 'special') return (text ?? 'special').toUpperCase();
  const target =
    against === undefined ? '' : `${against.without ? 'NON-' : ''}${against.keywords.join('/').toUpperCase()}`;
  if (id === 'anti') return `ANTI-${target} ${threshold ?? ''}+`;
  const name = [spaced(id).toUpperCase(), ...(value === undefined ? [] : [amountWords(value)])].join(' ');
  return target === '' ? name : `${name}: ${target}`;
}

/** A weapon with its profiles in one line each: `Shoota 18" A2 BS5+ S4 AP0 D1 [RAPID FIRE 1]`. */
export function weaponLines(weapon: Weapon): readonly string[] {
  return weapon.profiles.map((profile) => {
    const name = weapon.profiles.length > 1 ? `${weapon.name}, ${profile.name}` : weapon.name;
    return `${name}: ${profileWords(profile)}`;
  });
}

function profileWords(profile: WeaponProfile): string {
  const { range, attacks, skill, strength, armourPenetration, damage, abilities } = profile;
  const hits = skill === undefined ? [] : [`${range === undefined ? 'WS' : 'BS'}${skill}+`];
  return [
    range === undefined ? 'melee' : `${range}"`,
    `A${attacks.dice > 0 ? ' ' : ''}${amountWords(attacks)}`,
    ...hits,
    `S${amountWords(strength)}`,
    `AP${armourPenetration}`,
    `D${damage.dice > 0 ? ' ' : ''}${amountWords(damage)}`,
    ...abilities.map(abilityWords),
  ].join(' ');
}
