import { type Call, flow, flowName, type Game, type ModelId, note, openWindow, roll, rollFlow } from '@adjutant/engine';
import { rollContext } from '../04-making-attacks/attack-rolls.ts';
import { attackOf } from '../04-making-attacks/weapon-abilities.ts';
import { inflictDamageFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { moments } from '../moments.ts';
import {
  type Allocation,
  groupToTakeAttack,
  modelsToTakeAttack,
  precisionGroups,
  savesOf,
  type Wounding,
} from './allocation.ts';
import { modelQuestion, orderQuestion, precisionQuestion } from './allocation-questions.ts';
import { causeOf } from './cause.ts';
import { damageOf } from './damage.ts';
import { allocationGroups } from './groups.ts';
import { isSaved, neededSave } from './save.ts';

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
    start: (game, attacks) => (precisionGroups(game, attacks).length > 0 ? 'askPrecision' : 'order'),
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
      const group = groupToTakeAttack(game, attacks);
      if (group === undefined && results.length > 0)
        note(game, 'attacks-lost', '05.04-a', { target: record.target, attacks: results.length });
      if (group === undefined) return 'done';
      while (results.length > 0) if (!isSaved(results.shift() ?? 1, group, numbers.save)) return 'select';
      return 'done';
    },
    select(game, attacks) {
      const [named] = attacks.queue;
      if (named === undefined || !modelsToTakeAttack(game, attacks).includes(named)) return 'askModel';
      attacks.queue.shift();
      attacks.model = named;
      return 'allocated';
    },
    allocated(game, { record: { unit, target }, model, frame }) {
      openWindow(game, moments.attackAllocated, { unit, target, model, frame });
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
    rollDamage(game, attacks) {
      const { record, numbers, model } = attacks;
      const { player, id } = game.unit(record.unit);
      const count = numbers.damage.amount.dice;
      if (count === 0) {
        inflict(game, attacks, []);
        return 'inflicted';
      }
      const context = rollContext(record, { allocatedTo: model });
      game.call(roll({ purpose: 'damage', player, unit: id, count, rule: '05.04-g', context }));
      return 'inflict';
    },
    inflict(game, attacks) {
      inflict(game, attacks, game.result(rollFlow));
      return 'inflicted';
    },
    inflicted(game, attacks) {
      const { record, model, frame } = attacks;
      const { lost } = game.result(inflictDamageFlow);
      attacks.damage += lost;
      openWindow(game, moments.damageSuffered, { unit: record.unit, target: record.target, model, frame, lost });
      return 'next';
    },
  },
  ({ damage, groups, picked }) => ({ damage, picked: picked === null ? [] : (groups[picked]?.models ?? []) }),
);

/** The attack inflicts its damage on the model that it is allocated to. @rule 05.04-f 05.04-h */
function inflict(game: Game, { record, numbers, model, frame: after }: Allocation, faces: readonly number[]): void {
  const attack = attackOf(game, record);
  const reductions = hooks.allocatedDamage.parts(game, { attack, model }).map((part) => part.value);
  const damage = damageOf(numbers.damage, faces, reductions);
  game.call(inflictDamageFlow.begin({ model, damage, mortal: false, cause: causeOf(game, record), after }));
}
