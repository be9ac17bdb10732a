import { inflate } from './inflate.ts';

/** Whether bytes are a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** The first file of a zip archive, of at most `limit` bytes; `undefined` where it cannot be unpacked. */
export function unzipFirst(bytes: Uint8Array, limit: number): Uint8Array | undefined {
  const short = (at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  const method = short(8);
  const start = 30 + short(26) + short(28);
  // The size may stand behind the data only; a deflate stream ends by itself.
  const size = short(18) | (short(20) << 16);
  try {
    if (method === 8) return inflate(bytes.subarray(start), limit);
    return method === 0 && size > 0 && size <= limit ? bytes.subarray(start, start + size) : undefined;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
