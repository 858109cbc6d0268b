import type { NextRequest } from 'next/server';

/** Every unknown page leads home; a file that is not there is just not there. */
export function GET({ nextUrl }: NextRequest) {
  const { pathname } = nextUrl;
  const isFile =
    /^\/(api|_next|uploads)(\/|$)/.test(pathname) ||
    (/\.[^/]+$/.test(pathname) && !/\/index\.(html?|php)$/.test(pathname));
  return isFile
    ? new Response('Not found', { status: 404 })
    : new Response(null, { status: 307, headers: { Location: '/home' } });
}
