/** A bot that looks one step ahead: which policy answers which question. */
import { checkAnswer, type Json, type PendingQuestion, sampleAnswer } from '@adjutant/engine';
import type { Bot } from '../bot.ts';
import { firingDeckWeapons, modelsToReturn, modelToHeal, observers, preBattleAbility, surge } from './abilities.ts';
import { allocationOrder, modelsToLose, modelToRemove, precision } from './allocation.ts';
import { chargeTargets, takeToTheSkies, unitToCharge } from './charging.ts';
import { declaration } from './declaring.ts';
import { battleFormation, deployment, unitToDeploy, whereToDeploy } from './deploying.ts';
import { plainAnswer } from './fallback.ts';
import {
  consolidationObjective,
  consolidationTargets,
  fightType,
  pileInTargets,
  unitToConsolidate,
  unitToFight,
  unitToPileIn,
} from './fighting.ts';
import { firstOffered, guards, unitToStartAction, worthiestEnemies } from './mission.ts';
import { arrivalPlaces, drawnPaths, movementPaths, moveType, unitToMove } from './moving.ts';
import { reroll } from './rerolls.ts';
import { shootingType, unitToShoot } from './shooting.ts';
import { window, worthiestEnemy } from './stratagems.ts';
import { type AnyPolicy, type Thought, think } from './thought.ts';

/** By the purpose of the question. */
const policies: Readonly<Record<string, AnyPolicy>> = {
  'battle-formation': battleFormation,
  'unit-to-deploy': unitToDeploy,
  'where-to-deploy': whereToDeploy,
  'set-up': (thought, question) =>
    thought.game.state.clock.round === 0 ? deployment(thought, question) : arrivalPlaces(thought, question),
  'pre-battle-ability': preBattleAbility,
  'scout-move': movementPaths,
  'unit-to-move': unitToMove,
  'move-type': moveType,
  'normal-move': movementPaths,
  'advance-move': movementPaths,
  'fall-back-move': movementPaths,
  'unit-to-shoot': unitToShoot,
  'shooting-type': shootingType,
  'weapons-and-targets': declaration,
  'new-targets': declaration,
  'unit-to-charge': unitToCharge,
  'charge-targets': chargeTargets,
  'take-to-the-skies': takeToTheSkies,
  'charge-move': drawnPaths,
  'unit-to-pile-in': unitToPileIn,
  'pile-in-targets': pileInTargets,
  'pile-in-move': drawnPaths,
  'unit-to-fight': unitToFight,
  'fight-type': fightType,
  'unit-to-consolidate': unitToConsolidate,
  'consolidation-targets': consolidationTargets,
  'consolidation-objective': consolidationObjective,
  'consolidation-move': drawnPaths,
  surge,
  'surge-target': worthiestEnemy,
  'surge-move': drawnPaths,
  'firing-deck-weapons': firingDeckWeapons,
  'models-to-return': modelsToReturn,
  'model-to-heal': modelToHeal,
  'model-to-take-attack': modelsToLose,
  'mortal-wound-models': modelsToLose,
  'model-to-remove': modelToRemove,
  'allocation-order': allocationOrder,
  precision,
  observers,
  'unit-to-spot': worthiestEnemy,
  'deff-from-above': worthiestEnemy,
  'explosives-target': worthiestEnemy,
  'crushing-impact-target': worthiestEnemy,
  're-roll': reroll,
  'unit-to-start-action': unitToStartAction,
  'action-choice': firstOffered,
  'card-to-score': firstOffered,
  'card-to-replace': firstOffered,
  'marker-to-remove': firstOffered,
  'objective-to-consecrate': firstOffered,
  'units-to-condemn': worthiestEnemies,
  'units-to-guard': guards,
  window,
};

/** Told of an answer that a policy wanted to give although it is not legal. */
export type OnFallback = (question: PendingQuestion, refused: Json) => void;

/** Makes the greedy bot; an answer of its policies that would be refused is replaced by a random one. */
export function makeGreedyBot(onFallback?: OnFallback): Bot {
  return {
    name: 'greedy',
    answer(view, ruleset, question, random) {
      const thought = think(view, ruleset, question, random);
      const value = policies[question.purpose]?.(thought, question) ?? plainAnswer(thought, question);
      return isLegal(thought, question, value) ? value : replacement(thought, question, value, onFallback);
    },
  };
}

function isLegal({ game }: Thought, question: PendingQuestion, value: Json): boolean {
  return checkAnswer(question, value, game).length === 0;
}

function replacement(
  thought: Thought,
  question: PendingQuestion,
  refused: Json,
  onFallback: OnFallback | undefined,
): Json {
  onFallback?.(question, refused);
  return sampleAnswer(question, thought.random, thought.game);
}
