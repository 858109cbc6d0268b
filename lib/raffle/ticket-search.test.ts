import fc from 'fast-check';
import { parseTicketListQuery } from './ticket-query';
import { searchText } from './ticket-page';

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
