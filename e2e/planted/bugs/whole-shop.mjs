export const wholeShop = [
  {
    name: 'canonical addresses follow the Host header',
    file: 'app/rifa/[id]/page.tsx',
    find: 'return raffle ? raffleMetadata(raffle, await readSale(raffle)) : missingRaffleMetadata();',
    replace:
      "const host = (await headers()).get('host');\n  return raffle ? { ...raffleMetadata(raffle, await readSale(raffle)), alternates: { canonical: `http://${host}/rifa/${raffle.id}` } } : missingRaffleMetadata();",
    also: [
      {
        file: 'app/rifa/[id]/page.tsx',
        find: "import type { Metadata } from 'next';",
        replace: "import type { Metadata } from 'next';\nimport { headers } from 'next/headers';",
      },
    ],
    tests: ['e2e/for-search-engines.spec.ts'],
    after: 'shop',
  },
  {
    name: 'a page is never made anew',
    file: 'next.config.mjs',
    find: '`s-maxage=5,',
    replace: '`s-maxage=31536000,',
    tests: ['e2e/front/page-lifetime.spec.ts'],
    after: 'shop',
  },
  {
    name: 'the session of WhatsApp is in a script',
    file: 'next.config.mjs',
    find: 'BRAND_MARK: brandMark() }',
    replace:
      "BRAND_MARK: brandMark(), WHATSAPP_SESSION_ID: process.env.WHATSAPP_SESSION_ID ?? '' }",
    also: [
      {
        file: 'components/shop/shell/header-nav.tsx',
        find: '<nav aria-label={name}',
        replace: '<nav aria-label={name} data-session={process.env.WHATSAPP_SESSION_ID}',
      },
    ],
    tests: ['e2e/safety/privacy.spec.ts'],
    after: 'shop',
  },
  {
    name: 'the token of the revalidation is in the HTML',
    file: 'app/layout.tsx',
    find: '<body>',
    replace: '<body data-token={process.env.REVALIDATE_TOKEN}>',
    tests: ['e2e/safety/privacy.spec.ts'],
    after: 'shop',
  },
  {
    name: 'the token of the admin API is in the data of a page',
    file: 'components/raffle/raffle-page.tsx',
    find: 'company={{ currencySymbol, whatsapp, answerTime, pages }}',
    replace:
      'company={{ currencySymbol, whatsapp, answerTime, ...({ token: process.env.ADMIN_API_TOKEN } as object) }}',
    tests: ['e2e/safety/privacy.spec.ts'],
    after: 'shop',
  },
];
