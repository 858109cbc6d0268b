import { readRaffles } from '@/lib/admin-api/page-reads';
import type { RaffleSummary } from '@/lib/raffle/types';
import { rafflesToSearch } from './search-raffles';

jest.mock('@/lib/admin-api/page-reads');

const raffle = (id: string, isOpen: boolean) =>
  ({ id, isOpen, drawDate: '2031-03-05T23:30:00.000Z' }) as RaffleSummary;

test('a raffle that finishes between two lists is searched once, as finished', async () => {
  jest.mocked(readRaffles).mockImplementation((isOpen) =>
    Promise.resolve({
      ok: true,
      value: isOpen
        ? [raffle('moto', true), raffle('casa', true)]
        : [raffle('moto', false), raffle('viaje', false)],
    }),
  );
  const asked = await rafflesToSearch();
  expect(asked?.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ['moto', false],
    ['casa', true],
    ['viaje', false],
  ]);
});
