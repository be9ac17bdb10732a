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
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.STRYKER_REPORT ?? '.reports/mutation/report.json' },
  tempDirName: '.reports/stryker',
  mutator: { excludedMutations: ['StringLiteral'] }, // rule numbers and purposes of questions; the text package and the rules tool check those
  // the rules alone are copied, and of everything else what configures it
  ignorePatterns: [
    ...['/docs', '/examples', '/out', 'dist'],
    ...[
      '/{apps,packages}/*/{src,test,bench,node,reference,generated,public,e2e}',
      '!/packages/rules-11e/{src,test,reference}',
    ],
  ],
  thresholds: { high: 85, low: 85, break: null },
};
