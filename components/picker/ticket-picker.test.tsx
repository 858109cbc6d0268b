/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLatestFact } from './selection/latest-facts';
import { answeringShop, numbered, ticket } from './answering-shop.test-kit';
import { button, newPicker, openPicker, tap } from './picker.test-kit';
import { installScreen, pass } from './screen.test-kit';

beforeAll(installScreen);
beforeEach(() => jest.useFakeTimers());

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'buscar ticket' });
const cells = () =>
  within(screen.getByRole('group', { name: 'Números de la rifa' }))
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await pass(300);
}

async function enter(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await pass();
}

const last = (asked: string[]) =>
  Object.fromEntries(new URL(asked.at(-1) ?? '', 'https://x.test').searchParams);

async function select(name: string, value: string) {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  await pass();
}

test('each field for digits opens the phone’s digits, and the search has room for the longest number', async () => {
  answeringShop(numbered(9));
  await openPicker();
  const digits = [box(), screen.getByLabelText('Cantidad')];
  expect(digits.map((field) => field.getAttribute('inputmode'))).toEqual(
    digits.map(() => 'numeric'),
  );
  expect(box().maxLength).toBe(20);
});

// spec: search
test('Enter searches at once, and the pause that follows asks nothing more', async () => {
  const { asked } = answeringShop(numbered(60));
  await openPicker();
  await enter(' 12\u200b');
  expect(last(asked)).toMatchObject({ search: '12' });
  expect(document.body.textContent).toContain('¡El 0012 está libre!');
  await pass(300);
  expect(asked).toHaveLength(2);
  expect(document.body.textContent).toContain('¡El 0012 está libre!');
});

test('after a search with Enter the digits typed next are part of a number again', async () => {
  answeringShop(numbered(60));
  await openPicker();
  await enter('0042');
  expect(document.body.textContent).toContain('¡El 0042 está libre!');
  await type('1');
  expect(cells()).toHaveLength(15);
  expect(screen.queryByText(/está libre/)).toBeNull();
});

// spec: clear-filters
test('clearing the filters empties the box, brings the free numbers back and keeps the page size', async () => {
  answeringShop([...numbered(3), ticket('0003', 'paid')]);
  await openPicker();
  await select('Por página', '50');
  await select('Ver', 'all');
  await type('3');
  expect(cells()).toEqual(['0003']);
  await tap(button('Limpiar Filtros'));
  expect(box().value).toBe('');
  expect(cells()).toEqual(['0000', '0001', '0002']);
  expect(screen.getByRole('combobox', { name: 'Ver' })).toHaveProperty('value', 'available');
  expect(screen.getByRole('combobox', { name: 'Por página' })).toHaveProperty('value', '50');
});

test('typed text that was not searched yet is cleared with the filters', async () => {
  const { asked } = answeringShop(numbered(9));
  await openPicker();
  fireEvent.change(box(), { target: { value: '7' } });
  await tap(button('Limpiar Filtros'));
  await pass(1000);
  expect(asked.filter((each) => each.includes('search'))).toEqual([]);
});

test('text typed before the scripts load is searched when they do', async () => {
  const { asked } = answeringShop(numbered(9));
  const { picker } = newPicker();
  const container = document.createElement('div');
  container.innerHTML = renderToString(picker);
  document.body.append(container);
  within(container).getByRole<HTMLInputElement>('searchbox').value = '7';
  render(picker, { container, hydrate: true });
  await pass();
  expect(last(asked)).toMatchObject({ search: '7' });
});

test('a second tap on "Siguiente" while the page is on its way skips none', async () => {
  const shop = answeringShop(numbered(150));
  await openPicker();
  await select('Por página', '50');
  shop.refusal = 'silence';
  await tap(button('Siguiente'));
  expect(button('Siguiente')).toHaveProperty('disabled', true);
  await tap(button('Siguiente'));
  expect(last(shop.asked)).toMatchObject({ offset: '50' });
});

test('a search counts its own numbers, not all of the raffle', async () => {
  answeringShop(numbered(60));
  await openPicker();
  expect(screen.getByText('1–60 de 60')).toBeTruthy();
  await type('12');
  expect(screen.getByText('1–1')).toBeTruthy();
});

test('the rest of the page learns how many are left', async () => {
  const Left = () => <p>{useLatestFact('counts')?.available} left</p>;
  const shop = answeringShop(numbered(9));
  render(<Left />);
  await openPicker();
  expect(screen.getByText('9 left')).toBeTruthy();
  shop.tickets = numbered(4);
  await pass(10_000);
  expect(screen.getByText('4 left')).toBeTruthy();
});
