/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { selectionStore } from './selection/selection-store';
import type { Ticket } from '@/lib/raffle/types';
import { answeringShop, NewVisit, ticket } from './answering-shop.test-kit';
import { BottomBar } from './bottom-bar';
import { installScreen, pass } from './screen.test-kit';

beforeAll(installScreen);
beforeEach(() => jest.useFakeTimers());

const sale = {
  price: 5,
  packs: [{ quantity: 3, price: 12 }],
  minPerPurchase: 1,
  maxPerPurchase: 50,
};
let raffles = 0;

/** @param tickets those of the whole raffle */
async function show(numbers: string[], tickets: Ticket[] = []) {
  raffles += 1;
  const shop = answeringShop(tickets);
  const raffleId = `bar-${raffles}`;
  const store = selectionStore(raffleId);
  store.replaceAll(numbers.map((number) => ticket(number)));
  const money = { symbol: '$', conversion: { currency: 'VES', rate: 100 } };
  const { unmount } = render(
    <NewVisit>
      <BottomBar
        {...{ raffleId, sale, money }}
        isDisabled={false}
        onPay={jest.fn()}
        before="Comprar"
      />
    </NewVisit>,
  );
  await pass(50);
  return { shop, store, leave: unmount };
}

const bar = () => screen.getByRole('region', { name: 'Tu compra' });
const lost = () => screen.queryByRole('list', { name: 'Números que apartó otra persona' });
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
};

// spec: pay-now
test('the bar shows the count, the total, its converted amount and the price of a pack', async () => {
  const { store } = await show(['0001', '0002']);
  expect(bar().textContent).toContain('2 númerosBs\u00a01.000,00 ≈\u00a0$10');
  expect(bar().textContent).toContain('Agrega 1 y llévate el combo de 3 por Bs\u00a01.200,00');
  act(() => void store.toggle(ticket('0003')));
  await pass(50);
  expect(bar().textContent).toContain('3 númerosBs\u00a01.200,00 ≈\u00a0$12');
});

test('the bar offers no further pack while a number is lost, and no amount when all are', async () => {
  const { store } = await show(['0001', '0002'], [ticket('0003')]);
  act(() => store.mark({ lost: ['id-0001'] }));
  await pass(50);
  expect(screen.queryByText(/^Agrega/)).toBeNull();
  act(() => store.mark({ lost: ['id-0002'] }));
  await pass(50);
  expect(bar().textContent).toBe('Tus números ya no están disponiblesPagar Ahora');
  await tap('Cambiar por el 0003');
  expect(bar().textContent).toContain('1 númeroBs\u00a0500,00');
});

test('the swap holds its place while a free number is searched', async () => {
  const { shop, store } = await show(['0001', '0002'], [ticket('0003')]);
  shop.refusal = 'silence';
  act(() => store.mark({ lost: ['id-0001'] }));
  await pass(50);
  expect(within(lost()!).getByRole('button', { name: 'Buscando otro…' })).toHaveProperty(
    'disabled',
    true,
  );
});

test.each([
  [
    'with others',
    ['0001', '0003'],
    [ticket('0002')],
    ['Cambiar por el 0002', 'Seguir sin el 0001'],
  ],
  ['alone', ['0001'], [ticket('0002')], ['Cambiar por el 0002']],
  ['alone, where none is free', ['0001'], [], ['Seguir sin el 0001']],
])('of a taken number, %s, the buyer can do this', async (_, chosen, free, ways) => {
  const { store } = await show(chosen, free);
  act(() => store.mark({ lost: ['id-0001'] }));
  await pass(50);
  const buttons = within(lost()!).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(ways);
});

test('a taken number that is left out gives the focus to the bar', async () => {
  const { store } = await show(['0001', '0003'], [ticket('0002', 'paid')]);
  act(() => store.mark({ lost: ['id-0001'] }));
  await pass(50);
  screen.getByRole('button', { name: 'Seguir sin el 0001' }).focus();
  await tap('Seguir sin el 0001');
  expect(document.activeElement).toBe(bar());
  expect(store.getSnapshot().chosen.map(({ number }) => number)).toEqual(['0003']);
  expect(lost()).toBeNull();
});

test('the bar does not cover the end of the page', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--bottom-bar-height');
  const { store } = await show(['0001']);
  expect(room()).toBe('0px');
  act(() => store.replaceAll([]));
  await pass(50);
  expect(room()).toBe('');
});

const undo = () => screen.queryByRole('button', { name: 'Deshacer' });
const chosenIn = (store: ReturnType<typeof selectionStore>) =>
  store.getSnapshot().chosen.map(({ number }) => number);

async function showReplaced(tickets: Ticket[] = []) {
  const shown = await show(['0001', '0002'], tickets);
  act(() => shown.store.changeWithUndo([ticket('0002'), ticket('0003')]));
  await pass(50);
  expect(screen.getByText('Cambiamos tus números').closest('[role=status]')).toBeTruthy();
  return shown;
}

test('no more are added than the raffle sells at once', async () => {
  const { store } = await show(Array.from({ length: 49 }, (_, index) => `0${index}`));
  act(() => store.changeWithUndo([ticket('0901'), ticket('0902')]));
  await pass(50);
  await tap('Agregar 1 al azar');
  expect(chosenIn(store)).toHaveLength(50);
});

test('the notice of replaced numbers can be closed, and they stay replaced', async () => {
  const { store } = await showReplaced();
  await tap('Cerrar el aviso');
  expect(undo()).toBeNull();
  expect(chosenIn(store)).toEqual(['0002', '0003']);
});

test('numbers that cannot be added leave the choice, and a toast says why', async () => {
  const { shop, store } = await show(['0001', '0002']);
  shop.refusal = 'no line';
  await tap('Agrega 1 y llévate el combo de 3 por Bs\u00a01.200,00');
  expect(chosenIn(store)).toEqual(['0001', '0002']);
  expect(screen.getByText(/^No pudimos conectarnos/)).toBeTruthy();
});
