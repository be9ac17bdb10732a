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

/** Words that keep their hyphen, and names that are written in capitals. */
const written: readonly (readonly [string, string])[] = [
  ['battle-shock', 'battle-shock'],
  ['roll-off', 'roll-off'],
  ['re-roll', 're-roll'],
  ['pile-in', 'pile-in'],
  ['feel-no-pain', 'Feel No Pain'],
  ['deadly-demise', 'Deadly Demise'],
  ['close-quarters', 'close-quarters'],
  ['twin-linked', 'twin-linked'],
];

/** An id in words: `fall-back` is "fall back", `battle-shock` stays as it is. */
export function spaced(id: string): string {
  const known = written.find(([word]) => id.includes(word));
  if (known === undefined) return id.replaceAll('-', ' ');
  const [word, shown] = known;
  return id
    .split(word)
    .map((part) => part.replaceAll('-', ' '))
    .join(shown);
}

/** The last part of an id as words: `orks/war-horde/get-stuck-in` is "Get stuck in". */
export function wordsOfId(id: string): string {
  return capital(spaced((id.split('/').at(-1) ?? id).replace(/#\d+$/, '')));
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
  return /[sz]$/i.test(name) ? `${name}'` : `${name}'s`;
}

/** Whether a name is that of several: "Boyz", "Boyz + Warboss", but not "Warboss" nor "Strike Team". */
export function isPlural(name: string): boolean {
  const base = name.replace(/ \(.*\)$| \d+$/, '');
  return name.includes(' + ') || (/[sz]$/.test(base) && !/(ss|us|is|'s)$/.test(base));
}

/** The name with the verb in the right number: "Boyz are", "Trukk is". */
export function withVerb(name: string, one: string, many: string): string {
  return `${name} ${isPlural(name) ? many : one}`;
}
