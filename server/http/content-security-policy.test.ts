import { contentSecurityPolicy } from './content-security-policy';

const pictures = (env: Record<string, string>) =>
  /img-src ([^;]+)/.exec(contentSecurityPolicy([], env as NodeJS.ProcessEnv))?.[1];

test('pictures come from the shop alone, and from where its owner keeps the logo', () => {
  expect(pictures({ COMPANY_LOGO: '/brand/mine.svg' })).toBe("'self' data: blob:");
  expect(
    pictures({
      COMPANY_LOGO: 'https://cdn.example.com/a.svg',
      COMPANY_LOGOB: 'https://cdn.example.com/b.svg',
      COMPANY_ICO: 'https://icons.example.com/c.ico',
    }),
  ).toBe("'self' data: blob: https://cdn.example.com https://icons.example.com");
});

test.each(['COMPANY_LOGO', 'COMPANY_LOGOB', 'COMPANY_ICO'])(
  '%s alone may lie elsewhere',
  (name) => {
    const shown = pictures({ [name]: 'https://cdn.example.com/a.svg' });
    expect(shown).toBe("'self' data: blob: https://cdn.example.com");
  },
);

test.each([
  ['http://cdn.example.com/a.svg', ' http://cdn.example.com'],
  [' https://cdn.example.com/a.svg ', ' https://cdn.example.com'],
  ['/brand/a.svg?from=https://cdn.example.com', ''],
  ['data:image/png;https://cdn.example.com', ''],
  [' ', ''],
])('a logo at %j opens the way to%s', (logo, site) => {
  expect(pictures({ COMPANY_LOGO: logo })).toBe(`'self' data: blob:${site}`);
});

test('each thing a page can load has its place', () => {
  expect(contentSecurityPolicy(["'sha256-x'", "'sha256-y'"], {} as NodeJS.ProcessEnv)).toBe(
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-x' 'sha256-y'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      'frame-src https://www.google.com https://www.openstreetmap.org',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
});
