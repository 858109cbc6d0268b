import { emptyPhone, storeDraft, type Draft } from '../draft/memory-phone.test-kit';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';

/* Imported before what it mocks. */
jest.mock('@/lib/storefront-api/purchase');

let raffles = 0;

export const trace = 'K7PQ2M';
export const tickets = ['003', '007'].map((number) => ({ id: `id-${number}`, number }));
export const sent = examplePurchase({ tickets });
export const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['003', '007'],
  ticketPath: '/boleto/x',
  trace,
};
export const sends = () => jest.mocked(sendPurchase).mock.calls.map(([{ key }]) => key);

export function setUpPhone(): void {
  jest.useFakeTimers();
  emptyPhone();
  jest.mocked(fetchOutcome).mockReset().mockResolvedValue({ kind: 'unknown-key' });
  jest.mocked(sendPurchase).mockReset().mockResolvedValue({ kind: 'outcome', outcome: registered });
}

/** Stores a payment that was tapped without a network, on a phone with working storage. */
export async function keepWaiting(change: Partial<Draft> = {}): Promise<string> {
  raffles += 1;
  const raffleId = raffles.toString(16).padStart(24, 'e');
  await storeDraft(raffleId, {
    key: 'key',
    tickets,
    values: { name: 'Ana' },
    receipt: new Blob(['capture'], { type: 'image/jpeg' }),
    sent,
    boundTo: sent,
    waiting: { until: Date.now() + 86_400_000, tappedAt: Date.now(), hasLeft: false },
    isPastPaying: true,
    savedAt: Date.now(),
    ...change,
  });
  return raffleId;
}
