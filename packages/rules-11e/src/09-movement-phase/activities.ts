/**
 * What a unit may not do for the rest of a turn because of what it did (09.06, 09.07, 18.04, 20.04). What happened stands in facts
 * (`advancedOn`, `fellBackOn`, `ingressedOn`), plain bans in `noMoveOn`, `noShootOn`, `noChargeOn`, `noActionOn`, all with the serial
 * of the turn; other rules add bans by the hook `forbids` and lift any ban by its code with the hook `allows`.
 */
import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { madeMove } from '../03-moving/moves-made.ts';
import { type Activity, hooks } from '../hooks.ts';

/** A ban on activities. */
interface Bar {
  readonly code: string;
  readonly rule: string;
  readonly activities: readonly Activity[];
  applies(game: Game, unit: UnitId): boolean;
}

const moves: readonly Activity[] = ['normal-move', 'advance', 'fall-back', 'surge'];

const bars: readonly Bar[] = [
  {
    code: 'advanced',
    rule: '09.06-g',
    activities: ['declare-charge', 'start-action'],
    applies: thisTurn('advancedOn'),
  },
  {
    code: 'fell-back',
    rule: '09.07-h',
    activities: ['shoot', 'declare-charge', 'start-action'],
    applies: thisTurn('fellBackOn'),
  },
  { code: 'ingressed', rule: '20.04-g', activities: moves, applies: hasJustIngressed },
  {
    code: 'made-a-normal-move',
    rule: '03.01-v',
    activities: ['normal-move'],
    applies: (game, unit) => madeMove(game, unit, 'normal'),
  },
  {
    code: 'surged',
    rule: '21.02-h',
    activities: [...moves, 'declare-charge'],
    applies: (game, unit) => madeMove(game, unit, 'surge'),
  },
  { code: 'set-up-this-turn', rule: '18.02-b', activities: ['embark'], applies: thisTurn('setUpOn') },
  { code: 'may-not-move', rule: '03.02.02-c', activities: moves, applies: thisTurn('noMoveOn') },
  { code: 'may-not-shoot', rule: '10.02', activities: ['shoot'], applies: thisTurn('noShootOn') },
  { code: 'may-not-charge', rule: '11.02-d', activities: ['declare-charge'], applies: thisTurn('noChargeOn') },
  { code: 'may-not-start-actions', rule: '16.01', activities: ['start-action'], applies: thisTurn('noActionOn') },
];

/** Why what happened before keeps a unit from doing something now, or undefined; whatever else the activity needs is not looked at. */
export function canDo(game: Game, unit: UnitId, activity: Activity): Refusal | undefined {
  return unlessAllowed(game, unit, activity, [
    ...bars
      .filter((bar) => bar.activities.includes(activity) && bar.applies(game, unit))
      .map((bar) => refuse(bar.code, bar.rule, { unit })),
    ...hooks.forbids.parts(game, { unit, activity }).map((part) => part.value),
  ]);
}

/** The first of some refusals that no rule lifts for the unit. */
export function unlessAllowed(
  game: Game,
  unit: UnitId,
  activity: Activity,
  refusals: readonly Refusal[],
): Refusal | undefined {
  if (refusals.length === 0) return undefined;
  const lifted = new Set(hooks.allows.parts(game, { unit, activity }).map((part) => part.value));
  return refusals.find((refusal) => !lifted.has(refusal.code));
}

function thisTurn(fact: string): Bar['applies'] {
  return (game, unit) => game.unit(unit).facts[fact] === game.state.clock.turn;
}

/** From an ingress move to the start of the next Charge phase: later in the turn it is over. @rule 20.04-g */
function hasJustIngressed(game: Game, unit: UnitId): boolean {
  const { turn, phaseName } = game.state.clock;
  return game.unit(unit).facts.ingressedOn === turn && (phaseName === 'movement' || phaseName === 'shooting');
}
