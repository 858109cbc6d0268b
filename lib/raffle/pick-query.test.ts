import { pickParams, parsePickQuery, type PickQuery } from './pick-query';

test.each<PickQuery>([
  { quantity: 5, luck: null },
  { quantity: 12, luck: { kind: 'ending', digits: '07' } },
  { quantity: 12, luck: { kind: 'contains', digits: '13' } },
  { quantity: 1, luck: { kind: 'birthday', day: 29, month: 2 } },
  { quantity: 1, luck: { kind: 'birthday', day: 1, month: 1 } },
  { quantity: 1, luck: { kind: 'birthday', day: 31, month: 12 } },
])('the server reads %j as it was meant', (query) => {
  expect(parsePickQuery(pickParams(query))).toEqual(query);
});

test.each([
  'quantity=5&ending=',
  'quantity=5&ending=7.*',
  'quantity=5&contains=123456789',
  'quantity=5&ending=7&contains=7',
  'quantity=5&day=30&month=2',
  'quantity=5&day=0&month=1',
  'quantity=5&day=1&month=0',
  'quantity=5&day=1&month=13',
  'quantity=5&day=1.5&month=1',
  'quantity=5&day=1&month=1.5',
  'quantity=5&day=1',
  'quantity=5&month=1',
])('%s is nothing that a page of ours asks', (query) => {
  expect(parsePickQuery(new URLSearchParams(query))).toBeNull();
});

test.each(['', 'quantity=', 'quantity=many', 'quantity=0x10', 'quantity=-1', 'quantity=1.5'])(
  '%p asks for no quantity',
  (query) => {
    expect(parsePickQuery(new URLSearchParams(query))).toEqual({ quantity: NaN, luck: null });
  },
);
