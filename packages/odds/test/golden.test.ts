import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { add, type Chances } from '../src/distribution.ts';
import { resolvePool } from '../src/index.ts';
import { type GoldenCase, readCase } from './golden.ts';

const file = new URL('../../../../shared/data/golden-odds.json', import.meta.url);
const absent = !existsSync(file);
const cases: readonly GoldenCase[] = absent ? [] : JSON.parse(readFileSync(file, 'utf8')).cases;
/** In this case the target's player orders the groups differently for a later pool; one line of states cannot hold that. */
const reordered = ['G49'];
const withAttacks = cases.filter(
  ({ id, attacks }) => !reordered.includes(id) && attacks.every((entry) => entry.kind === undefined),
);

test.skipIf(absent)('there are cases with exact answers (needs ../shared)', () => {
  expect(withAttacks.length).toBeGreaterThan(30);
});

const close = (found: Chances, wanted: Chances) => {
  for (let at = 0; at < Math.max(found.length, wanted.length); at++)
    expect(found[at] ?? 0).toBeCloseTo(wanted[at] ?? 0, 9);
};

for (const golden of withAttacks) {
  test(`05 ${golden.id}: ${golden.title}`, () => {
    const { track, pools } = readCase(golden);
    let lost: Chances = [1];
    for (const [at, pool] of pools.entries()) {
      const { means, lost: now } = resolvePool(track, lost, pool);
      const stage = golden.expected.stages[at]!;
      expect(means.attacks).toBeCloseTo(stage.attacks.p, 9);
      expect(means.hits).toBeCloseTo(stage.hits.p, 9);
      expect(means.wounds).toBeCloseTo(stage.wounds.p, 9);
      expect(means.devastating).toBeCloseTo(stage.devastatingCriticals.p, 9);
      lost = now;
    }
    const destroyed: number[] = [];
    for (const [wounds, chance] of lost.entries()) add(destroyed, track.destroyed[wounds]!, chance);
    close(lost, golden.expected.woundsLost.p);
    close(destroyed, golden.expected.modelsDestroyed.p);
  });
}
