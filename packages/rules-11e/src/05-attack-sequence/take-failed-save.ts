/** Wounds left of every model in an allocation group, destroyed ones left out. */
export interface GroupWounds {
  /** The W of each of its models. */
  readonly full: number;
  readonly left: readonly number[];
}

/** The position of the current group: the first in the order with a model left, -1 when the unit is destroyed. @rule 05.04-b */
export function currentGroup(order: readonly { readonly left: readonly unknown[] }[]): number {
  return order.findIndex((group) => group.left.length > 0);
}

/** The positions of the models of a group of which one must take the next attack: wounded ones if there are any. @rule 05.04-c */
export function allocatable(group: GroupWounds): readonly number[] {
  const all = group.left.map((_wounds, at) => at);
  const wounded = all.filter((at) => (group.left[at] ?? 0) < group.full);
  return wounded.length > 0 ? wounded : all;
}

/** Wounds that Feel No Pain does not ignore: one die for each wound that would be lost. @rule 05.04-i 24.12-a */
export function woundsNotIgnored(faces: readonly number[], feelNoPain: number): number {
  return faces.filter((face) => face < feelNoPain).length;
}

/**
 * The groups, in allocation order, after one attack against which no save helped: one model of the current group, a wounded one if there
 * is one, loses `lost` wounds; what it has not left is lost.
 * @rule 05.04-b 05.04-c 05.04-f
 */
export function takeFailedSave(order: readonly GroupWounds[], lost: number): readonly GroupWounds[] {
  const current = currentGroup(order);
  return order.map((group, at) => (at === current ? takeDamage(group, lost) : group));
}

function takeDamage(group: GroupWounds, lost: number): GroupWounds {
  const [model] = allocatable(group);
  const left = group.left.map((wounds, at) => (at === model ? Math.max(0, wounds - lost) : wounds));
  return { ...group, left: left.filter((wounds) => wounds > 0) };
}
