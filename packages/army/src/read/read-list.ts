import type { ParsedList } from '../parsed.ts';
import type { ImportError } from '../report.ts';
import { jsonErrorPosition } from './json-error.ts';
import { readOutline } from './outline.ts';
import { readRosterJson } from './roster-json.ts';
import { readRosterizer } from './rosterizer.ts';
import { readXml } from './xml.ts';
import { isZip, unzipFirst } from './zip.ts';

/** A reader for inputs that none of the own readers knows. */
export type OtherReader = (text: string) => ParsedList | undefined;

const longestInput = 4_000_000;

/** Finds out what an input is and reads it; a refusal says what is wrong with it. */
export function readList(input: string | Uint8Array, other?: OtherReader): ParsedList | ImportError {
  const packed = typeof input !== 'string' && isZip(input) ? unzipFirst(input, longestInput) : input;
  const text = typeof packed === 'string' || packed === undefined ? packed : decodeUtf8(packed);
  if (text === undefined || isBinary(text)) return { code: 'binary-input', values: {} };
  if (text.length > longestInput)
    return { code: 'input-too-long', values: { length: text.length, limit: longestInput } };
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { code: 'empty-input', values: {} };
  if (/^<(?:\?xml|roster)/.test(trimmed)) return readRosterJson(readXml(trimmed)) ?? unknownFormat(trimmed);
  if (!/^[{[]/.test(trimmed)) return readOutline(text) ?? other?.(trimmed) ?? unknownFormat(trimmed);
  const value = parseJson(trimmed);
  if (!value.ok) return value.error;
  return readRosterJson(value.value) ?? readRosterizer(value.value) ?? other?.(trimmed) ?? unknownFormat(trimmed);
}

function unknownFormat(text: string): ImportError {
  return { code: 'unknown-format', values: { start: text.slice(0, 60) } };
}

/** Control characters other than line breaks and tabs do not occur in texts. */
function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(text.slice(0, 4000));
}

function parseJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ImportError } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const line = text.slice(0, jsonErrorPosition(text)).split('\n').length;
    return { ok: false, error: { code: 'broken-json', values: {}, line } };
  }
}

/** Bytes as UTF-8 text; `undefined` where they are none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  let result = '';
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index] ?? 0;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
    if (length === 0 || first > 0xf7 || index + length > bytes.length) return undefined;
    let code = length === 1 ? first : first & (0xff >> (length + 1));
    for (let offset = 1; offset < length; offset += 1) {
      const next = bytes[index + offset] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    result += String.fromCodePoint(code);
    index += length;
  }
  return result;
}
