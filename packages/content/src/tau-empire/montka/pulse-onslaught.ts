import { startEffect } from '@adjutant/engine';
import { isMonsterOrVehicleUnit, untilEndOfNextTurnOf } from '@adjutant/rules-11e/content';
import { opponentOf, unitHas } from '@adjutant/rules-11e/queries';
import { among } from '../../armies/units.ts';
import { ability, type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

const id = `${detachment.id}/pulse-onslaught`;
const rule = 'cs.st.mo.pulse-onslaught';
const told = {
  name: 'Pulse Onslaught',
  rule,
  reminder: 'Until the end of its player\'s next turn this unit is shaken: M 2" lower, -2 to advance and charge rolls.',
  touches: ['02.02.01', '09.06', '11.02'],
} as const;

/** Inches off M, and what is taken from advance and charge rolls. */
const LESS = 2;

/** A shaken unit is slower. */
const shaken = ability({
  ...told,
  id,
  source: 'stratagem',
  of: detachment.name,
  hooks: {
    characteristic: ({ model, name }, self, game) =>
      name === 'move' && game.model(model).unit === self.unit ? { step: 'subtract', value: LESS } : undefined,
    advanceModifier: ({ unit }, self) => (unit === self.unit ? -LESS : undefined),
    chargeModifier: ({ unit }, self) => (unit === self.unit ? -LESS : undefined),
  },
});

/** Pulse Onslaught: an INFANTRY unit has just shot; an enemy unit that it hit, no MONSTER or VEHICLE, is shaken. */
const pulseOnslaughtCard = card({
  ...told,
  id,
  detachment,
  price: 2,
  turn: 'own',
  when: ['attacksResolved'],
  targets({ unit, kind, tally }, player, game) {
    const shot = kind === 'shoot' && game.state.clock.phaseName === 'shooting' && unitHas(game, unit, 'INFANTRY');
    if (!shot || among(game, [unit], player, "T'AU EMPIRE", ['KROOT']).length === 0) return [];
    return tally
      .filter(({ unit: enemy, hits }) => hits > 0 && !isMonsterOrVehicleUnit(game, enemy))
      .map(({ unit: enemy }) => ({ id: `unit:${unit}:unit:${enemy}`, units: [unit, enemy], value: { unit, enemy } }));
  },
  use(_context, { value }, owner, game) {
    const until = untilEndOfNextTurnOf(game, opponentOf(owner));
    startEffect(game, { effect: id, owner, unit: Number(value.enemy), data: {}, until }, rule);
  },
});

export const pulseOnslaught: CardContent = { card: pulseOnslaughtCard, effects: [shaken] };
