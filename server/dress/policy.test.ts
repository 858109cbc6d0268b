import { contentSecurityPolicy } from './policy';

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
