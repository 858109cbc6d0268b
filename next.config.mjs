import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const root = fileURLToPath(new URL('.', import.meta.url));

const SHARED_PAGES = [
  '/rifa/:id',
  '/home',
  '/resultados/:page*',
  '/verificar',
  '/contact',
  '/como-participar',
  '/preguntas',
  '/nosotros',
  '/terminos',
  '/privacidad',
  '/sin-boleto',
];

/**
 * The front holds these pages, which are the same for every visitor. It shows one up to a minute old while a new one is
 * made, and any while none can be made. The payment compares the price, and the page reads its numbers and result anew.
 */
const SHARED = [
  { key: 'Cache-Control', value: 's-maxage=5, stale-while-revalidate=55, stale-if-error=604800' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next streams metadata after </head> for agents it does not know; every agent gets it in the head.
  htmlLimitedBots: /.*/,
  // Our own route serves pictures and limits how many are decoded at once. Next's would be a second one.
  images: { unoptimized: true },
  async headers() {
    // Anybody who knows a digital ticket's address can see it, so no link on it and no search engine may pass it on.
    const secret = [
      { key: 'Referrer-Policy', value: 'no-referrer' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ];
    return [
      ...['/boleto/:path*', '/api/boletos/:path*'].map((source) => ({ source, headers: secret })),
      ...SHARED_PAGES.map((source) => ({ source, headers: SHARED })),
    ];
  },
  async redirects() {
    return [
      // Some crawlers do not follow 308.
      { source: '/', destination: '/home', statusCode: 301 },
      // Next's own, empty page.
      { source: '/_not-found', destination: '/home', permanent: false },
    ];
  },
};

/** SWR takes `useSyncExternalStore` from a shim for old React. */
const SWR_WITHOUT_SHIM = { 'use-sync-external-store/shim': 'react' };

/**
 * Save 4 kB of scripts in fewer files, and styles that a page lacks: e2e/front/byte-budget.spec.ts. Each can go once it
 * is the default (vercel/next.js#96398).
 */
const FEWER_BYTES = {
  turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  turbopackCjsTreeShaking: true,
  turbopackCrossModuleConstants: true,
  // Styles a page lacks cost more than a file, as they come inside it; but scripts name each file of later parts.
  cssChunking: { type: 'graph', requestCost: 250 },
};

/** The colours of `app/globals.css` by name, for output that no style sheet reaches. Part of the build. */
async function brandColours() {
  const { sheetColours } = await import('./lib/content/sheet-colours.mjs');
  const sheet = readFileSync(new URL('app/globals.css', import.meta.url), 'utf8');
  const [light, dark] = sheetColours(sheet);
  return { light, dark: { ...light, ...dark } };
}

/** The sign on cards and ticket pictures. */
function brandMark() {
  return readFileSync(new URL('public/brand/mark.svg', import.meta.url), 'utf8').trim();
}

/** Settings for the build only: a machine that runs a finished build does not have these files. */
async function buildConfig() {
  return {
    ...nextConfig,
    turbopack: { root, resolveAlias: SWR_WITHOUT_SHIM },
    experimental: FEWER_BYTES,
    env: { BRAND_COLOURS: JSON.stringify(await brandColours()), BRAND_MARK: brandMark() },
  };
}

export default async function config(phase) {
  return phase === PHASE_PRODUCTION_SERVER ? nextConfig : buildConfig();
}
