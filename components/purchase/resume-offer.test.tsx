/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { openPayment } from '@/components/picker/selection/open-payment';
import { readPurchase } from '@/lib/offline/outbox/purchase-record';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { storedOf, type Draft } from './draft/memory-phone.test-kit';
import { ResumeOffer } from './resume-offer';

jest.mock('@/lib/offline/outbox/purchase-record');
jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('@/components/picker/selection/open-payment', () => ({ openPayment: jest.fn() }));

const ticket = (number: string) => ({ id: `id-${number}`, number });
const draft: Draft = {
  key: 'key',
  tickets: ['01', '02', '03', '04', '05'].map(ticket),
  values: {},
  receipt: null,
  sent: null,
  savedAt: Date.now(),
};
let raffles = 0;

beforeEach(() => jest.clearAllMocks());

async function show(found: Draft | null, raffleId = `raffle-${(raffles += 1)}`) {
  const kept = found && storedOf(found);
  jest.mocked(readPurchase).mockResolvedValue(kept);
  const view = render(<ResumeOffer raffleId={raffleId} />);
  await act(async () => undefined);
  return { ...view, raffleId };
}

const offer = () => screen.queryByRole('complementary', { name: 'Pago sin terminar' });
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test.each<[string, Draft, string]>([
  ['begun', draft, '01, 02, 03 y 2 más'],
  ['sent', { ...draft, sent: examplePurchase({ tickets: [ticket('07')] }) }, '07'],
])('a payment that was %s is shown with its numbers, and can be continued', async (...row) => {
  const [, found, numbers] = row;
  await show(found);
  expect(screen.getByRole('status').textContent).toBe(`Tienes un pago sin terminar ${numbers}`);
  await tap('Continuar tu pago');
  expect(openPayment).toHaveBeenCalledTimes(1);
});

test('a number that somebody else took is not among those to pay', async () => {
  const raffleId = 'lost';
  const store = selectionStore(raffleId);
  store.replaceAll(draft.tickets);
  await show(draft, raffleId);
  act(() => store.mark({ lost: ['id-01'] }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('02, 03, 04 y 1 más'),
  );
  act(() => store.mark({ lost: ['id-02', 'id-03', 'id-04', 'id-05'] }));
  expect(await screen.findByText('Tus números ya no están disponibles')).toBeTruthy();
});

test('"Ahora no" puts it off for this visit, of this raffle alone', async () => {
  const { raffleId, unmount } = await show(draft);
  await tap('Ahora no');
  expect(offer()).toBeNull();
  unmount();
  await show(draft, raffleId);
  expect(offer()).toBeNull();
  await show(draft);
  expect(offer()).not.toBeNull();
});

test.each<[string, Partial<Draft>]>([
  ['waits', { waiting: { until: 9, tappedAt: 5, hasLeft: false } }],
  ['is over', { answer: { kind: 'given-up' } }],
])('a purchase that %s has its own notice instead of this offer', async (_what, change) => {
  await show({ ...draft, sent: examplePurchase({}), ...change });
  expect(offer()).toBeNull();
});
