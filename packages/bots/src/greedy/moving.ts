/** Where units go in the Movement phase, and every other question about places and paths. */
import {
  answerOf,
  DECLINE,
  type Game,
  type Json,
  type MoveModels,
  type Option,
  type PlaceModels,
  problemOf,
  type QuestionOf,
  type UnitId,
} from '@adjutant/engine';
import { type Goal, type Point, propose } from '@adjutant/geometry';
import { CHARGE_REACH, isEngaged, opponentOf, unitsOnTable } from '@adjutant/rules-11e/queries';
import { apart, middleOf, modelsOf, moveOf, onTheWay } from './places.ts';
import { enemiesByDistance, objectivesFor, quarryToFight, quarryToShoot, shouldLeave } from './plan.ts';
import { best, policy, type Thought } from './thought.ts';
import { roundWalls } from './ways.ts';
import { isFighter, usefulRange } from './worth.ts';

/** Inches that a unit gains by advancing, on average. */
const ADVANCE = 3;
/** A charge of so many inches is worth waiting for. */
const LIKELY_CHARGE = 8;
/** Inches to a place that need no move. */
const CLOSE_ENOUGH = 1;

/** Where a unit wants to be. */
export interface Wish {
  readonly goal: Goal;
  /** Inches that it would have to go. */
  readonly inches: number;
}

/** Where a unit on the table wants to go, or undefined where it is well placed. */
function wishOf(game: Game, unit: UnitId): Wish | undefined {
  if (isEngaged(game, unit)) return shouldLeave(game, unit) ? away(game, unit) : undefined;
  const fight = isFighter(game, unit) ? quarryToFight(game, unit) : undefined;
  if (fight !== undefined && fight.inches - moveOf(game, unit) <= LIKELY_CHARGE && fight.inches > 3) {
    return { goal: { kind: 'toward-models', models: modelsOf(game, [fight.unit]) }, inches: fight.inches - 2 };
  }
  const aim = objectivesFor(game, game.unit(unit).player).get(unit);
  if (aim !== undefined) return aim.there ? undefined : toward(game, unit, aim.point);
  if (fight !== undefined) {
    return { goal: { kind: 'toward-models', models: modelsOf(game, [fight.unit]) }, inches: fight.inches - 2 };
  }
  return intoRange(game, unit);
}

function away(game: Game, unit: UnitId): Wish {
  const enemies = modelsOf(game, unitsOnTable(game, opponentOf(game.unit(unit).player)));
  return { goal: { kind: 'away', models: enemies }, inches: moveOf(game, unit) };
}

function toward(game: Game, unit: UnitId, [x, y]: Point): Wish | undefined {
  const middle = middleOf(game, unit);
  const inches = middle === undefined ? 0 : apart(middle, [x, y]);
  return inches <= CLOSE_ENOUGH ? undefined : { goal: { kind: 'toward', x, y }, inches };
}

/** As near to the best target as the weapons need, and no nearer. */
function intoRange(game: Game, unit: UnitId): Wish | undefined {
  const quarry = quarryToShoot(game, unit);
  const [from, to] = [middleOf(game, unit), quarry === undefined ? undefined : middleOf(game, quarry.unit)];
  if (quarry === undefined || from === undefined || to === undefined) return undefined;
  const missing = quarry.inches - usefulRange(game, unit) + CLOSE_ENOUGH;
  return missing <= CLOSE_ENOUGH ? undefined : toward(game, unit, onTheWay(from, to, missing));
}

/** Whether a unit should give up charging for a longer move. */
function shouldAdvance(game: Game, unit: UnitId, wish: Wish): boolean {
  const move = moveOf(game, unit);
  if (wish.inches <= move) return false;
  const nearest = enemiesByDistance(game, unit)[0]?.inches ?? Number.POSITIVE_INFINITY;
  if (isFighter(game, unit)) return nearest - move > LIKELY_CHARGE + ADVANCE - 1;
  return nearest - move > usefulRange(game, unit);
}

/** The next unit to move: arrivals first, then those on the table that want to go somewhere, the nearest to its place first. */
export const unitToMove = policy('choose-one', (thought, question) => {
  const { game } = thought;
  const units = question.options.filter((option) => option.unit !== undefined);
  const waiting = units.filter(({ unit = -1 }) => game.unit(unit).place.kind === 'reserves');
  const arriving = waiting.find((option) => canArrive(thought, option));
  if (arriving !== undefined) return arriving.id;
  const riding = units.filter(({ unit = -1 }) => game.unit(unit).place.kind === 'aboard');
  const leaving = riding.find(({ unit = -1 }) => shouldGetOut(game, unit));
  if (leaving !== undefined) return leaving.id;
  const walking = units.flatMap((option) => {
    const { unit = -1 } = option;
    const wish = game.unit(unit).place.kind === 'table' ? wishOf(game, unit) : undefined;
    return wish === undefined ? [] : [{ option, wish }];
  });
  const next = best(walking, ({ wish }) => -wish.inches);
  return next?.option.id ?? question.options.find((option) => option.unit === undefined)?.id;
});

