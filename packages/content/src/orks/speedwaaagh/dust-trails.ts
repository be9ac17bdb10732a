import { among } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Dust Trails: an ORKS unit under fire has the benefit of cover. */
export const dustTrails = unitCard({
  id: `${detachment.id}/dust-trails`,
  name: 'Dust Trails',
  detachment,
  rule: 'cs.st.sw.dust-trails',
  price: 1,
  turn: 'opponent',
  when: ['targetsSelected'],
  reminder: 'Until the phase ends, this unit has the benefit of cover.',
  touches: ['13.08'],
  targets: ({ unit, targets, kind }, player, game) =>
    kind === 'shoot' && game.state.clock.phaseName === 'shooting' && game.unit(unit).player !== player
      ? among(game, targets, player, 'ORKS')
      : [],
  hooks: { cover: ({ melee, target }, self) => (!melee && target === self.unit ? true : undefined) },
});
