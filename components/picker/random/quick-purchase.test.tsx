/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { selectionStore } from '../selection/selection-store';
import { answeringShop, numbered, ticket } from '../answering-shop.test-kit';
import { pass } from '../screen.test-kit';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import { QuickPurchase } from './quick-purchase';

beforeEach(() => jest.useFakeTimers());

const offers: QuickOffer[] = [
  { quantity: 1, total: { paid: 'Bs 500,00', about: '≈ $5' }, savings: null },
  { quantity: 5, total: { paid: 'Bs 2.000,00', about: '≈ $20' }, savings: 'Bs 500,00' },
];
let raffles = 0;

function show() {
  raffles += 1;
  const raffleId = `quick-${raffles}`;
  const shop = answeringShop([]);
  render(<QuickPurchase raffleId={raffleId} offers={offers} />);
  return { shop, store: selectionStore(raffleId) };
}

const offer = (name: RegExp) => screen.getByRole('button', { name });
const told = () => screen.getByRole('region').querySelector('p')?.textContent;
const seen = () => screen.getByRole('group', { name: 'Números que te tocaron' }).textContent;
const tap = async (element: HTMLElement) => {
  fireEvent.click(element);
  await pass(50);
};

test('"Otros números" keeps the focus while it picks, and picks once', async () => {
  const { shop } = show();
  shop.picked = [ticket('0001')];
  await tap(offer(/^1 número/));
  const again = screen.getByRole('button', { name: 'Otros números' });
  again.focus();
  fireEvent.click(again);
  fireEvent.click(again);
  expect(document.activeElement).toBe(again);
  await pass(50);
  expect(document.activeElement).toBe(again);
  expect(shop.asked).toHaveLength(2);
});

test('the picked numbers are told to screen readers once, in a region that was there before', async () => {
  const { shop, store } = show();
  shop.picked = numbered(2);
  await tap(offer(/^5 números/));
  expect(within(screen.getByRole('region')).queryByRole('status')).toBeNull();
  const region = document.getElementById('picked');
  expect([region?.role, region?.textContent]).toEqual(['status', '']);
  await pass(100);
  expect(region?.textContent).toBe('Te tocaron: 0000, 0001');
  act(() => store.remove('id-0001'));
  await pass(500);
  expect(region?.textContent).toBe('Te tocaron: 0000, 0001');
  shop.picked = [ticket('0007')];
  await tap(offer(/^1 número/));
  expect(region?.textContent).toBe('');
  await pass(100);
  expect(region?.textContent).toBe('Te tocó el 0007');
});

test('a picked number that somebody else took looks lost, and is not counted', async () => {
  const { shop, store } = show();
  shop.picked = numbered(2);
  await tap(offer(/^5 números/));
  act(() => store.mark({ lost: ['id-0001'] }));
  await pass(50);
  expect(seen()).toBe('00000001, lo apartó otra persona');
  expect(screen.getByText('0001').closest('[data-lost]')).toBeTruthy();
  expect(screen.getByText('0000').closest('[data-lost]')).toBeNull();
  expect(screen.getByText('Tu número')).toBeTruthy();
  act(() => store.mark({ lost: ['id-0000'] }));
  await pass(50);
  expect(screen.getByText('Tus números ya no están disponibles')).toBeTruthy();
});

test('a second tap on the same offer picks new numbers in place of the first', async () => {
  const { shop, store } = show();
  shop.picked = [ticket('0001')];
  await tap(offer(/^1 número/));
  shop.picked = [ticket('0002')];
  await tap(offer(/^1 número/));
  expect(seen()).toBe('0002');
  expect(told()).toBe('Tu número');
  shop.picked = [ticket('0003')];
  await tap(screen.getByRole('button', { name: 'Otros números' }));
  expect(store.getSnapshot().chosen.map(({ number }) => number)).toEqual(['0003']);
  expect(shop.asked).toHaveLength(3);
});

test.each([
  ['an answer', { ok: true, tickets: numbered(5) }],
  ['a failure', { ok: false, reason: 'busy', msg: 'Prueba otra vez.' }],
])('%s that comes after another quantity was tapped is ignored', async (_what, late) => {
  const { shop, store } = show();
  shop.picked = [ticket('0007')];
  let answerFirst: (body: object) => void = () => undefined;
  const json = () => new Promise((resolve) => (answerFirst = resolve));
  jest.mocked(fetch).mockResolvedValueOnce({ json } as Response);
  await tap(offer(/^5 números/));
  expect(told()).toBe('Buscando…');
  expect(screen.getByRole('button', { name: 'Otros números' }).ariaDisabled).toBe('true');
  await tap(offer(/^1 número/));
  answerFirst(late);
  await pass(50);
  expect(store.getSnapshot().chosen.map(({ number }) => number)).toEqual(['0007']);
  expect(told()).toBe('Tu número');
});

test('the earlier numbers are not told as picked while others are looked for', async () => {
  const { shop } = show();
  shop.picked = [ticket('0001')];
  await tap(offer(/^1 número/));
  shop.refusal = 'silence';
  await tap(offer(/^5 números/));
  expect(told()).toBe('Buscando…');
});

test('numbers removed or bought elsewhere are no longer counted', async () => {
  const { shop, store } = show();
  shop.picked = numbered(3);
  await tap(offer(/^5 números/));
  act(() => store.remove('id-0000'));
  await pass(50);
  expect(told()).toBe('Tus 2 números');
  act(() => store.replaceAll([]));
  await pass(50);
  expect(told()).toBe('Al azar, entre todos los números libres');
  expect(offer(/^5 números/).ariaPressed).toBe('false');
});

test('a long list of picked numbers can be scrolled by key', async () => {
  const { shop } = show();
  shop.picked = numbered(20);
  await tap(offer(/^5 números/));
  expect(screen.getByRole('group', { name: 'Números que te tocaron' }).tabIndex).toBe(0);
});
