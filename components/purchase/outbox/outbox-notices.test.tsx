/** @jest-environment jsdom */
import { keepWaiting, registered, setUpPhone, trace } from './outbox.test-kit';
import { act, screen, within } from '@testing-library/react';
import { isPaymentHere, openPayment } from '@/components/picker/selection/open-payment';
import type { FinalAnswer } from '@/lib/raffle/answer';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { reduce } from '@/lib/raffle/purchase-state';
import { updatePurchase } from '@/lib/offline/outbox/purchase-record';
import { loadDraft, records } from '../draft/memory-phone.test-kit';
import { closePurchase, forgetPurchase, loadDue, openPurchase } from '../draft/purchase-store';
import { showNotices } from './outbox-notices';

jest.mock('@/components/picker/selection/open-payment', () => ({
  openPayment: jest.fn(),
  isPaymentHere: jest.fn(),
}));

const pass = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  setUpPhone();
  jest.clearAllMocks();
  jest.mocked(isPaymentHere).mockReturnValue(true);
  history.replaceState(null, '', '/home');
});
afterEach(async () => {
  await act(async () => Promise.all([...records.keys()].map((id) => forgetPurchase(id))));
  document.getElementById('contacto-directo')?.remove();
  jest.useRealTimers();
});

const keep = (change: Parameters<typeof keepWaiting>[0] = {}) => act(() => keepWaiting(change));

async function show() {
  await act(async () => loadDue());
  await act(async () => showNotices());
  await pass();
}

const outcome = (ended: PurchaseOutcome): FinalAnswer => ({ kind: 'outcome', outcome: ended });
const isRegistered = outcome(registered);
const isTaken = outcome({ state: 'not-registered', taken: ['007'], trace });
const isPartly = outcome({
  state: 'partly-registered',
  numbers: ['003'],
  taken: ['007'],
  ticketPath: '/boleto/x',
  trace,
});
const isGivenUp: FinalAnswer = { kind: 'given-up' };

const notice = (name: string) => within(screen.getByRole('complementary', { name }));
const noNotice = () => expect(screen.queryByRole('complementary')).toBeNull();
const tap = async (name: string, button: string) => {
  await act(async () => notice(name).getByRole('button', { name: button }).click());
  await pass();
};
const ENDED = 'Cómo quedó tu pago';

test('a waiting purchase is shown with its numbers, and then its outcome, which another tab or the worker heard', async () => {
  const raffleId = await keep();
  await show();
  const { textContent } = screen.getByRole('complementary', { name: 'Pago guardado' });
  expect(textContent).toContain(
    'Se envía solo cuando vuelva la señal. No vuelvas a pagar. 003, 007',
  );
  const { key, waiting } = (await loadDraft(raffleId))!;
  const tapped = { key, ...waiting! };
  await updatePurchase(raffleId, (before) =>
    reduce(before, { type: 'answered', tap: tapped, answer: isRegistered }),
  );
  await act(async () => loadDue());
  expect(screen.queryByRole('complementary', { name: 'Pago guardado' })).toBeNull();
  const link = notice(ENDED).getByRole('link', { name: 'Ver mi boleto digital' });
  expect(link.getAttribute('href')).toBe('/boleto/x');
});

test.each<[string, FinalAnswer, object | null]>([
  ['registered', isRegistered, null],
  ['registered in part', isPartly, null],
  ['given up', isGivenUp, { stage: 'sent', values: { name: 'Ana' } }],
  ['not registered', isTaken, { stage: 'sent', values: { name: 'Ana' } }],
])(
  '"Entendido" removes the notice of a purchase that is %s, and nothing that is still needed',
  async (_what, answer, left) => {
    const raffleId = await keep({ answer });
    await show();
    await tap(ENDED, 'Entendido');
    noNotice();
    const found = await loadDraft(raffleId);
    if (left) expect(found).toMatchObject(left);
    else expect(found).toBeNull();
    expect(openPayment).not.toHaveBeenCalled();
  },
);

test.each<[string, FinalAnswer]>([
  ['not registered', isTaken],
  ['registered in part', isPartly],
  ['given up', isGivenUp],
])(
  'the raffle’s own page opens a purchase that is %s in the payment, whose notice stays until it is shown there',
  async (_what, answer) => {
    const raffleId = await keep({ answer });
    history.replaceState(null, '', `/rifa/${raffleId}`);
    await show();
    await tap(ENDED, 'Ver mi pago');
    expect(openPayment).toHaveBeenCalledTimes(1);
    expect(await loadDraft(raffleId)).toMatchObject({ answer });
    act(() => openPurchase(raffleId));
    noNotice();
    act(() => closePurchase(raffleId));
    notice(ENDED);
  },
);

test('another page links an outcome to the raffle, and does not mark it read', async () => {
  const raffleId = await keep({ answer: isTaken });
  await show();
  const link = notice(ENDED).getByRole('link', { name: 'Ir a la rifa' });
  expect(link.getAttribute('href')).toBe(`/rifa/${raffleId}`);
  expect(await loadDraft(raffleId)).toMatchObject({ answer: isTaken });
});

test.each<[string, string, Parameters<typeof keepWaiting>[0]]>([
  ['waits', 'Pago guardado', {}],
  ['is over', ENDED, { answer: isTaken }],
])(
  'a purchase that %s, and whose raffle is gone, is handed to the seller',
  async (_what, name, change) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<aside id="contacto-directo"><a target="_blank" href="https://wa.me/584?text=Hola">1</a></aside>',
    );
    const raffleId = await keep(change);
    history.replaceState(null, '', `/rifa/${raffleId}`);
    jest.mocked(isPaymentHere).mockReturnValue(false);
    await show();
    expect(notice(name).queryByRole('button', { name: 'Ver mi pago' })).toBeNull();
    const { href } = notice(name).getByRole<HTMLAnchorElement>('link', {
      name: 'Escribir por WhatsApp',
    });
    const message = new URL(href).searchParams.get('text');
    for (const part of [raffleId, '003, 007', 'Pagué: ', 'Código: ']) {
      expect(message).toContain(part);
    }
  },
);

test('the ticket itself tells that it was registered: no notice covers it, and none comes later', async () => {
  const raffleId = await keep({ answer: isRegistered });
  history.replaceState(null, '', '/boleto/x');
  await show();
  noNotice();
  await updatePurchase(raffleId, (before) => reduce(before, { type: 'noted', key: 'key' }));
  await act(async () => loadDue());
  await pass();
  expect(await loadDraft(raffleId)).toBeNull();
});

test('a purchase that may have left says that the shop is asked', async () => {
  await keep({ waiting: { until: Date.now() + 86_400_000, tappedAt: Date.now(), hasLeft: true } });
  await show();
  expect(screen.getByRole('complementary').textContent).toContain(
    'Estamos viendo si ya llegó; si no, se enviará solo.',
  );
});

test('"Ocultar" hides only the waiting purchase', async () => {
  const raffleId = await keep();
  await show();
  await tap('Pago guardado', 'Ocultar');
  noNotice();
  expect(await loadDraft(raffleId)).toMatchObject({ stage: 'queued' });
});

test('notices requested twice appear once', async () => {
  await keep();
  await show();
  await show();
  expect(document.querySelectorAll('#outbox')).toHaveLength(1);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});
