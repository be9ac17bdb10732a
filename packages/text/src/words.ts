/** "1 model", "3 models"; `many` where the plural is not made by an s. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** A length as players write it: 6", 4.5", to a tenth. */
export function inches(length: number): string {
  return `${Math.round(length * 10) / 10}"`;
}

/** +1, -1, +0. */
export function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}

/** The last part of an id as words: `orks/war-horde/get-stuck-in` is "Get stuck in". */
export function wordsOfId(id: string): string {
  return capital((id.split('/').at(-1) ?? id).replace(/#\d+$/, '').replaceAll('-', ' '));
}

/** The same with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A rule number in brackets, where there is one: [09.06]. */
export function bracket(rule: string): string {
  return /^\d\d/.test(rule) ? ` [${rule}]` : '';
}

/** "Boyz'" and "Ghostkeel's". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}
