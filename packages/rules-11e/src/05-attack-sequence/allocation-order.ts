import type { Game } from '@adjutant/engine';
import { type AllocationGroup, isWounded } from './groups.ts';

/**
 * Groups of an earlier rank come before those of a later one; within a rank their player orders them. Mortal wounds go to models in the
 * same order of ranks (06.02-b).
 * @rule 05.03-c 05.03-d 05.03-e 05.03-f
 */
export function allocationRank(character: boolean, wounded: boolean): number {
  return (character ? 2 : 0) + (wounded ? 0 : 1);
}

/** The positions of the groups of which one has to come next in the order, given those that are ordered already. @rule 05.03-b */
export function nextInOrder(game: Game, groups: readonly AllocationGroup[], ordered: readonly number[]): number[] {
  const open = groups.map((_group, at) => at).filter((at) => !ordered.includes(at));
  const rank = (at: number) => {
    const group = groups[at];
    return group === undefined ? 4 : allocationRank(group.character, isWounded(game, group));
  };
  const first = Math.min(...open.map(rank));
  return open.filter((at) => rank(at) === first);
}
