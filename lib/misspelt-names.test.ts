import { COMPANY_VARIABLES } from './company';
import { misspeltNames } from './misspelt-names';

const told = (...names: string[]) =>
  misspeltNames('COMPANY_', COMPANY_VARIABLES, {
    NODE_ENV: 'test',
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  });

test.each([
  ['COMPANY_LOGOS', 'COMPANY_LOGO'],
  ['COMPANY_FONE', 'COMPANY_PHONE'],
  ['COMPANY_SALESPHONE', 'COMPANY_SALES_PHONE'],
  ['COMPANY_ADRESS', 'COMPANY_ADDRESS'],
  ['COMPANY_CURENCYSYMBOL', 'COMPANY_CURRENCY_SYMBOL'],
])('%s is told, and that it may be %s', (name, nearest) => {
  expect(told(name)).toEqual([`${name} is no setting and changes nothing: is it ${nearest}?`]);
});

test('every setting, and what is not of the company, goes untold', () => {
  expect(told(...COMPANY_VARIABLES, 'PATH', 'COMPANYS')).toEqual([]);
});

test('every misspelt name is told', () => {
  expect(told('COMPANY_NAM', 'COMPANY_NAME', 'COMPANY_MAPS')).toHaveLength(2);
});
