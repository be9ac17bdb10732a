/** The charge move: who may be its target, and its conditions (11.04). */
import { type Game, refuse, type UnitId } from '@adjutant/engine';
import { type Constraint, isWithin } from '@adjutant/geometry';
import { enemiesWithin, unitDistance } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { ENGAGEMENT } from '../03-moving/engagement.ts';
import { isMovePossible, moveSpace } from '../03-moving/possible-move.ts';
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
    (enemy) =>
      (onlyTargets === undefined || onlyTargets.includes(enemy)) && (flies || !unitHas(game, enemy, 'AIRCRAFT')),
  );
}

/** Which of these targets can be charged together, and why others cannot. @rule 11.02-g 11.04-k */
export function chargeSets(game: Game, charge: Charge, targets: readonly UnitId[]): TargetSets {
  const { unit, maximum, skies } = charge;
  const movers = acting(game, unit).map((model) => ({ model, maximum }));
  const space = moveSpace(game, unit, movers, { moveType: 'charge', skies });
  return targetSets(targets, (set) => {
    const constraints = chargeConstraints(game, unit, set);
    if (isMovePossible(space, constraints)) return 'legal';
    const closer = without(constraints, 'unengaged');
    const engaged = without(closer, 'closer-to-any');
    const values = { unit, targets: [...set] };
    if (isMovePossible(space, closer))
      return { larger: true, refusal: refuse('would-engage-another-unit', '11.04-i', values) };
    if (isMovePossible(space, engaged))
      return { larger: true, refusal: refuse('cannot-end-closer', '11.04-e', values) };
    const scattered = isMovePossible({ ...space, general: without(space.general, 'coherent') }, engaged);
    return {
      larger: false,
      refusal: scattered
        ? refuse('would-break-coherency', '03.03-a', values)
        : refuse('cannot-engage-each-target', '11.04-h', values),
    };
  });
}

function without(constraints: readonly Constraint[], kind: Constraint['kind']): Constraint[] {
  return constraints.filter((constraint) => constraint.kind !== kind);
}

/** The conditions of a charge move with these targets. @rule 11.04-e to 11.04-i */
export function chargeConstraints(game: Game, unit: UnitId, targets: readonly UnitId[]): Constraint[] {
  const groups = targets.map((target) => acting(game, target));
  return [
    { kind: 'engaged-with-each', rule: '11.04-h', groups, ...ENGAGEMENT },
    unengagedConstraint(game, unit, '11.04-i', targets),
    { kind: 'closer-to-any', rule: '11.04-e', groups, unmovedToo: true },
    { kind: 'within-if-able', rule: '11.04-f', groups, distance: 1 },
    { kind: 'engaged-if-able', rule: '11.04-g', groups, ...ENGAGEMENT },
  ];
}
