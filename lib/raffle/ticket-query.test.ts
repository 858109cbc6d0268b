import fc from 'fast-check';
import { searchText } from './ticket-page';
import { parseNumbers, parseTicketListQuery } from './ticket-query';

function parse(query: string) {
  return parseTicketListQuery(new URLSearchParams(query));
}

// spec: default-range
test('without parameters: the first thousand available tickets', () => {
  expect(parse('')).toEqual({ offset: 0, limit: 1000, search: '', status: 'available' });
});

test('every part is read', () => {
  expect(parse('offset=250&limit=50&search=%2007 &status=all')).toEqual({
    offset: 250,
    limit: 50,
    search: '07',
    status: 'all',
  });
});

// spec: page-sizes
test.each([50, 100, 250, 500, 1000])('a page may have %i numbers', (size) => {
  expect(parse(`limit=${size}`)?.limit).toBe(size);
});

test.each([
  'offset=-1',
  'offset=1e3',
  'offset[$gt]=1&offset=x',
  'offset=1',
  'offset=250&limit=100',
  'offset=10001000',
  'limit=7',
  'limit=1000000',
  'status=Pagado',
  'search=.*',
  'search=$ne',
  'search=(a%2B)%2B',
  `search=${'1'.repeat(21)}`,
])('%s asks for what does not exist', (query) => {
  expect(parse(query)).toBeNull();
});

test('ten million numbers can be walked through', () => {
  expect(parse('offset=10000000')?.offset).toBe(10_000_000);
});

test('a number may have twenty signs', () => {
  const long = '1'.repeat(20);
  expect(parse(`search=${long}`)?.search).toBe(long);
  expect(parseNumbers(long)).toEqual([long]);
  expect(parseNumbers(`${long}1`)).toBeNull();
});

test('numbers may be padded, grouped and given twice', () => {
  expect(parseNumbers('007, 000-501,007')).toEqual(['007', '000-501']);
  expect(parseNumbers('7º,\u200e8')).toEqual(['7º', '8']);
});

test('at most as many numbers as a purchase may hold', () => {
  const numbers = Array.from({ length: 51 }, (_, index) => String(index));
  expect(parseNumbers(numbers.slice(0, 50).join(','))).toHaveLength(50);
  expect(parseNumbers(numbers.join(','))).toBeNull();
  expect(parseNumbers(' , ')).toBeNull();
  expect(parseNumbers('007,{"$ne":""}')).toBeNull();
});

test.each([
  [' 0427 ', '0427'],
  ['000-501', '000-501'],
  ['.*(7)$', '.7'],
  ['   ', ''],
  [`${'9'.repeat(19)}\u{10000}`, '9'.repeat(19)],
  ['04  27', '04 27'],
  ['04 \u200b 27', '04 27'],
  ['9'.repeat(30), '9'.repeat(20)],
  [`${'9'.repeat(19)} 9`, '9'.repeat(19)],
  ['\u3164\u115f', ''],
])('typed %p looks for %p', (typed, text) => {
  expect(searchText(typed)).toBe(text);
});

test('our own API accepts any cleaned search text, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const typedAgain = searchText(searchText(typed));
      // Removing a sign may leave letters of Korean that compose.
      const search = searchText(typed).normalize('NFKC');
      expect(parseTicketListQuery(new URLSearchParams({ search }))).toMatchObject({ search });
      expect(typedAgain).toBe(search);
    }),
  );
});
