import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { acting, enemiesOf, living } from '../01-core-concepts/populations.ts';
import { around, whollyWithinOf } from '../03-moving/constraints.ts';
import { areModelsEngaged } from '../03-moving/engagement.ts';
import { isTooLargeFor } from '../03-moving/large-models.ts';
import { madeMove } from '../03-moving/moves-made.ts';
import type { SetUpCall } from '../03-moving/set-up.ts';
import { ingressConstraints, isDeepStriking } from '../20-strategic-reserves/ingress-place.ts';

/** The modes in which a unit disembarks; not a free choice. @rule 18.04-c */
export type DisembarkMode = 'rapid' | 'tactical' | 'combat';

/** Set-up distances, inches. @rule 18.04-d 18.04-g 18.04-i */
const distances: Readonly<Record<DisembarkMode, number>> = { rapid: 3, tactical: 3, combat: 6 };

/** How near a model has to be that is too large for the set-up distance, inches. @rule 18.04-n */
const LARGE_MODEL_DISTANCE = 1;

/** Where a unit may be set up that gets out of a model. @rule 18.04-b 18.04-e 18.04-j */
export function disembarkSetUp(
  game: Game,
  unit: UnitId,
  transport: ModelId,
  mode: DisembarkMode,
): Omit<SetUpCall, 'mayDecline'> {
  const models = living(game, unit);
  return {
    unit,
    models,
    rule: '18.04',
    constraints: [...nearTransport(game, models, transport, distances[mode]), ...rulesOfIngress(game, transport)],
    ...(mode === 'combat' ? { engaging: engagedWithModel(game, transport) } : {}),
  };
}

function nearTransport(game: Game, models: readonly ModelId[], transport: ModelId, distance: number): Constraint[] {
  const large = models.filter((model) => isTooLargeFor(game, model, distance));
  const others = models.filter((model) => !large.includes(model));
  const close = { ...whollyWithinOf(game, transport, distance, '18.04-b'), movers: others };
  if (large.length === 0) return [whollyWithinOf(game, transport, distance, '18.04-b')];
  const regions = [around(standingBody(game, transport), LARGE_MODEL_DISTANCE)];
  return [...(others.length === 0 ? [] : [close]), { kind: 'within', rule: '18.04-n', regions, movers: large }];
}

/** After an ingress move of this phase passengers obey what bound their transport. @rule 18.04-e */
function rulesOfIngress(game: Game, transport: ModelId): Constraint[] {
  const carrier = game.model(transport).unit;
  return madeMove(game, carrier, 'ingress') ? ingressConstraints(game, carrier, isDeepStriking(game, carrier)) : [];
}

function engagedWithModel(game: Game, transport: ModelId): UnitId[] {
  return enemiesOf(game, game.model(transport).unit).filter((enemy) =>
    acting(game, enemy).some((model) => areModelsEngaged(game, model, transport)),
  );
}
