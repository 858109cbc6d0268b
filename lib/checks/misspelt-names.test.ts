import { COMPANY_VARIABLES } from '@/lib/content/company';
import { SETTINGS } from '@/lib/platform/env';
import { misspeltNames } from './misspelt-names';

const told = (...names: string[]) =>
  misspeltNames([...SETTINGS, ...COMPANY_VARIABLES], {
    NODE_ENV: 'test',
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  });

test.each([
  ['COMPANY_LOGOS', 'COMPANY_LOGO'],
  ['COMPANY_FONE', 'COMPANY_PHONE'],
  ['COMPANY_SALESPHONE', 'COMPANY_SALES_PHONE'],
  ['COMPANY_ADRESS', 'COMPANY_ADDRESS'],
  ['COMPANY_CURENCYSYMBOL', 'COMPANY_CURRENCY_SYMBOL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['ADMIN_URL', 'ADMIN_API_URL'],
  ['TICKETS_SECRET', 'TICKET_SECRET'],
  ['CONTENT_DIRS', 'CONTENT_DIR'],
])('%s is reported, with %s as its likely correction', (name, nearest) => {
  expect(told(name)).toEqual([`${name} is not a setting: did you mean ${nearest}?`]);
});

test('every setting, and every name outside the profile, is not reported', () => {
  const others = [
    'PATH',
    'COMPANYS',
    'HOST',
    'HOME',
    'LANG',
    'NODE_ENV',
    'TMPDIR',
    'REDIS_PORT',
    'USER',
  ];
  expect(told(...COMPANY_VARIABLES, ...SETTINGS, ...others)).toEqual([]);
});

test('every misspelt name is reported', () => {
  expect(told('COMPANY_NAM', 'COMPANY_NAME', 'COMPANY_MAPS')).toHaveLength(2);
});
