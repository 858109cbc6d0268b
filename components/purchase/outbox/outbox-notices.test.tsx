/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { openPayment, resumePayment } from '@/components/picker/selection/open-payment';
import { clearOutbox, outboxRaffles, readOutbox, tellOutbox, type OutboxNews } from './outbox-flag';
import { showNotices } from './outbox-notices';
import { keepWaiting, sends, setUpPhone } from './outbox.test-kit';
import { loadDraft } from '../draft/memory-phone.test-kit';

jest.mock('@/lib/storefront-api/purchase');
jest.mock('@/lib/offline/outbox/draft-database');
jest.mock('@/components/picker/selection/open-payment', () => ({
  openPayment: jest.fn(),
  resumePayment: jest.fn(),
}));

const pass = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  setUpPhone();
  jest.clearAllMocks();
  history.replaceState(null, '', '/home');
});
afterEach(async () => {
  await act(async () => outboxRaffles().forEach(clearOutbox));
  jest.useRealTimers();
});

const keep = (change: Parameters<typeof keepWaiting>[0] = {}) => act(() => keepWaiting(change));

async function show() {
  await act(async () => showNotices());
  await pass();
}

async function tell(raffleId: string, news: OutboxNews) {
  await act(async () => tellOutbox(raffleId, news));
}

const notice = (name: string) => within(screen.getByRole('complementary', { name }));
const noNotice = () => expect(screen.queryByRole('complementary')).toBeNull();
const tap = async (name: string, button: string) => {
  await act(async () => notice(name).getByRole('button', { name: button }).click());
  await pass();
};

const taken: OutboxNews = { state: 'taken', numbers: ['007'] };

test('a waiting purchase is shown with its numbers, and then its outcome in the same place', async () => {
  const raffleId = await keep();
  await show();
  const { textContent } = screen.getByRole('complementary', { name: 'Pago guardado' });
  expect(textContent).toContain(
    'Se envía solo cuando vuelva la señal. No vuelvas a pagar. 003, 007',
  );
  await tell(raffleId, { state: 'registered', numbers: ['003'], ticketPath: '/boleto/x' });
  expect(screen.queryByRole('complementary', { name: 'Pago guardado' })).toBeNull();
  const link = notice('Cómo quedó tu pago').getByRole('link', { name: 'Ver mi boleto digital' });
  expect(link.getAttribute('href')).toBe('/boleto/x');
});

test('an outcome that another tab reports is shown in this one without a reload', async () => {
  const raffleId = await keep();
  await show();
  localStorage.setItem(`payment-draft:outbox:${raffleId}`, JSON.stringify(taken));
  await act(async () => void window.dispatchEvent(new Event('storage')));
  await pass();
  expect(screen.getByRole('complementary').textContent).toContain(
    'Todavía no está registrado: cambia el 007, que ya apartó otra persona.',
  );
});

test('news stays until it is read: "Entendido" removes it from every page', async () => {
  const raffleId = await keep();
  await tell(raffleId, taken);
  await show();
  await tap('Cómo quedó tu pago', 'Entendido');
  noNotice();
  expect(readOutbox(raffleId)).toBeNull();
  expect(resumePayment).not.toHaveBeenCalled();
});

test.each<[OutboxNews, 'open' | 'resume']>([
  [taken, 'resume'],
  [{ state: 'refused', numbers: ['007'] }, 'resume'],
  [{ state: 'partly-registered', numbers: ['003'] }, 'resume'],
  [{ state: 'given-up', numbers: ['007'] }, 'open'],
])('the raffle’s own page opens the news %j in the payment, and marks it read', async (...row) => {
  const [news, way] = row;
  const raffleId = await keep();
  history.replaceState(null, '', `/rifa/${raffleId}`);
  await tell(raffleId, news);
  await show();
  await tap('Cómo quedó tu pago', 'Ver mi pago');
  expect(jest.mocked(resumePayment).mock.calls).toHaveLength(way === 'resume' ? 1 : 0);
  expect(jest.mocked(openPayment).mock.calls).toHaveLength(way === 'open' ? 1 : 0);
  expect(readOutbox(raffleId)).toBeNull();
});

test('another page links the news to the raffle, and does not mark it read', async () => {
  const raffleId = await keep();
  await tell(raffleId, taken);
  await show();
  const link = notice('Cómo quedó tu pago').getByRole('link', { name: 'Ir a la rifa' });
  expect(link.getAttribute('href')).toBe(`/rifa/${raffleId}`);
  expect(readOutbox(raffleId)).toEqual(taken);
});

test('"Cancelar este envío" takes the payment back: nothing waits, and the typed text stays', async () => {
  const raffleId = await keep();
  await show();
  await tap('Pago guardado', 'Cancelar este envío');
  noNotice();
  expect(readOutbox(raffleId)).toBeNull();
  expect(await loadDraft(raffleId)).toMatchObject({ sent: null, values: { name: 'Ana' } });
  expect(sends()).toEqual([]);
});

test('a purchase that may have left is not offered to be taken back', async () => {
  await keep({ waiting: { until: Date.now() + 86_400_000, tappedAt: Date.now(), hasLeft: true } });
  await show();
  expect(screen.getByRole('complementary').textContent).toContain(
    'Estamos viendo si ya llegó; si no, se enviará solo.',
  );
  expect(screen.queryByRole('button', { name: 'Cancelar este envío' })).toBeNull();
});

test('"Ocultar" hides only the waiting purchase: its outcome is shown', async () => {
  const raffleId = await keep();
  await show();
  await tap('Pago guardado', 'Ocultar');
  noNotice();
  expect(readOutbox(raffleId)).toEqual({ state: 'waiting' });
  await tell(raffleId, taken);
  notice('Cómo quedó tu pago');
});

test('notices requested twice appear once', async () => {
  await keep();
  await show();
  await show();
  expect(document.querySelectorAll('#outbox')).toHaveLength(1);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});
