import { resultsPageNumber, resultsPath } from './result';

test.each([
  [undefined, 1],
  [[], 1],
  [['2'], 2],
  [['123'], 123],
  [['1'], null],
  [['0'], null],
  [['02'], null],
  [['-2'], null],
  [['2e3'], null],
  [['1234'], null],
  [['dos'], null],
  [['2', '3'], null],
])('%p is page %p', (segments, page) => {
  expect(resultsPageNumber(segments)).toBe(page);
});

test('the first page has the plain address', () => {
  expect([1, 2, 30].map(resultsPath)).toEqual(['/resultados', '/resultados/2', '/resultados/30']);
});
