import type { Game, StratagemTarget, UnitId } from '@adjutant/engine';
import { enemiesWithin } from '../01-core-concepts/measuring.ts';
import { enemiesOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { chargeable } from '../11-charge-phase/charge-move.ts';
import { hasCharged, hasDeclaredCharge, whyNoCharge } from '../11-charge-phase/eligibility.ts';
import { chargeUnitFlow } from '../flows.ts';
import { stratagem, targetWith } from './stratagem.ts';

/** The greatest charge roll of Into the Fray, and the distance within which its targets lie, in inches. @rule 15.11-f */
const FRAY = 6;

/** Command points with Into the Fray. @rule 15.11-a 15.11-d */
const FRAY_PRICE = 2;

/** Heroic Intervention: at the end of the opponent's Charge phase a unit of the user's charges, in one of two modes. @rule 15.11 */
export const heroicIntervention = stratagem({
  id: 'core/heroic-intervention',
  name: 'Heroic Intervention',
  rule: '15.11',
  price: 1,
  turn: 'opponent',
  when: ['endOfChargePhase'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player)
      .filter((unit) => mayIntervene(game, unit))
      .flatMap((unit) => modesOf(game, unit)),
  use(_context, { value, units: [unit] }, _player, game) {
    if (unit === undefined) return;
    const limits =
      value.mode === 'fray'
        ? { onlyTargets: enemiesWithin(game, unit, FRAY), cap: FRAY }
        : { onlyTargets: chargers(game, unit) };
    game.call(chargeUnitFlow.begin({ unit, ...limits, outOfPhase: true }));
  },
});

/** A unit that may charge now; a VEHICLE only if it is a CHARACTER or a WALKER. @rule 15.11-b */
function mayIntervene(game: Game, unit: UnitId): boolean {
  const isLumbering =
    unitHas(game, unit, 'VEHICLE') && !unitHas(game, unit, 'CHARACTER') && !unitHas(game, unit, 'WALKER');
  return !isLumbering && whyNoCharge(game, unit) === undefined;
}

/** The modes in which there is somebody to charge; a mode without could do nothing and is not offered. @rule 15.11-d to 15.11-f */
function modesOf(game: Game, unit: UnitId): StratagemTarget[] {
  const leap = chargeable(game, unit, chargers(game, unit)).length > 0;
  const fray = chargeable(game, unit, enemiesWithin(game, unit, FRAY)).length > 0;
  return [
    ...(leap ? [targetWith(unit, 'leap', { mode: 'leap' })] : []),
    ...(fray ? [targetWith(unit, 'fray', { mode: 'fray' }, FRAY_PRICE)] : []),
  ];
}

/** Enemy units that made a charge move in this phase. @rule 15.11-e */
function chargers(game: Game, unit: UnitId): UnitId[] {
  return enemiesOf(game, unit).filter((other) => hasDeclaredCharge(game, other) && hasCharged(game, other));
}
