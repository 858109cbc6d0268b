import { resultFingerprint, type RaffleResult } from './result';

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
