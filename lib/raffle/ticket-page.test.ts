import fc from 'fast-check';
import { ageText, hasNext, hasPrevious, nextOffset, previousOffset } from './ticket-page';

const page = { offset: 0, size: 50, rows: 50, count: 120 };

// spec: paging-steps
test('paging walks by the page size and never below 0', () => {
  expect(nextOffset(page)).toBe(50);
  expect(previousOffset({ ...page, offset: 100 })).toBe(50);
  expect(previousOffset({ ...page, offset: 20 })).toBe(0);
});

// spec: paging-ends
test('previous is disabled at offset 0', () => {
  expect(hasPrevious(page)).toBe(false);
  expect(hasPrevious({ ...page, offset: 50 })).toBe(true);
});

// spec: paging-ends
test.each([
  [0, 120, true],
  [50, 120, true],
  [100, 120, false],
  [50, 100, false],
  [0, 0, false],
])('at %i of %i free numbers next is %p', (offset, count, expected) => {
  expect(hasNext({ ...page, offset, count })).toBe(expected);
});

test('while searching, next follows the rows that came', () => {
  expect(hasNext({ ...page, rows: 50, count: null })).toBe(true);
  expect(hasNext({ ...page, rows: 49, count: null })).toBe(false);
});

const pages = fc
  .record({
    size: fc.constantFrom(50, 100, 250, 500, 1000),
    full: fc.nat({ max: 12 }),
    rest: fc.oneof(fc.constant(0), fc.nat({ max: 999 })),
  })
  .map(({ size, full, rest }) => ({ size, count: full * size + (rest % size) }));

test.each([true, false])('page by page each number comes once (counted: %p)', (isCounted) => {
  fc.assert(
    fc.property(pages, ({ count, size }) => {
      const at = (offset: number) => ({
        offset,
        size,
        rows: Math.max(0, Math.min(size, count - offset)),
        count: isCounted ? count : null,
      });
      let page = at(0);
      let seen = page.rows;
      while (hasNext(page)) {
        page = at(nextOffset(page));
        seen += page.rows;
      }
      expect(seen).toBe(count);
      while (hasPrevious(page)) page = at(previousOffset(page));
      expect(page.offset).toBe(0);
    }),
  );
});

test.each([
  [-1, 'hace 0\u00a0s'],
  [59_999, 'hace 59\u00a0s'],
  [60_000, 'hace 1\u00a0min'],
  [150_000, 'hace 2\u00a0min'],
  [3_600_000, 'hace 1\u00a0h'],
  [200_000_000, 'hace 55\u00a0h'],
])('%i ms ago reads %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});
