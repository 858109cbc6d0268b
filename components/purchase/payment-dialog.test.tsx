/** @jest-environment jsdom */
import {
  answerWith,
  buttons,
  company,
  draftOf,
  focused,
  holdSends,
  lastSend,
  newRaffle,
  openDialog,
  pass,
  registered,
  sends,
  setUpShop,
  shop,
  shownText,
  tearDownShop,
  ticket,
  typed,
} from './payment-dialog.test-kit';
import { loadDraft } from './draft/memory-phone.test-kit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Answer } from '@/lib/raffle/answer';
import { sendPurchase } from '@/lib/storefront-api/purchase';
import { PaymentDialog } from './payment-dialog';

beforeEach(setUpShop);
afterEach(tearDownShop);

const dialog = () =>
  screen.getByRole<HTMLDialogElement>('dialog', { name: /^(Tu pago|Paga tu|Envía tu)/ });

test('the title says what is to be paid in the first step, and to send the receipt in the second', async () => {
  const title = () => screen.getByRole('heading', { level: 2 }).textContent;
  const { tap } = await openDialog();
  expect(title()).toBe('Paga tus 2 números');
  await tap('Quitar 03');
  expect(title()).toBe('Paga tu número');
  await tap('Ya pagué, continuar');
  expect(title()).toBe('Envía tu comprobante');
});

test('the title asks nobody to pay for a number that somebody else has', async () => {
  shop.taken = ['07'];
  const { raffle, unmount } = await openDialog();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tu pago');
  unmount();
  render(<PaymentDialog {...{ raffle, company }} onClose={jest.fn()} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tu pago');
  await pass(500);
});

test('the focus goes to the title of each step: at first, forth and back', async () => {
  const { tap } = await openDialog();
  expect(focused()).toBe('Paga tus 2 números');
  await tap('Ya pagué, continuar');
  expect(focused()).toBe('Envía tu comprobante');
  await tap(/Volver a los datos de pago/);
  expect(focused()).toBe('Paga tus 2 números');
  await tap('Ya pagué, continuar');
  expect(focused()).toBe('Envía tu comprobante');
});

test('while paying a buyer can write to the shop, with raffle, numbers and amount', async () => {
  await openDialog();
  const question = () =>
    new URL(
      screen.getByRole('link', { name: '¿Dudas? Escríbenos' }).getAttribute('href')!,
    ).searchParams.get('text');
  const message =
    '¡Hola! Tengo una duda sobre la rifa "Moto".\nNúmeros: 03, 07\nMonto: Bs\u00a04.000,00';
  expect(question()).toBe(message);
});

test('the focus goes to the panel that reports progress, and to each that follows', async () => {
  const answer = holdSends();
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect(focused()).toMatch(/^Enviando tu pago…/);
  screen.getByRole('button', { name: 'Cancelar envío' }).focus();
  await answer({ kind: 'outcome', outcome: registered });
  expect(focused()).toMatch(/^✓¡Pago registrado!/);
});

test.each([
  [[], true, false],
  [['03'], true, true],
  [['03', '07'], false, false],
])('with %j of at least two numbers: sending disabled %p, the minimum told %p', async (...row) => {
  const [chosen, isDisabled, isTold] = row;
  const raffle = newRaffle({ minPerPurchase: 2 });
  await openDialog({ raffle, chosen, draft: draftOf({ tickets: chosen.map(ticket) }) });
  expect(screen.getByRole('button', { name: 'Registrar Pago' })).toHaveProperty(
    'disabled',
    isDisabled,
  );
  expect(shownText().includes('La compra mínima es de 2 números')).toBe(isTold);
});

test.each([
  ['lost', {}, ['07']],
  ['not sold in this quantity', { minPerPurchase: 3 }, []],
])('numbers that are %s have no amount to copy and no next step', async (_, change, taken) => {
  shop.taken = taken;
  await openDialog({ raffle: newRaffle(change) });
  expect(buttons().join()).not.toMatch(/Copiar|Ya pagué/);
  expect(shownText()).not.toContain('4.000,00');
});

// spec: payment-method
test('the first step shows the chosen method with its account, and stores what is copied', async () => {
  const { raffle, tap } = await openDialog({ chosen: ['03'] });
  expect(screen.getByLabelText('Método de pago')).toHaveProperty('value', 'mobile');
  screen.getByRole('region', { name: 'Datos para pagar por Pago Móvil' });
  expect(shownText()).toContain('Tu número se aparta al enviar el comprobante.');
  expect(await loadDraft(raffle.id)).toBeNull();
  await tap('Copiar banco 0102');
  expect(await loadDraft(raffle.id)).toMatchObject({ values: { method: 'mobile' } });
});

test('a raffle without methods has no form, and its buyer can ask the shop', async () => {
  await openDialog({ raffle: newRaffle({ methods: [] }) });
  expect(screen.getByRole('alert').textContent).toContain('no pagues aún');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(buttons().join()).not.toMatch(/Copiar|Ya pagué/);
  screen.getByRole('link', { name: '¿Dudas? Escríbenos' });
});

test('the buyer of a raffle that closed after the payment sends it, and the shop says how it stands', async () => {
  const { tap } = await openDialog({ raffle: newRaffle({ isOpen: false }) });
  expect(screen.getByRole('alert').textContent).toBe(
    'Esta rifa ya cerró: no pagues. Si ya pagaste, envía tu comprobante: tu pago no se pierde.',
  );
  expect(buttons().join()).not.toContain('Copiar');
  expect(shownText()).not.toContain('4.000,00');
  await tap('Ya pagué, continuar');
  expect(screen.getByRole('button', { name: 'Registrar Pago' })).toHaveProperty('disabled', false);
});

test('beside the receipt, no total counts a number that is lost', async () => {
  shop.taken = ['07'];
  await openDialog({ draft: draftOf() });
  const foot = screen.getByRole('button', { name: 'Registrar Pago' }).parentElement!;
  expect(foot.textContent).toBe('Cambia o quita ese número para seguir.Registrar Pago');
  fireEvent.click(screen.getByRole('button', { name: 'Seguir sin el 07' }));
  await pass(50);
  expect(foot.textContent).toContain('Total Bs\u00a02.000,00');
});

test('a picture that is being prepared holds the payment back, and the button says so', async () => {
  const { tap } = await openDialog({ draft: draftOf({ receipt: null }) });
  let read: (bytes: ArrayBuffer) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => (read = resolve));
  const file = new File([], 'capture.jpg');
  Object.assign(file, { arrayBuffer: () => bytes });
  fireEvent.change(screen.getByLabelText('Elegir imagen'), { target: { files: [file] } });
  await pass(0);
  const button = screen.getByRole('button', { name: 'Preparando la imagen…' });
  expect(button).toHaveProperty('disabled', true);
  read(Uint8Array.of(0xff, 0xd8, 0xff).buffer);
  await pass(500);
  await tap('Registrar Pago');
  expect(sends()).toHaveLength(1);
});

