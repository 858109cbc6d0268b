import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import compat from 'eslint-plugin-compat';
import playwright from 'eslint-plugin-playwright';
import regexp from 'eslint-plugin-regexp';
import { textStandsAlone } from './lint/text-stands-alone.mjs';

const componentLibs = [
  'lib/raffle',
  'lib/offline',
  'lib/storefront-api',
  'lib/company.ts',
  'lib/brand-colours.ts',
  'lib/brand-mark.ts',
  'lib/content/types.ts',
];

/** Screens, what they are made of, what these share: a room may import from the lines below its own. */
const componentOrder = [
  ['shell', 'home', 'raffle', 'results', 'contact', 'legal'],
  ['ticket-picker', 'payment', 'digital-ticket', 'verify-ticket'],
  ['selection', 'your-numbers', 'raffle-strip', 'preview-card'],
  ['ui'],
];

function componentRooms() {
  return Object.fromEntries(
    componentOrder.flatMap((line, index) => {
      const below = componentOrder.slice(index + 1).flat();
      const allowed = [...below.map((room) => `components/${room}`), ...componentLibs];
      return line.map((room) => [`components/${room}`, allowed]);
    }),
  );
}

/** Each room and the rooms of ours it may import from, itself aside. Imports flow one way. */
const rooms = {
  'lib/raffle': [],
  'lib/env.ts': [],
  'lib/company.ts': [],
  'lib/brand-colours.ts': ['lib/content'],
  'lib/brand-mark.ts': ['lib/content', 'lib/process-wide.ts'],
  'lib/log': ['lib/process-wide.ts'],
  'lib/process-wide.ts': [],
  'lib/queue.ts': [],
  'lib/without-front.ts': [],
  'lib/misspelt-names.ts': [],
  'lib/startup-check.ts': [
    'lib/company.ts',
    'lib/content',
    'lib/env.ts',
    'lib/misspelt-names.ts',
    'lib/without-front.ts',
  ],
  'lib/full-check.ts': [
    'lib/admin-api',
    'lib/company.ts',
    'lib/content',
    'lib/env.ts',
    'lib/http',
    'lib/proxy-check.ts',
    'lib/redis',
    'lib/startup-check.ts',
  ],
  'lib/proxy-check.ts': ['lib/http', 'lib/raffle'],
  'lib/limited-body.ts': [],
  'lib/fair-queue.ts': [],
  'lib/metrics': ['lib/process-wide.ts'],
  'lib/analytics': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/queue.ts',
  ],
  'lib/redis': ['lib/env.ts', 'lib/log', 'lib/process-wide.ts'],
  'lib/cache': ['lib/process-wide.ts'],
  'lib/http': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/redis',
    'lib/fair-queue.ts',
    'lib/queue.ts',
    'lib/limited-body.ts',
    // What the browser has already, and who it is, is asked on either side of Next.
    'server/http/matches-etag.ts',
    'server/http/forwarded-client.ts',
  ],
  'lib/storefront-api': ['lib/raffle'],
  'lib/offline': ['lib/raffle', 'lib/storefront-api'],
  'lib/testing': ['lib/raffle', 'lib/company.ts'],
  'lib/admin-api': [
    'lib/raffle',
    'lib/env.ts',
    'lib/log',
    'lib/cache',
    'lib/metrics',
    'lib/process-wide.ts',
    'lib/queue.ts',
    'lib/limited-body.ts',
  ],
  'lib/images': [
    'lib/raffle',
    'lib/brand-mark.ts',
    'lib/company.ts',
    'lib/content',
    'lib/admin-api',
    'lib/log',
    'lib/cache',
    'lib/metrics',
    'lib/fair-queue.ts',
    'lib/process-wide.ts',
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
  ],
  'lib/payments': [
    'lib/raffle',
    'lib/analytics',
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
  ],
  'lib/content': ['lib/company.ts', 'lib/process-wide.ts'],
  'lib/seo': ['lib/raffle', 'lib/env.ts', 'lib/company.ts', 'lib/content', 'lib/images'],
  components: componentLibs,
  ...componentRooms(),
  app: ['components', 'lib', 'server/http/matches-etag.ts'],
  // Its plain starters load what the build made of it.
  server: ['dist', 'lib/company.ts', 'lib/offline/addresses.ts'],
  'server/brand': [],
  'server/launch': [
    'server/http',
    'server/next-seam/compile-hints.ts',
    'server/next-seam/next-command.ts',
    'server/next-seam/page-contract.ts',
    'server/next-seam/start-check.ts',
    'server/next-seam/transform-html.ts',
  ],
  'server/http': [
    'lib/company.ts',
    'lib/offline/addresses.ts',
    'server/cache',
    'server/next-seam/next-http.ts',
    'server/next-seam/page-contract.ts',
    'server/next-seam/transform-html.ts',
  ],
  'server/cache': [],
  'server/next-seam': ['server/cache'],
  'demo-api': [],
  // Campaigns run the shop without one of its guards.
  bench: ['lib/raffle', 'lib/http', 'lib/payments', 'lib/admin-api', 'dist'],
  docs: ['lib', 'server', 'e2e/all-parts', 'e2e/support/accessibility-page.ts'],
  e2e: ['lib/raffle', 'lib/company.ts', 'bench', 'playwright.config.ts'],
};

