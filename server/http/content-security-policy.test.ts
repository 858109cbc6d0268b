import { contentSecurityPolicy } from './document-headers';
import { frontContent, setFrontContent } from './front-content';

const shipped = frontContent();

afterEach(() => setFrontContent(shipped));

function pictures(logos: Partial<typeof shipped.profile>): string | undefined {
  setFrontContent({ ...shipped, profile: { ...shipped.profile, ...logos } });
  return /img-src ([^;]+)/.exec(contentSecurityPolicy([]))?.[1];
}

test('pictures come from the shop alone, and from where its owner keeps the logo', () => {
  expect(pictures({ logo: '/brand/mine.svg?from=https://cdn.example.com' })).toBe(
    "'self' data: blob:",
  );
  expect(
    pictures({
      logo: 'https://cdn.example.com/a.svg',
      logob: 'https://cdn.example.com/b.svg',
      ico: 'https://icons.example.com/c.ico',
    }),
  ).toBe("'self' data: blob: https://cdn.example.com https://icons.example.com");
});

test.each(['logo', 'logob', 'ico'])('%s alone may lie elsewhere', (name) => {
  const shown = pictures({ [name]: 'https://cdn.example.com/a.svg' });
  expect(shown).toBe("'self' data: blob: https://cdn.example.com");
});

test('each thing a page can load has its place', () => {
  expect(contentSecurityPolicy(["'sha256-x'", "'sha256-y'"])).toBe(
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
