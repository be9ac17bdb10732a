import type { EffectInstance, Game, UnitId } from '@adjutant/engine';
import { secureObjective } from '@adjutant/rules-11e/content';
import { isUnitInRange } from '@adjutant/rules-11e/queries';
import { isPhaseOf } from '../armies/units.ts';
import { ability } from '../armies/write.ts';

const rule = 'cs.ab.get-da-good-bitz-a';

/** A marker in range of the unit that its player controls at the end of their Command phase stays theirs. @rule 10e.objective-c */
export const getDaGoodBitz = ability({
  id: 'orks/get-da-good-bitz',
  name: 'Get Da Good Bitz',
  source: 'datasheet',
  of: 'Boyz',
  rule,
  reminder:
    'At the end of your Command phase a marker that you control in range of this unit stays yours when it leaves.',
  touches: ['10e.objective-b'],
  triggers: {
    endOfCommandPhase: {
      forced: true,
      applies: (_context, self, game) => isPhaseOf(game, self.owner, 'command') && heldBy(game, self).length > 0,
      use(_context, self, game) {
        for (const objective of heldBy(game, self)) secureObjective(game, self.owner, objective, rule);
      },
    },
  },
});

function heldBy(game: Game, { unit, owner }: EffectInstance): string[] {
  return game.state.objectives
    .filter(
      ({ id, controlledBy, securedBy }) => controlledBy === owner && securedBy !== owner && inRange(game, unit, id),
    )
    .map(({ id }) => id);
}

function inRange(game: Game, unit: UnitId | undefined, objective: string): boolean {
  return unit !== undefined && isUnitInRange(game, unit, objective);
}
