import type { ChooseOne, ChooseOrder, Game } from '@adjutant/engine';
import { type Allocation, modelsToTakeAttack, precisionGroups } from './allocation.ts';
import { nextInOrder } from './allocation-order.ts';
import type { AllocationGroup } from './groups.ts';

/** Whether [PRECISION] picks a group, and which. @rule 24.28-b */
export function precisionQuestion(game: Game, attacks: Allocation): ChooseOne {
  const { record, groups } = attacks;
  const options = precisionGroups(game, attacks).map((at) => groupOption(groups, at));
  return {
    kind: 'choose-one',
    player: game.unit(record.unit).player,
    purpose: 'precision',
    rule: '24.28-b',
    unit: record.unit,
    options,
    mayPass: true,
  };
}

/** The order of the groups that have to come next. @rule 05.03-b */
export function orderQuestion(game: Game, { record, groups, order }: Allocation): ChooseOrder {
  const options = nextInOrder(game, groups, order).map((at) => groupOption(groups, at));
  return {
    kind: 'order',
    player: game.unit(record.target).player,
    purpose: 'allocation-order',
    rule: '05.03-b',
    unit: record.target,
    options,
  };
}

function groupOption(groups: readonly AllocationGroup[], at: number) {
  const model = groups[at]?.models[0];
  return { id: `group:${at}`, value: at, ...(model === undefined ? {} : { model }) };
}

/** Which models take the next attacks; a prefix will do. @rule 05.04-c */
export function modelQuestion(game: Game, attacks: Allocation): ChooseOrder {
  const { target } = attacks.record;
  const options = modelsToTakeAttack(game, attacks).map((model) => ({ id: `model:${model}`, value: model, model }));
  return {
    kind: 'order',
    player: game.unit(target).player,
    purpose: 'model-to-take-attack',
    rule: '05.04-c',
    unit: target,
    options,
  };
}
