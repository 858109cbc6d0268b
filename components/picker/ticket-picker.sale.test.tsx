/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { publishFacts } from './selection/latest-facts';
import { answeringShop, numbered, ticket } from './answering-shop.test-kit';
import { button, openPicker, tap } from './picker.test-kit';
import { installScreen, pass } from './screen.test-kit';

beforeAll(installScreen);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  history.replaceState(null, '', '/');
});

const cell = (number: string) => screen.getByText(number, { selector: 'button' });
const chips = () => screen.getByRole('list', { name: 'Números elegidos' });
const bar = () => screen.queryByRole('region', { name: 'Tu compra' });

async function enter(text: string) {
  const box = screen.getByRole('searchbox', { name: 'buscar ticket' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await pass();
  await pass();
}

test('the bar comes with the first number and goes with the last, and the “Comprar” link is back', async () => {
  answeringShop(numbered(9));
  await openPicker();
  expect(screen.getByRole('link', { name: 'Comprar' })).toBeTruthy();
  await tap(cell('0007'));
  expect(bar()?.textContent).toMatch(/^1 número\$5,00/);
  expect(screen.queryByRole('link', { name: 'Comprar' })).toBeNull();
  await tap(button('Quitar 0007'));
  expect(bar()).toBeNull();
  expect(screen.getByRole('link', { name: 'Comprar' })).toBeTruthy();
  expect(cell('0007').ariaPressed).toBe('false');
});

test('a screen reader hears no count or total of numbers that somebody else took', async () => {
  const shop = answeringShop(numbered(9));
  await openPicker();
  await tap(cell('0007'));
  await tap(cell('0008'));
  const status = screen.getByText(/^2 números elegidos/).closest('[role=status]')!;
  shop.tickets = numbered(9).map((each) =>
    each.number === '0007' ? { ...each, status: 'reserved' } : each,
  );
  await pass(10_000);
  expect(status.textContent).toBe('1 número elegido, total $5,00');
});

test('a screen reader hears nothing when the last number leaves the choice, as after a payment', async () => {
  answeringShop(numbered(9));
  await openPicker();
  await tap(cell('0007'));
  const status = screen.getByText(/^1 número elegido/).closest('[role=status]')!;
  await tap(cell('0007'));
  expect(status.textContent).toBe('');
});

test('the limit is shown until a number is chosen', async () => {
  answeringShop(numbered(9));
  await openPicker();
  expect(chips().textContent).toBe('Toca los números que quieras: hasta 50 por compra.');
  await tap(cell('0007'));
  expect(chips().textContent).toBe('0007×');
});

test('a combo of more numbers than are left is not offered', async () => {
  answeringShop([...numbered(4), ticket('0004', 'paid')]);
  const packs = [
    { quantity: 3, price: 12 },
    { quantity: 5, price: 20 },
  ];
  await openPicker({ packs });
  await tap(cell('0000'));
  expect(bar()?.textContent).toContain('Agrega 2 y llévate el combo de 3');
  await tap(cell('0001'));
  await tap(cell('0002'));
  expect(bar()?.textContent).toMatch(/^3 números.*Pagar Ahora$/);
  expect(document.body.textContent).not.toContain('combo de 5');
});

test('a raffle still sells when its free numbers equal the smallest purchase', async () => {
  answeringShop(numbered(3));
  await openPicker({ minPerPurchase: 3 });
  expect(cell('0000').matches(':disabled')).toBe(false);
});

test('numbers kept from before cannot be paid, nor a typed one taken, in a raffle that does not sell yet', async () => {
  answeringShop(numbered(9));
  const { store } = await openPicker({ isPending: true });
  act(() => store.replaceAll([ticket('0001')]));
  await enter('0007');
  expect(button('Elegir el 0007')).toHaveProperty('disabled', true);
  const pay = screen.getAllByRole('button', { name: 'Pagar Ahora' });
  expect(pay.map((each) => each.matches(':disabled'))).toEqual([true, true]);
});

test.each([
  [{ reason: 'unavailable', msg: 'La rifa no responde.' }, 'La rifa no responde.'],
  ['no line' as const, 'No pudimos conectarnos.'],
])(
  'a link with numbers that cannot be looked up (%j) stays for the next try, and the failure is shown',
  async (refusal, words) => {
    history.replaceState(null, '', '/rifa/1?n=0003');
    const shop = answeringShop(numbered(5));
    shop.refusal = refusal;
    shop.refused = 'numbers=';
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openPicker();
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain(words);
    expect(location.search).toBe('?n=0003');
    await tap(button('Cerrar'));
    expect(document.querySelector('dialog')).toBeNull();
  },
);

test('a search that finds nothing is answered once, without an empty box below', async () => {
  answeringShop(numbered(9));
  await openPicker();
  const search = screen.getByRole('searchbox', { name: 'buscar ticket' });
  fireEvent.change(search, { target: { value: '9999' } });
  await pass(300);
  const answer = screen.getByText('9999').closest('[role=status]');
  expect(answer?.textContent).toBe('El 9999 no existe en esta rifa.');
  expect(screen.queryByText('No hay números en esta página.')).toBeNull();
  fireEvent.change(search, { target: { value: '99' } });
  await pass(300);
  expect(answer?.textContent).toBe('No hay números libres con «99».');
  fireEvent.change(search, { target: { value: '' } });
  await pass(300);
  expect(cell('0007')).toBeTruthy();
});

test('the server’s numbers are shown until the browser’s come', async () => {
  const shop = answeringShop(numbered(9));
  shop.refusal = 'silence';
  await openPicker();
  expect(screen.getByText('Cargando números…')).toBeTruthy();
  expect(screen.getByText('0001')).toBeTruthy();
  expect(screen.queryByText('0001', { selector: 'button' })).toBeNull();
});

test('the total is shown in the currency of the chosen method', async () => {
  answeringShop(numbered(9));
  await openPicker();
  await tap(cell('0007'));
  act(() => publishFacts({ money: { symbol: '$', conversion: { currency: 'VES', rate: 100 } } }));
  expect(bar()?.textContent).toContain('Bs\u00a0500,00 ≈\u00a0$5');
  act(() => publishFacts({ money: undefined }));
  expect(bar()?.textContent).toContain('$5,00');
});
