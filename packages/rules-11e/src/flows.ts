/** The flows of the 11th edition by name, with what they start from and bring back: a rule calls another by its name alone. */
import {
  type Amount,
  type Call,
  type Cause,
  flowName,
  type ModelId,
  type PlayerId,
  type UnitId,
} from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import type { ShootingType } from './04-making-attacks/attack.ts';
import type { TargetTally } from './moments.ts';

// 07 and 25: the battle.
export const battleFlow = flowName<Record<never, never>>('battle');
export const setupFlow = flowName<Record<never, never>>('set-up-battle');
export const roundFlow = flowName<{ round: number }>('round');
export const turnFlow = flowName<{ player: PlayerId }>('turn');
export const commandPhaseFlow = flowName<Record<never, never>>('command-phase');
export const movementPhaseFlow = flowName<Record<never, never>>('movement-phase');
export const shootingPhaseFlow = flowName<Record<never, never>>('shooting-phase');
export const chargePhaseFlow = flowName<Record<never, never>>('charge-phase');
export const fightPhaseFlow = flowName<Record<never, never>>('fight-phase');

// 01: rolls of a unit.
/** Brings back whether the unit passed (01.06). */
export const leadershipRollFlow = flowName<{ unit: UnitId; purpose: string; rule: string }, boolean>('leadership-roll');
/** Makes the unit battle-shocked where it fails (01.07); brings back whether it passed. */
export const battleShockRollFlow = flowName<{ unit: UnitId; rule: string }, boolean>('battle-shock-roll');
/** Brings back who won (01.05.05); `purpose` says what for. */
export const rollOffFlow = flowName<{ purpose: string }, PlayerId>('roll-off');
/** Takes models from a unit until it is coherent (03.03-g). */
export const regainCoherencyFlow = flowName<{ unit: UnitId }>('regain-coherency');

/**
 * Up to `count` destroyed models of a unit return to it, of `among` where given, with `wounds` left or all of them (01.02.03); brings
 * back which.
 */
export const reviveFlow = flowName<
  { unit: UnitId; count: number; wounds?: number; among?: readonly ModelId[]; rule: string },
  { revived: readonly ModelId[] }
>('revive');
/** A rule splits a unit: from `min` to `max` models become a unit of their own, which is brought back (01.02.06). */
export const splitUnitFlow = flowName<
  { unit: UnitId; min: number; max: number; rule: string },
  { part: UnitId | null }
>('split-unit');
/** A unit regains wounds (02.02.04). */
export const healFlow = flowName<{ unit: UnitId; wounds: number; rule: string }>('heal');

// 03 and 09: moving.
/** Asks for the models' moves under constraints and makes them (03.01); brings back whether the move was made. */
export const moveFlow = flowName<
  {
    unit: UnitId;
    /** `normal`, `advance`, `fall-back`, `charge`, `pile-in`, `consolidation` ... */
    moveType: string;
    rule: string;
    movers: { model: ModelId; maximum: number }[];
    constraints: readonly Constraint[];
    /** False where some move, if only of no model, has to be accepted. */
    mayDecline: boolean;
    /** The rule lets the moved models pass through all models (03.01.02). */
    throughModels?: boolean;
    /** The unit takes to the skies (21.03). */
    skies?: boolean;
    /** Facts of the unit that get the serial of the turn when the move is made: `advancedOn`. */
    facts?: readonly string[];
    /** What is resolved after moving and before the move ends (03.01-t). */
    afterMoving?: readonly Call[];
  },
  { made: boolean }
>('move');
/** What became of a unit's selection to move: see 09-movement-phase/move-choice.ts. */
export type MoveOutcome = 'made' | 'not-made' | 'given-up' | 'goes-back';
/**
 * Selects a move type for a unit that was selected to move, and resolves it (09.02); `types` limits the choice, `maximum` is a rule's
 * distance in inches instead of M, and an `optional` move need not be made.
 */
export const moveUnitFlow = flowName<
  { unit: UnitId; types?: readonly string[]; maximum?: number; optional?: boolean; outOfPhase?: boolean },
  { outcome: MoveOutcome }
>('move-unit');
/**
 * A unit makes a surge move of so many inches, if it may and its player wants it to (21.02); a random distance is rolled by that
 * player. Brings back whether it was made.
 */
export const surgeFlow = flowName<
  { unit: UnitId; distance: Amount; rule: string; towards?: UnitId },
  { made: boolean }
>('surge');
/** Asks where the models of a unit are set up and sets them up (03.02); brings back whether it was. */
export const setUpUnitFlow = flowName<
  {
    unit: UnitId;
    models: readonly ModelId[];
    rule: string;
    /** Besides the table, overlap, coherency and being unengaged. */
    constraints: readonly Constraint[];
    mayDecline: boolean;
    /** With whom models may be set up engaged; absent: with nobody (03.02-a). */
    engaging?: 'none' | 'if-needed' | readonly UnitId[];
  },
  { setUp: boolean }
