/** An element of a document as JSON: attributes by name, and a list for each child that only groups others. */
export type XmlValue = string | XmlObject | readonly XmlValue[];
export interface XmlObject {
  [key: string]: XmlValue;
}

interface Open {
  readonly name: string;
  readonly value: XmlObject;
  readonly children: { readonly name: string; readonly value: XmlObject }[];
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

/**
 * Reads the elements and attributes of a document, as roster files use them: a container such as `<selections>` becomes a
 * list under its name. Texts and declarations are passed over. `undefined` where the elements do not nest.
 */
export function readXml(text: string): XmlObject | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return undefined;
  const root: Open = { name: '', value: emptyObject(), children: [] };
  const open: Open[] = [root];
  for (const match of text.matchAll(token)) {
    const [, closing, name, attributes, selfClosing] = match;
    if (name === undefined) continue;
    if (closing === '/') {
      const element = open.pop();
      if (element === undefined || element.name !== name || open.length === 0) return undefined;
      finish(element, open.at(-1) ?? root);
    } else {
      const element: Open = { name, value: readAttributes(attributes ?? ''), children: [] };
      if (selfClosing === '/') finish(element, open.at(-1) ?? root);
      else open.push(element);
    }
  }
  return open.length === 1 ? root.value : undefined;
}

/** Without a prototype, so that no attribute can stand for something else. */
function emptyObject(): XmlObject {
  return Object.create(null) as XmlObject;
}

function finish(element: Open, parent: Open): void {
  const isList = element.children.length > 0 && element.children.every((child) => groups(element.name, child.name));
  parent.value[element.name] = isList ? element.children.map((child) => child.value) : element.value;
  parent.children.push({ name: element.name, value: element.value });
}

/** `selections` groups `selection`, `categories` groups `category`. */
function groups(plural: string, singular: string): boolean {
  return plural === `${singular}s` || plural === singular.replace(/y$/, 'ies');
}

function readAttributes(text: string): XmlObject {
  const result = emptyObject();
  for (const [, name, double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (name !== undefined) result[name] = unescapeXml(double ?? single ?? '');
  }
  return result;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
    },
  );
}
