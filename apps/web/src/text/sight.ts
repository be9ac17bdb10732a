import { inches } from './numbers.ts';

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const limited = (what: string) => (range: number, distance: number) =>
  `${what} Only models within ${inches(range)} can see it; the nearest is ${inches(distance)} away.`;

/** Why a unit is no target. */
export const why = {
  gone: 'It is not on the table.',
  far: (distance: number) => `${inches(distance)} away: out of range, or no weapon may attack it.`,
  blocked: (by: readonly string[]) =>
    by.length === 0 ? 'Not visible.' : `Not visible. In the way of every line: ${list(by)}.`,
  hidden: limited('Hidden.'),
  'gone-to-ground': limited('Gone to ground.'),
  'lone-operative': limited('Lone Operative.'),
} as const;
