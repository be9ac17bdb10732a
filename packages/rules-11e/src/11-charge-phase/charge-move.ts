/** The charge move: who may be its target, and its conditions (11.04). */
import { type Game, refuse, type UnitId } from '@adjutant/engine';
import { boundingRadius, type Constraint, isWithin } from '@adjutant/geometry';
import { enemiesWithin, horizontalUnitDistance, unitDistance } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { COHERENCY, unengagedConstraint } from '../03-moving/constraints.ts';
import { engagementRange } from '../03-moving/engagement.ts';
import { isMovePossible, moveSpace } from '../03-moving/possible-move.ts';
import { CHARGE_REACH } from './eligibility.ts';
import type { SetJudge } from './target-sets.ts';

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

/** Which targets can be charged together, and why others cannot. @rule 11.02-g 11.04-k */
export function chargeJudge(game: Game, { unit, maximum, skies }: Charge): SetJudge {
  const movers = acting(game, unit).map((model) => ({ model, maximum }));
  const space = moveSpace(game, unit, movers, { moveType: 'charge', skies });
  const isThinkable = (set: readonly UnitId[]) => isWithinSpan(game, unit, set);
  const wouldEngageOthers = (set: readonly UnitId[]) =>
    isMovePossible(
      space,
      chargeConstraints(game, unit, set).filter(({ kind }) => kind !== 'unengaged'),
    );
  return {
    isThinkable,
    isLegal: (set) => isMovePossible(space, chargeConstraints(game, unit, set)),
    mayGrow: wouldEngageOthers,
    quickReasons: false,
    refusal(set) {
      const values = { unit, targets: [...set] };
      if (!isThinkable(set)) return refuse('would-break-coherency', '03.03-a', values);
      return wouldEngageOthers(set)
        ? refuse('would-engage-another-unit', '11.04-i', values)
        : refuse('cannot-engage-each-target', '11.04-h', values);
    },
  };
}

/** Whether a coherent unit of this size could be engaged with all of these at once, wherever it stood. @rule 11.04 ex 4 */
function isWithinSpan(game: Game, unit: UnitId, targets: readonly UnitId[]): boolean {
  const models = acting(game, unit);
  const base = Math.max(...models.map((model) => 2 * boundingRadius(game.modelInfo(model).profile.base)));
  const chain = (models.length - 1) * COHERENCY.gap + models.length * base;
  const span = Math.min(chain, COHERENCY.span + 2 * base) + 2 * engagementRange(game).horizontal;
  return targets.every((a) => targets.every((b) => isWithin(horizontalUnitDistance(game, a, b), span)));
}

/** The conditions of a charge move with these targets. @rule 11.04-e to 11.04-i */
export function chargeConstraints(game: Game, unit: UnitId, targets: readonly UnitId[]): Constraint[] {
  const groups = targets.map((target) => acting(game, target));
  return [
    { kind: 'engaged-with-each', rule: '11.04-h', groups, ...engagementRange(game) },
    unengagedConstraint(game, unit, '11.04-i', targets),
    { kind: 'closer-to-any', rule: '11.04-e', groups, unmovedToo: true },
    { kind: 'within-if-able', rule: '11.04-f', groups, distance: 1 },
    { kind: 'engaged-if-able', rule: '11.04-g', groups, ...engagementRange(game) },
  ];
}
