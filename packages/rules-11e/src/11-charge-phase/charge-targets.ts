/** The choice of the targets of a charge (11.04-b). */
import { type ChooseSome, type Game, type Refusal, refuse } from '@adjutant/engine';
import { roundToGrid } from '@adjutant/geometry';
import { unitDistance } from '../01-core-concepts/measuring.ts';
import { type Charge, chargeable, chargeJudge, chargeTargets } from './charge-move.ts';
import { asOptions, hasLegalSet, setCheck } from './target-sets.ts';

/** The name under which questions refer to the check of sets of charge targets. */
const CHECK = 'charge-targets';

/** Why a charge comes to no move at all; nothing where it can. @rule 11.02-g 11.02-h 11.04-b 11.04-k */
export function whyNoChargeMove(game: Game, charge: Charge): Refusal[] {
  const { unit, maximum } = charge;
  const targets = chargeTargets(game, charge);
  if (targets.length === 0) {
    const nearest = Math.min(
      ...chargeable(game, unit, charge.onlyTargets).map((enemy) => unitDistance(game, unit, enemy)),
    );
    const near = Number.isFinite(nearest) ? roundToGrid(nearest) : null;
    return [refuse('no-target-within-charge-roll', '11.04-b', { unit, maximum, nearest: near })];
  }
  const judge = chargeJudge(game, charge);
  return hasLegalSet(targets, judge) ? [] : targets.map((target) => judge.refusal([target]));
}

/** The targets of the charge; none: no charge move. @rule 11.04-b 11.02-g */
export function targetsToCharge(game: Game, charge: Charge): ChooseSome {
  const { unit, maximum, skies } = charge;
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'charge-targets',
    rule: '11.04-b',
    unit,
    min: 0,
    facts: { maximum, skies },
    setCheck: CHECK,
    ...asOptions(chargeTargets(game, charge), chargeJudge(game, charge)),
  };
}

/** Checks sets of charge targets that were not tried when the question was asked. @rule 11.04-h 11.04-i */
export const chargeSetChecks = {
  [CHECK]: setCheck((game, { unit = 0, facts }) =>
    chargeJudge(game, { unit, maximum: Number(facts?.maximum), skies: facts?.skies === true }),
  ),
};
