import {
  type ChooseOrder,
  flow,
  flowName,
  type Game,
  type ModelId,
  note,
  openWindow,
  roll,
  rollFlow,
  setStatus,
  standingBody,
  type UnitId,
} from '@adjutant/engine';
import { distance, isWithin } from '@adjutant/geometry';
import { amountOf, diceFor } from '../01-core-concepts/amount.ts';
import { acting, unitsOnTable } from '../01-core-concepts/populations.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { deadlyDemiseOf } from '../24-core-abilities/deadly-demise.ts';
import { emergencyDisembarkFlow, mortalWoundsFlow, removeDestroyedFlow, settleFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';
import { destructionOf, fellWith, passengersOf } from './destroy-model.ts';

/** What a call of the flow does not say: the demise die once it is known, and whether the triggers are done. */
interface Progress {
  demise: number;
  triggered: boolean;
}

/** Reach of a Deadly Demise, inches. */
const DEMISE_RANGE = 6;

/** A destroyed model leaves the battlefield: its triggers, its passengers, its Deadly Demise, itself. @rule 05.04.04-b 05.04.04-e 18.05 24.08 */
export const removeDestroyedSteps = flow(removeDestroyedFlow.keeping<Progress>(), {
  start: (game, { model }) => (hooks.demiseRolledFirst.first(game, { model }) === undefined ? 'triggers' : 'demise'),
  triggers(game, wreck) {
    wreck.triggered = true;
    openWindow(game, moments.modelDestroyed, destructionOf(game, wreck.model, wreck.cause, wreck.demise ?? null));
    return 'passengers';
  },
  passengers(game, { model }) {
    const aboard = passengersOf(game, model);
    if (aboard.length === 0) return 'demise';
    game.ask(passengerQuestion(game, aboard));
    return 'disembark';
  },
  disembark(game, { model }) {
    const [first] = game.answer<UnitId[]>();
    if (first === undefined) return 'demise';
    game.call(emergencyDisembarkFlow.begin({ unit: first, transport: model }, game.unit(first).player));
    return 'passengers';
  },
  demise(game, wreck) {
    if (deadlyDemiseOf(game, wreck.model) === undefined) return wreck.triggered === true ? 'remove' : 'triggers';
    if (wreck.demise !== undefined) return 'blast';
    const { player, unit } = game.modelInfo(wreck.model);
    game.call(
      roll({ purpose: 'deadly-demise', player, unit, count: 1, rule: '24.08-a', context: { model: wreck.model } }),
    );
    return 'demiseKnown';
  },
  demiseKnown(game, wreck) {
    wreck.demise = game.result(rollFlow)[0] ?? 0;
    return wreck.triggered === true ? 'blast' : 'triggers';
  },
  blast(game, wreck) {
    if (wreck.demise !== 6) return 'remove';
    note(game, 'deadly-demise', '24.08-b', { model: wreck.model });
    const units = unitsWithin(game, wreck.model);
    game.callAll(units.map((unit) => demiseWoundsFlow.begin({ unit, model: wreck.model, after: game.frame })));
    return 'chain';
  },
  chain(game) {
    game.call(settleFlow.begin({ after: game.frame }));
    return 'remove';
  },
  remove(game, { model, cause }) {
    setStatus(game, model, 'removed', cause);
    fellWith(game, model, cause, null);
    return 'abilities';
  },
  abilities(game) {
    suspendLostAbilities(game);
    return 'done';
  },
});

/** Every unit, friend or foe, with a model within 6 inches; the model's own unit counts where it has others. @rule 24.08-b 24.08-d 24.08-e */
function unitsWithin(game: Game, model: ModelId): UnitId[] {
  const wreck = standingBody(game, model);
  const near = (other: ModelId) => isWithin(distance(wreck, standingBody(game, other)), DEMISE_RANGE);
  return [...unitsOnTable(game, 0), ...unitsOnTable(game, 1)].filter((unit) =>
    acting(game, unit).some((other) => other !== model && near(other)),
  );
}

/** The mortal wounds of a Deadly Demise on one unit; a random number is rolled for each unit. @rule 24.08-b */
const demiseWoundsFlow = flowName<{ unit: UnitId; model: ModelId; after: number }>('demise-wounds');

export const demiseWoundsSteps = flow(demiseWoundsFlow, {
  start(game, { unit, model }) {
    const amount = deadlyDemiseOf(game, model);
    if (amount === undefined) return 'done';
    const { player } = game.modelInfo(model);
    game.call(
      roll({
        purpose: 'demise-wounds',
        player,
        count: diceFor(amount),
        rule: '24.08-b',
        context: { model, target: unit },
      }),
    );
    return 'rolled';
  },
  rolled(game, { unit, model, after }) {
    const amount = deadlyDemiseOf(game, model);
    const wounds = amount === undefined ? 0 : amountOf(amount, game.result(rollFlow));
    const cause = { kind: 'rule', rule: '24.08', owner: game.modelInfo(model).player } as const;
    game.call(mortalWoundsFlow.begin({ unit, batches: [wounds], onePerBatch: false, cause, after }));
    return 'done';
  },
});

function passengerQuestion(game: Game, aboard: readonly UnitId[]): ChooseOrder {
  const [first] = aboard;
  return {
    kind: 'order',
    player: first === undefined ? game.active : game.unit(first).player,
    purpose: 'passengers-order',
    rule: '18.05-b',
    options: aboard.map((unit) => ({ id: `unit:${unit}`, value: unit, unit })),
  };
}
