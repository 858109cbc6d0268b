/** Bugs in pages as Next serves them and a browser runs them. No unit test sees either. */
export const asServed = [
  {
    name: 'what hangs below the results is their first page',
    file: 'app/resultados/[[...page]]/page.tsx',
    find: "?? redirect('/home')",
    replace: '?? 1',
    tests: ['e2e/redirects.spec.ts'],
    after: 'shop',
  },
  {
    name: 'the empty root leads home only for now',
    file: 'next.config.mjs',
    find: 'statusCode: 301',
    replace: 'statusCode: 307',
    tests: ['e2e/redirects.spec.ts'],
    after: 'shop',
  },
  {
    name: 'a digital ticket tells its address to where its links lead',
    file: 'next.config.mjs',
    find: "value: 'no-referrer'",
    replace: "value: 'unsafe-url'",
    tests: ['e2e/ticket-page.spec.ts'],
    after: 'shop',
  },
  {
    name: 'a page left for another is made anew on the way back',
    file: 'components/picker/bottom-bar.tsx',
    find: '    const seen = new Set<Element>();',
    replace:
      "    addEventListener('unload', () => setChoosing(false));\n    const seen = new Set<Element>();",
    tests: ['e2e/front/back-forward-cache.spec.ts'],
    after: 'shop',
  },
  {
    name: 'the whole payment is in the first load of a raffle page',
    file: 'components/purchase/payment-launcher.tsx',
    find: "const loadDialog = async () => (await import('./payment-dialog')).PaymentDialog;",
    replace: 'const loadDialog = async () => PaymentDialog;',
    also: [
      {
        file: 'components/purchase/payment-launcher.tsx',
        find: "import { hasDraftFlag, onDraftFlag } from './draft/draft-flag';",
        replace:
          "import { hasDraftFlag, onDraftFlag } from './draft/draft-flag';\nimport { PaymentDialog } from './payment-dialog';",
      },
    ],
    tests: ['e2e/payment-opens.spec.ts'],
    after: 'shop',
  },
  {
    name: 'each group of a long raffle has its cells at once',
    file: 'components/picker/grid/number-grid.tsx',
    find: "const MARGIN = '100%';",
    replace: "const MARGIN = '20000%';",
    tests: ['e2e/few-elements.spec.ts'],
    after: 'shop',
  },
];
