import { fitNumbers, MORE_HEIGHT } from './fit-numbers';

const PLACE = { width: 936, height: 336 };
const count = (many: number, of = (index: number) => `${index}`.padStart(4, '0')) =>
  Array.from({ length: many }, (_, index) => of(index));

test('of more numbers the first are shown, and how many others there are', () => {
  expect(fitNumbers(count(13), PLACE)).toMatchObject({ shown: count(12), more: 1 });
  expect(fitNumbers(count(50), PLACE)).toMatchObject({ shown: count(12), more: 38 });
  const pairs = count(50, (index) => `000-${500 + index}`);
  expect(fitNumbers(pairs, PLACE)).toMatchObject({ shown: pairs.slice(0, 9), more: 41 });
});

test.each([1, 3, 4, 7, 12, 18])('numbers of %i characters never leave their place', (length) => {
  for (let many = 1; many <= 50; many += 1) {
    const numbers = count(many, (index) => `${index}`.padStart(length, '0'));
    const { shown, more, look } = fitNumbers(numbers, PLACE);
    const columns = Math.floor((PLACE.width + look.gap) / (look.minWidth + look.gap));
    const rows = Math.ceil(shown.length / columns);
    const height = rows * (look.fontSize * 1.2 + 2 * look.y + look.gap) - look.gap;
    expect(shown.length).toBeGreaterThan(0);
    expect(height + (more > 0 ? MORE_HEIGHT : 0)).toBeLessThanOrEqual(PLACE.height);
  }
});
