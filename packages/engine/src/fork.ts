import { copyJson } from './json.ts';
import type { BattleState, DiceSource, Frame, ModelState, UnitState } from './state.ts';

/** A copy of the state that shares nothing that can change; written out by hand because search makes thousands. */
export function forkState(state: BattleState): BattleState {
  const [first, second] = state.players;
  return {
    players: [
      { ...first, scored: { ...first.scored } },
      { ...second, scored: { ...second.scored } },
    ],
    units: state.units.map(forkUnit),
    models: state.models.map(forkModel),
    formed: state.formed,
    objectives: state.objectives.map((objective) => ({
      ...objective,
      levels: [objective.levels[0], objective.levels[1]],
    })),
    clock: { ...state.clock },
    dice: forkDice(state.dice),
    effects: state.effects, // replaced, never changed in place
    awaiting: state.awaiting,
    stratagemUses: state.stratagemUses,
    stack: state.stack.map(forkFrame),
    nextFrame: state.nextFrame,
    nextEffect: state.nextEffect,
    nextQuestion: state.nextQuestion,
    asking: state.asking,
    result: state.result,
  };
}

function forkUnit(unit: UnitState): UnitState {
  return {
    id: unit.id,
    player: unit.player,
    place: unit.place,
    startingStrength: unit.startingStrength,
    facts: { ...unit.facts },
  };
}

function forkModel(model: ModelState): ModelState {
  const copy: ModelState = {
    id: model.id,
    unit: model.unit,
    status: model.status,
    wounds: model.wounds,
    pose: model.pose,
    facts: { ...model.facts },
    spent: model.spent,
  };
  if (model.fellAt !== undefined) copy.fellAt = model.fellAt;
  return copy;
}

function forkDice(dice: DiceSource): DiceSource {
  if (dice.kind !== 'seeded') return { ...dice };
  const [a, b, c, d] = dice.words;
  return { kind: 'seeded', words: [a, b, c, d] };
}

function forkFrame(frame: Frame): Frame {
  return { ...frame, locals: copyJson(frame.locals) };
}
