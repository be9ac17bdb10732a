import { type Game, startEffect, type UnitId } from '@adjutant/engine';
import { attackRolled, targetUnit } from '@adjutant/rules-11e/content';
import { modelHas } from '@adjutant/rules-11e/queries';
import { isWith } from '../../armies/units.ts';
import { ability, type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

const id = `${detachment.id}/pinpoint-counter-offensive`;
const rule = 'cs.st.mo.pinpoint-counter-offensive';
const told = {
  name: 'Pinpoint Counter-offensive',
  rule,
  reminder:
    "For the rest of the battle your T'AU EMPIRE units without KROOT may re-roll hit rolls against this enemy unit.",
  touches: ['05.01', '01.05.02', '05.04.04'],
} as const;

/** An enemy unit on which a destroyed unit is avenged. */
const avenged = ability({
  ...told,
  id,
  source: 'stratagem',
  of: detachment.name,
  hooks: {
    reroll(roll, { unit, owner }, game) {
      if (roll.purpose !== 'hit' || roll.player !== owner) return undefined;
      const attack = attackRolled(game, roll);
      return attack?.target === unit && isWith(game, attack?.unit ?? -1, "T'AU EMPIRE", ['KROOT'])
        ? { pick: 'any' }
        : undefined;
    },
  },
});

/** Pinpoint Counter-offensive: a unit was just destroyed by an enemy unit, which its comrades will not forget. */
const pinpointCard = card({
  ...told,
  id,
  detachment,
  price: 1,
  turn: 'either',
  when: ['unitDestroyed'],
  mayTargetDestroyed: true,
  targets: ({ unit, by }, player, game) =>
    by !== null && game.unit(by).player !== player && game.unit(unit).player === player && wasTau(game, unit)
      ? [targetUnit(unit)]
      : [],
  use({ by }, _target, owner, game) {
    if (by === null) return;
    startEffect(game, { effect: id, owner, unit: by, data: {}, until: { kind: 'battle' } }, rule);
  },
});

/** A destroyed unit's keywords are those of the models that it had. */
function wasTau(game: Game, unit: UnitId): boolean {
  const { models } = game.unitInfo(unit);
  const had = (keyword: string) => models.some((model) => modelHas(game, model, keyword));
  return had("T'AU EMPIRE") && !had('KROOT');
}

export const pinpointCounterOffensive: CardContent = { card: pinpointCard, effects: [avenged] };
