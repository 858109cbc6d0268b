/** @jest-environment jsdom */
import { selectionStore } from '@/components/picker/selection/selection-store';
import { readOwnPurchases } from '@/components/ticket/own-purchases/own-purchases';
import { storedPurchases } from '@/components/ticket/own-purchases/stored-purchases';
import type { ApiErrorCode, PurchaseOutcome, RefusalReason } from '@/lib/raffle/purchase';
import { showToast } from '@/components/ui/show-toast';
import { refreshTickets } from '@/lib/storefront-api/refresh-tickets';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { applyAnswer, applyRegistered } from './apply-answer';
import type { Ending } from './use-sending';

jest.mock('@/components/ui/show-toast', () => ({ showToast: jest.fn() }));
jest.mock('@/lib/storefront-api/refresh-tickets');

const ticket = (number: string) => ({ id: `id-${number}`, number });
const sent = examplePurchase({ tickets: [ticket('1'), ticket('2')] });
const trace = 'A1B2C3';
const ticketPath = '/boleto/x';
const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['1', '2'],
  ticketPath,
  trace,
};
let raffles = 0;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const after = (outcome: PurchaseOutcome) => afterEnding({ kind: 'outcome', outcome, sent });

function afterEnding(ending: Ending) {
  const raffleId = `raffle-${(raffles += 1)}`;
  const store = selectionStore(raffleId);
  store.replaceAll([...sent.tickets, ticket('3')]);
  const record = {
    reopen: jest.fn(),
    renewKey: jest.fn(),
    stopWaiting: jest.fn(),
    finish: jest.fn(async () => undefined),
  };
  const payment = { resetForm: jest.fn(), refreshRaffle: jest.fn() };
  applyAnswer(ending, { raffleId, record, payment });
  const { chosen, lost } = store.getSnapshot();
  const numbers = chosen.map(({ number }) => number);
  return { raffleId, ...record, ...payment, chosen: numbers, lost: [...lost] };
}

// spec: success, success-toast
test('a registered purchase empties form, draft and selection, and says so for 2.5 s', () => {
  const result = after(registered);
  expect(result.chosen).toEqual(['3']);
  expect(result.resetForm).toHaveBeenCalled();
  expect(result.finish).toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(
    'success',
    'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
    2500,
  );
});

// spec: rejected, warning-toast
test('rejected numbers stay as a list of lost ones, with a warning for 2.5 s', () => {
  const result = after({
    state: 'partly-registered',
    numbers: ['1'],
    taken: ['2'],
    ticketPath,
    trace,
  });
  expect(result.chosen).toEqual(['2', '3']);
  expect(result.lost).toEqual(['id-2']);
  expect(result.resetForm).not.toHaveBeenCalled();
  expect(result.finish).toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(
    'warning',
    'Existen tickets que ya han sido apartados antes, porfavor contactanos para ayudarte con el proceso de compra. Gracias!',
    2500,
  );
});

test('a refusal for taken numbers keeps form and draft', () => {
  const refused = { state: 'refused', msg: '', now: null, trace } as const;
  const result = after({ ...refused, reason: 'tickets-taken', taken: ['1'] });
  expect(result.chosen).toEqual(['1', '2', '3']);
  expect(result.lost).toEqual(['id-1']);
  expect(result.resetForm).not.toHaveBeenCalled();
  expect(result.finish).not.toHaveBeenCalled();
  expect(result.reopen).toHaveBeenCalled();
});

test.each<PurchaseOutcome>([
  { state: 'verifying', trace },
  { state: 'not-registered', trace },
  { state: 'not-registered', taken: ['1'], trace },
])('$state leaves all as it is', (outcome) => {
  const result = after(outcome);
  expect(result.chosen).toEqual(['1', '2', '3']);
  expect(result.finish).not.toHaveBeenCalled();
  expect(result.stopWaiting).toHaveBeenCalled();
  expect(result.reopen).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});

