/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import { useSubstitutes } from './use-substitutes';

jest.mock('@/lib/storefront-api/tickets');
const asked = jest.mocked(fetchTickets);

const ticket = (number: string) => ({ id: `id-${number}`, number });
const chosen = [ticket('0101'), ticket('0201'), ticket('0301')];

async function look(lost: typeof chosen) {
  const { result } = renderHook(() => useSubstitutes('raffle', chosen, lost), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    ),
  });
  const first = result.current;
  await act(async () => undefined);
  return { first, found: result.current && [...result.current] };
}

function answer(...numbers: string[]) {
  const tickets = numbers.map((number) => ({ ...ticket(number), status: 'available' as const }));
  asked.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
}

test('each lost number gets a free one of its own, never one that is chosen', async () => {
  answer('0301', '0401', '0902', '0501');
  const { first, found } = await look([chosen[0]!, chosen[1]!]);
  expect(first).toBeNull();
  expect(found).toEqual([
    ['id-0101', ticket('0401')],
    ['id-0201', ticket('0501')],
  ]);
});

test('with fewer free numbers than lost ones, some lost ones get no substitute', async () => {
  answer('0401');
  const { found } = await look([chosen[0]!, chosen[1]!]);
  expect(found).toEqual([['id-0101', ticket('0401')]]);
});

test('a failed search offers no substitute instead of waiting', async () => {
  asked.mockRejectedValue(new Error('Sin señal.'));
  expect((await look([chosen[0]!])).found).toEqual([]);
});

test.each([
  ['that ends like it', '0427', ['0426', '0428', '0327', '0927', '0417'], '0327'],
  ['that is nearest, among equal endings', '107', ['101', '108', '119'], '108'],
  ['near by its digits, where they are grouped', '100-501', ['100-901', '100-601'], '100-601'],
  ['of its own, if it is free again', '0427', ['0327', '0427'], '0427'],
])('the substitute is the number %s', async (_which, lost, free, substitute) => {
  answer(...free);
  const { found } = await look([ticket(lost)]);
  expect(found).toEqual([[`id-${lost}`, ticket(substitute)]]);
});
