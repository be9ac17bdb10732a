import type { EffectInstance, Game } from '@adjutant/engine';
import { isControlling, secureObjective } from '@adjutant/rules-11e/content';
import { isPhaseOf } from '../../armies/units.ts';
import { ability } from '../../armies/write.ts';

const id = 'orks/get-da-good-bitz';
const rule = 'cs.ab.get-da-good-bitz';

/** What its unit controls at the end of its Command phase becomes secured; one use sees to all units of the army. */
export const getDaGoodBitz = ability({
  id,
  name: 'Get Da Good Bitz',
  source: 'datasheet',
  of: 'Boyz',
  rule,
  reminder: 'At the end of your Command phase an objective that this unit controls becomes secured.',
  touches: ['14.02', '14.03'],
  triggers: {
    endOfCommandPhase: {
      forced: true,
      applies: (_context, self, game) =>
        isPhaseOf(game, self.owner, 'command') &&
        securable(game, self).length > 0 &&
        bearers(game, self).find((one) => securable(game, one).length > 0)?.serial === self.serial,
      use(_context, self, game) {
        for (const one of bearers(game, self))
          for (const objective of securable(game, one)) secureObjective(game, self.owner, objective, rule);
      },
    },
  },
});

function bearers(game: Game, { owner }: EffectInstance): EffectInstance[] {
  return game.effects.of(id).filter((one) => one.owner === owner);
}

/** Objectives that the unit controls and that are not secured yet. */
function securable(game: Game, { unit, owner }: EffectInstance): string[] {
  if (unit === undefined) return [];
  return game.state.objectives
    .filter(({ id: objective, securedBy }) => securedBy !== owner && isControlling(game, unit, objective))
    .map((objective) => objective.id);
}
