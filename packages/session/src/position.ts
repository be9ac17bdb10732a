import {
  type BattleSetup,
  type DiceSetup,
  type Game,
  type ModelId,
  newGame,
  type PlayerId,
  type Ruleset,
  setPlace,
  setStatus,
  setUpModel,
} from '@adjutant/engine';
import type { Place } from './spectator.ts';

/** A moment of a battle that nobody has played: whose turn, which phase, and where models stand. */
export interface Position {
  readonly round: number;
  readonly player: PlayerId;
  readonly phase: string;
  /** Models that stand on the table; of a unit with one of them the others are gone, any other unit is not set up. */
  readonly places: ReadonlyMap<ModelId, Place>;
  readonly commandPoints?: readonly [number, number];
}

const cause = { kind: 'rule', rule: 'position', owner: undefined } as const;

/** A battle that stands at a position with nothing under way: for questions to the rules, and for flows that are begun there. */
export function gameAtPosition(setup: BattleSetup, ruleset: Ruleset, dice: DiceSetup, position: Position): Game {
  const { round, player, phase, places, commandPoints = [0, 0] } = position;
  const game = newGame(setup, ruleset, dice);
  const turn = round * 2 - 1 + player;
  Object.assign(game.state.clock, { round, turn, phase: turn * 5, phaseName: phase, player, firstPlayer: 0 });
  for (const one of [0, 1] as const) game.state.players[one].commandPoints = commandPoints[one];
  for (const { id, models } of game.roster.units) {
    if (!models.some((model) => places.has(model))) continue;
    setPlace(game, id, { kind: 'table' }, 'position');
    for (const model of models) {
      const pose = places.get(model);
      if (pose === undefined) setStatus(game, model, 'removed', cause);
      else setUpModel(game, model, pose, 'position');
    }
  }
  game.log.length = 0;
  return game;
}
