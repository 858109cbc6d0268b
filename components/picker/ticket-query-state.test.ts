import { FIRST_QUERY, queryAfter } from './ticket-query-state';

const query = { offset: 500, limit: 250, search: '27', status: 'all' as const };

// spec: default-filter
test('the first query is the whole first page of free numbers', () => {
  expect(FIRST_QUERY).toEqual({ offset: 0, limit: 1000, search: '', status: 'available' });
});

test.each([
  [
    { type: 'search' as const, text: '8' },
    { search: '8', offset: 0 },
  ],
  [
    { type: 'size' as const, size: 50 as const },
    { limit: 50, offset: 0 },
  ],
  [
    { type: 'status' as const, status: 'available' as const },
    { status: 'available', offset: 0 },
  ],
  [{ type: 'goTo' as const, offset: 1750 }, { offset: 1750 }],
])('%j', (action, change) => {
  expect(queryAfter(query, action)).toEqual({ ...query, ...change });
});

test('clearing the filters keeps the page size', () => {
  expect(queryAfter(query, { type: 'clear' })).toEqual({ ...FIRST_QUERY, limit: 250 });
});

test('searching the same again is the same query', () => {
  expect(queryAfter(query, { type: 'search', text: '27' })).toBe(query);
});
