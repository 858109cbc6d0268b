import type { NextRequest } from 'next/server';

/** Redirects unknown pages home. A missing file gets a plain 404. */
export function GET({ nextUrl }: NextRequest) {
  const { pathname } = nextUrl;
  const name = pathname.slice(pathname.lastIndexOf('/'));
  const isFile =
    /^\/(api|_next|uploads)(\/|$)/.test(pathname) ||
    (/^[^.]*\../.test(name) && !/^\/index\.(html?|php)$/.test(name));
  return isFile
    ? new Response('Not found', { status: 404 })
    : new Response(null, { status: 307, headers: { Location: '/home' } });
}
