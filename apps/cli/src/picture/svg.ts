/** Text that may stand in an attribute or between tags. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A number with at most two decimals. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A tag with its attributes; `content` is markup. */
export function tag(name: string, attributes: Attributes, content?: string | readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escaped(value ?? '')}"`)
    .join('');
  if (content === undefined) return `<${name}${written}/>`;
  return `<${name}${written}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
}

/** A piece of text. */
export function label(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escaped(text));
}

/** How wide a text will be, in pixels: generous, since the font of whoever looks at it is not known. */
export function textWidth(text: string, size: number, bold = false): number {
  let units = 0;
  for (const letter of text) units += unitsOf(letter);
  return units * size * (bold ? 1.1 : 1);
}

/** Width of a letter as a part of the font's size. */
function unitsOf(letter: string): number {
  if ('mwMW@%'.includes(letter)) return 0.92;
  if (" .,:;'|!()[]iljtfrI/".includes(letter)) return 0.36;
  if (/[A-Z]/.test(letter)) return 0.7;
  return 0.62;
}

/** A text cut to a width. */
export function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  let short = text;
  while (short.length > 1 && textWidth(`${short}…`, size) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
