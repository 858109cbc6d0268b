/** @jest-environment jsdom */
import {
  answerReads,
  answerWith,
  draftOf,
  mobile,
  newRaffle,
  openDialog,
  pass,
  registered,
  sends,
  setUpShop,
  shownText,
  tearDownShop,
  trace,
  zelle,
} from '../payment-dialog.test-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { mutate } from 'swr';
import { loadBuyer } from '../draft/remembered-buyer';
import { loadDraft } from '../draft/memory-phone.test-kit';
import type { PayableRaffle } from './payable-raffle';

beforeEach(setUpShop);
afterEach(tearDownShop);

async function becomes(live: PayableRaffle) {
  answerReads(live);
  await act(() => mutate(`/api/raffles/${live.id}`));
}

const amount = () => screen.getByLabelText<HTMLInputElement>(/^Monto/).value;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('another method, chosen beside the receipt, brings its amount and its currency', async () => {
  const { user, tap } = await openDialog({ draft: draftOf() });
  expect([amount(), field('Monto (Bs)').value]).toEqual(['4000,00', '4000,00']);
  await user.selectOptions(field('Método de pago'), 'Zelle');
  await pass(0);
  expect(field('Monto ($)').value).toBe('10,00');
  expect(shownText()).toContain('Total $10,00');
  await tap('Registrar Pago');
  expect(sends()[0]!.request).toMatchObject({ method: 'zelle', amount: 10, seen: { rate: 1 } });
});

test('a method that was chosen to pay by is still chosen after a reload, though nothing was copied', async () => {
  const { raffle, unmount } = await openDialog();
  const choice = { target: { value: 'zelle' } };
  fireEvent.input(field('Método de pago'), choice);
  fireEvent.change(field('Método de pago'), choice);
  await pass(500);
  unmount();
  const { tap } = await openDialog({ raffle });
  expect(field('Método de pago').value).toBe('zelle');
  await tap('Ya pagué, continuar');
  expect(shownText()).toContain('Total $10,00');
});

test('a rate that changes after paying changes no amount and shows the new total', async () => {
  const { raffle } = await openDialog({ draft: draftOf() });
  await becomes({ ...raffle, methods: [{ ...mobile, rate: 500 }, zelle] });
  await pass(0);
  expect(amount()).toBe('4000,00');
  expect(shownText()).toContain('El total es Bs\u00a05.000,00');
  expect(shownText()).toContain('Si pagaste Bs\u00a04.000,00, tu pago no se pierde');
});

test('an amount that is not the total is questioned once, and sent as it is', async () => {
  const { user, tap } = await openDialog({ draft: draftOf() });
  await user.clear(screen.getByLabelText(/^Monto/));
  await user.type(screen.getByLabelText(/^Monto/), '3000');
  await tap('Registrar Pago');
  expect(shownText()).toContain('Pagaste Bs\u00a03.000,00; el total es Bs\u00a04.000,00');
  expect(sends()).toEqual([]);
  answerWith({ state: 'refused', reason: 'reference-used', msg: '', taken: [], now: null, trace });
  await tap(/^Sí, pagué/);
  await tap('Corregir la referencia');
  expect(document.activeElement).toBe(screen.getByLabelText('Referencia'));
  await tap('Registrar Pago');
  expect(sends().map(({ request }) => request.amount)).toEqual([3000, 3000]);
});

test('another amount after a corrected one is questioned again', async () => {
  const { user, tap } = await openDialog({ draft: draftOf() });
  const write = async (text: string) => {
    await user.clear(screen.getByLabelText(/^Monto/));
    await user.type(screen.getByLabelText(/^Monto/), text);
  };
  await write('3000');
  await tap('Registrar Pago');
  await tap('Corregir el monto');
  expect(amount()).toBe('3000');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Monto/));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
  await write('5000');
  await tap('Registrar Pago');
  expect(shownText()).toContain('Pagaste Bs\u00a01.000,00 de más');
  expect(sends()).toEqual([]);
});

test('a buyer must replace a removed method before anything is sent', async () => {
  const { raffle, tap, user } = await openDialog({ draft: draftOf() });
  await becomes({ ...raffle, methods: [zelle] });
  await tap('Registrar Pago');
  expect(sends()).toEqual([]);
  expect(document.activeElement).toBe(field('Método de pago'));
  await user.selectOptions(field('Método de pago'), 'Zelle');
  await tap('Registrar Pago');
  expect(sends()[0]!.request.method).toBe('zelle');
});

// spec: only-with-picture
test('a removed picture is requested before anything is sent', async () => {
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Quitar imagen');
  await tap('Registrar Pago');
  expect(sends()).toEqual([]);
  expect(shownText()).toContain('Este campo es obligatorio');
  expect(document.activeElement).toBe(field('Elegir imagen'));
});

test('"Borrar mis datos" forgets words, picture and person, and keeps the numbers and the total', async () => {
  const { tap, user, raffle, chosen, unmount } = await openDialog({ draft: draftOf() });
  await user.click(screen.getByRole('checkbox'));
  await tap('Borrar mis datos');
  expect(shownText()).toMatch(
    /Se borrará .* todo lo que escribiste, .* y no te llegarán más avisos\./,
  );
  await tap('Sí, borrar');
  expect(['Referencia', 'Nombre', 'Dirección'].map((label) => field(label).value)).toEqual([
    '',
    '',
    '',
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.queryByAltText('Comprobante elegido')).toBeNull();
  expect([amount(), chosen()]).toEqual(['4000,00', ['03', '07']]);
  unmount();
  await pass(500);
  expect([await loadDraft(raffle.id), await loadBuyer(Date.now())]).toEqual([null, null]);
});

test('a remembered buyer finds their data in the next purchase, but no reference or picture', async () => {
  answerWith(registered);
  const { tap, user, unmount } = await openDialog({ draft: draftOf() });
  await user.click(screen.getByRole('checkbox'));
  await tap('Registrar Pago');
  unmount();
  await pass(500);

  const next = await openDialog({ raffle: newRaffle({ name: 'Carro' }), chosen: ['11'] });
  await next.tap('Ya pagué, continuar');
  const known = screen.getByRole('region', { name: 'Tus datos' });
  expect(known.textContent).toContain('Ana Pérez, V12345678');
  expect(field('Referencia').value).toBe('');
  expect(screen.queryByAltText('Comprobante elegido')).toBeNull();
  await next.tap('Cambiar mis datos');
  expect(field('Nombre').value).toBe('Ana Pérez');
});

test('a buyer who unticks before closing is not known when the payment is opened again', async () => {
  answerWith(registered);
  const { tap, user, unmount } = await openDialog({ draft: draftOf() });
  await user.click(screen.getByRole('checkbox'));
  await tap('Registrar Pago');
  unmount();
  const second = await openDialog({ raffle: newRaffle(), chosen: ['11'] });
  await second.tap('Ya pagué, continuar');
  await second.user.click(screen.getByRole('checkbox'));
  second.unmount();
  await pass(500);

  const third = await openDialog({ raffle: newRaffle(), chosen: ['11'] });
  await third.tap('Ya pagué, continuar');
  expect(field('Nombre').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
