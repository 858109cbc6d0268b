import { createHash } from 'node:crypto';

/** The map on the contact page is the one frame, opened on demand. */
const MAPS = ['https://www.google.com', 'https://www.openstreetmap.org'];

const LOGOS = ['COMPANY_LOGO', 'COMPANY_LOGOB', 'COMPANY_ICO'];

/** Other sites on which the shop's owner keeps the logo. */
function logoSites(env: NodeJS.ProcessEnv): string[] {
  const addresses = LOGOS.map((name) => env[name]?.trim() ?? '').filter((value) =>
    /^https?:/.test(value),
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** The source expression that allows exactly this inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** `'self'` and hashes, without `'strict-dynamic'`: a script that ours makes inline must not run either. */
export function contentSecurityPolicy(scriptHashes: string[], env = process.env): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...logoSites(env)].join(' '),
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
