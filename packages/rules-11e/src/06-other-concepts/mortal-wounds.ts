import { type ChooseOrder, flow, type Game, type ModelId, note, openWindow, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import { inflictDamageFlow, mortalWoundsFlow } from '../flows.ts';
import { moments } from '../moments.ts';

/** What a call of the flow does not say: how far it is. */
interface Progress {
  batch: number;
  /** Wounds of the current batch already dealt. */
  dealt: number;
  /** The model that the current batch damages, where a batch damages only one. */
  marked: ModelId;
  /** Models named beforehand for the next wounds. */
  order: ModelId[];
  lost: number;
}

/** The models of a unit that may take the next mortal wound. @rule 06.02-b 24.28.01 */
function mortalWoundModels(game: Game, unit: UnitId, first: readonly ModelId[]): readonly ModelId[] {
  const models = living(game, unit);
  const named = models.filter((model) => first.includes(model));
  if (named.length > 0) return woundedFirst(game, named);
  const plain = models.filter((model) => !modelHas(game, model, 'CHARACTER'));
  return woundedFirst(game, plain.length > 0 ? plain : models);
}

function woundedFirst(game: Game, models: readonly ModelId[]): readonly ModelId[] {
  const wounded = models.filter((model) => game.model(model).wounds < game.modelInfo(model).profile.wounds);
  return wounded.length > 0 ? wounded : models;
}

/** Mortal wounds are dealt one by one to models that their player picks, until all are dealt or the unit is destroyed. @rule 06.02 */
export const mortalWoundsSteps = flow(
  mortalWoundsFlow.keeping<Progress>(),
  {
    start(game, wounds) {
      const total = wounds.batches.reduce((sum, batch) => sum + batch, 0);
      if (total > 0) note(game, 'mortal-wounds', '06.02-a', { unit: wounds.unit, wounds: total });
      Object.assign(wounds, { batch: 0, dealt: 0, order: [], lost: 0 });
      return 'next';
    },
    next(game, wounds) {
      if (living(game, wounds.unit).length === 0) return 'done';
      const { batch = 0, dealt = 0, marked } = wounds;
      const size = wounds.batches[batch];
      if (size === undefined) return 'done';
      const batchOver =
        dealt >= size || (wounds.onePerBatch && marked !== undefined && game.model(marked).status !== 'living');
      if (!batchOver) return wounds.onePerBatch && marked !== undefined ? 'allocated' : 'select';
      wounds.batch = batch + 1;
      wounds.dealt = 0;
      delete wounds.marked;
      return 'next';
    },
    select(game, wounds) {
      const legal = mortalWoundModels(game, wounds.unit, wounds.first ?? []);
      // a wounded model that must go on suffering does not use up the order that was named
      const named = legal.length === 1 ? legal[0] : wounds.order?.[0];
      if (named === undefined || !legal.includes(named)) return 'ask';
      wounds.order = wounds.order?.filter((model) => model !== named) ?? [];
      wounds.marked = named;
      return 'allocated';
    },
    allocated(game, { unit, marked }) {
      if (marked !== undefined) openWindow(game, moments.mortalWoundAllocated, { unit, model: marked });
      return 'inflict';
    },
    ask(game, wounds) {
      game.ask(modelQuestion(game, wounds.unit, mortalWoundModels(game, wounds.unit, wounds.first ?? [])));
      return 'chosen';
    },
    chosen(game, wounds) {
      wounds.order = [...game.answer<ModelId[]>()];
      return 'select';
    },
    inflict(game, wounds) {
      const { marked } = wounds;
      if (marked === undefined) return 'select';
      wounds.dealt = (wounds.dealt ?? 0) + 1;
      game.call(
        inflictDamageFlow.begin({ model: marked, damage: 1, mortal: true, cause: wounds.cause, after: wounds.after }),
      );
      return 'inflicted';
    },
    inflicted(game, wounds) {
      wounds.lost = (wounds.lost ?? 0) + game.result(inflictDamageFlow).lost;
      return 'next';
    },
  },
  (wounds) => ({ lost: wounds.lost ?? 0 }),
);

function modelQuestion(game: Game, unit: UnitId, models: readonly ModelId[]): ChooseOrder {
  return {
    kind: 'order',
    player: game.unit(unit).player,
    purpose: 'mortal-wound-models',
    rule: '06.02-b',
    unit,
    options: models.map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
