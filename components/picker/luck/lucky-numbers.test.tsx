/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { answeringShop, NewVisit, numbered } from '../answering-shop.test-kit';
import { LuckyTools } from './lucky-tools';
import { pass } from '../screen.test-kit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(count: number, isDisabled = false) {
  const shop = answeringShop([]);
  shop.picked = numbered(count);
  render(<LuckyTools raffleId="luck" maxPerPurchase={50} isDisabled={isDisabled} />, {
    wrapper: NewVisit,
  });
  return shop;
}

const digits = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cifras' });
const button = (name: string) => screen.getByRole('button', { name });
const offers = () => screen.queryByRole('list', { name: 'Números para ti' });
const luckOf = (address = '') => new URL(address, 'https://x.test').search;

async function type(text: string) {
  fireEvent.input(digits(), { target: { value: text } });
  await pass(300);
}

test.each([
  [12, 'Libres que terminan en 7: toca los que quieras.', 1],
  [11, 'Hay 11 números libres que terminan en 7.', 0],
  [2, 'Hay 2 números libres que terminan en 7.', 0],
  [1, 'Hay 1 número libre que termina en 7.', 0],
  [0, 'No hay números libres que terminan en 7.', 0],
])(
  '%i free numbers are announced, and others offered where there may be more',
  async (count, words, more) => {
    show(count);
    await type('7');
    expect(screen.getByText(words).closest('[role=status]')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Ver otros' })).toHaveLength(more);
  },
);

test('digits are searched once, after a pause, and other characters are not', async () => {
  const { asked } = show(3);
  fireEvent.input(digits(), { target: { value: '1' } });
  await pass(200);
  fireEvent.input(digits(), { target: { value: '1a2' } });
  await pass(299);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toHaveLength(1);
  expect(luckOf(asked[0])).toContain('12');
});

test('a pasted text counts by its first eight digits', async () => {
  const { asked } = show(3);
  await type('\u200e１２3\u200b456-789\u202c');
  expect(luckOf(asked[0])).toContain('12345678');
  expect(digits().value).toBe('12345678');
});

test('a second search for another luck shows its own sentence and numbers, and meanwhile none', async () => {
  const shop = show(1);
  await type('7');
  shop.refusal = 'silence';
  await type('1');
  expect(offers()).toBeNull();
  shop.refusal = null;
  shop.picked = numbered(1, 12);
  await type('12');
  expect(screen.getByText('Hay 1 número libre que termina en 12.')).toBeTruthy();
  expect(offers()?.textContent).toBe('0012');
});

test('emptying the digits removes the numbers found', async () => {
  const { asked } = show(3);
  await type('7');
  expect(offers()).toBeTruthy();
  await type('');
  expect(offers()).toBeNull();
  expect(asked).toHaveLength(1);
});

test('another kind of luck starts without digits and without results', async () => {
  show(3);
  await type('7');
  fireEvent.click(button('Contiene'));
  expect([offers(), digits().value]).toEqual([null, '']);
  expect(button('Contiene').ariaPressed).toBe('true');
  expect(button('Termina en').ariaPressed).toBe('false');
});

test('digits typed for one kind are not searched after another kind is chosen', async () => {
  const { asked } = show(3);
  fireEvent.input(digits(), { target: { value: '7' } });
  fireEvent.click(button('Contiene'));
  await pass(1000);
  expect(asked).toEqual([]);
});

test('a birthday without a day is not searched, nor one whose month is removed', async () => {
  const { asked } = show(1);
  fireEvent.click(button('Cumpleaños'));
  const choose = async (name: string, value: string) => {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    await pass();
  };
  await choose('Mes', '3');
  expect(asked).toEqual([]);
  await choose('Día', '5');
  expect(screen.getByText('Hay 1 número libre con el 5 de marzo.')).toBeTruthy();
  await choose('Mes', '0');
  expect(offers()).toBeNull();
});

test('a failed search is reported, and can be tried again', async () => {
  const shop = show(1);
  shop.refusal = 'no line';
  await type('7');
  expect(screen.getByText(/^No pudimos conectarnos/)).toBeTruthy();
  shop.refusal = null;
  fireEvent.click(button('Reintentar'));
  await pass();
  expect(screen.getByText('Hay 1 número libre que termina en 7.')).toBeTruthy();
});

test('visible numbers do not change by themselves', async () => {
  const { asked } = show(3);
  await type('7');
  await pass(10_000);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

test('numbers are visible but cannot be taken while the raffle does not sell', async () => {
  show(1, true);
  await type('7');
  expect(button('0000')).toHaveProperty('disabled', true);
});
