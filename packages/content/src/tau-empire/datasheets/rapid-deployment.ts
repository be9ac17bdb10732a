import { type EffectInstance, type Game, type ModelId, setUnitFact, startEffect, type UnitId } from '@adjutant/engine';
import { madeMove, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { ability } from '../../armies/write.ts';

const rule = 'cs.ab.rapid-deployment';
const told = { name: 'Rapid Deployment', source: 'datasheet', of: 'Devilfish' } as const;

/** A passenger of a transport that has advanced: when it has got out it counts as having made a normal move. */
export const deployedRapidly = ability({
  ...told,
  id: 'tau-empire/rapid-deployment/passenger',
  rule: `${rule}-b`,
  reminder: 'Counts as having made a normal move this phase once it has disembarked.',
  touches: ['09.05'],
  triggers: {
    unitEndedMove: {
      layer: 'core',
      forced: true,
      applies: ({ unit, moveType }, self, game) =>
        moveType === 'disembark' && unit === self.unit && !madeMove(game, unit, 'normal'),
      use: ({ unit }, _self, game) => setUnitFact(game, unit, 'normal-move', game.state.clock.phase),
    },
  },
});

/** Passengers may get out of a transport that has advanced: a rapid disembark, after which they do not charge. */
export const rapidDeployment = ability({
  ...told,
  id: 'tau-empire/rapid-deployment',
  rule,
  reminder:
    'Units may disembark after this transport advanced; they have made a normal move and cannot charge this turn.',
  touches: ['18.04', '09.06'],
  triggers: {
    unitSelectedToMove: {
      layer: 'core',
      forced: true,
      applies: ({ unit }, self, game) => hasAdvancedWith(game, self, unit),
      use({ unit }, { owner }, game) {
        startEffect(game, { effect: deployedRapidly.id, owner, unit, data: {}, until: untilPhaseEnd(game) }, rule);
      },
    },
  },
  hooks: {
    allows: ({ unit, activity }, self, game) =>
      activity === 'disembark' && hasAdvancedWith(game, self, unit) ? 'transport-advanced' : undefined,
  },
});

/** Whether a unit rides in a model with the ability that has advanced in this phase. */
function hasAdvancedWith(game: Game, { sources = [] }: EffectInstance, unit: UnitId): boolean {
  const { place } = game.unit(unit);
  if (place.kind !== 'aboard' || !sources.includes(place.transport)) return false;
  return madeMove(game, unitOf(game, place.transport), 'advance');
}

function unitOf(game: Game, model: ModelId): UnitId {
  return game.model(model).unit;
}
