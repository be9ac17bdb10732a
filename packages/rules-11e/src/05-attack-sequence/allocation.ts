import type { Game, ModelId } from '@adjutant/engine';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { isVisible } from '../06-other-concepts/visibility.ts';
import { type AllocationGroup, modelsLeft, woundsOf } from './groups.ts';
import type { AttackNumbers } from './numbers.ts';
import { allocatable, currentGroup } from './take-failed-save.ts';

/** What a pool hands over after its wound rolls. */
export interface Wounding {
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

/** How far the saves and the damage of attacks that wounded have come. */
export interface Allocation extends Wounding {
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

/** Save rolls to make: automatic wounds count, devastating ones do not. @rule 05.03-i */
export function savesOf({ wounds, devastating }: Wounding): number {
  return wounds - devastating;
}

/** The group that takes the next attack: the one [PRECISION] picked while it stands, else the first in the order with a model left. @rule 05.03-g 05.04-b 24.28-b */
export function groupToTakeAttack(game: Game, { groups, order, picked }: Allocation): AllocationGroup | undefined {
  const sequence = picked === null ? order : [picked, ...order];
  const inOrder = sequence.flatMap((at) => groups[at] ?? []);
  return inOrder[currentGroup(inOrder.map((group) => ({ left: modelsLeft(game, group) })))];
}

/** The models of which their player picks one for the next attack. @rule 05.04-c */
export function modelsToTakeAttack(game: Game, attacks: Allocation): ModelId[] {
  const group = groupToTakeAttack(game, attacks);
  if (group === undefined) return [];
  const models = modelsLeft(game, group);
  return allocatable(woundsOf(game, group)).flatMap((at) => models[at] ?? []);
}

/** Positions of the groups that [PRECISION] may pick: a CHARACTER that some attacking model can see. @rule 24.28-a 24.28-b */
export function precisionGroups(game: Game, attacks: Allocation): number[] {
  const { numbers, wounds, attackers, groups } = attacks;
  if (!numbers.precision || wounds === 0) return [];
  const seen = (model: ModelId) => attackers.some((attacker) => isVisible(game, attacker, model));
  return groups.flatMap((group, at) => (group.character && group.models.some(seen) ? [at] : []));
}
