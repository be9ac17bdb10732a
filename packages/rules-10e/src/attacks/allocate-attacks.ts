import { type ChooseOrder, flow, type Game, type ModelId, note, openWindow, roll, rollFlow } from '@adjutant/engine';
import {
  type Allocation,
  type AllocationGroup,
  allocateAttacksFlow,
  attackOf,
  causeOf,
  damageOf,
  hooks,
  inflictDamageFlow,
  moments,
  precisionGroups,
  precisionQuestion,
  rollContext,
} from '@adjutant/rules-11e/edition';
import { allocationRank } from './allocation.ts';
import { hasCover } from './cover-of-model.ts';
import { isSaved, type SaveNumbers } from './save.ts';

interface Progress {
  /** Attacks that are not allocated yet. */
  left: number;
}

/** Attacks that wounded, one after the other: a model takes it, then saves, then suffers. @rule 10e.save-a 10e.leader-b */
export const allocateAttacksSteps = flow(
  allocateAttacksFlow.keeping<Progress>(),
  {
    start(game, attacks) {
      attacks.left = attacks.wounds - attacks.devastating;
      return precisionGroups(game, attacks).length > 0 ? 'askPrecision' : 'next';
    },
    askPrecision(game, attacks) {
      game.ask(precisionQuestion(game, attacks));
      return 'picked';
    },
    picked(game, attacks) {
      attacks.picked = game.answer<number | null>();
      return 'next';
    },
    next(game, attacks) {
      const { left = 0, record } = attacks;
      if (left === 0) return 'done';
      if (candidates(game, attacks).length > 0) return 'select';
      note(game, 'attacks-lost', '10e.destroyed-a', { target: record.target, attacks: left });
      return 'done';
    },
    select(game, attacks) {
      const legal = candidates(game, attacks);
      const named = legal.length === 1 ? legal[0] : attacks.queue[0];
      if (named === undefined || !legal.includes(named)) return 'ask';
      attacks.queue = attacks.queue.filter((model) => model !== named);
      attacks.model = named;
      attacks.left = (attacks.left ?? 1) - 1;
      return 'allocated';
    },
    ask(game, attacks) {
      game.ask(modelQuestion(game, attacks));
      return 'named';
    },
    named(game, attacks) {
      attacks.queue = [...game.answer<ModelId[]>()];
      return 'select';
    },
    allocated(game, { record: { unit, target }, model, frame }) {
      openWindow(game, moments.attackAllocated, { unit, target, model, frame });
      return 'save';
    },
    save(game, attacks) {
      const { record, model } = attacks;
      const { player, id } = game.unit(record.target);
      const needed = [2, 3, 4, 5, 6].find((face) => saves(game, attacks, face)) ?? 7;
      const fails = [1, 2, 3, 4, 5, 6].filter((face) => face < needed);
      const context = rollContext(record, { needed: [needed], fails, allocatedTo: model });
      game.call(roll({ purpose: 'save', player, unit: id, count: 1, rule: '10e.save-a', context }));
      return 'saved';
    },
    saved: (game, attacks) => (saves(game, attacks, game.result(rollFlow)[0] ?? 1) ? 'next' : 'damage'),
    damage(game, { record, numbers, model }) {
      const { player, id } = game.unit(record.unit);
      const context = rollContext(record, { allocatedTo: model });
      const count = numbers.damage.amount.dice;
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
      const { record, model, frame } = attacks;
      const { lost } = game.result(inflictDamageFlow);
      attacks.damage += lost;
      openWindow(game, moments.damageSuffered, { unit: record.unit, target: record.target, model, frame, lost });
      return 'next';
    },
  },
  ({ damage, groups, picked }) => ({ damage, picked: picked === null ? [] : (groups[picked]?.models ?? []) }),
);

/** Models of the target that may take the next attack: what [PRECISION] picked, else the living ones of the lowest rank. @rule 10e.save-a 10e.leader-b */
function candidates(game: Game, { groups, picked }: Allocation): ModelId[] {
  const chosen =
    picked === null ? [] : (groups[picked]?.models.filter((model) => game.model(model).status === 'living') ?? []);
  if (chosen.length > 0) return chosen;
  const models = groups.flatMap((group) =>
    group.models
      .filter((model) => game.model(model).status === 'living')
      .map((model) => ({ model, rank: rankOf(game, group, model) })),
  );
  const lowest = Math.min(...models.map(({ rank }) => rank));
  return models.filter(({ rank }) => rank === lowest).map(({ model }) => model);
}

function rankOf(game: Game, { character, wounds }: AllocationGroup, model: ModelId): number {
  return allocationRank({ character, wounded: game.model(model).wounds < wounds });
}

function saves(game: Game, { record, numbers, attackers, groups, model }: Allocation, face: number): boolean {
  const group = groups.find(({ models }) => models.includes(model));
  if (group === undefined) return false;
  const attack: SaveNumbers = { ...numbers.save, cover: hasCover(game, record, attackers, model) };
  return isSaved(face, group, attack);
}

/** Which models take the next attacks; a prefix will do. @rule 10e.save-a */
function modelQuestion(game: Game, attacks: Allocation): ChooseOrder {
  const { target } = attacks.record;
  return {
    kind: 'order',
    player: game.unit(target).player,
    purpose: 'model-to-take-attack',
    rule: '10e.save-a',
    unit: target,
    options: candidates(game, attacks).map((model) => ({ id: `model:${model}`, value: model, model })),
  };
}
