import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playInvented } from './batch.ts';
import type { BotName } from './plan.ts';

/** Which battles are watched: a rule that moves shows as a difference in just those that use it. */
const watched: readonly (readonly [BotName, number])[] = [
  ...[0, 1, 2, 3, 4, 7].map((number) => ['random', number] as const),
  ...[1, 3, 7].map((number) => ['greedy', number] as const),
];
const file = new URL('fingerprints.json', import.meta.url);
const rewrite = process.env.ADJUTANT_FINGERPRINTS === 'write';
const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

test('SYS-05 seeded battles go as they went before (write them anew with ADJUTANT_FINGERPRINTS=write)', () => {
  const now = Object.fromEntries(
    watched.map(([bot, number]) => {
      const { name, fingerprint } = playInvented(number, bot);
      return [`${bot} ${number}: ${name}`, fingerprint];
    }),
  );
  if (rewrite) writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
  else expect(now).toEqual(kept);
});
