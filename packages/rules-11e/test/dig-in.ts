/** The stratagem that CONTRIBUTING walks through: an invented card with its effect. */
import { startEffect } from '@adjutant/engine';
import { unitHas } from '../src/02-datasheets/keywords.ts';
import { untilPhaseEnd } from '../src/07-battle-round/durations.ts';
import { ability, stratagem, targetUnit } from '../src/index.ts';

/** The unit saves better until the phase ends. */
export const dugIn = ability({
  id: 'example/dug-in',
  rule: 'example',
  hooks: { saveModifier: (attack, self) => (attack.target === self.unit ? 1 : undefined) },
});

/** Dig In: an INFANTRY unit that was just chosen as a target has +1 to its saves. */
export const digIn = stratagem({
  id: 'example/dig-in',
  name: 'Dig In',
  rule: 'example',
  price: 1,
  turn: 'opponent',
  detachment: 'example',
  when: ['targetsSelected'],
  targets: ({ targets }, player, game) =>
    targets.filter((unit) => game.unit(unit).player === player && unitHas(game, unit, 'INFANTRY')).map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    startEffect(game, { effect: dugIn.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, 'example');
  },
});
