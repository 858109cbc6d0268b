import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next streams metadata after </head> for agents it does not know; every agent gets it in the head.
  htmlLimitedBots: /.*/,
  // Our own route serves pictures and limits how many are decoded at once. Next's would be a second one.
  images: { unoptimized: true },
  // A page stored on disk would show the profile and raffles of the last start at the next one.
  experimental: { isrFlushToDisk: false },
  // Anybody who knows a digital ticket's address can see it, so no link on it and no search engine may pass it on.
  async headers() {
    const headers = [
      { key: 'Referrer-Policy', value: 'no-referrer' },
      { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    ];
    return ['/boleto/:path*', '/api/boletos/:path*'].map((source) => ({ source, headers }));
  },
  // `/home`, `/contact`, `/resultados`, `/verificar`, `/terminos`, `/privacidad` and `/sin-boleto` are optional
  // catch-all segments so that the build prerenders nothing. Addresses below them are unknown pages.
  async redirects() {
    return [
      // Some crawlers do not follow 308.
      { source: '/', destination: '/home', statusCode: 301 },
      { source: '/home/:rest+', destination: '/home', permanent: false },
      { source: '/contact/:rest+', destination: '/home', permanent: false },
      // The build prerenders this one, with the name of the demo's shop.
      { source: '/_not-found', destination: '/home', permanent: false },
      // Only pages from the second on have a number.
      {
        source: '/resultados/:rest((?!(?:[2-9]|[1-9]\\d{1,2})$).+)',
        destination: '/home',
        permanent: false,
      },
      { source: '/terminos/:rest+', destination: '/home', permanent: false },
      { source: '/privacidad/:rest+', destination: '/home', permanent: false },
      { source: '/verificar/:rest+', destination: '/home', permanent: false },
      { source: '/sin-boleto/:rest+', destination: '/home', permanent: false },
    ];
  },
};

const pageCacheHandler = fileURLToPath(
  new URL('dist/server/next-seam/cache-handler.js', import.meta.url),
);

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
  const { experimental, resolveAlias } = await import('./server/next-seam/build-config.mjs');
  return {
    ...nextConfig,
    turbopack: { root, resolveAlias },
    experimental: { ...nextConfig.experimental, ...experimental },
    env: { BRAND_COLOURS: JSON.stringify(await brandColours()), BRAND_MARK: brandMark() },
  };
}

/** The shop decides at its start where pages are stored, never the build. */
export default async function config(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return buildConfig();
  return { ...nextConfig, cacheHandler: pageCacheHandler };
}
