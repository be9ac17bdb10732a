import {
  currentGroup,
  type GroupWounds,
  type Modifier,
  type SaveCharacteristics,
  takeFailedSave,
} from '@adjutant/rules-11e/queries';

/** Models of a target that attacks are allocated to together (05.03-a). */
export interface TargetGroup extends GroupWounds {
  readonly save: SaveCharacteristics;
  /** A wound is not lost on this or more; absent: every one is lost. */
  readonly feelNoPain?: number;
  readonly feelNoPainMortal?: number;
  /** What rules of these models change about the D of an attack on them. */
  readonly reductions: readonly Modifier[];
}

/**
 * A target unit on its way to destruction: inside a group a wounded model suffers first and groups follow each other, so all that can
 * become of it is a line of states, each with one wound less than the one before.
 */
export interface TargetTrack {
  readonly groups: readonly TargetGroup[];
  /** For each number of wounds lost: the position of the group that takes the next attack, -1 at the end. */
  readonly group: readonly number[];
  /** For each number of wounds lost: models destroyed. */
  readonly destroyed: readonly number[];
  /** For each number of wounds lost: what the model that takes the next attack has left. */
  readonly left: readonly number[];
}

const walks = new Map<string, Walk>();
/** Walks that are kept; a battle asks about the same few units again and again. */
const MOST_KEPT = 400;

type Walk = Omit<TargetTrack, 'groups'>;

/** Walks a target, its groups in allocation order, down to its last wound. @rule 05.04-b 05.04-c */
export function trackOf(groups: readonly TargetGroup[]): TargetTrack {
  const key = groups.map(({ full, left }) => `${full}:${left.join()}`).join(' ');
  let walk = walks.get(key);
  if (walk === undefined) {
    if (walks.size >= MOST_KEPT) walks.clear();
    walk = walkDown(groups);
    walks.set(key, walk);
  }
  return { groups, ...walk };
}

function walkDown(groups: readonly TargetGroup[]): Walk {
  let now: readonly GroupWounds[] = groups.map(({ full, left }) => ({ full, left }));
  const models = modelsIn(now);
  const walk = { group: [] as number[], destroyed: [] as number[], left: [] as number[] };
  for (;;) {
    const current = currentGroup(now);
    walk.group.push(current);
    walk.destroyed.push(models - modelsIn(now));
    walk.left.push(current < 0 ? 0 : woundsTaken(now, Number.MAX_SAFE_INTEGER));
    if (current < 0) return walk;
    now = takeFailedSave(now, 1);
  }
}

function modelsIn(groups: readonly GroupWounds[]): number {
  return groups.reduce((sum, group) => sum + group.left.length, 0);
}

function woundsTaken(groups: readonly GroupWounds[], lost: number): number {
  return woundsIn(groups) - woundsIn(takeFailedSave(groups, lost));
}

function woundsIn(groups: readonly GroupWounds[]): number {
  return groups.reduce((sum, group) => sum + group.left.reduce((so, wounds) => so + wounds, 0), 0);
}
