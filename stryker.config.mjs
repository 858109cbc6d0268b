const rooms = ['lib/raffle', 'lib/payments', 'lib/admin-api', 'server'];
const room = process.env.ROOM ?? rooms[0];
const report = `dist/mutation/${room.replace('/', '-')}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const options = {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: { testMatch: [`<rootDir>/${room}/**/*.test.{ts,tsx}`] },
    enableFindRelatedTests: true,
  },
  mutate: [`${room}/**/*.ts`, '!**/*.test.ts', '!**/*.test-kit.ts', '!**/*-test.ts'],
  ignorePatterns: ['.next', 'dist/mutation', 'playwright-report', 'test-results'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${report}.json`,
  tempDirName: 'dist/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${report}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
};

export default options;
