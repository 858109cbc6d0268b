/** @jest-environment jsdom */
import { selectionStore } from '@/components/selection/selection-store';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { showToast } from '@/components/ui/show-toast';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { settle } from './settle';

jest.mock('@/components/ui/show-toast', () => ({ showToast: jest.fn() }));

const ticket = (number: string) => ({ id: `id-${number}`, number });
const sent = examplePurchase({ tickets: [ticket('1'), ticket('2')] });
const trace = 'A1B2C3';
const ticketPath = '/boleto/x';
let raffles = 0;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

function after(outcome: PurchaseOutcome) {
  const raffleId = `raffle-${(raffles += 1)}`;
  const store = selectionStore(raffleId);
  store.replaceAll([...sent.tickets, ticket('3')]);
  const draft = {
    reopen: jest.fn(),
    renewKey: jest.fn(),
    stopWaiting: jest.fn(),
    finish: jest.fn(async () => undefined),
  };
  const purchase = { raffleId, draft, resetForm: jest.fn(), refreshRaffle: jest.fn() };
  settle({ kind: 'outcome', outcome, sent }, purchase);
  const { chosen, lost } = store.getSnapshot();
  return { ...purchase, chosen: chosen.map(({ number }) => number), lost: [...lost] };
}

test('a registered purchase empties form, draft and selection, and says so for 2.5 s', () => {
  const result = after({ state: 'registered', numbers: ['1', '2'], ticketPath, trace });
  expect(result.chosen).toEqual(['3']);
  expect(result.resetForm).toHaveBeenCalled();
  expect(result.draft.finish).toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(
    'success',
    'Estupendo, se ha registrado el pago, sus tickets han sido apartados exitosamente!. Pronto estaremos en contacto contigo.',
    2500,
  );
});

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
  expect(result.draft.finish).toHaveBeenCalled();
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
  expect(result.draft.finish).not.toHaveBeenCalled();
  expect(result.draft.reopen).toHaveBeenCalled();
});

test.each<PurchaseOutcome>([
  { state: 'verifying', trace },
  { state: 'waiting-for-room', retryInMs: 60_000, trace },
  { state: 'not-registered', trace },
  { state: 'not-registered', taken: ['1'], trace },
])('$state leaves all as it is', (outcome) => {
  const result = after(outcome);
  expect(result.chosen).toEqual(['1', '2', '3']);
  expect(result.draft.finish).not.toHaveBeenCalled();
  expect(result.draft.stopWaiting).toHaveBeenCalled();
  expect(result.draft.reopen).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
});
