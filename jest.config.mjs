import { spawnSync } from 'node:child_process';
import nextJest from 'next/jest.js';

process.env.LOG_LEVEL ??= 'silent';
// The shop does not start without one. Nobody answers there.
process.env.ADMIN_API_URL ??= 'http://127.0.0.1:9/api';
process.env.SITE_URL ??= 'https://rifas.example.com';
// Neither UTC nor Caracas, so a test notices a date in the machine's own zone.
process.env.TZ = 'Pacific/Auckland';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis && process.env.CI) throw new Error('redis-server is not installed.');
if (!hasRedis) {
  console.warn('NOT TESTED: several instances with Redis (redis-server is not installed).');
}

const createJestConfig = nextJest({ dir: '.' });

export default createJestConfig({
  globalSetup: '<rootDir>/lib/testing/fresh-services.mjs',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/lib/testing/fakeable-performance.mjs'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/leave-nothing.ts'],
  // Jest would wrap process-wide objects while they are still in use at the end.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  testMatch: ['<rootDir>/{lib,components,app,server,bench,docs}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', ...(hasRedis ? [] : ['\\.redis\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/'],
  // By default jest leaves a core free, though many of these tests wait for another process.
  maxWorkers: '100%',
  testTimeout: 30_000,
});
