const MAPS = ['https://www.google.com', 'https://www.openstreetmap.org'];

const LOGOS = ['COMPANY_LOGO', 'COMPANY_LOGOB', 'COMPANY_ICO'];

function logoSites(env: NodeJS.ProcessEnv): string[] {
  const addresses = LOGOS.map((name) => env[name]?.trim() ?? '').filter((value) =>
    /^https?:/.test(value),
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Omits `'strict-dynamic'`: an inline script inserted by one of ours must not run either. */
export function contentSecurityPolicy(scriptSources: string[], env = process.env): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
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
