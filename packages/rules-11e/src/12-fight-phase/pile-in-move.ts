/** The pile-in move: who may make one, towards whom, under which conditions (12.03). */
import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { enemiesWithin } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { engagedWith, engagementRange, isEngaged } from '../03-moving/engagement.ts';
import { canAnyMove } from '../03-moving/possible-move.ts';
import { hasCharged } from '../11-charge-phase/eligibility.ts';
import { hasLegalSet, type SetJudge } from '../11-charge-phase/target-sets.ts';
import { noticed } from '../23-aircraft/noticed.ts';
import {
  contactStays,
  enemyModels,
  fightMoveSpace,
  keepsEngagements,
  modelsInContact,
  towardsClosest,
} from './fight-move.ts';

/** An unengaged unit picks pile-in targets within this many inches. @rule 12.03-c */
const REACH = 5;

/** The enemy units that a unit piles in towards: all it is engaged with; for an unengaged one those it may pick from. @rule 12.03-c 12.03-k */
export function pileInTargets(game: Game, unit: UnitId): UnitId[] {
  const engaged = engagedWith(game, unit);
  return noticed(game, unit, engaged.length > 0 ? engaged : enemiesWithin(game, unit, REACH));
}

/** The conditions of a pile-in move towards these units. @rule 12.03-d to 12.03-h */
export function pileInConstraints(game: Game, unit: UnitId, targets: readonly UnitId[]): Constraint[] {
  return [
    ...contactStays(game, unit, '12.03-d'),
    keepsEngagements(game, unit, '12.03-h'),
    { kind: 'engaged-with-any', rule: '12.03-g', models: enemyModels(game, unit), ...engagementRange(game) },
    ...towardsClosest(game, targets, '12.03-e'),
  ];
}

/** Which sets of targets an unengaged unit may pick: those that leave it a move. @rule 12.03-c 12.03-j */
export function pileInJudge(game: Game, unit: UnitId): SetJudge {
  return {
    isThinkable: () => true,
    isLegal: (set) => canPileInTowards(game, unit, set),
    mayGrow: () => true,
    quickReasons: true,
    refusal: (set) => refuse('no-pile-in-possible', '12.03-g', { unit, targets: [...set] }),
  };
}

/** Whether some model of a unit can move towards these targets. @rule 12.03-d to 12.03-j */
export function canPileInTowards(game: Game, unit: UnitId, targets: readonly UnitId[]): boolean {
  if (targets.length === 0 || modelsInContact(game, unit).length === acting(game, unit).length) return false;
  return canAnyMove(fightMoveSpace(game, unit, 'pile-in'), pileInConstraints(game, unit, targets));
}

/** Why a unit makes no pile-in move in the Pile In step; undefined where it can make one. @rule 12.03-b */
export function whyNoPileIn(game: Game, unit: UnitId): Refusal | undefined {
  const engaged = isEngaged(game, unit);
  if (!engaged && !hasCharged(game, unit)) return refuse('neither-engaged-nor-charged', '12.03-b', { unit });
  const targets = pileInTargets(game, unit);
  if (targets.length === 0) return refuse('no-pile-in-target', '12.03-c', { unit, reach: REACH });
  const possible = engaged ? canPileInTowards(game, unit, targets) : hasLegalSet(targets, pileInJudge(game, unit));
  return possible ? undefined : refuse('no-pile-in-possible', '12.03-e', { unit });
}
