import { endEffects, type Game, type PlayerId, type StratagemTarget, type UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { battleShocked, targetWith, untilTurnEnd } from '@adjutant/rules-11e/content';
import { isBelowHalfStrength } from '@adjutant/rules-11e/edition';
import { isBattleShocked, living, unitDistance } from '@adjutant/rules-11e/queries';
import { among, isWith, unitsWith } from '../armies/units.ts';
import { card, type DetachmentContent, unitCard } from '../armies/write.ts';
import { detachment } from '../orks/war-horde/detachment.ts';
import { getStuckIn } from '../orks/war-horde/get-stuck-in.ts';
import { orksIsNeverBeaten } from '../orks/war-horde/orks-is-never-beaten.ts';
import { unbridledCarnage } from '../orks/war-horde/unbridled-carnage.ts';

const MOB = 10;
const REACH = 6;

/** Mob Rule: near a large MOB unit battle-shocked ORKS INFANTRY recovers. @rule cs.st.wh.mob-rule */
const mobRule = card<'commandAbilities'>({
  id: `${detachment.id}/mob-rule`,
  name: 'Mob Rule',
  detachment,
  rule: 'cs.st.wh.mob-rule',
  category: 'Battle Tactic',
  price: 1,
  turn: 'own',
  when: ['commandAbilities'],
  reminder: 'A battle-shocked ORKS INFANTRY unit within 6" of a MOB unit of 10 or more is no longer battle-shocked.',
  touches: ['10e.battleshock-b'],
  targets: (_context, player, game) => unitsWith(game, player, 'MOB').flatMap((unit) => helped(game, player, unit)),
  use(_context, { value }, _player, game) {
    endEffects(game, ({ effect, unit }) => effect === battleShocked.id && unit === value.other);
  },
});

function helped(game: Game, player: PlayerId, mob: UnitId): StratagemTarget[] {
  if (living(game, mob).length < MOB || isBelowHalfStrength(game, mob)) return [];
  return unitsWith(game, player, 'ORKS')
    .filter((unit) => isWith(game, unit, 'INFANTRY') && isBattleShocked(game, unit))
    .filter((unit) => isWithin(unitDistance(game, mob, unit), REACH))
    .map((other) => targetWith(mob, `${other}`, { other }));
}

/** Ere We Go: +2 to the advance and charge rolls of an ORKS INFANTRY unit this turn. @rule cs.st.wh.ere-we-go */
const ereWeGo = unitCard<'startOfMovementPhase'>({
  id: `${detachment.id}/ere-we-go`,
  name: 'Ere We Go',
  detachment,
  rule: 'cs.st.wh.ere-we-go',
  category: 'Battle Tactic',
  price: 1,
  turn: 'own',
  when: ['startOfMovementPhase'],
  until: untilTurnEnd,
  reminder: '+2 to its advance rolls and charge rolls until the turn ends.',
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => isWith(game, unit, 'INFANTRY')),
  hooks: {
    advanceModifier: ({ unit }, self) => (unit === self.unit ? 2 : undefined),
    chargeModifier: ({ unit }, self) => (unit === self.unit ? 2 : undefined),
  },
});

/** 'Ard as Nails: -1 to wound rolls against an ORKS unit that is no GROTS, MONSTER or VEHICLE. @rule cs.st.wh.ard-as-nails */
const ardAsNails = unitCard<'targetsSelected'>({
  id: `${detachment.id}/ard-as-nails`,
  name: "'Ard as Nails",
  detachment,
  rule: 'cs.st.wh.ard-as-nails',
  category: 'Battle Tactic',
  price: 1,
  turn: 'either',
  when: ['targetsSelected'],
  reminder: 'Until the phase ends attacks at it have -1 to the wound roll.',
  targets({ unit, targets, kind }, player, game) {
    const { phaseName, player: turnOf } = game.state.clock;
    if (game.unit(unit).player === player) return [];
    const open = kind === 'fight' ? phaseName === 'fight' : phaseName === 'shooting' && turnOf !== player;
    return open ? among(game, targets, player, 'ORKS', ['GROTS', 'MONSTER', 'VEHICLE']) : [];
  },
  hooks: { woundModifier: ({ target }, self) => (target === self.unit ? -1 : undefined) },
});

/** War Horde of the 10th edition: Careen! is no card of it. @rule 10e.detach-b */
export const warHorde: DetachmentContent = {
  ...detachment,
  rules: [getStuckIn.id],
  effects: [getStuckIn],
  cards: [{ card: mobRule, effects: [] }, ereWeGo, ardAsNails, orksIsNeverBeaten, unbridledCarnage],
};
