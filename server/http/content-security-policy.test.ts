import { contentSecurityPolicy } from './document-headers';

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
