import type { Datasheet, ModelSetup } from '@adjutant/engine';

/** Everything that a model carries, weapons first, as ids of its datasheet. */
export function itemsOf({ weapons, wargear = [] }: ModelSetup): readonly string[] {
  return [...weapons, ...wargear];
}

/** Names of wargear, copies counted. */
export function namesOf(items: readonly string[], { weapons, abilities }: Datasheet): string {
  const names = [...new Set(items)].map((id) => {
    const name = [...weapons, ...abilities].find((one) => one.id === id)?.name ?? id;
    const copies = items.filter((other) => other === id).length;
    return copies === 1 ? name : `${copies} ${name}`;
  });
  return names.length === 0 ? 'nothing' : names.join(', ');
}
