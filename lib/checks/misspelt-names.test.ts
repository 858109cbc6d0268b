import { SETTINGS } from '@/lib/platform/env';
import { misspeltNames } from './misspelt-names';

const told = (...names: string[]) =>
  misspeltNames(SETTINGS, {
    NODE_ENV: 'test',
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  });

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['ADMIN_URL', 'ADMIN_API_URL'],
  ['TICKETS_SECRET', 'TICKET_SECRET'],
  ['CONTENT_DIRS', 'CONTENT_DIR'],
])('%s is reported, with %s as its likely correction', (name, nearest) => {
  expect(told(name)).toEqual([`${name} is not a setting: did you mean ${nearest}?`]);
});

test('every setting, and every other name, is not reported', () => {
  const others = ['PATH', 'HOST', 'HOME', 'LANG', 'NODE_ENV', 'TMPDIR', 'REDIS_PORT', 'USER'];
  expect(told(...SETTINGS, ...others)).toEqual([]);
});

test('every misspelt name is reported', () => {
  expect(told('TICKET_SECRE', 'TICKET_SECRET', 'SITE_URI')).toHaveLength(2);
});
