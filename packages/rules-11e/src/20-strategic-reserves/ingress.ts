import { flow, flowName, type Game, type Refusal, refuse, setUnitFact, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { endMove } from '../03-moving/move-ended.ts';
import { recordMove } from '../03-moving/moves-made.ts';
import { canDo, unlessAllowed } from '../09-movement-phase/activities.ts';
import { type MoveChoice, type MoveTypeRule, offer } from '../09-movement-phase/move-choice.ts';
import { canDeepStrike } from '../24-core-abilities/deep-strike.ts';
import { type MoveOutcome, setUpUnitFlow } from '../flows.ts';
import { ingressConstraints, largeArrivals } from './ingress-place.ts';

const ingressMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('ingress-move');

/** The first battle round in which units arrive. @rule 20.03-b */
const FIRST_ROUND = 2;

/** A unit arrives from strategic reserves, at an edge or by deep strike. @rule 20.03 20.04 24.09 */
export const ingressMove: MoveTypeRule = {
  moveType: 'ingress',
  rule: '20.04',
  flow: ingressMoveFlow,
  offers(game, unit) {
    const refusal = refusesIngress(game, unit);
    const edge = offer({ moveType: 'ingress', mode: 'edge' }, refusal);
    if (refusal !== undefined || !canDeepStrike(game, unit)) return [edge];
    return [edge, offer({ moveType: 'ingress', mode: 'deep-strike' }, undefined)];
  },
};

/** Why a unit may not arrive now. @rule 20.03-b 20.04-a */
function refusesIngress(game: Game, unit: UnitId): Refusal | undefined {
  const { round } = game.state.clock;
  if (game.unit(unit).place.kind !== 'reserves') return refuse('not-in-reserves', '20.04-a', { unit });
  const early = round < FIRST_ROUND ? [refuse('too-early', '20.03-b', { round, first: FIRST_ROUND })] : [];
  return unlessAllowed(game, unit, 'ingress', early) ?? canDo(game, unit, 'ingress');
}

export const ingressMoveSteps = flow(
  ingressMoveFlow.keeping<{ setUp: boolean }>(),
  {
    start(game, { unit, choice }) {
      const constraints = ingressConstraints(game, unit, choice.mode === 'deep-strike');
      game.call(
        setUpUnitFlow.begin({ unit, models: living(game, unit), rule: '20.04', constraints, mayDecline: true }),
      );
      return 'arrived';
    },
    arrived(game, move) {
      move.setUp = game.result(setUpUnitFlow).setUp;
      if (!move.setUp) return 'done';
      const { turn, phase } = game.state.clock;
      const { unit, choice } = move;
      recordMove(game, unit, 'ingress');
      setUnitFact(game, unit, 'ingressedOn', turn);
      if (choice.mode === 'deep-strike') setUnitFact(game, unit, 'deepStruckOn', phase);
      else if (largeArrivals(game, unit).some((model) => !modelHas(game, model, 'AIRCRAFT'))) {
        restrictLargeArrival(game, unit);
      }
      endMove(game, unit, 'ingress');
      return 'done';
    },
  },
  ({ setUp }) => ({ outcome: setUp === true ? 'made' : 'goes-back' }),
);

/** A unit with a model that touches the edge because it is too large does nothing more this turn; AIRCRAFT do. @rule 20.04-k 03.02.02-c */
function restrictLargeArrival(game: Game, unit: UnitId): void {
  for (const fact of ['noMoveOn', 'noChargeOn', 'noShootOn']) setUnitFact(game, unit, fact, game.state.clock.turn);
}
