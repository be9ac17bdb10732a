import {
  flow,
  flowName,
  type Game,
  type ModelId,
  type Refusal,
  refuse,
  setUnitFact,
  type UnitId,
} from '@adjutant/engine';
import { becomeBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { living } from '../01-core-concepts/populations.ts';
import { endMove } from '../03-moving/move-ended.ts';
import { madeMove, recordMove } from '../03-moving/moves-made.ts';
import { canSetUp } from '../03-moving/set-up.ts';
import { canDo, unlessAllowed } from '../09-movement-phase/activities.ts';
import { type MoveChoice, type MoveOffer, type MoveTypeRule, offer } from '../09-movement-phase/move-choice.ts';
import { selectToMove } from '../09-movement-phase/select-to-move.ts';
import { hazardRollsFlow, type MoveOutcome, moveUnitFlow, setUpUnitFlow } from '../flows.ts';
import { type DisembarkMode, disembarkSetUp } from './disembark-place.ts';

const disembarkMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('disembark-move');

/** A unit gets out of its transport; what the transport did this phase decides how. @rule 18.03 18.04 */
export const disembarkMove: MoveTypeRule = {
  moveType: 'disembark',
  rule: '18.04',
  flow: disembarkMoveFlow,
  offers(game, unit) {
    const transport = transportCarrying(game, unit);
    if (transport === undefined) return [disembark('rapid', refuse('not-aboard', '18.04-a', { unit }))];
    const refusal = refusesDisembarking(game, unit, transport);
    return refusal === undefined ? modesOf(game, unit, transport) : [disembark('rapid', refusal)];
  },
};

function disembark(mode: DisembarkMode, refusal?: Refusal): MoveOffer {
  return offer({ moveType: 'disembark', mode }, refusal);
}

function transportCarrying(game: Game, unit: UnitId): ModelId | undefined {
  const { place } = game.unit(unit);
  return place.kind === 'aboard' ? place.transport : undefined;
}

/** Why a passenger may not disembark now. @rule 18.04-a */
function refusesDisembarking(game: Game, unit: UnitId, transport: ModelId): Refusal | undefined {
  const carrier = game.model(transport).unit;
  const values = { unit, transport };
  if (game.model(transport).pose === undefined) return refuse('transport-not-on-the-battlefield', '18.04-a', values);
  const bans: Refusal[] = [];
  if (game.unit(unit).facts.embarkedOn === game.state.clock.phase)
    bans.push(refuse('embarked-this-phase', '18.04-a', values));
  if (madeMove(game, carrier, 'advance')) bans.push(refuse('transport-advanced', '18.04-a', values));
  if (madeMove(game, carrier, 'fall-back')) bans.push(refuse('transport-fell-back', '18.04-a', values));
  return unlessAllowed(game, unit, 'disembark', bans) ?? canDo(game, unit, 'disembark');
}

/**
 * The mode, in the printed order: rapid after a move of the transport, else tactical if the unit fits, else combat. Where the search finds
 * no place for a tactical set-up, the player may still try to find one (18 open point 8); combat needs a place before its hazard rolls
 * (18 open point 1). @rule 18.04-c 18.04-d 18.04-g 18.04-i
 */
function modesOf(game: Game, unit: UnitId, transport: ModelId): MoveOffer[] {
  const carrier = game.model(transport).unit;
  const moved = (['normal', 'ingress', 'advance'] as const).some((moveType) => madeMove(game, carrier, moveType));
  if (moved) return [disembark('rapid')];
  if (madeMove(game, carrier, 'fall-back')) return [combatOffer(game, unit, transport)];
  if (canSetUp(game, disembarkSetUp(game, unit, transport, 'tactical'))) {
    return [disembark('tactical'), disembark('combat', refuse('tactical-is-possible', '18.04-c', { unit, transport }))];
  }
  return [disembark('tactical'), combatOffer(game, unit, transport)];
}

function combatOffer(game: Game, unit: UnitId, transport: ModelId): MoveOffer {
  const fits = canSetUp(game, disembarkSetUp(game, unit, transport, 'combat'));
  return disembark('combat', fits ? undefined : refuse('no-place-found', '18.04-l', { unit, transport }));
}

export const disembarkMoveSteps = flow(
  disembarkMoveFlow.keeping<{ transport: ModelId; setUp: boolean }>(),
  {
    start(game, move) {
      const transport = transportCarrying(game, move.unit);
      if (transport === undefined) return 'done';
      move.transport = transport;
      if (move.choice.mode !== 'combat') return 'setUp';
      const count = living(game, move.unit).length;
      game.call(hazardRollsFlow.begin({ unit: move.unit, count, rule: '18.04-i', after: null }));
      return 'setUp';
    },
    setUp(game, { unit, choice, transport = -1 }) {
      const mode = choice.mode as DisembarkMode;
      const call = disembarkSetUp(game, unit, transport, mode);
      game.call(setUpUnitFlow.begin({ ...call, mayDecline: mode !== 'combat' || !canSetUp(game, call) }));
      return 'placed';
    },
    placed(game, move) {
      move.setUp = game.result(setUpUnitFlow).setUp;
      if (!move.setUp) return 'done';
      const { unit, choice } = move;
      const { turn } = game.state.clock;
      recordMove(game, unit, 'disembark');
      setUnitFact(game, unit, 'disembarkedOn', turn);
      if (choice.mode !== 'tactical') setUnitFact(game, unit, 'noChargeOn', turn);
      if (choice.mode === 'combat') becomeBattleShocked(game, unit, '18.04-k');
      endMove(game, unit, 'disembark');
      return choice.mode === 'tactical' ? 'selectAgain' : 'done';
    },
    selectAgain(game, { unit }) {
      if (game.unit(unit).place.kind !== 'table') return 'done';
      selectToMove(game, unit);
      return 'moveOn';
    },
    moveOn(game, { unit }) {
      if (game.unit(unit).place.kind === 'table') game.call(moveUnitFlow.begin({ unit, types: ['normal', 'advance'] }));
      return 'done';
    },
  },
  ({ setUp }) => ({ outcome: setUp === true ? 'made' : 'goes-back' }),
);
