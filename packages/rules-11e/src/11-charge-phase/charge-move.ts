/** The charge move: who may be its target, and its conditions (11.04). */
import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { type Constraint, isWithin } from '@adjutant/geometry';
import { enemiesWithin, unitDistance } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { ENGAGEMENT } from '../03-moving/engagement.ts';
import { isMovePossible, type MoveSpace, moveSpace } from '../03-moving/possible-move.ts';
import { CHARGE_REACH } from './eligibility.ts';
import { type TargetSets, targetSets } from './target-sets.ts';

/** What limits a charge move. */
export interface Charge {
  readonly unit: UnitId;
  /** Inches. */
  readonly maximum: number;
  readonly skies: boolean;
  /** Set where a rule lets only these units be targets (15.11-e). */
  readonly onlyTargets?: readonly UnitId[];
}

/** Enemy units that a charging unit may pick: within 12" and within the maximum distance; AIRCRAFT only for one that can FLY. @rule 11.04-b 11.04-d 11.04-m */
export function chargeTargets(game: Game, { unit, maximum, onlyTargets }: Charge): UnitId[] {
  return chargeable(game, unit, onlyTargets).filter((enemy) => isWithin(unitDistance(game, unit, enemy), maximum));
}

/** Enemy units that a unit could charge if its roll were high enough. @rule 11.04-b 11.04-m */
export function chargeable(game: Game, unit: UnitId, onlyTargets?: readonly UnitId[]): UnitId[] {
  const flies = unitHas(game, unit, 'FLY');
  return enemiesWithin(game, unit, CHARGE_REACH).filter(
    (enemy) => (onlyTargets === undefined || onlyTargets.includes(enemy)) && (flies || !unitHas(game, enemy, 'AIRCRAFT')),
  );
}

/** Which of these targets can be charged together, and why others cannot. @rule 11.02-g 11.04-k */
export function chargeSets(game: Game, charge: Charge, targets: readonly UnitId[]): TargetSets {
  const { unit, maximum, skies } = charge;
  const movers = acting(game, unit).map((model) => ({ model, maximum }));
  const space = moveSpace(game, unit, movers, { moveType: 'charge', skies });
  return targetSets(targets, (set) => {
    if (isMovePossible(space, chargeConstraints(game, unit, set))) return 'legal';
    const larger = isMovePossible(space, [engagedWithEach(game, set)]);
    return { larger, refusal: larger ? whyNotThese(game, unit, space, set) : whyNotEngaged(game, unit, space, set) };
  });
}

/** Why targets cannot all be engaged. */
function whyNotEngaged(game: Game, unit: UnitId, space: MoveSpace, set: readonly UnitId[]): Refusal {
  const loose = { ...space, general: space.general.filter(({ kind }) => kind !== 'coherent') };
  const values = { unit, targets: [...set] };
  return isMovePossible(loose, [engagedWithEach(game, set)])
    ? refuse('would-break-coherency', '03.03-a', values)
    : refuse('cannot-engage-each-target', '11.04-h', values);
}

/** Why targets that can be engaged cannot be charged all the same. */
function whyNotThese(game: Game, unit: UnitId, space: MoveSpace, set: readonly UnitId[]): Refusal {
  const others = chargeConstraints(game, unit, set).filter(({ kind }) => kind !== 'unengaged');
  const values = { unit, targets: [...set] };
  return isMovePossible(space, others)
    ? refuse('would-engage-another-unit', '11.04-i', values)
    : refuse('cannot-end-closer', '11.04-e', values);
}

function engagedWithEach(game: Game, targets: readonly UnitId[]): Constraint {
  return { kind: 'engaged-with-each', rule: '11.04-h', groups: targets.map((target) => acting(game, target)), ...ENGAGEMENT };
}

/** The conditions of a charge move with these targets. @rule 11.04-e to 11.04-i */
export function chargeConstraints(game: Game, unit: UnitId, targets: readonly UnitId[]): Constraint[] {
  const groups = targets.map((target) => acting(game, target));
  return [
    engagedWithEach(game, targets),
    unengagedConstraint(game, unit, '11.04-i', targets),
    { kind: 'closer-to-any', rule: '11.04-e', groups, unmovedToo: true },
    { kind: 'within-if-able', rule: '11.04-f', groups, distance: 1 },
    { kind: 'engaged-if-able', rule: '11.04-g', groups, ...ENGAGEMENT },
  ];
}