/** Whether a unit in reserves has a place to arrive at; tried out, because a unit without one could be asked for ever. */
function canArrive(thought: Thought, option: Option): boolean {
  const game = thought.rehearse();
  game.reply({ question: thought.number, value: option.id });
  const { question } = game;
  if (question?.purpose !== 'move-type' || question.kind !== 'choose-one') return false;
  return wayToSetUp(game, question) !== undefined;
}

/** The first of the ways to be set up for which there is a place. */
function wayToSetUp(game: Game, question: QuestionOf<'choose-one'>): string | undefined {
  const ways = question.options.filter(({ group }) => group === 'ingress' || group === 'disembark');
  return ways.find(({ id }) => {
    const copy = game.fork();
    copy.reply({ question: game.question?.number ?? -1, value: id });
    const next = copy.question;
    return next?.kind === 'place-models' && placesFor(copy, next) !== undefined;
  })?.id;
}

/** Whether passengers are near enough to what they want. */
function shouldGetOut(game: Game, unit: UnitId): boolean {
  const { place } = game.unit(unit);
  const pose = place.kind === 'aboard' ? game.model(place.transport).pose : undefined;
  if (pose === undefined || place.kind !== 'aboard') return false;
  const enemies = enemiesByDistance(game, game.model(place.transport).unit);
  const range = isFighter(game, unit) ? CHARGE_REACH + 2 : usefulRange(game, unit) + 2;
  if ((enemies[0]?.inches ?? Number.POSITIVE_INFINITY) <= range) return true;
  return game.setup.layout.objectives.some(({ x, y }) => apart([pose.x, pose.y], [x, y]) <= 6);
}

/** How a unit moves. */
export const moveType = policy('choose-one', (thought, question) => {
  const { game } = thought;
  const { unit = -1, options } = question;
  const option = (group: string) => options.find((candidate) => candidate.group === group)?.id;
  const stay = options.find(({ group }) => group === 'remain-stationary' || group === 'stationary')?.id;
  const { kind } = game.unit(unit).place;
  if (kind === 'reserves' || kind === 'aboard') {
    const wanted = kind === 'reserves' || shouldGetOut(game, unit);
    return (wanted ? wayToSetUp(thought.rehearse(), question) : undefined) ?? stay;
  }
  const wish = wishOf(game, unit);
  if (wish === undefined) return stay;
  if (isEngaged(game, unit)) return fallBack(thought, question) ?? stay;
  return (shouldAdvance(game, unit, wish) ? option('advance') : undefined) ?? option('normal') ?? stay;
});

/** An ordered way out, if there is a place to go to. */
function fallBack(thought: Thought, question: QuestionOf<'choose-one'>): string | undefined {
  const ways = question.options.filter(({ id }) => id.startsWith('fall-back/ordered'));
  return ways.find(({ id }) => {
    const game = thought.rehearse();
    game.reply({ question: thought.number, value: id });
    const next = game.question;
    return next?.kind === 'move-models' && pathsFor(game, next) !== undefined;
  })?.id;
}

/** Paths of a move of the Movement phase; a unit that finds none stays where it is, which ends its move. */
export const movementPaths = policy(
  'move-models',
  ({ game }, question) => pathsFor(game, question) ?? stayingPut(question),
);

function stayingPut(question: MoveModels): Json {
  return question.mayDecline && question.purpose === 'fall-back-move' ? DECLINE : [];
}

function pathsFor(game: Game, question: MoveModels): Json | undefined {
  const wish = wishOf(game, question.unit);
  const goal = wish === undefined ? ({ kind: 'hold' } as const) : roundWalls(game, question, wish.goal);
  const moves = propose(problemOf(game, question), goal);
  return moves === undefined ? undefined : answerOf(question, moves);
}

/** Paths where the rules say where to go: charges, pile-in and consolidation moves. */
export const drawnPaths = policy('move-models', ({ game }, question) => {
  const moves = propose(problemOf(game, question), { kind: 'satisfy' });
  return moves === undefined ? undefined : answerOf(question, moves);
});

/** Places of models that arrive or get out: as near as they get to what the unit wants. */
export const arrivalPlaces = policy('place-models', ({ game }, question) => placesFor(game, question));

function placesFor(game: Game, question: PlaceModels): Json | undefined {
  const target = destinationOf(game, question.unit);
  const goal: Goal = target === undefined ? { kind: 'satisfy' } : { kind: 'toward', x: target[0], y: target[1] };
  const moves = propose(problemOf(game, question), goal);
  return moves === undefined ? undefined : answerOf(question, moves);
}

/** Where a unit that is not on the table would like to be: the objective that its player lacks most. */
function destinationOf(game: Game, unit: UnitId): Point | undefined {
  const me = game.unit(unit).player;
  const taken = [...objectivesFor(game, me).values()].map(({ objective }) => objective);
  const wanted = game.setup.layout.objectives.filter(({ id }) => {
    const state = game.state.objectives.find((objective) => objective.id === id);
    return state?.controlledBy !== me && !taken.includes(id);
  });
  const objective = wanted[0] ?? game.setup.layout.objectives.at(-1);
  return objective === undefined ? undefined : [objective.x, objective.y];
}
