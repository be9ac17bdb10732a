/** How the mutants of the core rules are made and judged; see tools/mutate.ts. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/vitest.mutation.config.ts', related: true },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignoreStatic: true, // what runs once while a file is loaded would need every test for each mutant
  incremental: true,
  timeoutMS: 20_000,
  reporters: ['progress-append-only'],
  tempDirName: '.reports/stryker',
  mutator: { excludedMutations: ['StringLiteral'] }, // rule numbers and purposes of questions; the text package and the rules tool check those
  // the rules alone are copied, and of the packages below them what configures them
  ignorePatterns: [
    ...['/apps', '/docs', '/examples', '/out', 'dist', '/tsconfig.json', '/tsconfig.tests.json'],
    ...['/packages/*', '!/packages/rules-11e', '!/packages/geometry', '!/packages/engine'],
    '/packages/{geometry,engine}/{src,test,bench}',
  ],
  thresholds: { high: 85, low: 85, break: null },
};