const someTaken = {
  state: 'partly-registered' as const,
  numbers: ['1'],
  taken: ['2'],
  ticketPath,
  trace,
};

test.each<[string, PurchaseOutcome, string[]]>([
  ['all', registered, ['1', '2']],
  ['some', someTaken, ['1']],
])('the phone remembers the numbers that were bought (%s) and their ticket', (...row) => {
  const [, outcome, numbers] = row;
  const { raffleId } = after(outcome);
  const boughtAt = Date.now();
  expect(readOwnPurchases(storedPurchases(raffleId))).toEqual([
    { numbers, trace, ticketPath, boughtAt },
  ]);
});

test('a second, partly registered purchase of the raffle is listed before the first', () => {
  const { raffleId } = after(registered);
  applyRegistered(raffleId, { ...someTaken, trace: 'Z9Y8X7' }, sent);
  const traces = readOwnPurchases(storedPurchases(raffleId)).map((kept) => kept.trace);
  expect(traces).toEqual(['Z9Y8X7', trace]);
});

const refusal = (reason: RefusalReason): PurchaseOutcome => ({
  state: 'refused',
  reason,
  msg: '',
  taken: ['1'],
  now: null,
  trace,
});

test.each<RefusalReason>([
  'reference-used',
  'raffle-closed',
  'price-changed',
  'quantity',
  'method-gone',
  'refused-by-seller',
])('%s removes no number: the form opens, the raffle is read again', (reason) => {
  const result = after(refusal(reason));
  expect(result.reopen).toHaveBeenCalled();
  expect(result.refreshRaffle).toHaveBeenCalled();
  expect([result.chosen, result.lost]).toEqual([['1', '2', '3'], []]);
  expect(showToast).not.toHaveBeenCalled();
  expect(refreshTickets).not.toHaveBeenCalled();
});

// spec: reload
test.each<PurchaseOutcome>([registered, someTaken, refusal('tickets-taken')])(
  '$state reads the grid at once, and again when the shared answer has expired',
  (outcome) => {
    const { raffleId } = after(outcome);
    expect(jest.mocked(refreshTickets).mock.calls).toEqual([[raffleId]]);
    jest.advanceTimersByTime(3000);
    expect(refreshTickets).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(refreshTickets).toHaveBeenCalledTimes(2);
  },
);

test.each<PurchaseOutcome>([
  refusal('tickets-taken'),
  refusal('price-changed'),
  { state: 'verifying', trace },
  { state: 'not-registered', trace },
])('a purchase that registered nothing is not remembered as bought: %j', (outcome) => {
  expect(storedPurchases(after(outcome).raffleId)).toBeNull();
});

test.each<[ApiErrorCode, number]>([
  ['key-reused', 1],
  ['busy', 0],
  ['invalid-form', 0],
])('%s opens the form again and renews the key %i times', (reason, renewed) => {
  const result = afterEnding({ kind: 'api-error', reason, msg: '', fields: {}, sent });
  expect(result.reopen).toHaveBeenCalledTimes(1);
  expect(result.renewKey).toHaveBeenCalledTimes(renewed);
  expect(result.finish).not.toHaveBeenCalled();
});

test('a purchase refused by a gateway may be changed and sent again, with all its numbers', () => {
  const result = afterEnding({ kind: 'given-up', isForeign: true, sent });
  expect(result.reopen).toHaveBeenCalledTimes(1);
  expect([result.renewKey, result.finish].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(result.chosen).toEqual(['1', '2', '3']);
});

test.each([
  ['given-up', 1],
  ['no-answer', 0],
] as const)('a purchase that ends with %s may be changed %i times', (kind, times) => {
  const { reopen, stopWaiting, chosen } = afterEnding({ kind, sent });
  expect(reopen).toHaveBeenCalledTimes(times);
  expect(stopWaiting).not.toHaveBeenCalled();
  expect(chosen).toEqual(['1', '2', '3']);
});
