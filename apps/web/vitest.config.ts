import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The end-to-end tests: one after the other, each in a real browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/build.ts'],
    fileParallelism: false,
    testTimeout: 150_000,
    hookTimeout: 60_000,
  },
});
