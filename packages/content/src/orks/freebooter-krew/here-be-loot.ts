import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { weaponAbility } from '@adjutant/rules-11e/content';
import { unitHas } from '@adjutant/rules-11e/queries';
import { isPhaseOf } from '../../armies/units.ts';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { isAtLoot, loot, pickLootFlow } from './loot.ts';

/** A loot objective is picked each Command phase; round it ORKS INFANTRY, MOUNTED and WALKER units have [SUSTAINED HITS 1]. */
export const hereBeLoot = ability({
  id: `${detachment.id}/here-be-loot`,
  name: 'Here Be Loot',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.freebooter-krew',
  reminder:
    'Your ORKS INFANTRY, MOUNTED and WALKER units have [SUSTAINED HITS 1] if they or their target are at the loot.',
  touches: ['08.01', '14.02', '24.36'],
  triggers: {
    startOfCommandPhase: {
      forced: true,
      applies: (_context, { owner }, game) =>
        isPhaseOf(game, owner, 'command') &&
        game.state.objectives.length > 0 &&
        !game.effects.of(loot.id).some((one) => one.owner === owner),
      use: (_context, { owner }, game) => game.call(pickLootFlow.begin({ player: owner })),
    },
  },
  hooks: {
    weaponAbilities({ unit, target }, { owner }, game) {
      if (game.unit(unit).player !== owner || !isFreebooter(game, unit)) return undefined;
      return isLooting(game, owner, unit, target) ? [weaponAbility('sustained-hits', 1)] : undefined;
    },
  },
});

function isFreebooter(game: Game, unit: UnitId): boolean {
  return (
    unitHas(game, unit, 'ORKS') && ['INFANTRY', 'MOUNTED', 'WALKER'].some((keyword) => unitHas(game, unit, keyword))
  );
}

function isLooting(game: Game, player: PlayerId, unit: UnitId, target: UnitId | undefined): boolean {
  return isAtLoot(game, player, unit) || (target !== undefined && isAtLoot(game, player, target));
}
