import { frontContent } from './front-content';

const MAPS = ['https://www.google.com', 'https://www.openstreetmap.org'];

function logoSites(): string[] {
  const { logo, logob, ico } = frontContent().profile;
  const others = [logo, logob, ico].filter((address) => address.startsWith('https://'));
  return [...new Set(others.map((address) => new URL(address).origin))];
}

/** Omits `'strict-dynamic'`: an inline script inserted by one of ours must not run either. */
export function contentSecurityPolicy(scriptSources: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...logoSites()].join(' '),
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

export function documentHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
