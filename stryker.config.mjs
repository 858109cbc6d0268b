const room = process.env.FOLDER ?? 'lib/raffle';
const report = `dist/mutation/${room.replace('/', '-')}`;

// They would wait again for each surviving mutant.
const waitingForClocks = ['two-instances', 'redis-away.*'];
const runningWhatWasBuilt = ['next-contract'];
// Stryker counts coverage in one environment only.
const inJsdom = ['retry-scripts'];
// A few histories, without shrinking, are enough to detect a mutant.
process.env.PROTOCOL_RUNS ??= '8';
process.env.PROTOCOL_SHRINKING ??= 'off';

const leftOut = [...waitingForClocks, ...runningWhatWasBuilt, ...inJsdom].join('|');

// Code that starts a process or runs in a browser. Only tests of the whole shop cover it, and no mutant reaches those.
const notReached = [
  'server/launch/{main,dev,check,finish-build,child,end-with-parent}',
  'server/document/{own-typeface,register-worker}',
  'server/next-seam/retry-scripts',
  'server/testing/*',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const options = {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      testMatch: [`<rootDir>/${room}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [`/(${leftOut})(\\.redis)?\\.test\\.ts$`],
      testTimeout: 10_000,
    },
    enableFindRelatedTests: true,
  },
  mutate: [
    `${room}/**/*.ts`,
    '!**/*.test.ts',
    '!**/*test-kit.ts',
    ...notReached.map((file) => `!${file}.ts`),
  ],
  ignorePatterns: ['.next', 'dist/mutation', 'playwright-report', 'test-results'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 3,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${report}.json`,
  tempDirName: 'dist/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${report}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
};

export default options;
