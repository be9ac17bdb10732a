import type { Game, PendingQuestion } from '@adjutant/engine';
import type { Session } from '@adjutant/session';
import { capital, type Names, spaced } from '@adjutant/text';
import { askedOf, titleOf } from './asked.ts';
import type { BattleFacts, BattleNow, BattleSummary, LogLine, ModelNow, OrderShown, StoredBattle } from './protocol.ts';
import { unitNow } from './unit-marks.ts';

const phases = ['command', 'movement', 'shooting', 'charge', 'fight'];

/** What the page is told besides the state of the battle. */
export interface Remarks {
  readonly facts?: BattleFacts;
  readonly orders: readonly OrderShown[];
  readonly fault: string | undefined;
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly thrown: BattleNow['thrown'];
  readonly undo: BattleNow['undo'];
}

/** The battle as it stands, for the page. */
export function nowOf(session: Session, names: Names, settled: boolean, remarks: Remarks): BattleNow {
  const { game, question } = session;
  const { state } = game;
  const waits =
    settled && question !== undefined && (question.kind === 'dice' || session.seats[question.player].kind === 'person');
  return {
    round: state.clock.round,
    turn: state.clock.turn,
    player: state.clock.player,
    phase: capital(spaced(state.clock.phaseName)),
    phaseIndex: phases.indexOf(state.clock.phaseName),
    points: [state.players[0].victoryPoints, state.players[1].victoryPoints],
    commandPoints: [state.players[0].commandPoints, state.players[1].commandPoints],
    models: state.models.map(({ pose, wounds, status }): ModelNow => ({ pose, wounds, status })),
    units: state.units.map(({ id }) => unitNow(game, id)),
    objectives: state.objectives.map(({ id, controlledBy, securedBy, levels }) => ({
      id,
      controlledBy,
      securedBy,
      levels: [levels[0], levels[1]],
    })),
    fallen: fallenIn(game),
    asked: waits ? askedOf(game, question, names, session.taken(question.player)) : undefined,
    thinking: waits ? undefined : thinkingAbout(question, names),
    questions: game.answers.length,
    result: state.result,
    ...remarks,
  };
}

function thinkingAbout(question: PendingQuestion | undefined, names: Names): BattleNow['thinking'] {
  return question === undefined ? undefined : { player: question.player, title: titleOf(question, names) };
}

/** Where models fell in this phase. */
function fallenIn({ log, state }: Game): BattleNow['fallen'] {
  const since = log.findLastIndex((event) => event.type === 'moment' && phases.includes(event.moment));
  const removed = log
    .slice(Math.max(0, since))
    .flatMap((event) => (event.type === 'model-status' && event.status === 'removed' ? [event.model] : []));
  return removed.flatMap((model) => {
    const pose = state.models[model]?.fellAt;
    return pose === undefined ? [] : [{ model, pose }];
  });
}

/** What a list of battles shows of one. */
export function summaryOf(
  session: Session,
  names: Names,
  stored: Pick<StoredBattle, 'setup'>,
  savedAt: number,
): BattleSummary {
  const { state, roster, answers } = session.game;
  const { clock, players, result } = state;
  return {
    names: [names.player(0), names.player(1)],
    points: [stored.setup.armies[0].points, stored.setup.armies[1].points],
    victoryPoints: [players[0].victoryPoints, players[1].victoryPoints],
    round: clock.round,
    rounds: stored.setup.mission.rounds,
    phase: clock.phaseName,
    player: clock.player,
    questions: answers.length,
    savedAt,
    ...(result === undefined ? {} : { result }),
    places: state.models.flatMap(({ id, pose }) => {
      const info = roster.models[id];
      return pose === undefined || info === undefined ? [] : [{ player: info.player, base: info.profile.base, pose }];
    }),
  };
}
