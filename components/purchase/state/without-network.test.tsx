/** @jest-environment jsdom */
import {
  answerWith,
  bringNetworkBack,
  draftOf,
  holdSends,
  openDialog,
  pass,
  registered,
  sends,
  setUpShop,
  shownText,
  tearDownShop,
} from '../payment-dialog.test-kit';
import { act, screen } from '@testing-library/react';
import { changeRecord } from '@/lib/offline/outbox/draft-database';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';
import { loadDraft } from '../draft/memory-phone.test-kit';
import { isPaymentOpen } from '../draft/purchase-store';

beforeEach(() => {
  setUpShop();
  setOnline(false);
});
afterEach(tearDownShop);

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  jest.mocked(fetchOutcome).mockResolvedValue({
    kind: isOnline ? 'unknown-key' : 'no-answer',
  });
}

async function tapOffline() {
  const opened = await openDialog({ draft: draftOf() });
  await opened.tap('Registrar Pago');
  expect(sends()).toEqual([]);
  expect(shownText()).toContain('Sin señal');
  return opened;
}

test('a payment tapped offline is sent once automatically when the network returns', async () => {
  const { raffle } = await tapOffline();
  expect((await loadDraft(raffle.id))?.stage).toBe('queued');
  answerWith(registered);
  setOnline(true);
  await bringNetworkBack();
  expect(shownText()).toContain('¡Pago registrado!');
  await pass(600_000);
  expect(sends().map(({ key }) => key)).toEqual(['key']);
  expect(await loadDraft(raffle.id)).toBeNull();
});

const foreign = { kind: 'no-answer', isForeign: true } as const;

test('a gateway’s pause ends when the connection is back, and a gateway that answers then is told', async () => {
  const { tap } = await tapOffline();
  setOnline(true);
  jest.mocked(sendPurchase).mockResolvedValue(foreign);
  await bringNetworkBack();
  expect(sends()).toHaveLength(1);
  expect(shownText()).toContain('Tu envío no llegó a la tienda');
  await pass(8000);
  expect(sends()).toHaveLength(1);

  setOnline(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(shownText()).toContain('Sin señal');
  setOnline(true);
  await bringNetworkBack();
  expect(sends()).toHaveLength(2);
  expect(shownText()).toContain('Tu envío no llegó a la tienda');
  answerWith(registered);
  await tap('Enviar de nuevo');
  expect(shownText()).toContain('¡Pago registrado!');
});

test('a gateway that answers the look-up is told, and the payment can still be taken back', async () => {
  const { tap } = await tapOffline();
  setOnline(true);
  jest.mocked(fetchOutcome).mockResolvedValue(foreign);
  await bringNetworkBack();
  expect(shownText()).toContain('Tu envío no llegó a la tienda');
  await tap('Cancelar este envío');
  screen.getByRole('button', { name: 'Registrar Pago' });
  expect(sends()).toEqual([]);
});

test('a payment opened again during a pause says that it did not arrive', async () => {
  const { raffle, unmount } = await tapOffline();
  setOnline(true);
  jest.mocked(sendPurchase).mockResolvedValue(foreign);
  await bringNetworkBack();
  unmount();
  await pass(0);
  await openDialog({ raffle });
  expect(shownText()).toContain('Tu envío no llegó a la tienda');
  expect(sends()).toHaveLength(1);
});

test('"Cancelar este envío" opens the filled form, and nothing is sent when the network returns', async () => {
  const { raffle, tap, unmount } = await tapOffline();
  await tap('Cancelar este envío');
  expect(screen.getByLabelText<HTMLInputElement>('Referencia').value).toBe('004512');
  screen.getByAltText('Comprobante elegido');
  setOnline(true);
  await bringNetworkBack();
  await pass(120_000);
  unmount();
  await pass(120_000);
  expect(sends()).toEqual([]);
  expect((await loadDraft(raffle.id))?.stage).toBe('form');
});

test('a payment taken back is sent by the next tap', async () => {
  const { tap } = await tapOffline();
  await tap('Cancelar este envío');
  setOnline(true);
  await tap('Registrar Pago');
  expect(sends()).toHaveLength(1);
});

test('a payment closed while it waits is sent by the page, which reports the outcome', async () => {
  const { raffle, tap, onClose, unmount } = await tapOffline();
  expect(isPaymentOpen(raffle.id)).toBe(true);
  await tap('Cerrar y esperar');
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  await pass(0);
  expect(isPaymentOpen(raffle.id)).toBe(false);
  answerWith(registered);
  setOnline(true);
  await bringNetworkBack();
  expect(sends()).toHaveLength(1);
  expect(await loadDraft(raffle.id)).toMatchObject({ answer: { outcome: registered } });
});

test('"Enviar ahora" sends at once, and the waiting purchase is not sent a second time', async () => {
  const { tap } = await tapOffline();
  setOnline(true);
  answerWith(registered);
  await tap('Enviar ahora');
  await pass(600_000);
  expect(sends()).toHaveLength(1);
});

test('a payment that is corrected while it is being sent is asked about before it is sent again', async () => {
  const { tap } = await tapOffline();
  const answer = holdSends();
  setOnline(true);
  await bringNetworkBack();
  await tap('Revisar mis datos');
  const arrived = { kind: 'outcome', outcome: registered } as const;
  jest.mocked(fetchOutcome).mockResolvedValue(arrived);
  await answer(arrived);
  await tap('Registrar Pago');
  expect(shownText()).toContain('¡Pago registrado!');
  expect(sends()).toHaveLength(1);
});

test('a phone that can store nothing more does not promise to send it by itself', async () => {
  const { tap } = await openDialog({ draft: draftOf() });
  jest.mocked(changeRecord).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await tap('Registrar Pago');
  expect(shownText()).not.toContain('Se envía solo');
});
