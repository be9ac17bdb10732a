import { among, waitsToFight } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Orks Is Never Beaten: an ORKS unit under attack in the Fight phase; its destroyed models stay until their unit has fought. */
export const orksIsNeverBeaten = unitCard({
  id: `${detachment.id}/orks-is-never-beaten`,
  name: 'Orks Is Never Beaten',
  detachment,
  rule: 'cs.st.wh.orks-is-never-beaten',
  price: 2,
  turn: 'either',
  when: ['targetsSelected'],
  reminder:
    'Until the phase ends, models of this unit that are destroyed before they have fought stay and fight with it.',
  touches: ['05.04.05', '12.04'],
  targets: ({ unit, targets, kind }, player, game) =>
    kind === 'fight' && game.state.clock.phaseName === 'fight' && game.unit(unit).player !== player
      ? among(game, targets, player, 'ORKS')
      : [],
  hooks: {
    keepDestroyed({ model }, self, game) {
      const { unit } = game.model(model);
      return unit === self.unit && waitsToFight(game, unit) ? true : undefined;
    },
  },
});
