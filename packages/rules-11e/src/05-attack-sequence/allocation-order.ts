import type { Game } from '@adjutant/engine';
import { type AllocationGroup, isWounded } from './groups.ts';

/** Groups of an earlier rank come before those of a later one; within a rank their player orders them. @rule 05.03-c 05.03-d 05.03-e 05.03-f */
function rankOf(game: Game, group: AllocationGroup): number {
  return (group.character ? 2 : 0) + (isWounded(game, group) ? 0 : 1);
}

/** The positions of the groups of which one has to come next in the order, given those that are ordered already. @rule 05.03-b */
export function nextInOrder(game: Game, groups: readonly AllocationGroup[], ordered: readonly number[]): number[] {
  const open = groups.map((_group, at) => at).filter((at) => !ordered.includes(at));
  const rank = (at: number) => {
    const group = groups[at];
    return group === undefined ? 4 : rankOf(game, group);
  };
  const first = Math.min(...open.map(rank));
  return open.filter((at) => rank(at) === first);
}