test.each([
  [[], ['03', '07']],
  [['11'], ['11']],
])('a draft opened with %j chosen has the numbers %j', async (chosen, expected) => {
  const opened = await openDialog({ chosen, draft: draftOf() });
  expect(opened.chosen()).toEqual(expected);
});

test('an incomplete form moves the focus to its first error, the second time too', async () => {
  const draft = draftOf({ values: { ...draftOf().values, reference: '', address: '' } });
  const { tap, user } = await openDialog({ draft });
  await tap('Registrar Pago');
  expect(document.activeElement).toBe(screen.getByLabelText('Referencia'));
  screen.getByText('Falta corregir 2 campos.');
  await user.type(screen.getByLabelText('Referencia'), '77');
  await tap('Registrar Pago');
  expect(document.activeElement).toBe(screen.getByLabelText('Dirección'));
  expect(screen.getByText('Falta corregir 1 campo.').closest('[role=status]')).toBeTruthy();
  expect(sends()).toEqual([]);
});

test('once all is corrected, a field that is emptied again tells no old count', async () => {
  const draft = draftOf({ values: { ...draftOf().values, reference: '', address: '' } });
  const { tap, user } = await openDialog({ draft });
  await tap('Registrar Pago');
  screen.getByText('Falta corregir 2 campos.');
  await user.type(screen.getByLabelText('Referencia'), '77');
  await user.type(screen.getByLabelText('Dirección'), 'Valencia');
  expect(screen.queryByText(/^Falta corregir/)).toBeNull();
  await user.clear(screen.getByLabelText('Referencia'));
  await waitFor(() =>
    expect(screen.getByLabelText('Referencia').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.queryByText(/^Falta corregir/)).toBeNull();
});

test('“Siguiente” goes to the next field that is typed into, and only the last one sends', async () => {
  const { user } = await openDialog({ draft: draftOf() });
  await user.click(screen.getByLabelText('Referencia'));
  for (const label of ['Nombre', 'Cédula', 'Teléfono', 'Dirección']) {
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
  expect(sends()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sends()).toHaveLength(1));
});

test('the upload shows its progress, and can be cancelled until all has left', async () => {
  holdSends();
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  lastSend().progress(0.456);
  expect(shownText()).toContain('46 % enviado');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('46');
  lastSend().progress(1);
  expect(screen.getByRole('status').textContent).toBe('Confirmando tu pago…');
  expect(shownText()).toContain('No cierres esta página y no vuelvas a pagar');
  expect(screen.queryByRole('button', { name: 'Cancelar envío' })).toBeNull();
});

test('a purchase on its way cannot be closed, and has one button, which cancels it', async () => {
  const answer = holdSends();
  const { tap, onClose } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancelar envío',
  ]);
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  dialog().close();
  expect(dialog().open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();

  await answer({ kind: 'outcome', outcome: registered });
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(true);
  await tap('Listo');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a cancelled sending is not repeated after the payment is closed', async () => {
  const answer = holdSends();
  const { tap, raffle, unmount } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect((await loadDraft(raffle.id))?.stage).toBe('queued');
  await tap('Cancelar envío');
  expect(lastSend().signal.aborted).toBe(true);
  await answer({ kind: 'cancelled' });
  expect(focused()).toBe('Envía tu comprobante');
  screen.getByRole('button', { name: 'Registrar Pago' });

  unmount();
  await pass(120_000);
  expect((await loadDraft(raffle.id))?.stage).not.toBe('queued');
  expect(sends()).toHaveLength(1);
});

