import { type Game, type PlayerId, startEffect } from '@adjutant/engine';
import { contains } from '@adjutant/geometry';
import { targetUnit, targetWith, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { opponentOf } from '@adjutant/rules-11e/queries';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { ability, type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { isInTrap, trap, trapOf } from './trap.ts';

const id = `${detachment.id}/a-tempting-trap`;
const rule = 'cs.st.ka.a-tempting-trap';
const told = {
  name: 'A Tempting Trap',
  rule,
  reminder: 'Ranged attacks of this unit at enemies in range of your Trap objective have +1 to wound this phase.',
  touches: ['05.02', '14.02'],
} as const;

/** Wound rolls against enemies in the trap are better. */
const springing = ability({
  ...told,
  id,
  source: 'stratagem',
  of: detachment.name,
  hooks: {
    woundModifier: ({ melee, unit, target }, self, game) =>
      !melee && unit === self.unit && isInTrap(game, self.owner, target) ? 1 : undefined,
  },
});

/** A Tempting Trap: a unit that has not shot; with the first use the Trap objective is chosen for the battle. */
const aTemptingTrapCard = card({
  ...told,
  id,
  detachment,
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  rounds: [3, 5],
  targets(_context, player, game) {
    const units = unitsWith(game, player, "T'AU EMPIRE").filter((unit) => waitsToShoot(game, unit));
    if (trapOf(game, player) !== undefined) return units.map(targetUnit);
    return units.flatMap((unit) =>
      baits(game, player).map((objective) => targetWith(unit, `objective:${objective}`, { objective })),
    );
  },
  use(_context, { units: [unit], value }, owner, game) {
    if (unit === undefined) return;
    if (trapOf(game, owner) === undefined) {
      const data = { objective: String(value.objective) };
      startEffect(game, { effect: trap.id, owner, data, until: { kind: 'battle' } }, `${rule}-b`);
    }
    startEffect(game, { effect: id, owner, unit, data: {}, until: untilPhaseEnd(game) }, rule);
  },
});

/** Objectives outside the opponent's deployment zone. */
function baits(game: Game, player: PlayerId): string[] {
  const { objectives, deploymentZones } = game.setup.layout;
  return objectives.filter(({ x, y }) => !contains(deploymentZones[opponentOf(player)], [x, y])).map((one) => one.id);
}

export const aTemptingTrap: CardContent = { card: aTemptingTrapCard, effects: [springing, trap] };
