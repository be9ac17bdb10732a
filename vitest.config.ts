import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/{src,test,node,tools}/**/*.test.ts', 'tools/**/*.test.ts'],
    setupFiles: ['tools/vitest-setup.ts'],
    environment: 'node',
    testTimeout: 240_000,
  },
});
