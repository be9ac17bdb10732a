import { type ChooseSome, flow, type Game, note, openWindow, roll, rollFlow, type UnitId } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import {
  acting,
  chargeable,
  chargeDistance,
  chargeUnitFlow,
  declareChargeFlow,
  engagementRange,
  isMovePossible,
  moments,
  moveFlow,
  moveSpace,
  unengagedConstraint,
} from '@adjutant/rules-11e/edition';

interface Progress {
  targets: readonly UnitId[];
  /** Inches: the charge roll with its modifiers. */
  maximum: number;
  made: boolean;
}

/** A charge: its targets first, then the roll, then the move, if there is one that fulfils all conditions. @rule 10e.charge */
export const chargeUnitSteps = flow(
  chargeUnitFlow.keeping<Progress>(),
  {
    start(game, { unit }) {
      game.call(declareChargeFlow.begin({ unit }, game.unit(unit).player));
      return 'targets';
    },
    targets(game, { unit, onlyTargets }) {
      if (acting(game, unit).length === 0 || chargeable(game, unit, onlyTargets).length === 0) return 'resolved';
      game.ask(targetsQuestion(game, unit, onlyTargets));
      return 'chosen';
    },
    chosen(game, charge) {
      charge.targets = game.answer<UnitId[]>();
      const { unit, targets } = charge;
      if (targets.length === 0) return 'decline';
      note(game, 'charge-targets', '10e.charge-a', { unit, targets: [...targets] });
      openWindow(game, moments.chargeTargetsSelected, { unit, targets });
      return 'roll';
    },
    roll(game, { unit }) {
      if (acting(game, unit).length === 0) return 'resolved';
      const { player } = game.unit(unit);
      game.call(roll({ purpose: 'charge', player, unit, count: 2, rule: '10e.charge-a', context: {} }));
      return 'rolled';
    },
    rolled(game, charge) {
      charge.maximum = chargeDistance(game, charge, game.result(rollFlow));
      if (isPossible(game, charge.unit, charge.maximum, standing(game, charge.targets))) return 'move';
      note(game, 'charge-impossible', '10e.charge-b', { reason: 'cannot-engage-each-target', unit: charge.unit });
      return 'resolved';
    },
    move(game, { unit, targets, maximum = 0 }) {
      const movers = acting(game, unit).map((model) => ({ model, maximum }));
      const constraints = chargeConstraints(game, unit, standing(game, targets));
      const move = { unit, moveType: 'charge', rule: '10e.charge', mayDecline: true, facts: ['chargedOn'] };
      game.call(moveFlow.begin({ ...move, movers, constraints }, game.unit(unit).player));
      return 'moved';
    },
    moved(game, charge) {
      charge.made = game.result(moveFlow).made;
      if (!charge.made) return 'decline';
      openWindow(game, moments.chargeMoveEnded, { unit: charge.unit });
      return 'resolved';
    },
    decline(game, { unit }) {
      note(game, 'charge-declined', '10e.charge-a', { unit });
      return 'resolved';
    },
    resolved(game, { unit }) {
      openWindow(game, moments.chargeResolved, { unit });
      return 'done';
    },
  },
  ({ made }) => ({ made: made === true }),
);

/** Targets of which models are left: what fell meanwhile is none. */
function standing(game: Game, targets: readonly UnitId[] = []): UnitId[] {
  return targets.filter((target) => acting(game, target).length > 0);
}

/** One or more enemy units within 12", seen or not; none: no charge. @rule 10e.charge-a */
function targetsQuestion(game: Game, unit: UnitId, onlyTargets: readonly UnitId[] | undefined): ChooseSome {
  const targets = chargeable(game, unit, onlyTargets);
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'charge-targets',
    rule: '10e.charge-a',
    unit,
    min: 0,
    max: targets.length,
    options: targets.map((target) => ({ id: `unit:${target}`, value: target, unit: target })),
  };
}

function isPossible(game: Game, unit: UnitId, maximum: number, targets: readonly UnitId[]): boolean {
  if (targets.length === 0) return false;
  const movers = acting(game, unit).map((model) => ({ model, maximum }));
  const space = moveSpace(game, unit, movers, { moveType: 'charge', skies: false });
  return isMovePossible(space, chargeConstraints(game, unit, targets));
}

/** Engaged with each target and with nobody else, and in base contact where a model can be. @rule 10e.charge-b 10e.charge-c */
function chargeConstraints(game: Game, unit: UnitId, targets: readonly UnitId[]): Constraint[] {
  const groups = targets.map((target) => acting(game, target));
  return [
    { kind: 'engaged-with-each', rule: '10e.charge-b', groups, ...engagementRange(game) },
    unengagedConstraint(game, unit, '10e.charge-b', targets),
    { kind: 'closer-to-any', rule: '11.04-e', groups },
    { kind: 'within-if-able', rule: '10e.charge-c', groups, distance: 0 },
  ];
}
