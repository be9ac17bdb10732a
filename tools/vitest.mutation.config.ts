import { defineConfig } from 'vitest/config';

const numbers = (process.env.STRYKER_TESTS ?? '').split(',').filter((number) => number !== '');
const folders = numbers.length === 0 ? ['*'] : numbers.map((number) => `${number}-*`);

/** The tests that mutants of the core rules are held against: those of the sections that `tools/mutate.ts` names. */
export default defineConfig({
  test: {
    include: folders.map((folder) => `packages/rules-11e/src/${folder}/**/*.test.ts`),
    setupFiles: ['tools/vitest-setup.ts'],
    environment: 'node',
    isolate: false, // a mutant is switched on while the tests run, so that no file has to be loaded anew for it
    testTimeout: 60_000,
  },
});
