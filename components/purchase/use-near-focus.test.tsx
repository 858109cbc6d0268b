/** @jest-environment jsdom */
import {
  answerWith,
  draftOf,
  focused,
  lose,
  openDialog,
  pass,
  registered,
  setUpShop,
  shop,
  tearDownShop,
} from './payment-dialog.test-kit';
import { fireEvent, screen } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { rememberBuyer } from './draft/remembered-buyer';

beforeEach(setUpShop);
afterEach(tearDownShop);

const named = () => document.activeElement?.getAttribute('aria-label') ?? focused();

test.each([
  ['03', 'Quitar 07'],
  ['07', 'Quitar 11'],
  ['11', 'Quitar 07'],
])('after %s was removed, the focus is at "%s"', async (number, next) => {
  const { tap } = await openDialog({ chosen: ['03', '07', '11'] });
  await tap(`Quitar ${number}`);
  expect(named()).toBe(next);
});

test('after the last number was removed, the focus is at what brings it back', async () => {
  const { tap } = await openDialog({ chosen: ['03'] });
  await tap('Quitar 03');
  expect(named()).toBe('Deshacer');
});

test('a removed picture gives the focus to the choice of another', async () => {
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Quitar imagen');
  expect(document.activeElement).toBe(screen.getByLabelText('Elegir imagen'));
});

test('a chosen picture gives the focus to its removal', async () => {
  const { tap } = await openDialog();
  await tap('Ya pagué, continuar');
  const input = screen.getByLabelText('Elegir imagen');
  input.focus();
  const bytes = Uint8Array.of(0xff, 0xd8, 0xff).buffer;
  const file = new File([bytes], 'capture.jpg', { type: 'image/jpeg' });
  const read = async () => bytes;
  Object.assign(file, { arrayBuffer: read });
  fireEvent.change(input, { target: { files: [file] } });
  await pass(500);
  await pass(0);
  expect(focused()).toBe('Quitar imagen');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Imagen lista',
  );
});

test('data unfolded to be changed give the focus to the first field', async () => {
  const { values } = draftOf();
  await rememberBuyer(values as never, Date.now());
  const { tap } = await openDialog({ draft: draftOf() });
  await tap('Cambiar mis datos');
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
});

test('a settled number leaves the focus in the payment', async () => {
  shop.taken = ['07'];
  const { tap } = await openDialog();
  await tap('Seguir sin el 07');
  expect(named()).toMatch(/^1 número =\s\$5 · ver$/);
});

test('a payment closed after its numbers are bought gives the focus to the numbers of the page', async () => {
  answerWith(registered);
  const page = document.createElement('div');
  page.innerHTML = '<div id="numeros"><h2>Elige tus números</h2></div>';
  document.body.append(page);
  const { raffle, tap, unmount } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  expect(selectionStore(raffle.id).getSnapshot().chosen).toEqual([]);
  unmount();
  expect(document.activeElement?.tagName).toBe('H2');
  page.remove();
});

test('a page that shows what was bought gets the focus there, after the step back that scrolls it', async () => {
  answerWith(registered);
  const page = document.createElement('div');
  page.innerHTML = '<div data-own><section id="tus-numeros" tabindex="-1"></section></div>';
  document.body.append(page);
  const { tap, unmount } = await openDialog({ draft: draftOf() });
  await tap('Registrar Pago');
  history.replaceState({ isPayment: true }, '');
  unmount();
  const own = page.querySelector('section');
  await pass(100);
  expect(document.activeElement).not.toBe(own);
  window.dispatchEvent(new Event('popstate'));
  await pass(100);
  expect(document.activeElement).toBe(own);
  page.remove();
});

test('a number lost while the first step has the focus gives it to what offers another', async () => {
  const { raffle } = await openDialog({ chosen: ['03', '07'] });
  screen.getByRole('combobox', { name: 'Método de pago' }).focus();
  lose(raffle, ['07']);
  await pass(100);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
