import { createHash } from 'node:crypto';

/** The map on the contact page is the one frame, opened on demand. */
const MAPS = ['https://www.google.com', 'https://www.openstreetmap.org'];

/** The source expression that allows exactly this inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** `'self'` and hashes, without `'strict-dynamic'`: a script that ours makes inline must not run either. */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ['frame-src', ...MAPS].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
