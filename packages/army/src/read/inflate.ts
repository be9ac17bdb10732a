/** Reads bits of a deflate stream, least significant first. */
class BitReader {
  private readonly bytes: Uint8Array;
  private position = 0;
  private bit = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  read(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      const byte = this.bytes[this.position];
      if (byte === undefined) throw new RangeError('the stream ends early');
      value |= ((byte >> this.bit) & 1) << index;
      this.bit += 1;
      if (this.bit === 8) {
        this.bit = 0;
        this.position += 1;
      }
    }
    return value;
  }

  /** The bytes of a stored block, which starts at a whole byte. */
  stored(): Uint8Array {
    if (this.bit > 0) this.position += 1;
    this.bit = 0;
    const length = this.read(16);
    this.read(16);
    const start = this.position;
    this.position += length;
    if (this.position > this.bytes.length) throw new RangeError('the stream ends early');
    return this.bytes.subarray(start, this.position);
  }
}

/** A canonical Huffman code: how many codes of each length, and the symbols in order. */
interface Code {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codeOf(lengths: readonly number[]): Code {
  const counts = Array.from({ length: 16 }, (_, length) => lengths.filter((own) => own === length).length);
  counts[0] = 0;
  const symbols = Array.from({ length: 15 }, (_, index) => index + 1).flatMap((length) =>
    lengths.flatMap((own, symbol) => (own === length ? [symbol] : [])),
  );
  return { counts, symbols };
}

function symbolOf(reader: BitReader, { counts, symbols }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length += 1) {
    code |= reader.read(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return symbols[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new RangeError('no such code');
}

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function fixedCodes(): [Code, Code] {
  const lengths = Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  );
  return [codeOf(lengths), codeOf(Array.from({ length: 30 }, () => 5))];
}

function dynamicCodes(reader: BitReader): [Code, Code] {
  const literals = reader.read(5) + 257;
  const distances = reader.read(5) + 1;
  const count = reader.read(4) + 4;
  const own = Array.from({ length: 19 }, () => 0);
  for (const symbol of codeLengthOrder.slice(0, count)) own[symbol] = reader.read(3);
  const code = codeOf(own);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = symbolOf(reader, code);
    if (symbol < 16) lengths.push(symbol);
    else {
      const repeats = symbol === 16 ? 3 + reader.read(2) : symbol === 17 ? 3 + reader.read(3) : 11 + reader.read(7);
      const value = symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
      for (let index = 0; index < repeats; index += 1) lengths.push(value);
    }
  }
  return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
}

/** Unpacks a deflate stream (RFC 1951) of at most `limit` bytes; throws a RangeError on a broken or longer one. */
export function inflate(bytes: Uint8Array, limit: number): Uint8Array {
  const reader = new BitReader(bytes);
  const output: number[] = [];
  let last = false;
  while (!last) {
    last = reader.read(1) === 1;
    const kind = reader.read(2);
    if (kind === 3) throw new RangeError('no such block');
    if (kind === 0) output.push(...reader.stored());
    else inflateBlock(reader, kind === 1 ? fixedCodes() : dynamicCodes(reader), output, limit);
    if (output.length > limit) throw new RangeError('too long');
  }
  return Uint8Array.from(output);
}

function inflateBlock(reader: BitReader, [literals, distances]: [Code, Code], output: number[], limit: number): void {
  for (;;) {
    const symbol = symbolOf(reader, literals);
    if (symbol === 256) return;
    if (symbol < 256) output.push(symbol);
    else {
      const length = (lengthBases[symbol - 257] ?? 0) + reader.read(lengthBits[symbol - 257] ?? 0);
      const code = symbolOf(reader, distances);
      const distance = (distanceBases[code] ?? 0) + reader.read(code < 2 ? 0 : (code >> 1) - 1);
      if (distance > output.length || output.length > limit) throw new RangeError('broken stream');
      for (let index = 0; index < length; index += 1) output.push(output[output.length - distance] ?? 0);
    }
  }
}