/** What Next, React and Turbopack call things inside; only the seam and tests of it may. */
const INSIDES = '__next|turbopack|next.dist|x-nextjs|x-middleware';

const namesInsides = [
  `Literal[value=/${INSIDES}/i]`,
  `Literal[regex.pattern=/${INSIDES}|_next..?static/i]`,
  `TemplateElement[value.raw=/${INSIDES}/i]`,
  `Identifier[name=/^__next|turbopack/i]`,
].map((selector) => ({
  selector,
  message: 'What knows the insides of Next lives in server/next-seam.',
}));

const IN_BROWSERS = ['components/**/*.{ts,tsx}', 'lib/{offline,raffle,storefront-api}/**/*.ts'];
const ON_THE_SERVER = ['lib/raffle/plain-text.ts'];

/** Not everywhere at the floor, and of objects whose kind the rule above cannot tell. */
const laterProperties = [
  'ariaChecked ariaCurrent ariaDisabled ariaExpanded ariaHidden ariaLabel ariaPressed ariaSelected',
  'popover hidePopover togglePopover checkVisibility startViewTransition',
  'toSorted toReversed toSpliced intersection union',
].flatMap((line) =>
  line.split(' ').map((property) => ({
    property,
    message: 'A browser of the floor lacks it (docs/browsers.md): ask for it first, or do without.',
  })),
);

const zones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./${room}`,
  from: './',
  except: [...new Set([room, ...allowed, 'lib/testing', 'server/testing', 'node_modules'])],
  message: `${room} may import from: ${allowed.join(', ') || 'nothing of ours'}.`,
}));

const listed = Object.keys(rooms).filter((room) => room.includes('/'));

export default defineConfig([
  globalIgnores(['.next/', 'dist/', 'next-env.d.ts', 'playwright-report/', 'test-results/']),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Pictures come in ready sizes from our own image route, so next/image has nothing to add.
      '@next/next/no-img-element': 'off',
      // Pages come whole from a cache, so a plain link works before any script and prefetches nothing.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // A promise that nobody waits for fails unseen: a story without its `await` checks nothing.
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node-tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    // What these draw is a picture, not a page.
    ignores: [
      '**/*.test.tsx',
      'components/preview-card/**',
      'components/digital-ticket/picture/**',
    ],
    plugins: { shop: { rules: { 'text-stands-alone': textStandsAlone } } },
    rules: { 'shop/text-stands-alone': 'error' },
  },
  {
    // A header, an address or a text from outside costs a few steps for each letter.
    files: ['{app,components,lib,demo-api,server}/**'],
    ignores: ['**/testing/**', '**/*test-kit.ts', '**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/**/*.test.ts'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^(\\w+\\.)?(expect[A-Z]|reads|sees)'] },
      ],
      // A row of a table brings steps of its own. What is compared depends on none: `no-conditional-expect`.
      'playwright/no-conditional-in-test': 'off',
      // What cannot be bought is tapped all the same.
      'playwright/no-force-option': 'off',
      // One limit for what hangs is in `playwright.config.ts`: no story is judged by how fast the machine is.
      'playwright/no-slowed-test': 'error',
    },
  },
  {
    // What runs in browsers is there at the floor, the `browserslist` of package.json: docs/browsers.md.
    ...compat.configs['flat/recommended'],
    files: IN_BROWSERS,
    ignores: [...ON_THE_SERVER, '**/*.test.{ts,tsx}'],
    settings: { lintAllEsApis: true },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...laterProperties],
    },
  },
  {
    files: ['{app,components,lib,demo-api,server}/**'],
    ignores: ['server/next-seam/**', 'server/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...namesInsides] },
  },
  {
    files: ['{app,components,lib,demo-api,server}/**'],
    ignores: ['**/testing/**', '**/*test-kit.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/testing/', message: 'Only tests may import what is for tests.' }] },
      ],
    },
  },
  {
    files: ['{components,lib,server}/*/**'],
    ignores: [...listed, 'server/testing'].map((room) => `${room}/**`),
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'A new room: say in eslint.config.mjs what it may import.',
        },
      ],
    },
  },
]);
