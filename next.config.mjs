import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next streams metadata after </head> for agents it does not know; every agent gets it in the head.
  htmlLimitedBots: /.*/,
  turbopack: { root, resolveAlias: { 'use-sync-external-store/shim': 'react' } },
  // Pictures come from our own door, which bounds how many are decoded at once; Next's would be a second one.
  images: { unoptimized: true },
  // For hosts that run Next's own server from a copied folder, without the front.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // A page kept on disk would greet the next start with the profile and the raffles of the last one.
  experimental: {
    isrFlushToDisk: false,
    // Few files instead of many: each costs a phone a request, and says again what its neighbour said already.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  // `/home`, `/contact` and `/resultados` are optional catch-all segments so that the build bakes nothing:
  // what hangs below them is an unknown page.
  async redirects() {
    return [
      { source: '/', destination: '/home', permanent: true },
      { source: '/home/:rest+', destination: '/home', permanent: false },
      { source: '/contact/:rest+', destination: '/home', permanent: false },
      // Only pages from the second on have a number.
      {
        source: '/resultados/:rest((?!(?:[2-9]|[1-9]\\d{1,2})$).+)',
        destination: '/home',
        permanent: false,
      },
    ];
  },
};

const sharedPages = fileURLToPath(
  new URL('dist/lib/page-cache/redis-cache-handler.js', import.meta.url),
);

/** Where pages are kept is decided when the shop starts, never by the build. */
export default function config(phase) {
  const isShared = phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL?.trim();
  return isShared ? { ...nextConfig, cacheHandler: sharedPages } : nextConfig;
}
