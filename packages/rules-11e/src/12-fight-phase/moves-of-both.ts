/** The steps in which both players move units: first the player whose turn it is, one unit at a time, then the other (12.02, 12.07). */
import {
  type Call,
  type ChooseOne,
  type FlowDefinition,
  type FlowName,
  flow,
  type Game,
  type PlayerId,
  type Refusal,
  refuse,
  type UnitId,
} from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { enterStep } from '../07-battle-round/clock.ts';

interface MovesLocals {
  player: PlayerId;
  /** Units that were picked in this step. */
  moved: readonly UnitId[];
}

/** What tells the two steps apart. */
interface MovesStep {
  /** Name of the step in the clock. */
  readonly step: string;
  readonly rule: string;
  /** The rule that lets each unit move once. */
  readonly onceRule: string;
  readonly purpose: string;
  /** Why a unit that was not yet picked cannot make the move. */
  whyNot(game: Game, unit: UnitId): Refusal | undefined;
  begin(unit: UnitId): Call;
}

/** The steps of such a flow. @rule 12.02-a 12.02-b 12.07-a 12.07-b */
export function movesOfBothPlayers(name: FlowName<Record<never, never>>, sketch: MovesStep): FlowDefinition {
  return flow(name.keeping<MovesLocals>(), {
    start(game, locals) {
      enterStep(game, sketch.step, sketch.rule);
      locals.player = game.state.clock.player;
      locals.moved = [];
      return 'choose';
    },
    choose(game, { player = 0, moved = [] }) {
      game.ask(unitToMove(game, sketch, player, moved));
      return 'move';
    },
    move(game, locals) {
      const { moved = [] } = locals;
      const unit = game.answer<UnitId | null>();
      if (unit === null) return 'next';
      locals.moved = [...moved, unit];
      game.call(sketch.begin(unit));
      return 'choose';
    },
    next(game, locals) {
      if (locals.player !== game.state.clock.player) return 'done';
      locals.player = opponentOf(locals.player);
      return 'choose';
    },
  });
}

/** Which unit moves next, or none; the others are listed with the reason. */
function unitToMove(game: Game, sketch: MovesStep, player: PlayerId, moved: readonly UnitId[]): ChooseOne {
  const units = unitsOnTable(game, player).map((unit) => ({
    unit,
    id: `unit:${unit}`,
    refusal: moved.includes(unit) ? refuse('moved-in-this-step', sketch.onceRule, { unit }) : sketch.whyNot(game, unit),
  }));
  return {
    kind: 'choose-one',
    player,
    purpose: sketch.purpose,
    rule: sketch.rule,
    mayPass: true,
    options: units.filter(({ refusal }) => refusal === undefined).map(({ unit, id }) => ({ id, value: unit, unit })),
    unavailable: units.flatMap(({ unit, id, refusal }) => (refusal === undefined ? [] : [{ id, unit, refusal }])),
  };
}
