/** The seeded generator: sfc32 (Chris Doty-Humphrey), four 32-bit words, passes PractRand; small, fast, the same everywhere. */
export type GeneratorState = [number, number, number, number];

/** A generator's first state for a seed; the seed is any text. */
export function seedGenerator(seed: string): GeneratorState {
  let hash = 0x811c9dc5;
  const words: GeneratorState = [0, 0, 0, 1];
  for (let word = 0; word < 3; word++) {
    for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15) ^ word, 0x85ebca6b);
    words[word] = hash | 0;
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) nextWord(words);
  return words;
}

/** The next 32-bit word as an unsigned number; moves the generator on. */
export function nextWord(words: GeneratorState): number {
  return step(words) >>> 0;
}

/** One step of the generator; words stay signed inside, which keeps them small integers for the machine. */
function step(words: GeneratorState): number {
  const [a, b, c, counter] = words;
  const result = (((a + b) | 0) + counter) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  words[3] = (counter + 1) | 0;
  return result;
}

const SIX_TIMES = 4294967292; // the largest multiple of six below 2 to the 32: words above are thrown again, so that no face is favoured

/** One D6. */
export function rollD6(words: GeneratorState): number {
  let word = nextWord(words);
  while (word >= SIX_TIMES) word = nextWord(words);
  return (word % 6) + 1;
}

/** A number from 0 to below 1, for choices that are no dice. */
export function nextFraction(words: GeneratorState): number {
  return nextWord(words) / 4294967296;
}
