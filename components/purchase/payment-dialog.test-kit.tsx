import { emptyPhone, storeDraft, records, type Draft } from './draft/memory-phone.test-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installDialog } from '@/components/ui/dialog.test-kit';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { accountRows } from '@/lib/raffle/account-rows';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { PayableMethod } from '@/lib/raffle/types';
import type { Answer } from '@/lib/raffle/answer';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import * as examples from './example-methods.test-kit';
import { initialValues, type PaymentValues } from './form/form-values';
import { PaymentDialog } from './payment-dialog';
import type { PayableRaffle } from './state/payable-raffle';

/* Imported before what it mocks. */
jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/raffle/countries/countries', () => ({
  countries: [{ iso2: 'VE', nameES: 'Venezuela', phoneCode: '58' }],
}));
jest.mock('@/components/ui/show-toast', () => ({ showToast: jest.fn() }));
jest.mock('./outbox/outbox-notices', () => ({ showNotices: jest.fn() }));

export const { company } = examples;
export const mobile: PayableMethod = {
  ...examples.mobile,
  details: accountRows('Banco: 0102\nTeléfono: 0414-555.01.34\nCédula: V-12.345.678'),
};
export const zelle: PayableMethod = {
  ...examples.zelle,
  details: accountRows('pagos@rifa.com'),
};
export const typed: Partial<PaymentValues> = {
  reference: '004512',
  name: 'Ana Pérez',
  nationalId: 'V12345678',
  phone: '4141234567',
  address: 'Valencia',
};

export { records };
/** The shop's numbers: those already taken, and other free ones. */
export const shop = { taken: [] as string[], free: [] as string[] };
let raffles = 0;

export const ticket = (number: string) => ({ id: `id-${number}`, number });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const sends = () => jest.mocked(sendPurchase).mock.calls.map(([purchase]) => purchase);

export function newRaffle(change: Partial<PayableRaffle> = {}): PayableRaffle {
  raffles += 1;
  return {
    id: raffles.toString(16).padStart(24, 'd'),
    name: 'Moto',
    price: 5,
    packs: [],
    minPerPurchase: 1,
    maxPerPurchase: 50,
    methods: [mobile, zelle],
    isOpen: true,
    isPending: false,
    drawDate: null,
    readAt: '2026-11-22T14:32:00.000Z',
    ...change,
  };
}

export function setUpShop(): void {
  jest.useFakeTimers();
  emptyPhone();
  installDialog();
  Object.assign(shop, { taken: [], free: [] });
  jest.mocked(fetchOutcome).mockReset().mockResolvedValue({ kind: 'unknown-key' });
  jest
    .mocked(sendPurchase)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
}

export function tearDownShop(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

/** @param live the raffle as the shop currently returns it */
export function answerReads(live: PayableRaffle): void {
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = new URL(String(input), 'https://rifas.example');
    const asked = address.searchParams.get('numbers')?.split(',') ?? shop.free;
    const tickets = asked.map((number) => ({
      ...ticket(number),
      status: shop.taken.includes(number) ? 'reserved' : 'available',
    }));
    const body = address.pathname.endsWith('/tickets')
      ? { ok: true, tickets, counts: null }
      : { ok: true, raffle: live };
    return { ok: true, status: 200, json: async () => body } as Response;
  });
}

export function draftOf(change: Partial<Draft> = {}): Draft {
  return {
    key: 'key',
    tickets: [ticket('03'), ticket('07')],
    values: { ...initialValues([mobile, zelle]), ...typed, amount: '4000,00' },
    receipt: new Blob(['capture'], { type: 'image/jpeg' }),
    sent: null,
    savedAt: Date.now(),
    ...change,
  };
}

/** What the picker behind the payment finds. */
export const lose = (raffle: PayableRaffle, taken: string[]) =>
  act(() => selectionStore(raffle.id).mark({ lost: taken.map((number) => `id-${number}`) }));

type Opening = {
  raffle?: PayableRaffle;
  /** The draft of an earlier visit. */
  draft?: Draft | null;
  chosen?: string[];
};

export async function openDialog(opening: Opening = {}) {
  const { raffle = newRaffle(), draft, chosen = ['03', '07'] } = opening;
  answerReads(raffle);
  selectionStore(raffle.id).replaceAll(chosen.map(ticket));
  lose(raffle, shop.taken);
  if (draft) await storeDraft(raffle.id, draft);
  const onClose = jest.fn();
  const user = userEvent.setup({ delay: null });
  const view = render(<PaymentDialog {...{ raffle, company, onClose }} />);
  await pass(500);
  return {
    raffle,
    user,
    onClose,
    unmount: view.unmount,
    chosen: () =>
      selectionStore(raffle.id)
        .getSnapshot()
        .chosen.map(({ number }) => number),
    async tap(name: string | RegExp) {
      const button = screen.getByRole('button', { name });
      act(() => button.focus());
      fireEvent.click(button);
      await pass(500);
    },
  };
}

export const focused = () => document.activeElement?.textContent ?? '';
export const shownText = () => screen.getByRole('dialog').textContent ?? '';
/** The labels of the panel's buttons, in order. */
export const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

export async function bringNetworkBack() {
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(500);
}

/** The running upload, and a way to answer it. */
export function lastSend() {
  const [, { signal, onProgress } = {}] = jest.mocked(sendPurchase).mock.lastCall!;
  return { signal: signal!, progress: (share: number) => act(() => onProgress!(share)) };
}

/** Makes each later send wait until it is answered. */
export function holdSends(): (result: Answer) => Promise<void> {
  let answer: (result: Answer) => void = () => undefined;
  jest.mocked(sendPurchase).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  return async (result) => {
    answer(result);
    await pass(500);
  };
}

export const trace = 'K7PQ2M';
export const registered: PurchaseOutcome = {
  state: 'registered',
  numbers: ['03', '07'],
  ticketPath: '/boleto/x',
  trace,
};
export const answerWith = (outcome: PurchaseOutcome) =>
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'outcome', outcome });
