/** A weapon's id as words: `orks/twin-big-shoota` is "Twin big shoota". */
export function wordsOfWeapon(id: string): string {
  const words = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
