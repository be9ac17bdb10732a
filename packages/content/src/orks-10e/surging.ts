/** Cards that let BOYZ move towards the enemy after it has shot: Go Get 'Em! and Enraged Rush. */
import { type Game, startEffect, type UnitId } from '@adjutant/engine';
import { untilPhaseEnd } from '@adjutant/rules-11e/content';
import { surgeFlow, whyNoSurge } from '@adjutant/rules-11e/edition';
import { among } from '../armies/units.ts';
import { ability, type CardContent, card } from '../armies/write.ts';
import { isMany } from './ten-or-more.ts';

const D6 = { dice: 1, sides: 6, plus: 0 } as const;
const goGetEmId = 'orks/green-tide/go-get-em';

/** Go Get 'Em!: shot at, the unit moves D6" towards the closest enemy once that enemy has shot. @rule cs.st.gt.go-get-em */
const goGetEmCard = card<'targetsSelected'>({
  id: goGetEmId,
  name: "Go Get 'Em!",
  detachment: { id: 'orks/green-tide', name: 'Green Tide' },
  rule: 'cs.st.gt.go-get-em',
  category: 'Strategic Ploy',
  price: 1,
  turn: 'opponent',
  phase: 'shooting',
  when: ['targetsSelected'],
  reminder: 'After this enemy has shot, the unit may move D6" towards the closest enemy unit.',
  touches: ['21.02'],
  targets: ({ targets, kind }, player, game) =>
    kind === 'shoot'
      ? among(game, targets, player, 'BOYZ').map((unit) => ({ id: `unit:${unit}`, units: [unit], value: {} }))
      : [],
  use({ unit: shooter }, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    const data = { shooter };
    startEffect(
      game,
      { effect: goGetEmId, owner: player, unit, data, until: untilPhaseEnd(game) },
      'cs.st.gt.go-get-em',
    );
  },
});

const readyToGo = ability({
  id: goGetEmId,
  name: "Go Get 'Em!",
  source: 'stratagem',
  of: 'Green Tide',
  rule: 'cs.st.gt.go-get-em-c',
  reminder: 'After this enemy has shot, the unit may move D6" towards the closest enemy unit.',
  hooks: {
    reroll: ({ purpose, unit }, self, game) =>
      purpose === 'surge' && unit !== undefined && unit === self.unit && isMany(game, unit)
        ? { pick: 'all' }
        : undefined,
  },
  triggers: {
    attacksResolved: {
      forced: true,
      applies: ({ unit }, self, game) => unit === self.data.shooter && maySurge(game, self.unit),
      use(_context, { unit }, game) {
        if (unit !== undefined) game.call(surgeFlow.begin({ unit, distance: D6, rule: 'cs.st.gt.go-get-em-c' }));
      },
    },
  },
});

function maySurge(game: Game, unit: UnitId | undefined): boolean {
  return unit !== undefined && whyNoSurge(game, unit) === undefined;
}

export const goGetEm: CardContent = { card: goGetEmCard, effects: [readyToGo] };
