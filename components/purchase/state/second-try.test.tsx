/** @jest-environment jsdom */
import {
  answerReads,
  answerWith,
  draftOf,
  focused,
  openDialog,
  pass,
  registered,
  sends,
  setUpShop,
  shop,
  shownText,
  tearDownShop,
  ticket,
  trace,
} from '../payment-dialog.test-kit';
import { loadDraft } from '../draft/memory-phone.test-kit';
import { act, screen } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { changeRecord } from '@/lib/offline/outbox/draft-database';
import type { ApiErrorCode, PurchaseOutcome } from '@/lib/raffle/purchase';
import { fetchOutcome, sendPurchase } from '@/lib/storefront-api/purchase';

beforeEach(setUpShop);
afterEach(tearDownShop);

const asked = () => jest.mocked(fetchOutcome).mock.calls.map(([key]) => key);
const keys = () => sends().map(({ key }) => key);
const references = () => sends().map(({ request }) => request.reference);
const numbers = () => sends().map(({ request }) => request.tickets.map(({ number }) => number));
const apiError = (reason: ApiErrorCode, fields = {}) =>
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'api-error', reason, msg: '', fields });
const refused = (reason: 'reference-used' | 'tickets-taken', taken: string[] = []) =>
  answerWith({ state: 'refused', reason, msg: '', taken, now: null, trace });
const tell = (outcome: PurchaseOutcome) =>
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'outcome', outcome });

test('a busy shop is asked again with the same purchase under the same key', async () => {
  apiError('busy');
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  answerWith(registered);
  await tap('Enviar de nuevo');
  expect(shownText()).toContain('¡Pago registrado!');
  expect(keys()).toEqual(['key', 'key']);
  expect(sends()[1]!.request).toEqual(sends()[0]!.request);
});

test('a purchase over a limit that nothing can store is sent by a tap', async () => {
  const answer = { kind: 'api-error', reason: 'too-many-requests', msg: '', fields: {} } as const;
  jest.mocked(sendPurchase).mockResolvedValue({ ...answer, retryInMs: 120_000 });
  const { tap } = await openDialog({ draft: draftOf() });
  jest.mocked(changeRecord).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await tap('Registrar Pago');
  await pass(20 * 60_000);
  expect(keys()).toEqual(['key']);
  answerWith(registered);
  await tap('Enviar de nuevo');
  expect(keys()).toEqual(['key', 'key']);
  expect(shownText()).toContain('¡Pago registrado!');
});

test('a corrected reference is sent with the same picture under the same key', async () => {
  refused('reference-used');
  const { tap, user } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  await tap('Corregir la referencia');
  await user.clear(screen.getByLabelText('Referencia'));
  await user.type(screen.getByLabelText('Referencia'), '5512');
  await tap('Registrar Pago');
  expect(keys()).toEqual(['key', 'key']);
  expect(references()).toEqual(['004512', '5512']);
  expect(sends()[1]!.receipt).toBe(sends()[0]!.receipt);
});

test('another number for a taken one makes another purchase, checked before it is sent', async () => {
  refused('tickets-taken', ['07']);
  shop.free = ['17'];
  const { tap, chosen } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect(asked()).toEqual([]);
  answerWith(registered);
  tell({ state: 'refused', reason: 'tickets-taken', msg: '', taken: ['07'], now: null, trace });
  await tap('Cambiar por el 17 y enviar');
  expect(asked()).toEqual(['key']);
  expect(numbers()).toEqual([
    ['03', '07'],
    ['03', '17'],
  ]);
  expect(keys()[1]).not.toBe('key');
  expect(chosen()).toEqual([]);
});

test('another purchase is not sent while the first may have gone through after all', async () => {
  refused('tickets-taken', ['07']);
  shop.free = ['17'];
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  tell(registered);
  await tap('Cambiar por el 17 y enviar');
  expect(shownText()).toContain('¡Pago registrado!');
  expect(sends()).toHaveLength(1);
});

test('an unanswered purchase that turns out to have arrived is shown, not edited', async () => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'no-answer' });
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  tell(registered);
  await tap('Revisar mis datos');
  expect(shownText()).toContain('¡Pago registrado!');
  expect(sends()).toHaveLength(1);
});

