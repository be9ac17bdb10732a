/** The moments of the 11th edition at which rules may be used, each with what is known then. */
import { type JsonObject, type ModelId, type Moment, moment, type PlayerId, type UnitId } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';

type Nothing = Readonly<Record<string, never>>;
type OfUnit = { readonly unit: UnitId };
/** The way of a model in a move, from where it stood to where it ended. */
export type ModelPath = { readonly model: ModelId; readonly path: readonly Pick<Pose, keyof Pose>[] };
type OfMove = { readonly unit: UnitId; readonly moveType: string; readonly paths: readonly ModelPath[] };
/** `frame` is the id of the attacks' frame: rules armed now wait for its end. */
type OfAttacks = {
  readonly unit: UnitId;
  readonly targets: readonly UnitId[];
  readonly kind: 'shoot' | 'fight';
  readonly frame: number;
  readonly outOfPhase: boolean;
};
/** What a unit's attacks did, by target (04.03-h). */
export type TargetTally = {
  readonly unit: UnitId;
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  readonly damage: number;
  readonly destroyed: number;
};
type OfResolvedAttacks = OfAttacks & { readonly tally: readonly TargetTally[] };
/** `unit` attacks a unit of which `model` takes the attack. */
type OfAllocation = { readonly unit: UnitId; readonly target: UnitId; readonly model: ModelId; readonly frame: number };
type OfDestruction = {
  readonly model: ModelId;
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly byPlayer: PlayerId | null;
  /** The face of its Deadly Demise die where that is known already. */
  readonly demise: number | null;
};

const m = moment;

export const moments = {
  redeployments: m<Nothing>('redeployments', '25.10-a'),
  /** No window but an open choice: the players take turns to use one such rule. */
  preBattleAbilities: m<Nothing>('pre-battle-abilities', '25.10-e'),
  startOfRound: m<Nothing>('start-of-round', '07.01-a'),
  endOfRound: m<Nothing>('end-of-round', '07.03-a'),
  startOfTurn: m<Nothing>('start-of-turn', '07.02-d'),
  endOfTurn: m<Nothing>('end-of-turn', '07.02-f'),
  startOfCommandPhase: m<Nothing>('start-of-command-phase', '08.01-a'),
  /** `frame` is the id of the roll's frame. */
  beforeBattleShockRoll: m<OfUnit & { readonly frame: number }>('before-battle-shock-roll', '01.07-i'),
  commandAbilities: m<Nothing>('command-abilities', '08.04-a'),
  endOfCommandPhase: m<Nothing>('end-of-command-phase', '08.05-a'),
  startOfMovementPhase: m<Nothing>('start-of-movement-phase', '09.01-a'),
  /** No window but an open choice: a rule that its player may use between two units that move. */
  duringMovementPhase: m<Nothing>('during-movement-phase', '09.02-a'),
  unitSelectedToMove: m<OfUnit>('unit-selected-to-move', '03.01-u'),
  unitEndedMove: m<OfMove>('unit-ended-move', '03.01-u'),
  endOfMovementPhase: m<Nothing>('end-of-movement-phase', '09.03-a'),
  startOfShootingPhase: m<Nothing>('start-of-shooting-phase', '10.01-a'),
  /** No window but an open choice: a rule that its player may use between two units that shoot. */
  duringShootingPhase: m<Nothing>('during-shooting-phase', '10.02-a'),
  /** `frame` is the id of the shooting's frame. */
  unitSelectedToShoot: m<OfUnit & { readonly frame: number }>('unit-selected-to-shoot', '10.02-d'),
  targetsSelected: m<OfAttacks>('targets-selected', '04.02-p'),
  attacksResolved: m<OfResolvedAttacks>('attacks-resolved', '04.03-h'),
  attackAllocated: m<OfAllocation>('attack-allocated', '05.04-c'),
  /** An attack has inflicted damage on a model, though all of it may have been ignored. */
  damageSuffered: m<OfAllocation & { readonly lost: number }>('damage-suffered', '05.04-j'),
  mortalWoundAllocated: m<OfUnit & { readonly model: ModelId }>('mortal-wound-allocated', '06.02-g'),
  endOfShootingPhase: m<Nothing>('end-of-shooting-phase', '10.03-a'),
  startOfChargePhase: m<Nothing>('start-of-charge-phase', '11.01-a'),
  chargeDeclared: m<OfUnit>('charge-declared', '11.02-j'),
  chargeTargetsSelected: m<OfUnit & { readonly targets: readonly UnitId[] }>('charge-targets-selected', '11.04-n'),
  chargeMoveEnded: m<OfUnit>('charge-move-ended', '11.04-o'),
  chargeResolved: m<OfUnit>('charge-resolved', '11.02-j'),
  endOfChargePhase: m<Nothing>('end-of-charge-phase', '11.03-a'),
  startOfFightPhase: m<Nothing>('start-of-fight-phase', '12.01-a'),
  /** No window but an open choice: a rule that a player may use instead of selecting the next unit to fight. */
  duringFightPhase: m<Nothing>('during-fight-phase', '12.04-a'),
  unitSelectedToFight: m<OfUnit>('unit-selected-to-fight', '12.04-j'),
  endOfFightPhase: m<Nothing>('end-of-fight-phase', '12.09-a'),
  modelDestroyed: m<OfDestruction>('model-destroyed', '05.04.04-h'),
  unitDestroyed: m<OfDestruction>('unit-destroyed', '05.04.04-h'),
  /** A player has used a rule of their army that others wait for; `effect` is its id. */
  armyRuleUsed: m<{ readonly effect: string; readonly player: PlayerId }>('army-rule-used', '22.02'),
  /** A stratagem is about to be paid for; the first price stands in `price` (15.01.01). */
  stratagemPriced: m<{
    readonly stratagem: string;
    readonly player: PlayerId;
    readonly units: readonly UnitId[];
    readonly price: number;
    readonly frame: number;
  }>('stratagem-priced', '15.01.01'),
} as const satisfies Readonly<Record<string, Moment<JsonObject>>>;
