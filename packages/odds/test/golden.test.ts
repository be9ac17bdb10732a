import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerCase, type CaseResult, type OddsCase } from '../src/index.ts';

/** The package's own cases, worked out die by die with fractions, have no means of their stages. */
interface Answered extends OddsCase {
  readonly expected: Omit<CaseResult, 'stages'> & Partial<Pick<CaseResult, 'stages'>>;
}

const file = new URL('../../../../shared/data/golden-odds.json', import.meta.url);
const absent = !existsSync(file);
const shared: readonly Answered[] = absent ? [] : JSON.parse(readFileSync(file, 'utf8')).cases;

test.skipIf(absent)('there are cases with exact answers (needs ../shared)', () => {
  expect(shared.length).toBeGreaterThan(30);
});

const own: readonly Answered[] = JSON.parse(readFileSync(new URL('own-cases.json', import.meta.url), 'utf8')).cases;

const close = (found: readonly number[], wanted: readonly number[]) => {
  for (let at = 0; at < Math.max(found.length, wanted.length); at++)
    expect(Math.abs((found[at] ?? 0) - (wanted[at] ?? 0))).toBeLessThan(1e-12);
};

for (const golden of [...own, ...shared]) {
  test(`05 ${golden.id}: ${golden.title}`, () => {
    const { expected } = golden;
    const found = answerCase(golden);
    expect(found.stages.length).toBe(golden.attacks.length);
    for (const [at, stage] of (expected.stages ?? []).entries()) {
      const here = found.stages[at]!;
      expect(Object.keys(here).sort()).toEqual(Object.keys(stage).sort());
      for (const name of Object.keys(stage)) close([here[name]!.p], [stage[name]!.p]);
    }
    close(found.woundsLost.p, expected.woundsLost.p);
    close(found.modelsDestroyed.p, expected.modelsDestroyed.p);
    close([found.unitDestroyed.p], [expected.unitDestroyed.p]);
    expect(found.groups?.length).toBe(expected.groups?.length);
    for (const [at, group] of (expected.groups ?? []).entries())
      close(found.groups![at]!.modelsDestroyed.p, group.modelsDestroyed.p);
  });
}
