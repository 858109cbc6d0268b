import nextJest from 'next/jest.js';

process.env.LOG_LEVEL ??= 'silent';

const createJestConfig = nextJest({ dir: '.' });

export default createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,components,app,server,demo-api,bench}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/'],
  testTimeout: 30_000,
});
