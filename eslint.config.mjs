import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import compat from 'eslint-plugin-compat';
import playwright from 'eslint-plugin-playwright';
import regexp from 'eslint-plugin-regexp';
import { importsOneWay } from './lint/imports-one-way.mjs';
import { textStandsAlone } from './lint/text-stands-alone.mjs';

/** Code that runs in browsers. A row may import from the rows below it. */
const browserOrder = [
  ['components/raffle'],
  ['components/shop'],
  ['components/purchase'],
  ['components/picker', 'components/ticket'],
  ['components/preview-card', 'components/ui'],
  ['lib/offline'],
  ['lib/storefront-api'],
  ['lib/raffle'],
];

/** Code that runs in Next on the server, likewise. */
const serverOrder = [
  ['lib/checks', 'lib/purchase'],
  ['lib/push'],
  ['lib/ticket'],
  ['lib/seo'],
  ['lib/images'],
  ['lib/admin-api', 'lib/content'],
  ['lib/platform'],
  ['lib/raffle'],
];

/** The front's process, likewise. */
const frontOrder = [
  ['server/launch', 'server/brand'],
  ['server/http'],
  ['server/document'],
  ['server/next-seam'],
  ['server/cache'],
];

/** The shop’s profile, which screens and the front show. */
const profile = ['brand-colours', 'brand-mark', 'profile-faults', 'types'].map(
  (name) => `lib/content/${name}.ts`,
);
const ofTheShop = [
  'lib/content/colours.ts',
  'lib/content/content-message.ts',
  'lib/content/sheet-colours.mjs',
  'lib/offline/addresses.ts',
];
/** Front and Next limit what runs at once, tell what a browser has already, and read settings and files in the same way. */
const forTheFront = [
  ...ofTheShop,
  'lib/platform/etag.ts',
  'lib/platform/files-in.ts',
  'lib/platform/http/forwarded-client.ts',
  'lib/platform/http/xsrf-cookie.ts',
  'lib/platform/limits.ts',
  'lib/platform/log/throttle.ts',
  'lib/platform/setting-values.ts',
  'lib/platform/redis/client.ts',
  'lib/platform/semaphore.ts',
  'lib/platform/within.ts',
];

/** The set-up is a bundle of its own, which asks the rules of the shop. */
const forTheSetup = [
  ...['lib/checks', 'lib/content', 'lib/platform'],
  'components/preview-card/printable.ts',
];

function inOrder(order, alsoAllowed = () => []) {
  return Object.fromEntries(
    order.flatMap((line, index) =>
      line.map((zone) => [zone, [...order.slice(index + 1).flat(), ...alsoAllowed(zone)]]),
    ),
  );
}

/** Each zone with the zones it may import, besides itself. Imports flow one way. */
const zones = {
  ...inOrder(serverOrder),
  ...inOrder(browserOrder, (zone) => (zone.startsWith('components/') ? profile : [])),
  ...inOrder(frontOrder, () => forTheFront),
  // Both sides of Next decide who asks and who may change something.
  'lib/platform': ['lib/raffle'],
  // Its tests draw a brand and read what the launcher reads.
  'lib/checks': [...serverOrder.slice(1).flat(), 'server/brand', 'server/launch/settings.ts'],
  'lib/testing': ['lib/raffle', 'lib/content', 'demo-api'],
  'server/setup': [...forTheSetup, 'server/brand', 'server/launch'],
  app: ['components', 'lib'],
  // Its plain starters load files of the build.
  server: ['dist', ...forTheFront, ...forTheSetup],
  'demo-api': [],
  bench: ['lib', 'dist'],
  docs: ['lib', 'server', 'e2e/all-parts'],
  e2e: ['lib/raffle', 'bench', 'playwright.config.ts'],
};

/** Internal names of Next, React and Turbopack. Only the seam and its tests may use them. */
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

const wallClockCache = {
  selector: 'Property[key.name="perf"][value.name="Date"]',
  message: 'A clock that is set back would keep entries for so much longer.',
};

const IN_BROWSERS = ['components/**/*.{ts,tsx}', 'lib/{offline,raffle,storefront-api}/**/*.ts'];
const ON_THE_SERVER = ['lib/raffle/plain-text.ts'];

/** Not available in all supported browsers, on objects whose type the rule above cannot tell. */
const laterProperties = [
  'ariaChecked ariaCurrent ariaDisabled ariaExpanded ariaHidden ariaLabel ariaPressed ariaSelected',
  'popover hidePopover togglePopover checkVisibility startViewTransition',
  'toSorted toReversed toSpliced intersection union',
].flatMap((line) =>
  line.split(' ').map((property) => ({
    property,
    message:
      'The oldest supported browsers lack it (docs/browsers.md): check for it first, or do without.',
  })),
);

const named = (plugin) =>
  Object.keys(nextVitals[0].rules).filter((name) => name.startsWith(`${plugin}/`));

const off = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));

const listed = Object.keys(zones).filter((zone) => zone.includes('/'));

export default defineConfig([
  globalIgnores(['.next/', 'dist/', 'next-env.d.ts', 'playwright-report/', 'test-results/']),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    plugins: {
      shop: { rules: { 'imports-one-way': importsOneWay, 'text-stands-alone': textStandsAlone } },
    },
    rules: {
      'shop/imports-one-way': ['error', zones],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Our own image route serves pictures in ready sizes, so next/image has nothing to add.
      '@next/next/no-img-element': 'off',
      // Pages come whole from a cache. A plain link works before any script and prefetches nothing.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  // oxlint checks them in a tenth of the time: .oxlintrc.json.
  { rules: off([...named('react-hooks'), '@typescript-eslint/no-unused-vars']) },
  {
    // There are no components here.
    ignores: ['{app,components}/**'],
    rules: off(named('react')),
  },
  {
    files: ['{app,components}/**/*.tsx'],
    // These draw a picture, not a page.
    ignores: ['**/*.test.tsx', 'components/preview-card/**', 'components/ticket/picture/**'],
    languageOptions: {
      parserOptions: { project: 'lint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: { 'shop/text-stands-alone': 'error' },
  },
  {
    // A header, an address or a text from outside may cost only a few steps per letter.
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
      // A row of a table brings its own steps. No assertion depends on a condition: `no-conditional-expect`.
      'playwright/no-conditional-in-test': 'off',
      // Stories also tap things that cannot be bought.
      'playwright/no-force-option': 'off',
      // `playwright.config.ts` has one limit for tests that hang: no story depends on the speed of the machine.
      'playwright/no-slowed-test': 'error',
    },
  },
  {
    // Browser code uses only features of the oldest browsers in `browserslist` of package.json: docs/browsers.md.
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
    rules: { 'no-restricted-syntax': ['error', ...namesInsides, wallClockCache] },
  },
  {
    files: ['{app,components,lib,demo-api,server}/**'],
    ignores: ['**/testing/**', '**/*test-kit.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/testing/', message: 'Only tests may import from a testing folder.' },
          ],
        },
      ],
    },
  },
  {
    files: ['{components,lib,server}/*/**'],
    ignores: [...listed, 'server/testing'].map((zone) => `${zone}/**`),
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'Add this zone to eslint.config.mjs, with what it may import.',
        },
      ],
    },
  },
]);