test('Escape closes the form as soon as it is back after a cancelled sending', async () => {
  let cancel: (result: Answer) => void = () => undefined;
  jest.mocked(sendPurchase).mockReturnValue(new Promise((resolve) => (cancel = resolve)));
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  const closed: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('button', { name: 'Registrar Pago' })) return;
    observer.disconnect();
    closed.push(dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
  });
  observer.observe(dialog(), { childList: true, subtree: true });
  jest.useRealTimers();
  cancel({ kind: 'cancelled' });
  // Not `act`, which would run every effect first.
  await waitFor(() => expect(closed).toEqual([true]));
});

test('a cancelled purchase is sent by the next tap, under the same key', async () => {
  const answer = holdSends();
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  await tap('Cancelar envío');
  await answer({ kind: 'cancelled' });
  await tap('Registrar Pago');
  expect(sends().map(({ key }) => key)).toEqual(['key', 'key']);
});

test('a payment closed before a pause and opened again goes on where it was, with its picture', async () => {
  const { raffle, user, tap, unmount } = await openDialog({
    draft: draftOf({ values: { ...typed, reference: '' } }),
  });
  await user.type(screen.getByLabelText('Referencia'), '998877');
  unmount();
  await pass(0);
  await openDialog({ raffle });
  expect(screen.getByLabelText<HTMLInputElement>('Referencia').value).toBe('998877');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana Pérez');
  screen.getByAltText('Comprobante elegido');
  await tap('Registrar Pago');
  expect(sends()[0]).toMatchObject({ key: 'key', request: { reference: '998877' } });
});

test('a payment opened again after a purchase is empty and has another key', async () => {
  answerWith(registered);
  const { raffle, tap, unmount } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  await tap('Listo');
  unmount();
  await pass(500);
  await openDialog({ raffle, chosen: ['11'] });
  screen.getByRole('heading', { name: 'Paga tu número' });
  await tap('Ya pagué, continuar');
  expect(screen.getByLabelText<HTMLInputElement>('Referencia').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('');
  expect(screen.queryByAltText('Comprobante elegido')).toBeNull();
});
