import {
  type Awaiting,
  type Cause,
  type ChooseOrder,
  flow,
  type Game,
  letWait,
  type ModelId,
  openWindow,
  type PlayerId,
  setStatus,
  takeAwaiting,
} from '@adjutant/engine';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { releaseFightersFlow, removeDestroyedFlow, settleFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { type destructionOf, FALLEN_UNIT, FIGHTING_ON, inTurnOrder, WRECK } from './destroy-model.ts';

interface Waiting {
  readonly model: ModelId;
  readonly cause: Cause;
}

function waiting(awaiting: Awaiting): Waiting {
  return awaiting.data as unknown as Waiting;
}

/** Wrecks that wait for a frame and belong to the first player, in turn order, who has any. @rule 01.03.02-a */
function nextWrecks(game: Game, after: number): readonly Waiting[] {
  const all = game.state.awaiting.filter((one) => one.what === WRECK && one.after === after).map(waiting);
  for (const player of inTurnOrder(game)) {
    const own = all.filter(({ model }) => game.modelInfo(model).player === player);
    if (own.length > 0) return own;
  }
  return [];
}

/** Resolves what waited for attacks or a blast to be over: wrecks one by one, then what triggers on destroyed units, then lost abilities. @rule 05.04.04-c 19.04-g */
export const settleSteps = flow(settleFlow, {
  start: (game, { after }) => (nextWrecks(game, after).length > 0 ? 'choose' : 'units'),
  choose(game, { after }) {
    game.ask(wreckQuestion(game, nextWrecks(game, after)));
    return 'remove';
  },
  remove(game, { after }) {
    const [first] = game.answer<ModelId[]>();
    for (const one of takeAwaiting(game, WRECK, after).map(waiting)) {
      if (one.model === first) game.call(removeDestroyedFlow.begin({ model: one.model, cause: one.cause }));
      else letWait(game, { what: WRECK, after, data: { model: one.model, cause: { ...one.cause } } });
    }
    return 'start';
  },
  units(game, { after }) {
    const [fallen, ...others] = takeAwaiting(game, FALLEN_UNIT, after);
    for (const other of others) letWait(game, other);
    if (fallen === undefined) return 'abilities';
    openWindow(game, moments.unitDestroyed, fallen.data as unknown as ReturnType<typeof destructionOf>);
    return 'units';
  },
  abilities(game) {
    suspendLostAbilities(game);
    return 'done';
  },
});

function wreckQuestion(game: Game, wrecks: readonly Waiting[]): ChooseOrder {
  const player: PlayerId = wrecks[0] === undefined ? game.active : game.modelInfo(wrecks[0].model).player;
  const options = wrecks.map(({ model }) => ({ id: `model:${model}`, value: model, model }));
  return { kind: 'order', player, purpose: 'destroyed-models-order', rule: '01.03.02-b', options };
}

/** Models that fought on leave: their triggers, then they are removed. @rule 05.04.05-b 24.08-f */
export const releaseFightersSteps = flow(releaseFightersFlow, {
  start(game, { unit }) {
    const held = takeAwaiting(game, FIGHTING_ON, 0);
    const released = held.filter(({ data }) => unit === undefined || game.model(Number(data.model)).unit === unit);
    for (const other of held) if (!released.includes(other)) letWait(game, other);
    for (const { model, cause } of released.map(waiting)) setStatus(game, model, 'wreck', cause);
    game.callAll(released.map(waiting).map((one) => removeDestroyedFlow.begin({ model: one.model, cause: one.cause })));
    return 'done';
  },
});
