/** The models of a battle's unit as the groups of a target. */
import type { Game, ModelId } from '@adjutant/engine';
import {
  type AllocationGroup,
  type Attack,
  allocationGroups,
  feelNoPainOf,
  hooks,
  woundsOf,
} from '@adjutant/rules-11e/queries';
import { type Target, type TargetGroup, targetOf } from './target.ts';

/** Models that take attacks as one and make the same of their damage; `alike` where they are only a part of an allocation group. */
export interface AttackedGroup extends AllocationGroup {
  readonly alike?: number;
}

/** What a model makes of the damage of an attack. */
interface Suffering {
  readonly feelNoPain: number | undefined;
  readonly feelNoPainMortal: number | undefined;
  readonly reductions: TargetGroup['reductions'];
}

/** The allocation groups against an attack, parted where models of one differ in what they make of damage. @rule 05.03-a 05.04-h 05.04-i */
export function attackedGroups(game: Game, attack: Attack, psychic: boolean): readonly AttackedGroup[] {
  return allocationGroups(game, attack.target, attack).flatMap((group, at): readonly AttackedGroup[] => {
    const parts = new Map<string, ModelId[]>();
    for (const model of group.models) {
      const key = JSON.stringify(sufferingOf(game, attack, model, psychic));
      const part = parts.get(key);
      if (part === undefined) parts.set(key, [model]);
      else part.push(model);
    }
    if (parts.size === 1) return [group];
    return [...parts.values()].map((models) => ({ ...group, models, alike: at }));
  });
}

function sufferingOf(game: Game, attack: Attack, model: ModelId, psychic: boolean): Suffering {
  return {
    feelNoPain: feelNoPainOf(game, model, false, psychic),
    feelNoPainMortal: feelNoPainOf(game, model, true, psychic),
    reductions: hooks.allocatedDamage.parts(game, { attack, model }).map((part) => part.value),
  };
}

/** The target as these attacks find it; `composed` are its groups as the first attacks found them, and stay. @rule 05.03-a */
export function targetAgainst(
  game: Game,
  attack: Attack,
  composed: readonly AttackedGroup[],
  psychic: boolean,
): Target {
  const groups = allocationGroups(game, attack.target, attack);
  return targetOf(composed.map((one) => groupOf(game, attack, { one, groups, psychic })));
}

interface Grouping {
  readonly one: AttackedGroup;
  readonly groups: readonly AllocationGroup[];
  readonly psychic: boolean;
}

function groupOf(game: Game, attack: Attack, { one, groups, psychic }: Grouping): TargetGroup {
  const [model = -1] = one.models;
  const { save, invulnerable } = groups.find(({ models }) => models.includes(model)) ?? one;
  const { feelNoPain, feelNoPainMortal, reductions } = sufferingOf(game, attack, model, psychic);
  return {
    ...woundsOf(game, one),
    character: one.character,
    save: invulnerable === undefined ? { save } : { save, invulnerable },
    reductions,
    ...(feelNoPain === undefined ? {} : { feelNoPain }),
    ...(feelNoPainMortal === undefined ? {} : { feelNoPainMortal }),
    ...(one.alike === undefined ? {} : { alike: one.alike }),
  };
}
