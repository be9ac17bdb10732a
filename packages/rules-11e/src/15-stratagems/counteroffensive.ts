import { startEffect } from '@adjutant/engine';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import { untilPhaseEnd } from '../07-battle-round/durations.ts';
import { isEligibleToFight } from '../12-fight-phase/eligibility.ts';
import { makeNextToFight } from '../12-fight-phase/next-to-fight.ts';
import { fightsFirst } from '../24-core-abilities/fights-first.ts';
import { stratagem, targetUnit } from './stratagem.ts';

/** Counteroffensive: an enemy unit has made its attacks in the Fight step; a unit of the user's gets Fights First and is selected next. @rule 15.12 */
export const counteroffensive = stratagem({
  id: 'core/counteroffensive',
  name: 'Counteroffensive',
  rule: '15.12',
  price: 2,
  turn: 'opponent',
  when: ['attacksResolved'],
  targets({ unit, kind, tally }, player, game) {
    const { phaseName, step } = game.state.clock;
    const inFightStep = phaseName === 'fight' && step === 'fight';
    const attacked = tally.some(({ attacks }) => attacks > 0);
    if (!inFightStep || kind !== 'fight' || !attacked || game.unit(unit).player === player) return [];
    return unitsOnTable(game, player)
      .filter((own) => isEligibleToFight(game, own))
      .map(targetUnit);
  },
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    startEffect(game, { effect: fightsFirst.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, '15.12-c');
    makeNextToFight(game, player, unit, '15.12-c');
  },
});
