import { resultFingerprint, resultsPageNumber, resultsPath, type RaffleResult } from './result';

const DRAW = '2026-11-21T23:00:00.000Z';

test('the mark changes with everything that is shown, and with nothing else', () => {
  const owner = { name: 'Ana', route: 'Norte', address: 'Valencia', status: 'paid' as const };
  const result: RaffleResult = {
    isOpen: false,
    drawDate: DRAW,
    winner: { number: '07', owner: { ...owner, images: ['/uploads/rifa/a.jpg'] } },
  };
  const others: RaffleResult[] = [
    { ...result, isOpen: true },
    { ...result, drawDate: null },
    { ...result, winner: null },
    { ...result, winner: { number: '08', owner: null } },
    { ...result, winner: { number: '07', owner: null } },
    { ...result, winner: { number: '07', owner: { ...owner, images: [] } } },
    { ...result, winner: { number: '07', owner: { ...owner, name: 'Eva', images: [] } } },
  ];
  expect(new Set([result, ...others].map(resultFingerprint)).size).toBe(others.length + 1);
  expect(resultFingerprint(structuredClone(result))).toBe(resultFingerprint(result));
});

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