>('set-up-unit');

/** A unit is taken off the battlefield before the battle and deployed again (03.02.03). */
export const redeployUnitFlow = flowName<{ unit: UnitId }>('redeploy-unit');

// 04 to 06: attacks and what they do.
/** A unit shoots: type, weapons, targets, attacks (10.02, 04); `types` limits the choice. */
export const shootUnitFlow = flowName<
  { unit: UnitId; types?: readonly ShootingType[]; outOfPhase: boolean },
  { tally: readonly TargetTally[] }
>('shoot-unit');
/** Select Weapons, Select Targets, Resolve Attacks (04.00); brings back what was done to whom. */
export const attacksFlow = flowName<
  { unit: UnitId; kind: 'shoot' | 'fight'; shootingType?: ShootingType; outOfPhase: boolean },
  { tally: readonly TargetTally[] }
>('attacks');
/** A model loses wounds, each of which may be ignored by Feel No Pain (05.04-f, 24.12); brings back how many were lost. */
export const inflictDamageFlow = flowName<
  { model: ModelId; damage: number; mortal: boolean; cause: Cause; after: number | null },
  { lost: number }
>('inflict-damage');
/**
 * Mortal wounds on a unit, one by one (06.02). `batches` are dealt one after the other; with `onePerBatch` a batch damages one model only
 * (24.10). `first` are CHARACTER models that take them first (24.28.01). `after` is the frame of the attacks that destroyed
 * models wait for (05.04.04-c), null outside attacks.
 */
export const mortalWoundsFlow = flowName<
  {
    unit: UnitId;
    batches: readonly number[];
    onePerBatch: boolean;
    first?: readonly ModelId[];
    cause: Cause;
    after: number | null;
  },
  { lost: number }
>('mortal-wounds');
/** A rule forces a unit to make a Desperate Escape test: a hazard roll for each model, then a battle-shock roll (06.03-j, 09.07-l). */
export const desperateEscapeTestFlow = flowName<{ unit: UnitId; rule: string }>('desperate-escape-test');
/** Hazard rolls of a unit and the mortal wounds of those that fail (06.03). */
export const hazardRollsFlow = flowName<
  { unit: UnitId; count: number; rule: string; after: number | null },
  { failed: number }
>('hazard-rolls');
/** A model was reduced to 0 wounds: whether it waits, stays to fight, or leaves at once (05.04.04, 05.04.05). */
export const destroyModelFlow = flowName<{ model: ModelId; cause: Cause; after: number | null }>('destroy-model');
/** A destroyed model leaves the battlefield: its triggers, its passengers, its Deadly Demise (05.04.04-b to -e). */
export const removeDestroyedFlow = flowName<{ model: ModelId; cause: Cause }>('remove-destroyed');
/** Resolves what waited for the end of a frame: destroyed models with triggers, abilities whose source fell (05.04.04-c, 19.04-g). */
export const settleFlow = flowName<{ after: number }>('settle');
/** Models that fought on leave when their unit has fought, or when the phase ends (05.04.05-b). `unit` absent: all. */
export const releaseFightersFlow = flowName<{ unit?: UnitId }>('release-fighters');
/** A unit gets out of a destroyed TRANSPORT (18.05). */
export const emergencyDisembarkFlow = flowName<{ unit: UnitId; transport: ModelId }>('emergency-disembark');

// 11 and 12: charges and fights.
/**
 * Declares and resolves a unit's charge (11.02); `onlyTargets` and `cap` for rules that limit it (15.11), `outOfPhase` where a rule
 * lets it charge (07.02.01).
 */
export const chargeUnitFlow = flowName<
  { unit: UnitId; onlyTargets?: readonly UnitId[]; cap?: number; outOfPhase?: boolean },
  { made: boolean }
>('charge-unit');
export const pileInStepFlow = flowName<Record<never, never>>('pile-in-step');
export const fightStepFlow = flowName<Record<never, never>>('fight-step');
export const consolidateStepFlow = flowName<Record<never, never>>('consolidate-step');
/** A unit makes a pile-in move (12.03); brings back whether it did. */
export const pileInFlow = flowName<{ unit: UnitId }, { made: boolean }>('pile-in');
/** A unit that was selected to fight fights (12.04-j). */
export const fightUnitFlow = flowName<{ unit: UnitId }>('fight-unit');
/** A unit makes a consolidation move; enemies that it engages may have to fight (12.08). */
export const consolidateFlow = flowName<{ unit: UnitId }>('consolidate');
