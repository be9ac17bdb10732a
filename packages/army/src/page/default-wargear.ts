import type { LoadoutOption } from '@adjutant/content/data';
import type { Weapon } from '@adjutant/engine';
import type { PageComposition } from './sheet.ts';

/**
 * What models carry at first where the page is silent: a single kind of model all weapons that no option adds, a kind among
 * others what its options replace; as many copies as an option replaces at once. @rule 02.06
 */
export function withDefaultWargear(
  composition: readonly PageComposition[],
  weapons: readonly Weapon[],
  options: readonly LoadoutOption[],
): readonly PageComposition[] {
  const single = composition.length === 1;
  return composition.map((row) => {
    if (row.assumed !== true) return row;
    const own = options.filter(({ profile }) => profile === undefined || profile === row.profile);
    const added = new Set(own.flatMap(({ choices }) => choices.flat()));
    const copies = (id: string): number =>
      Math.max(0, ...own.map(({ replaces }) => replaces.filter((other) => other === id).length));
    const wargear = weapons.flatMap(({ id }) => {
      const least = single && !added.has(id) ? 1 : 0;
      return Array.from({ length: Math.max(least, copies(id)) }, () => id);
    });
    return { ...row, wargear };
  });
}
