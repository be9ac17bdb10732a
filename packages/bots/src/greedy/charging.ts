/** Who charges whom. */
import type { Game, UnitId } from '@adjutant/engine';
import { chargeable, unitDistance } from '@adjutant/rules-11e/queries';
import { best, policy } from './thought.ts';
import { importanceOf, isFighter, worthOfAttacks } from './worth.ts';

/** Part of what the enemy strikes back with that counts against a charge: some of it is gone by then. */
const STRUCK_BACK = 0.6;
/** Points that a charge has to gain. */
const LEAST_GAIN = 3;
/** What tying down a shooting unit is worth, as a part of its points. */
const TIED_DOWN = 0.1;

/** The chance that two dice show at least so many inches. */
export function chanceOfCharge(inches: number): number {
  const needed = Math.max(2, Math.ceil(inches - 0.01));
  let ways = 0;
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) if (first + second >= needed) ways += 1;
  return ways / 36;
}

/** Points that are gained by a charge that gets there: what the unit takes, less what it loses, and a shooter tied down. */
export function worthOfCharge(game: Game, unit: UnitId, target: UnitId): number {
  const dealt = worthOfAttacks(game, unit, target, 'fight');
  const taken = worthOfAttacks(game, target, unit, 'fight');
  const tied = isFighter(game, target)
    ? 0
    : TIED_DOWN * game.unitInfo(target).setup.points * importanceOf(game, target);
  return dealt + tied - STRUCK_BACK * taken;
}

/** The gain of a unit's best charge, chance included; 0 where it has none. */
function bestCharge(game: Game, unit: UnitId): number {
  const gains = chargeable(game, unit).map(
    (target) => chanceOfCharge(unitDistance(game, unit, target)) * worthOfCharge(game, unit, target),
  );
  return Math.max(0, ...gains);
}

/** The unit with the most to gain; nobody where it is too little. */
export const unitToCharge = policy('choose-one', ({ game }, question) => {
  const gains = question.options.map((option) => ({ option, gain: bestCharge(game, option.unit ?? -1) }));
  const chosen = best(gains, ({ gain }) => gain);
  return chosen !== undefined && chosen.gain >= LEAST_GAIN ? chosen.option.id : undefined;
});

/** The targets of a charge: the best ones together. */
export const chargeTargets = policy('choose-some', ({ game }, question) => {
  const { unit = -1, sets = [] } = question;
  const worth = (ids: readonly string[]) =>
    ids.reduce(
      (sum, id) => sum + worthOfCharge(game, unit, question.options.find((option) => option.id === id)?.unit ?? -1),
      0,
    );
  const chosen = best(sets, (set) => worth(set) / Math.sqrt(set.length));
  return chosen !== undefined && (worth(chosen) > 0 || isFighter(game, unit)) ? [...chosen] : [];
});

/** On the ground: the skies cost inches. */
export const takeToTheSkies = policy(
  'choose-one',
  (_thought, question) => question.options.find(({ id }) => id === 'ground')?.id,
);
