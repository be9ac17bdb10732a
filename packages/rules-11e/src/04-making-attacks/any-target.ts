import type { Game, UnitId } from '@adjutant/engine';
import { legalAttack } from './legal-attack.ts';
import { sighting, surroundingsOf, type WayOfAttacking } from './surroundings.ts';
import { weaponsOf } from './weapons-of.ts';

/** Whether a unit has any weapon that may attack one of some enemy units in this way; stops at the first. @rule 04.02-a 04.02-b */
export function hasAnyTarget(game: Game, way: WayOfAttacking, enemies: readonly UnitId[]): boolean {
  return enemies.some((enemy) => {
    const around = surroundingsOf(game, way, [enemy]);
    const [found] = around.enemies;
    if (found === undefined) return false;
    return around.models.some((model) => {
      const seen = sighting(game, model, found);
      return weaponsOf(game, model).some(({ profiles }, slot) =>
        profiles.some(({ range }, profile) => {
          if ((range === undefined) !== (way.kind === 'fight')) return false;
          return legalAttack(game, around, { model, slot, profile }, seen) !== undefined;
        }),
      );
    });
  });
}
