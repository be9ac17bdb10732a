import { type ChooseOne, type ChooseSome, flow, type Game, note, type UnitId } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { engagedWith } from '../03-moving/engagement.ts';
import { openChoices, useOpenChoice } from '../07-battle-round/open-choices.ts';
import { asOptions, setCheck } from '../11-charge-phase/target-sets.ts';
import { consolidateFlow, fightUnitFlow, moveFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import {
  type Consolidation,
  canConsolidate,
  consolidationConstraints,
  consolidationMode,
  engageable,
  engagingJudge,
  objectivesNear,
  ongoingTargets,
  reachableObjectives,
} from './consolidation-move.ts';
import { markEligible, wasSelectedToFight } from './eligibility.ts';
import { fightMovers } from './fight-move.ts';

/** The name under which questions refer to the check of sets of enemies to engage. */
const CHECK = 'consolidation-targets';

interface Consolidating {
  towards: Consolidation;
  /** Enemy units that must be selected to fight (12.08-p). */
  forced: readonly UnitId[];
}

/** A unit makes a consolidation move in the mode that applies; enemies that it engages and that have not fought fight at once. @rule 12.08 */
export const consolidateSteps = flow(consolidateFlow.keeping<Consolidating>(), {
  start(game, locals) {
    const mode = consolidationMode(game, locals.unit);
    if (mode !== 'ongoing') return mode ?? 'done';
    locals.towards = { mode, targets: ongoingTargets(game, locals.unit) };
    return 'move';
  },
  engaging(game, { unit }) {
    game.ask(unitsToEngage(game, unit));
    return 'unitsChosen';
  },
  unitsChosen(game, locals) {
    const targets = game.answer<UnitId[]>();
    if (targets.length === 0) return 'done';
    locals.towards = { mode: 'engaging', targets };
    return 'move';
  },
  objective(game, { unit }) {
    game.ask(objectiveToReach(game, unit));
    return 'objectiveChosen';
  },
  objectiveChosen(game, locals) {
    const objective = game.answer<string | null>();
    if (objective === null) return 'done';
    locals.towards = { mode: 'objective', objective };
    return 'move';
  },
  move(game, { unit, towards }) {
    if (towards === undefined || !canConsolidate(game, unit, towards)) return 'done';
    note(game, 'consolidation-mode', '12.08-c', { unit, mode: towards.mode });
    game.call(
      moveFlow.begin(
        {
          unit,
          moveType: 'consolidation',
          rule: '12.08',
          mayDecline: true,
          movers: fightMovers(game, unit, 'consolidation'),
          constraints: consolidationConstraints(game, unit, towards),
        },
        game.unit(unit).player,
      ),
    );
    return 'moved';
  },
  moved(game, { towards }) {
    if (!game.result(moveFlow).made) return 'done';
    const forces =
      towards?.mode === 'engaging' || (towards?.mode === 'ongoing' && game.switch('ongoingForcesFights') === 'yes');
    return forces ? 'look' : 'done';
  },
  look(game, locals) {
    locals.forced = unfought(game, locals.unit, locals.forced ?? []);
    for (const unit of locals.forced) markEligible(game, unit);
    return locals.forced.length === 0 ? 'done' : 'choose';
  },
  choose(game, { unit, forced = [] }) {
    game.ask(unitForcedToFight(game, unit, forced));
    return 'fight';
  },
  fight(game, locals) {
    const unit = game.answer<UnitId | string>();
    if (typeof unit === 'string')
      useOpenChoice(game, moments.duringFightPhase, unit, {}, opponentOf(game.unit(locals.unit).player));
    else game.call(fightUnitFlow.begin({ unit }));
    return 'look';
  },
});

/** Enemy units that must still be selected to fight: those already named and those engaged with the unit now. @rule 12.08-p 12.08-q */
function unfought(game: Game, unit: UnitId, named: readonly UnitId[]): UnitId[] {
  return [...new Set([...named, ...engagedWith(game, unit)])].filter(
    (enemy) => game.unit(enemy).place.kind === 'table' && !wasSelectedToFight(game, enemy),
  );
}

/** Which enemies a unit consolidates into; none: no move. @rule 12.08-e */
function unitsToEngage(game: Game, unit: UnitId): ChooseSome {
  return {
    kind: 'choose-some',
    player: game.unit(unit).player,
    purpose: 'consolidation-targets',
    rule: '12.08-e',
    unit,
    min: 0,
    setCheck: CHECK,
    ...asOptions(engageable(game, unit), engagingJudge(game, unit)),
  };
}

/** Which objective a unit consolidates onto, or none. @rule 12.08-f */
function objectiveToReach(game: Game, unit: UnitId): ChooseOne {
  const reachable = reachableObjectives(game, unit);
  return {
    kind: 'choose-one',
    player: game.unit(unit).player,
    purpose: 'consolidation-objective',
    rule: '12.08-f',
    unit,
    mayPass: true,
    options: reachable.map((id) => ({ id: `objective:${id}`, value: id })),
    unavailable: objectivesNear(game, unit)
      .filter((id) => !reachable.includes(id))
      .map((id) => ({
        id: `objective:${id}`,
        refusal: { code: 'cannot-end-in-range', rule: '12.08-l', values: { objective: id } },
      })),
  };
}

/** Which of the enemies that were engaged fights next; all of them have to. @rule 12.08-p */
function unitForcedToFight(game: Game, unit: UnitId, forced: readonly UnitId[]): ChooseOne {
  return {
    kind: 'choose-one',
    player: opponentOf(game.unit(unit).player),
    purpose: 'unit-to-fight',
    rule: '12.08-p',
    mayPass: false,
    facts: { stage: 'forced', engagedBy: unit },
    options: [
      ...forced.map((enemy) => ({ id: `unit:${enemy}`, value: enemy, unit: enemy })),
      ...openChoices(game, moments.duringFightPhase, {}, opponentOf(game.unit(unit).player)),
    ],
  };
}

/** Checks sets of enemies that were not tried when the question was asked. @rule 12.08-k */
export const consolidationSetChecks = { [CHECK]: setCheck((game, { unit = 0 }) => engagingJudge(game, unit)) };
