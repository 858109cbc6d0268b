/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { closePayment, openPayment } from '@/components/picker/selection/open-payment';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { clearDraftFlag, setDraftFlag } from './draft/draft-flag';
import { company, shownPurchase } from './form/order-summary.test-kit';
import { PaymentLauncher } from './payment-launcher';

const loaded = jest.fn();
let fails = false;

function FakeDialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>open</button>;
}

jest.mock('./payment-dialog', () => ({
  get PaymentDialog() {
    loaded();
    if (fails) throw new Error('no line');
    return FakeDialog;
  },
  ResumeOffer: () => <p>Continuar tu pago</p>,
}));

const { raffle } = shownPurchase().purchase;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  loaded.mockClear();
  fails = false;
  selectionStore(raffle.id).replaceAll([]);
  clearDraftFlag(raffle.id);
});
afterEach(async () => {
  await act(async () => closePayment());
  await pass(500);
  jest.useRealTimers();
});

async function show() {
  render(<PaymentLauncher raffle={raffle} company={company} />);
  await pass(500);
}
async function open(how: () => void) {
  await act(async () => how());
  await pass(0);
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the payment is loaded in the first pause after choosing, not between two taps', async () => {
  await show();
  const choose = (number: string) =>
    act(async () => void selectionStore(raffle.id).toggle({ id: number, number }));
  await choose('03');
  await pass(800);
  await choose('07');
  await pass(800);
  expect(loaded).not.toHaveBeenCalled();
  await pass(700);
  expect(loaded).toHaveBeenCalled();
});

test('the payment is opened, closed, and opened again', async () => {
  await show();
  await open(openPayment);
  expect(names()).toEqual(['open']);
  await act(async () => screen.getByRole('button').click());
  await pass(500);
  expect(names()).toEqual([]);
  await open(openPayment);
  expect(names()).toEqual(['open']);
});

test('a payment that cannot be loaded says so, and can be tried again or closed', async () => {
  fails = true;
  await show();
  await open(openPayment);
  expect(screen.getByRole('status').textContent).toContain('No pudimos abrir el pago.');
  expect(names()).toEqual(['Reintentar', 'Cerrar']);
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  await pass(0);
  expect(names()).toEqual(['Reintentar', 'Cerrar']);
  fails = false;
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  await pass(0);
  expect(names()).toEqual(['open']);
});

test('a begun payment is offered while the dialog is closed, and not once it is over', async () => {
  setDraftFlag(raffle.id, Date.now() + 60_000);
  await show();
  screen.getByText('Continuar tu pago');
  await open(openPayment);
  expect(screen.queryByText('Continuar tu pago')).toBeNull();
  await act(async () => closePayment());
  await pass(500);
  screen.getByText('Continuar tu pago');
  clearDraftFlag(raffle.id);
  await act(async () => void dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByText('Continuar tu pago')).toBeNull();
});

test.each([
  [true, '¡Hola! Quiero comprar un número de la rifa "Moto & casco".'],
  [false, '¡Hola! Tengo una duda sobre la rifa "Moto & casco".'],
])('WhatsApp names the raffle on its page, open: %s', (isOpen, message) => {
  render(
    <>
      <aside id="contacto-directo">
        <a href="https://wa.me/584240000000?text=Hola" target="_blank" rel="noopener">
          WhatsApp
        </a>
        <a href="https://wa.me/584240000000?text=Hola" target="_blank" rel="noopener" tabIndex={-1}>
          ¿Dudas? Escríbenos
        </a>
      </aside>
      <PaymentLauncher raffle={{ ...raffle, name: 'Moto & casco', isOpen }} company={company} />
    </>,
  );
  const written = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text');
  expect(written('WhatsApp')).toBe(message);
  expect(written('¿Dudas? Escríbenos')).toBe('¡Hola! Tengo una duda sobre la rifa "Moto & casco".');
});