test('a purchase of unknown outcome opens for review and is no longer sent automatically', async () => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'no-answer' });
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'no-answer' });
  const { tap, raffle, unmount } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect((await loadDraft(raffle.id))?.stage).toBe('queued');
  await tap('Revisar mis datos');
  screen.getByRole('button', { name: 'Registrar Pago' });
  expect((await loadDraft(raffle.id))?.stage).not.toBe('queued');
  unmount();
  await pass(120_000);
  expect(sends()).toHaveLength(1);
});

test('the next tap after a review asks first, and sends a lost purchase under the same key', async () => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'no-answer' });
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'no-answer' });
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  await tap('Revisar mis datos');
  const before = asked().length;
  await tap('Registrar Pago');
  expect(asked()).toHaveLength(before + 1);
  expect(sends()).toHaveLength(1);

  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'unknown-key' });
  answerWith(registered);
  await tap('Revisar mis datos');
  await tap('Registrar Pago');
  expect(keys()).toEqual(['key', 'key']);
});

test('a key that belongs to another purchase is changed for the next try', async () => {
  apiError('key-reused');
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  await tap('Revisar mis datos');
  await tap('Registrar Pago');
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a form that the server refuses is shown with its own sentences', async () => {
  apiError('invalid-form', { address: 'La dirección es muy corta.' });
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  screen.getByRole('button', { name: 'Registrar Pago' });
  expect(shownText()).toContain('La dirección es muy corta.');
});

test('a number taken just before the tap stops the sending, and gets the focus', async () => {
  const { tap, chosen } = await openDialog({ draft: draftOf() });
  shop.taken = ['07'];
  await tap('Registrar Pago');
  expect(shownText()).toContain('Si ya pagaste, tu pago no se pierde');
  expect(focused()).toContain('Otra persona apartó el 07.');
  expect(sends()).toEqual([]);

  await tap('Seguir sin el 07');
  expect(chosen()).toEqual(['03']);
  expect(shownText()).toContain('El total es Bs\u00a02.000,00');
  expect(shownText()).not.toContain('Otra persona');
});

test.each(['unknown-key', 'no-answer'] as const)(
  'a sent payment that is opened again, answered %s, is sent by a tap alone',
  async (kind) => {
    jest.mocked(fetchOutcome).mockResolvedValue({ kind });
    const { values } = draftOf();
    const request = { ...values, tickets: [ticket('03')], amount: 2000 };
    const sent = { ...request, seen: { price: 5, packs: [], rate: 400 } } as never;
    const { tap } = await openDialog({ draft: draftOf({ sent }) });
    expect(asked()[0]).toBe('key');
    expect(keys()).toEqual([]);
    await tap('Enviar de nuevo');
    expect(keys()).toEqual(['key']);
  },
);

test('numbers of an unanswered sending are not called taken by a busy shop that is asked after it', async () => {
  jest.mocked(sendPurchase).mockResolvedValue({ kind: 'no-answer' });
  jest.mocked(fetchOutcome).mockResolvedValue({ kind: 'no-answer' });
  const { tap, raffle } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  apiError('busy');
  await tap('Enviar de nuevo');
  await tap('Revisar mis datos');
  screen.getByRole('button', { name: 'Registrar Pago' });
  expect(selectionStore(raffle.id).isAwaited('id-03')).toBe(true);
});

test('a tap does not buy numbers that were removed while they were checked', async () => {
  const { raffle, tap } = await openDialog({ draft: draftOf() });
  const answer = global.fetch;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  global.fetch = jest.fn((...asked: Parameters<typeof fetch>) => held.then(() => answer(...asked)));
  await tap('Registrar Pago');
  act(() => selectionStore(raffle.id).remove('id-07'));
  goOn();
  await pass(500);
  expect(sends()).toEqual([]);
});

test('a raffle whose last method is gone keeps the form of a buyer who may have paid', async () => {
  const { raffle, tap } = await openDialog({ draft: draftOf() });
  answerReads({ ...raffle, methods: [] });
  answerWith({ state: 'refused', reason: 'method-gone', msg: '', taken: [], now: null, trace });
  await tap('Registrar Pago');
  await tap('Elegir otro método');
  expect(screen.getByRole('button', { name: 'Registrar Pago' })).toHaveProperty('disabled', false);
});
