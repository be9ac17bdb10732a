import { type EffectInstance, type Game, startEffect, type UnitId } from '@adjutant/engine';
import { untilPhaseEnd } from '@adjutant/rules-11e/content';
import { engagedWith } from '@adjutant/rules-11e/queries';
import { unitsWith } from '../../armies/units.ts';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

const rule = 'cs.st.fk.krump-and-run-b';
const told = {
  source: 'stratagem',
  of: detachment.name,
  rule,
  reminder: 'Krump and Run needs a unit that the enemy was engaged with when the phase began.',
} as const;

/** The enemy units with which a unit was engaged when the phase began. */
export const wasEngaged = ability({
  ...told,
  id: `${detachment.id}/was-engaged`,
  name: 'Engaged when the phase began',
});

/** Notes at the start of the opponent's Movement phase who is engaged with whom. */
export const engagedAtStart = ability({
  ...told,
  id: `${detachment.id}/engaged-at-start`,
  name: 'Krump and Run',
  triggers: {
    startOfMovementPhase: {
      layer: 'core',
      forced: true,
      applies: (_context, self, game) => game.state.clock.player !== self.owner && engagements(game, self).length > 0,
      use(_context, self, game) {
        for (const { unit, enemies } of engagements(game, self)) {
          const data = { enemies };
          startEffect(game, { effect: wasEngaged.id, owner: self.owner, unit, data, until: untilPhaseEnd(game) }, rule);
        }
      },
    },
  },
});

function engagements(game: Game, { owner }: EffectInstance): { unit: UnitId; enemies: UnitId[] }[] {
  return unitsWith(game, owner, 'ORKS')
    .map((unit) => ({ unit, enemies: engagedWith(game, unit) }))
    .filter(({ enemies }) => enemies.length > 0);
}

/** Units of a player that were engaged with an enemy unit when this phase began. */
export function engagedWhenPhaseBegan(game: Game, enemy: UnitId): UnitId[] {
  return game.effects
    .of(wasEngaged.id)
    .filter(({ data }) => (data.enemies as readonly UnitId[]).includes(enemy))
    .flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
}
