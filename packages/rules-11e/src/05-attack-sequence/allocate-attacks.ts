import {
  type Call,
  type ChooseOne,
  type ChooseOrder,
  flow,
  flowName,
  type Game,
  type ModelId,
  note,
  roll,
  rollFlow,
} from '@adjutant/engine';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { rollContext } from '../04-making-attacks/attack-rolls.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { isVisible } from '../06-other-concepts/visibility.ts';
import { inflictDamageFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { nextInOrder } from './allocation-order.ts';
import { causeOf } from './cause.ts';
import { damageOf } from './damage.ts';
import { type AllocationGroup, allocationGroups, modelsLeft, woundsOf } from './groups.ts';
import type { AttackNumbers } from './numbers.ts';
import { isSaved, neededSave } from './save.ts';
import { allocatable, currentGroup } from './take-failed-save.ts';

/** What a pool hands over after its wound rolls. */
interface Wounding {
  readonly record: AttackRecord;
  readonly numbers: AttackNumbers;
  /** Models that make the attacks: what they see decides about [PRECISION]. */
  readonly attackers: readonly ModelId[];
  readonly wounds: number;
  /** Critical wounds that wait for the normal damage; they too go to a group picked by [PRECISION] (24.28.01). */
  readonly devastating: number;
  /** The frame of the unit's attacks, for whose end destroyed models wait. */
  readonly frame: number;
}

interface Allocation extends Wounding {
  groups: readonly AllocationGroup[];
  /** Position of the group that [PRECISION] picked. */
  picked: number | null;
  order: number[];
  /** Save results not handled yet, lowest first. */
  results: number[];
  /** Models named beforehand for the next attacks. */
  queue: ModelId[];
  /** The model that the present attack is allocated to. */
  model: ModelId;
  damage: number;
}

/** Save rolls and damage of attacks that wounded; brings back the wounds lost and the models that [PRECISION] picked. */
export const allocateAttacksFlow = flowName<Allocation, { damage: number; picked: readonly ModelId[] }>(
  'allocate-attacks',
);

/** Saves and damage of attacks that wounded; groups are made anew for each pool. @rule 05.03-h */
export function allocateAttacks(
  game: Game,
  { record, numbers, attackers, wounds, devastating, frame }: Wounding,
): Call {
  const groups = allocationGroups(game, record.target, attackOf(game, record));
  const nothingYet = { picked: null, order: [], results: [], queue: [], model: -1, damage: 0 };
  return allocateAttacksFlow.begin({ record, numbers, attackers, wounds, devastating, frame, groups, ...nothingYet });
}

/** @rule 05.03 05.04 */
export const allocateAttacksSteps = flow(
  allocateAttacksFlow,
  {
    start: (game, attacks) => (precisionOptions(game, attacks).length > 0 ? 'askPrecision' : 'order'),
    askPrecision(game, attacks) {
      game.ask(precisionQuestion(game, attacks));
      return 'picked';
    },
    picked(game, attacks) {
      attacks.picked = game.answer<number | null>();
      return 'order';
    },
    order: (_game, attacks) =>
      savesOf(attacks) > 0 && attacks.order.length < attacks.groups.length ? 'askOrder' : 'rollSaves',
    askOrder(game, attacks) {
      game.ask(orderQuestion(game, attacks));
      return 'ordered';
    },
    ordered(game, attacks) {
      attacks.order.push(...game.answer<number[]>());
      return 'order';
    },
    rollSaves(game, attacks) {
      const { player, id } = game.unit(attacks.record.target);
      const needed = attacks.groups.map((group) => neededSave(group, attacks.numbers.save));
      const fails = [1, 2, 3, 4, 5, 6].filter((face) => needed.some((least) => face < least));
      const context = rollContext(attacks.record, { needed, fails });
      game.call(roll({ purpose: 'save', player, unit: id, count: savesOf(attacks), rule: '05.03-i', context }));
      return 'saved';
    },
    saved(game, attacks) {
      attacks.results = [...game.result(rollFlow)].sort((a, b) => a - b);
      return 'next';
    },
    next(game, attacks) {
      const { record, numbers, results } = attacks;
      const group = current(game, attacks);
      if (group === undefined && results.length > 0)
        note(game, 'attacks-lost', '05.04-a', { target: record.target, attacks: results.length });
      if (group === undefined) return 'done';
      while (results.length > 0) if (!isSaved(results.shift() ?? 1, group, numbers.save)) return 'select';
      return 'done';
    },
    select(game, attacks) {
      const [named] = attacks.queue;
      if (named === undefined || !candidates(game, attacks).includes(named)) return 'askModel';
      attacks.queue.shift();
      attacks.model = named;
      return 'rollDamage';
    },
    askModel(game, attacks) {
      game.ask(modelQuestion(game, attacks));
      return 'modelsNamed';
    },
    modelsNamed(game, attacks) {
      const named = game.answer<ModelId[]>();
      attacks.queue = [...named, ...attacks.queue.filter((model) => !named.includes(model))];
      return 'select';
    },
    rollDamage(game, { record, numbers, model }) {
      const { player, id } = game.unit(record.unit);
      const count = numbers.damage.amount.dice;
      const context = rollContext(record, { allocatedTo: model });
      game.call(roll({ purpose: 'damage', player, unit: id, count, rule: '05.04-g', context }));
      return 'inflict';
    },
    inflict(game, { record, numbers, model, frame: after }) {
      const attack = attackOf(game, record);
      const reductions = hooks.allocatedDamage.parts(game, { attack, model }).map((part) => part.value);
      const damage = damageOf(numbers.damage, game.result(rollFlow), reductions);
      game.call(inflictDamageFlow.begin({ model, damage, mortal: false, cause: causeOf(game, record), after }));
      return 'inflicted';
    },
    inflicted(game, attacks) {
      attacks.damage += game.result(inflictDamageFlow).lost;
      return 'next';
    },
  },
  ({ damage, groups, picked }) => ({ damage, picked: picked === null ? [] : (groups[picked]?.models ?? []) }),
);

/** Save rolls to make: automatic wounds count, devastating ones do not. @rule 05.03-i */
function savesOf({ wounds, devastating }: Wounding): number {
  return wounds - devastating;
}

/** The group that takes the next attack: the one [PRECISION] picked while it stands, else the first in the order with a model left. @rule 05.03-g 05.04-b 24.28-b */
function current(game: Game, { groups, order, picked }: Allocation): AllocationGroup | undefined {
  const sequence = picked === null ? order : [picked, ...order];
  const inOrder = sequence.flatMap((at) => groups[at] ?? []);
  return inOrder[currentGroup(inOrder.map((group) => ({ left: modelsLeft(game, group) })))];
}

/** The models of which their player picks one for the next attack. @rule 05.04-c */
function candidates(game: Game, attacks: Allocation): ModelId[] {
  const group = current(game, attacks);
  if (group === undefined) return [];
  const models = modelsLeft(game, group);
  return allocatable(woundsOf(game, group)).flatMap((at) => models[at] ?? []);
}

/** Positions of the groups that [PRECISION] may pick: a CHARACTER that some attacking model can see. @rule 24.28-a 24.28-b */
function precisionOptions(game: Game, attacks: Allocation): number[] {
  const { numbers, wounds, attackers, groups } = attacks;
  if (!numbers.precision || wounds === 0) return [];
  const seen = (model: ModelId) => attackers.some((attacker) => isVisible(game, attacker, model));
  return groups.flatMap((group, at) => (group.character && group.models.some(seen) ? [at] : []));
}

function precisionQuestion(game: Game, attacks: Allocation): ChooseOne {
  const { record, groups } = attacks;
  const options = precisionOptions(game, attacks).map((at) => groupOption(groups, at));
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

function orderQuestion(game: Game, { record, groups, order }: Allocation): ChooseOrder {
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

function modelQuestion(game: Game, attacks: Allocation): ChooseOrder {
  const { target } = attacks.record;
  const options = candidates(game, attacks).map((model) => ({ id: `model:${model}`, value: model, model }));
  return {
    kind: 'order',
    player: game.unit(target).player,
    purpose: 'model-to-take-attack',
    rule: '05.04-c',
    unit: target,
    options,
  };
}
