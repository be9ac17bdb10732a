import type { Game } from '@adjutant/engine';
import { untilTurnEnd } from '@adjutant/rules-11e/content';
import { type Attack, hooks, modified, surgeFlow, toughnessOf, whyNoSurge } from '@adjutant/rules-11e/edition';
import { advanceBySix } from '../armies/advance-by-six.ts';
import { among, isWith, unitsWith, waitsToMove } from '../armies/units.ts';
import { ability, card, type DetachmentContent, unitCard } from '../armies/write.ts';

const detachment = { id: 'orks/ramship-raiders', name: 'Ramship Raiders' } as const;

/** -1 to wound rolls of attacks stronger than the ORKS unit is tough, GROTS excepted. @rule cs.det.ramship-raiders */
const belligerentBoarders = ability({
  id: `${detachment.id}/belligerent-boarders`,
  name: 'Belligerent Boarders',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.ramship-raiders-a',
  reminder: 'Attacks at your ORKS units with S higher than their T have -1 to the wound roll, GROTS excepted.',
  touches: ['10e.wound-a'],
  hooks: {
    woundModifier(attack, { owner }, game) {
      const { target } = attack;
      if (game.unit(target).player !== owner || !isWith(game, target, 'ORKS', ['GROTS'])) return undefined;
      return strengthOf(game, attack) > toughnessOf(game, target, attack) ? -1 : undefined;
    },
  },
});

/** S as rules change it. */
function strengthOf(game: Game, attack: Attack): number {
  const parts = hooks.weaponCharacteristic.parts(game, { attack, name: 'strength' });
  return modified('strength', attack.rolledStrength ?? attack.profile.strength.plus, parts) ?? 0;
}

/** Ramboyz Rampage: a BOYZ unit advances 6" without a roll and may charge afterwards. @rule cs.st.rr.ramboyz-rampage */
const ramboyzRampage = unitCard<'duringMovementPhase'>({
  id: `${detachment.id}/ramboyz-rampage`,
  name: 'Ramboyz Rampage',
  detachment,
  rule: 'cs.st.rr.ramboyz-rampage',
  category: 'Strategic Ploy',
  price: 1,
  turn: 'own',
  when: ['duringMovementPhase'],
  until: untilTurnEnd,
  reminder: 'This turn it advances 6" without a roll, and may charge after advancing.',
  targets: (_context, player, game) => unitsWith(game, player, 'BOYZ').filter((unit) => waitsToMove(game, unit)),
  hooks: {
    ...advanceBySix,
    allows: ({ unit, activity }, self) =>
      unit === self.unit && activity === 'declare-charge' ? 'advanced' : undefined,
  },
});

/** Enraged Rush: a BOYZ unit that was shot at moves D6" towards the enemy. @rule cs.st.rr.enraged-rush */
const enragedRush = card<'attacksResolved'>({
  id: `${detachment.id}/enraged-rush`,
  name: 'Enraged Rush',
  detachment,
  rule: 'cs.st.rr.enraged-rush',
  category: 'Strategic Ploy',
  price: 1,
  turn: 'opponent',
  phase: 'shooting',
  when: ['attacksResolved'],
  reminder: 'A BOYZ unit that was shot at moves D6" towards the unit that shot.',
  touches: ['21.02'],
  targets: ({ targets, kind }, player, game) =>
    kind === 'shoot'
      ? among(game, targets, player, 'BOYZ')
          .filter((unit) => whyNoSurge(game, unit) === undefined)
          .map((unit) => ({ id: `unit:${unit}`, units: [unit], value: {} }))
      : [],
  use({ unit: shooter }, { units: [unit] }, _player, game) {
    if (unit === undefined) return;
    const distance = { dice: 1, sides: 6, plus: 0 } as const;
    game.call(surgeFlow.begin({ unit, distance, towards: shooter, rule: 'cs.st.rr.enraged-rush-c' }));
  },
});

/** Ramship Raiders: the cards that need an Entry Zone or a Hatchway are not among them, for no table has any. */
export const ramshipRaiders: DetachmentContent = {
  ...detachment,
  rules: [belligerentBoarders.id],
  effects: [belligerentBoarders],
  cards: [ramboyzRampage, { card: enragedRush, effects: [] }],
};
