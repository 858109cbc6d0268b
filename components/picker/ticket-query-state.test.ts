import { FIRST_QUERY, queryAfter } from './ticket-query-state';

const query = { offset: 500, limit: 250, search: '27', status: 'all' as const };

// spec: default-filter
test('the first query is the whole first page of free numbers', () => {
  expect(FIRST_QUERY).toEqual({ offset: 0, limit: 1000, search: '', status: 'available' });
});

test.each([
  [{ search: '8' }, { search: '8', offset: 0 }],
  [{ limit: 50 }, { limit: 50, offset: 0 }],
  [{ status: 'available' as const }, { status: 'available', offset: 0 }],
  [{ offset: 1750 }, { offset: 1750 }],
  [
    { offset: 0, search: '27', status: 'all' as const },
    { offset: 0, search: '27', status: 'all' },
  ],
])('%j', (change, after) => {
  expect(queryAfter(query, change)).toEqual({ ...query, ...after });
});

test('searching the same again is the same query', () => {
  expect(queryAfter(query, { search: '27' })).toBe(query);
});
