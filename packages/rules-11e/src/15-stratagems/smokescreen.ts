import { startEffect } from '@adjutant/engine';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { isPartlyHiddenBy } from '../06-other-concepts/visibility.ts';
import { untilPhaseEnd } from '../07-battle-round/durations.ts';
import { ability } from '../effect.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Smoke round a unit: cover for it, and for every unit that its models keep from being fully visible to the attacking model. @rule 15.10-b 15.10-c */
export const smoke = ability({
  id: 'core/smokescreen',
  rule: '15.10-b',
  hooks: {
    cover: ({ melee, model, target }, { unit }, game) => {
      if (melee || unit === undefined) return undefined;
      return target === unit || isPartlyHiddenBy(game, model, target, unit) ? true : undefined;
    },
  },
});

/** Smokescreen: when the opponent's Shooting phase starts, a SMOKE unit of the user's veils itself and what is behind it. @rule 15.10 */
export const smokescreen = stratagem({
  id: 'core/smokescreen',
  name: 'Smokescreen',
  rule: '15.10',
  price: 1,
  turn: 'opponent',
  when: ['startOfShootingPhase'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player)
      .filter((unit) => unitHas(game, unit, 'SMOKE'))
      .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    startEffect(game, { effect: smoke.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, '15.10-b');
  },
});
