import {
  type ChooseOne,
  flow,
  flowName,
  type Game,
  note,
  openWindow,
  roll,
  rollFlow,
  selectUnit,
  setUnitFact,
  type UnitId,
} from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { mayTakeToTheSkies } from '../21-flying-surging/skies.ts';
import { chargeUnitFlow, moveFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { type Charge, chargeConstraints, chargeTargets } from './charge-move.ts';
import { chargeDistance, hasDistanceChanged } from './charge-roll.ts';
import { targetsToCharge, whyNoChargeMove } from './charge-targets.ts';

export const declareChargeFlow = flowName<{ unit: UnitId }>('declare-charge');

/** What is known of a charge while it is resolved. */
interface ChargeSoFar {
  /** The unit takes to the skies (21.03). */
  skies: boolean;
  /** Inches: the charge roll with its modifiers (11.02-f). */
  maximum: number;
  /** The dice of the charge roll. */
  faces: readonly number[];
  targets: readonly UnitId[];
  made: boolean;
}

/** A unit declares a charge and resolves it: roll, targets, move; targets that a rule has put out of reach meanwhile are chosen anew. @rule 11.02 11.04 11.04-n */
export const chargeUnitSteps = flow(
  chargeUnitFlow.keeping<ChargeSoFar>(),
  {
    start(game, { unit }) {
      game.call(declareChargeFlow.begin({ unit }, game.unit(unit).player));
      return 'declared';
    },
    declared(game, { unit }) {
      if (acting(game, unit).length === 0) return 'done';
      return mayTakeToTheSkies(game, unit, 'charge') ? 'skies' : 'roll';
    },
    skies(game, { unit }) {
      game.ask(takeToTheSkies(game, unit));
      return 'skiesChosen';
    },
    skiesChosen(game, charge) {
      charge.skies = game.answer<boolean>();
      return 'roll';
    },
    roll(game, { unit }) {
      const { player } = game.unit(unit);
      game.call(roll({ purpose: 'charge', player, unit, count: 2, rule: '11.02-f', context: {} }));
      return 'rolled';
    },
    rolled(game, charge) {
      charge.faces = game.result(rollFlow);
      charge.maximum = chargeDistance(game, charge, charge.faces);
      return 'look';
    },
    look(game, charge) {
      const reasons = whyNoChargeMove(game, limitsOf(charge));
      for (const { code, rule, values } of reasons) note(game, 'charge-impossible', rule, { reason: code, ...values });
      return reasons.length > 0 ? 'resolved' : 'targets';
    },
    targets(game, charge) {
      game.ask(targetsToCharge(game, limitsOf(charge)));
      return 'chosen';
    },
    chosen(game, charge) {
      const targets = game.answer<UnitId[]>();
      if (targets.length === 0) {
        note(game, 'charge-declined', '11.02-g', { unit: charge.unit });
        return 'resolved';
      }
      charge.targets = targets;
      openWindow(game, moments.chargeTargetsSelected, { unit: charge.unit, targets });
      return 'measure';
    },
    measure(game, charge) {
      const { faces = [], targets = [] } = charge;
      if (!hasDistanceChanged(game, charge, faces)) return 'move';
      charge.maximum = chargeDistance(game, charge, faces);
      const reached = chargeTargets(game, limitsOf(charge));
      return targets.every((target) => reached.includes(target)) ? 'move' : 'look';
    },
    move(game, charge) {
      const { unit, maximum = 0, skies = false, targets = [] } = charge;
      note(game, 'charge-targets', '11.04-b', { unit, targets: [...targets] });
      game.call(
        moveFlow.begin(
          {
            unit,
            moveType: 'charge',
            rule: '11.04',
            skies,
            mayDecline: true,
            facts: ['chargedOn'],
            movers: acting(game, unit).map((model) => ({ model, maximum })),
            constraints: chargeConstraints(game, unit, targets),
          },
          game.unit(unit).player,
        ),
      );
      return 'moved';
    },
    moved(game, charge) {
      charge.made = game.result(moveFlow).made;
      if (charge.made) openWindow(game, moments.chargeMoveEnded, { unit: charge.unit });
      else note(game, 'charge-declined', '11.02-g', { unit: charge.unit });
      return 'resolved';
    },
    resolved(game, { unit }) {
      openWindow(game, moments.chargeResolved, { unit });
      return 'done';
    },
  },
  (charge) => ({ made: charge.made === true }),
);

/** The declaration, while which the unit's player is active. @rule 11.02-b 11.02-j */
export const declareChargeSteps = flow(declareChargeFlow, {
  start(game, { unit }) {
    setUnitFact(game, unit, 'chargeDeclaredOn', game.state.clock.phase);
    selectUnit(game, unit, 'charge', '11.02-b');
    openWindow(game, moments.chargeDeclared, { unit });
    return 'done';
  },
});

function limitsOf(charge: {
  unit: UnitId;
  maximum?: number;
  skies?: boolean;
  onlyTargets?: readonly UnitId[];
}): Charge {
  const { unit, maximum = 0, skies = false, onlyTargets } = charge;
  return { unit, maximum, skies, ...(onlyTargets === undefined ? {} : { onlyTargets }) };
}

/** Whether a unit that can FLY takes to the skies, chosen before the roll. @rule 21.03-b 21.03-i */
function takeToTheSkies(game: Game, unit: UnitId): ChooseOne {
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'take-to-the-skies',
    rule: '21.03-b',
    unit,
    mayPass: false,
    facts: { moveType: 'charge' },
    options: [
      { id: 'ground', value: false },
      { id: 'skies', value: true },
    ],
  };
}
