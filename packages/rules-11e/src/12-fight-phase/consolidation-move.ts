/** The consolidation move: its modes and their conditions (12.08). */
import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { type Constraint, isWithin } from '@adjutant/geometry';
import { enemiesWithin } from '../01-core-concepts/measuring.ts';
import { acting } from '../01-core-concepts/populations.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { engagedWith, engagementRange, isEngaged } from '../03-moving/engagement.ts';
import { canAnyMove } from '../03-moving/possible-move.ts';
import { hasLegalSet, type SetJudge } from '../11-charge-phase/target-sets.ts';
import { distanceToObjective, objectiveRegions } from '../14-objectives/place.ts';
import { noticed } from '../23-aircraft/noticed.ts';
import { wasEligibleToFight } from './eligibility.ts';
import { contactStays, fightMoveSpace, keepsEngagements, modelsInContact, towardsClosest } from './fight-move.ts';

/** Enemies and objectives count for a mode within this many inches, however far a unit may move. @rule 12.08-c 12.03-m */
const REACH = 3;

export type ConsolidationMode = 'ongoing' | 'engaging' | 'objective';

/** What a unit consolidates towards. */
export type Consolidation =
  | { readonly mode: 'ongoing' | 'engaging'; readonly targets: readonly UnitId[] }
  | { readonly mode: 'objective'; readonly objective: string };

/** The one mode that a unit must use, or undefined: the first that applies. @rule 12.08-c 09.02.02-c */
export function consolidationMode(game: Game, unit: UnitId): ConsolidationMode | undefined {
  if (isEngaged(game, unit)) return 'ongoing';
  if (engageable(game, unit).length > 0) return 'engaging';
  return objectivesNear(game, unit).length > 0 ? 'objective' : undefined;
}

/** Enemy units that an engaged unit consolidates towards. @rule 12.08-d 12.08-n */
export function ongoingTargets(game: Game, unit: UnitId): UnitId[] {
  return noticed(game, unit, engagedWith(game, unit));
}

/** Enemy units that an unengaged unit may pick. @rule 12.08-e 12.08-n */
export function engageable(game: Game, unit: UnitId): UnitId[] {
  return noticed(game, unit, enemiesWithin(game, unit, REACH));
}

/** Objectives within 3" of a unit. @rule 12.08-c 12.08-f 12.08-v */
export function objectivesNear(game: Game, unit: UnitId): string[] {
  return game.state.objectives
    .map(({ id }) => id)
    .filter((id) =>
      acting(game, unit).some((model) =>
        isWithin(distanceToObjective(game, model, id) ?? Number.POSITIVE_INFINITY, REACH),
      ),
    );
}

/** The conditions of a consolidation move. @rule 12.08-g to 12.08-l */
export function consolidationConstraints(game: Game, unit: UnitId, towards: Consolidation): Constraint[] {
  if (towards.mode === 'objective') return towardsObjective(game, unit, towards.objective);
  const { mode, targets } = towards;
  if (mode === 'ongoing') {
    const rule = '12.08-g';
    return [
      ...contactStays(game, unit, rule),
      keepsEngagements(game, unit, '12.08-j'),
      ...towardsClosest(game, targets, rule),
    ];
  }
  const groups = targets.map((target) => acting(game, target));
  return [
    { kind: 'engaged-with-each', rule: '12.08-k', groups, ...engagementRange(game) },
    ...towardsClosest(game, targets, '12.08-h'),
  ];
}

function towardsObjective(game: Game, unit: UnitId, objective: string): Constraint[] {
  const regions = objectiveRegions(game, objective);
  return [
    { kind: 'some-within', rule: '12.08-l', regions },
    ...(game.switch('objectiveConsolidationUnengaged') === 'yes' ? [unengagedConstraint(game, unit, '12.08-l')] : []),
    { kind: 'closer-to-region', rule: '12.08-i', regions },
    { kind: 'within-region-if-able', rule: '12.08-i', regions, movedOnly: true },
  ];
}

/** Whether some model of the unit can make such a move. @rule 12.08-m */
export function canConsolidate(game: Game, unit: UnitId, towards: Consolidation): boolean {
  if (towards.mode !== 'objective' && towards.targets.length === 0) return false;
  if (towards.mode === 'ongoing' && modelsInContact(game, unit).length === acting(game, unit).length) return false;
  return canAnyMove(fightMoveSpace(game, unit, 'consolidation'), consolidationConstraints(game, unit, towards));
}

/** Which enemies a unit can engage together. @rule 12.08-e 12.08-k */
export function engagingJudge(game: Game, unit: UnitId): SetJudge {
  return {
    isThinkable: () => true,
    isLegal: (targets) => canConsolidate(game, unit, { mode: 'engaging', targets }),
    mayGrow: () => false,
    quickReasons: true,
    refusal: (set) => refuse('cannot-engage-each-target', '12.08-k', { unit, targets: [...set] }),
  };
}

/** Objectives that a unit can consolidate onto. @rule 12.08-f 12.08-l */
export function reachableObjectives(game: Game, unit: UnitId): string[] {
  return objectivesNear(game, unit).filter((objective) => canConsolidate(game, unit, { mode: 'objective', objective }));
}

/** Why a unit makes no consolidation move; undefined where it can make one. @rule 12.08-b 12.08-c */
export function whyNoConsolidation(game: Game, unit: UnitId): Refusal | undefined {
  if (!wasEligibleToFight(game, unit)) return refuse('was-not-eligible-to-fight', '12.08-b', { unit });
  const mode = consolidationMode(game, unit);
  if (mode === undefined) return refuse('nothing-to-consolidate-towards', '12.08-c', { unit, reach: REACH });
  return isPossible(game, unit, mode) ? undefined : refuse('no-consolidation-possible', '12.08', { unit, mode });
}

function isPossible(game: Game, unit: UnitId, mode: ConsolidationMode): boolean {
  if (mode === 'engaging') return hasLegalSet(engageable(game, unit), engagingJudge(game, unit));
  if (mode === 'objective') return reachableObjectives(game, unit).length > 0;
  return canConsolidate(game, unit, { mode, targets: ongoingTargets(game, unit) });
}
