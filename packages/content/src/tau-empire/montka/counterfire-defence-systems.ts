import { among } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Counterfire Defence Systems: attacks allocated to a unit under fire do 1 damage less. */
export const counterfireDefenceSystems = unitCard({
  id: `${detachment.id}/counterfire-defence-systems`,
  name: 'Counterfire Defence Systems',
  detachment,
  rule: 'cs.st.mo.counterfire-defence-systems',
  price: 2,
  turn: 'opponent',
  when: ['targetsSelected'],
  reminder: 'Until the phase ends, D of attacks allocated to this unit is 1 lower, but at least 1.',
  touches: ['05.04', '02.02.01'],
  targets: ({ unit, targets, kind }, player, game) =>
    kind === 'shoot' && game.state.clock.phaseName === 'shooting' && game.unit(unit).player !== player
      ? among(game, targets, player, "T'AU EMPIRE")
      : [],
  hooks: {
    allocatedDamage: ({ model }, self, game) =>
      game.model(model).unit === self.unit ? { step: 'subtract', value: 1 } : undefined,
  },
});
