import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';

/** Each room and the rooms of ours it may import from, itself aside. Imports flow one way. */
const rooms = {
  'lib/raffle': [],
  'lib/env.ts': [],
  'lib/company.ts': [],
  'lib/brand-colours.ts': [],
  'lib/brand-mark.ts': [],
  'lib/log': ['lib/process-wide.ts'],
  'lib/process-wide.ts': [],
  'lib/waiting-line.ts': [],
  'lib/limited-body.ts': [],
  'lib/metrics': ['lib/process-wide.ts'],
  'lib/redis': ['lib/env.ts', 'lib/log', 'lib/process-wide.ts'],
  // Loaded by Next from what the build made of it, outside the shop's own bundle.
  'lib/page-cache': ['lib/redis', 'lib/testing'],
  'lib/cache': ['lib/process-wide.ts'],
  'lib/http': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/redis',
    'lib/waiting-line.ts',
    'lib/limited-body.ts',
    'lib/testing',
  ],
  'lib/storefront-api': ['lib/raffle', 'lib/http'],
  'lib/testing': ['lib/raffle'],
  'lib/admin-api': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/cache',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/waiting-line.ts',
    'lib/limited-body.ts',
    'lib/testing',
  ],
  'lib/images': [
    'lib/raffle',
    'lib/company.ts',
    'lib/admin-api',
    'lib/log',
    'lib/cache',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/testing',
  ],
  'lib/digital-ticket': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/cache',
    'lib/admin-api',
    'lib/images',
    'lib/seo',
    'lib/process-wide.ts',
    'lib/testing',
  ],
  'lib/payments': [
    'lib/raffle',
    'lib/digital-ticket',
    'lib/env.ts',
    'lib/log',
    'lib/cache',
    'lib/http',
    'lib/admin-api',
    'lib/images',
    'lib/metrics',
    'lib/redis',
    'lib/process-wide.ts',
    'lib/testing',
  ],
  'lib/seo': ['lib/raffle', 'lib/env.ts', 'lib/company.ts', 'lib/images'],
  'components/ui': [],
  components: [
    'lib/raffle',
    'lib/storefront-api',
    'lib/http',
    'lib/company.ts',
    'lib/brand-colours.ts',
    'lib/brand-mark.ts',
  ],
  app: ['components', 'lib'],
  // Its plain starters load what the build made of it.
  server: ['dist'],
  // For its tests alone, which start it as everybody's tests do.
  'demo-api': ['lib/testing'],
  // The campaign of purchases runs the shop without one of its guards.
  bench: ['lib/raffle', 'lib/testing', 'lib/payments', 'lib/admin-api', 'dist'],
  e2e: ['lib/raffle', 'lib/testing', 'bench'],
};

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: './',
  except: [room, 'node_modules', ...allowed],
  message: `${room} may import from: ${allowed.join(', ') || 'nothing of ours'}.`,
}));

export default defineConfig([
  globalIgnores(['.next/', 'dist/', 'next-env.d.ts', 'playwright-report/', 'test-results/']),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Pictures come in ready sizes from our own image door, so next/image has nothing to add.
      '@next/next/no-img-element': 'off',
      // Pages come whole from a cache, so a plain link works before any script and prefetches nothing.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
]);
