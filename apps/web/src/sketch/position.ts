/** Where one model stands: x, y, z and the two parts of its facing. */
export type SketchPlace = readonly [x: number, y: number, z: number, facingX: number, facingY: number];

/** A unit on the table: whose, which of that side's units, and where its models stand. */
export interface SketchUnit {
  readonly player: 0 | 1;
  readonly unit: number;
  readonly places: readonly SketchPlace[];
}

/** The units that a side may put on the table: those of a list, and single datasheets. */
export interface SketchSide {
  /** The text of an army list, or the id of an example. */
  readonly list: string;
  readonly datasheets: readonly string[];
}

/** A position that a link carries. */
export interface SketchPosition {
  readonly layout: string;
  readonly sides: readonly [SketchSide, SketchSide];
  readonly units: readonly SketchUnit[];
  /** Who looks at whom: numbers of units, counted over both sides. */
  readonly ask?: readonly [from: number, to: number];
}

/** Why a link holds no position. */
export type LinkProblem = 'foreign' | 'version' | 'damaged' | 'malformed';

export type ReadLink =
  | { readonly ok: true; readonly position: SketchPosition }
  | { readonly ok: false; readonly problem: LinkProblem; readonly part: string };

const VERSION = '1';

/** The position as the fragment of an address: it reaches no server. */
export async function toLink(position: SketchPosition): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  return `#p${VERSION}.${toBase64(await through(bytes, new CompressionStream('deflate')))}`;
}

/** The position that a fragment holds, or precisely why there is none. */
export async function fromLink(fragment: string): Promise<ReadLink> {
  const match = /^#?p(\d+)\.([A-Za-z0-9_-]*)$/.exec(fragment);
  if (match === null) return problem(/^#?p\d+\./.test(fragment) ? 'damaged' : 'foreign');
  const [, version = '', text = ''] = match;
  if (version !== VERSION) return problem('version', version);
  try {
    const bytes = await through(fromBase64(text), new DecompressionStream('deflate'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const part = malformedPart(value);
    return part === undefined ? { ok: true, position: value as SketchPosition } : problem('malformed', part);
  } catch {
    return problem('damaged');
  }
}

function problem(code: LinkProblem, part = ''): ReadLink {
  return { ok: false, problem: code, part };
}

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const written = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(written).arrayBuffer());
}

function toBase64(bytes: Bytes): string {
  const letters = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Bytes {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The first part of a position that is none. */
function malformedPart(value: unknown): string | undefined {
  if (!isObject(value)) return 'position';
  if (typeof value.layout !== 'string') return 'layout';
  if (!isPair(value.sides) || !value.sides.every(isSide)) return 'sides';
  const units: unknown = value.units;
  if (!Array.isArray(units)) return 'units';
  const wrong = units.findIndex((unit) => !isUnit(unit));
  if (wrong >= 0) return `units, ${wrong + 1}`;
  const { ask } = value;
  return ask === undefined || (isPair(ask) && ask.every(isCount)) ? undefined : 'ask';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  return Array.isArray(value) && value.length === 2;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isSide(value: unknown): boolean {
  if (!isObject(value) || typeof value.list !== 'string' || !Array.isArray(value.datasheets)) return false;
  return value.datasheets.every((id) => typeof id === 'string');
}

function isUnit(value: unknown): boolean {
  if (!isObject(value) || (value.player !== 0 && value.player !== 1) || !isCount(value.unit)) return false;
  const { places } = value;
  return Array.isArray(places) && places.length > 0 && places.every(isPlace);
}

function isPlace(value: unknown): boolean {
  return Array.isArray(value) && value.length === 5 && value.every((one) => Number.isFinite(one));
}
