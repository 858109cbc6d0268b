/** @jest-environment jsdom */
import { emptyPhone, storeDraft, loadDraft } from '../draft/memory-phone.test-kit';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { readOwnPurchases } from '@/components/ticket/own-purchases/own-purchases';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import { showToast } from '@/components/ui/show-toast';
import type { PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { closePurchase, loadPurchase, openPurchase } from '../draft/purchase-store';
import { applyAnswer, applyRegistered } from './apply-answer';
import type { Ending } from './use-sending';

jest.mock('@/components/ui/show-toast', () => ({ showToast: jest.fn() }));
jest.mock('@/lib/storefront-api/refresh-tickets');

const ticket = (number: string) => ({ id: `id-${number}`, number });
const tickets = [ticket('1'), ticket('2')];
const sent = examplePurchase({ tickets });
const trace = 'A1B2C3';
const ticketPath = '/boleto/x';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['1', '2'],
  ticketPath,
  trace,
};
const someTaken = {
  state: 'partly-registered' as const,
  numbers: ['1'],
  taken: ['2'],
  ticketPath,
  trace,
};
const refusal = (reason: RefusalReason): PurchaseOutcome => ({
  state: 'refused',
  reason,
  msg: '',
  taken: ['1'],
  now: null,
  trace,
});
const payment = { resetForm: jest.fn(), refreshRaffle: jest.fn() };
let raffles = 0;

beforeEach(() => {
  emptyPhone();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const after = async (outcome: PurchaseOutcome) => afterEnding({ kind: 'outcome', outcome, sent });

/** What the phone has after the open payment of a queued purchase got an answer. */
async function afterEnding(ending: Ending) {
  const raffleId = `raffle-${(raffles += 1)}`;
  const store = selectionStore(raffleId);
  store.replaceAll([...tickets, ticket('3')]);
  const waiting = { until: Infinity, tappedAt: 1, hasLeft: true };
  await storeDraft(raffleId, {
    key: 'key',
    tickets,
    values: {},
    receipt: null,
    sent,
    waiting,
    savedAt: 1,
  });
  await loadPurchase(raffleId);
  openPurchase(raffleId);
  applyAnswer(ending, { raffleId, ...payment });
  await jest.advanceTimersByTimeAsync(0);
  closePurchase(raffleId);
  const { chosen, lost } = store.getSnapshot();
  const draft = await loadDraft(raffleId);
  const numbers = chosen.map(({ number }) => number);
  return { raffleId, draft, stage: draft?.stage, chosen: numbers, lost: [...lost] };
}

const TAKEN =
  'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!';

// spec: success, success-toast
test('a registered purchase empties form, draft and selection, and says so for 2.5 s', async () => {
  const result = await after(registered);
  expect([result.chosen, result.draft]).toEqual([['3'], null]);
  expect(payment.resetForm).toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(
    'success',
    'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
    2500,
  );
});

// spec: rejected, warning-toast
test('rejected numbers stay as a list of lost ones, with a warning for 2.5 s', async () => {
  const result = await after(someTaken);
  expect(result).toMatchObject({ chosen: ['2', '3'], lost: ['id-2'], draft: null });
  expect(payment.resetForm).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith('warning', TAKEN, 2500);
});

test('a refusal for taken numbers opens the form with all of them', async () => {
  const result = await after(refusal('tickets-taken'));
  expect(result).toMatchObject({ chosen: ['1', '2', '3'], lost: ['id-1'], stage: 'form' });
  expect(payment.resetForm).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith('warning', TAKEN, 2500);
});

test.each<RefusalReason>([
  'reference-used',
  'raffle-closed',
  'price-changed',
  'quantity',
  'method-gone',
  'refused-by-seller',
])('%s removes no number: the form opens, the raffle is read again', async (reason) => {
  const result = await after(refusal(reason));
  expect(result).toMatchObject({ chosen: ['1', '2', '3'], lost: [], stage: 'form' });
  expect(payment.refreshRaffle).toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
  expect(refreshTickets).not.toHaveBeenCalled();
});

const apiError = { kind: 'api-error', msg: '', fields: {} } as const;

test.each<[string, Ending, stage: string, key: unknown]>([
  ['is verified', { kind: 'outcome', outcome: { state: 'verifying', trace }, sent }, 'sent', 'key'],
  [
    'did not arrive',
    { kind: 'outcome', outcome: { state: 'not-registered', trace }, sent },
    'sent',
    'key',
  ],
  ['meets a busy shop', { ...apiError, reason: 'busy', sent }, 'sent', 'key'],
  [
    'has a key of another',
    { ...apiError, reason: 'key-reused', sent },
    'form',
    expect.not.stringMatching(/^key$/),
  ],
  ['met only a gateway', { kind: 'given-up', isForeign: true, sent }, 'sent', 'key'],
  ['has no answer', { kind: 'no-answer', sent }, 'queued', 'key'],
])(
  'a purchase that %s has all its numbers, and is not bought',
  async (_what, ending, stage, key) => {
    const { raffleId, draft, chosen } = await afterEnding(ending);
    expect([draft?.stage, draft?.key, chosen]).toEqual([stage, key, ['1', '2', '3']]);
    expect(storedPurchases(raffleId)).toBeNull();
    expect(showToast).not.toHaveBeenCalled();
  },
);

test('the phone remembers the numbers that were bought and their ticket, the latest first', async () => {
  const { raffleId } = await after(registered);
  applyRegistered(raffleId, { ...someTaken, trace: 'Z9Y8X7' }, sent);
  const boughtAt = Date.now();
  expect(readOwnPurchases(storedPurchases(raffleId))).toEqual([
    { numbers: ['1'], trace: 'Z9Y8X7', ticketPath, boughtAt },
    { numbers: ['1', '2'], trace, ticketPath, boughtAt },
  ]);
});

// spec: reload
test.each<PurchaseOutcome>([registered, someTaken, refusal('tickets-taken')])(
  '$state reads the grid at once, and again when the shared answer has expired',
  async (outcome) => {
    const { raffleId } = await after(outcome);
    expect(jest.mocked(refreshTickets).mock.calls).toEqual([[raffleId]]);
    jest.advanceTimersByTime(3000);
    expect(refreshTickets).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(refreshTickets).toHaveBeenCalledTimes(2);
  },
);
