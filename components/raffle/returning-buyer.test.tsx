/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { showToast } from '@/components/ui/show-toast';
import { ReturningBuyer } from './returning-buyer';

jest.mock('@/components/ticket/verification/verify-ticket', () => ({
  VerifyTicket: ({ shop }: { shop: { currency: string } }) => (
    <p>¿Cuál es tu cédula? {shop.currency}</p>
  ),
}));
jest.mock('@/components/ui/show-toast');
jest.mock('@/components/ticket/own-purchases/phone-purchases', () => ({
  PurchaseList: ({ onForget }: { onForget: () => void }) => (
    <button onClick={onForget}>Olvidar</button>
  ),
}));

const BAND = {
  raffle: { id: 'band', name: 'Moto' },
  drawDate: null,
  winner: null as string | null,
  shop: { currency: '$', whatsapp: null },
};

const KEY = 'own-numbers:band';
const remember = (...numbers: string[]) =>
  localStorage.setItem(
    KEY,
    JSON.stringify([{ numbers, trace: 'ABCDEF', ticketPath: null, boughtAt: Date.now() }]),
  );

async function show(changes: Partial<typeof BAND> = {}) {
  render(<ReturningBuyer {...BAND} {...changes} />);
  await act(async () => undefined);
}

const opener = (name: string) => screen.getByRole('button', { name });
const tap = (name: string) => act(async () => fireEvent.click(opener(name)));

beforeEach(() => localStorage.clear());

test('a buyer sees the numbers, and of many only how many more', async () => {
  remember('0001', '0002', '0003', '0004', '0005');
  await show();
  const band = screen.getByRole('region', { name: 'Tus números' });
  expect(band.textContent).toContain('0001, 0002, 0003 y 2 más');
  expect(screen.getByText(/^0001/).getAttribute('translate')).toBe('no');
});

test('the phone that bought the winning number sees its purchases at once, and may close them', async () => {
  remember('0001', '0020');
  await show({ winner: '0020' });
  screen.getByRole('region', { name: 'Salió tu número 0020' });
  await screen.findByRole('button', { name: 'Olvidar' });
  await tap('Ver más');
  expect(screen.queryByRole('button', { name: 'Olvidar' })).toBeNull();
});

test('a number that is not this phone’s opens nothing when it wins', async () => {
  remember('0001');
  await show({ winner: '0020' });
  screen.getByRole('region', { name: 'Tus números' });
  expect(screen.queryByRole('button', { name: 'Olvidar' })).toBeNull();
});

test('a second tap closes the panel of the first, and the other panel takes its place', async () => {
  remember('0001');
  await show();
  await tap('Verificar mis números');
  const panel = document.getElementById(
    opener('Verificar mis números').getAttribute('aria-controls')!,
  );
  expect(panel?.textContent).toBe('¿Cuál es tu cédula? $');
  await tap('Ver más');
  expect(screen.queryByText(/^¿Cuál es tu cédula/)).toBeNull();
  expect([opener('Ver más').ariaExpanded, opener('Verificar mis números').ariaExpanded]).toEqual([
    'true',
    'false',
  ]);
  await tap('Ver más');
  expect(opener('Ver más').ariaExpanded).toBe('false');
  expect(opener('Ver más').getAttribute('aria-controls')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Olvidar' })).toBeNull();
});

test('forgotten numbers leave nothing open, and the focus at the band', async () => {
  remember('0001');
  await show();
  await tap('Ver más');
  await tap('Olvidar');
  const band = screen.getByRole('region', { name: '¿Ya compraste?' });
  expect(document.activeElement).toBe(band);
  expect(screen.queryByRole('button', { name: 'Olvidar' })).toBeNull();
});

test('chosen numbers that were bought in another tab are no longer chosen, and not called lost', async () => {
  const store = selectionStore(BAND.raffle.id);
  store.replaceAll(['0001', '0002', '0003'].map((number) => ({ id: number, number })));
  await show();
  await act(async () => {
    remember('0001', '0009');
    window.dispatchEvent(new Event('storage'));
  });
  // A number that the seller released may be chosen again.
  expect(store.getSnapshot().chosen).toHaveLength(3);
  store.mark({ lost: ['0001', '0002'] });
  const { chosen, lost } = store.getSnapshot();
  expect(chosen.map(({ number }) => number)).toEqual(['0002', '0003']);
  expect([...lost]).toEqual(['0002']);
  expect(jest.mocked(showToast).mock.calls).toEqual([
    ['success', 'Ya compraste el 0001.', expect.any(Number)],
  ]);
});

test('numbers that another tab sent are awaited until their purchase is registered', async () => {
  const store = selectionStore(BAND.raffle.id);
  store.replaceAll([{ id: '0001', number: '0001' }]);
  store.awaitAnswer(['0001']);
  remember('0009');
  await show();
  expect(store.isAwaited('0001')).toBe(true);
  await act(async () => {
    remember('0001', '0009');
    window.dispatchEvent(new Event('storage'));
  });
  expect(store.getSnapshot().chosen).toEqual([]);
});

test('a tap before the scripts load is kept, and replayed when they do', async () => {
  const ready = jest.fn();
  document.addEventListener('storefront:ready', ready);
  await show();
  expect(opener('Verificar mis números').dataset.earlyTap).toBeDefined();
  expect(ready.mock.lastCall?.[0].target.id).toBe('verificar');
  document.removeEventListener('storefront:ready', ready);
});
