/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Ending } from '../state/use-attempt';
import { OutcomePanel } from './outcome-panel';
import { company, handOff, purchaseOf, sent, words } from './outcome.test-kit';

const second = new Blob(['second']);
const pick = jest.fn();

jest.mock('../receipt/prepare-receipt', () => ({
  receiptProblemText: {},
  useReceiptPick: (onPrepared: (receipt: Blob) => void) => {
    pick.mockImplementation(() => onPrepared(second));
    return { turn: 0, isPreparing: false, problem: null, pick };
  },
}));

const now = { price: 6, packs: [], rate: 400 };
/** Less was paid than the total of today. */
const ending: Ending = { kind: 'other-amount', now, sent };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:second';
  URL.revokeObjectURL = () => undefined;
});

type SendBoth = (...args: unknown[]) => Promise<boolean>;

/** Holds the second payment, as the purchase does. */
function Shown({ sendBoth, kept }: { sendBoth: SendBoth; kept: Kept }) {
  const [receipt, setReceipt] = useState(kept.receipt);
  const [reference, setReference] = useState(kept.reference);
  const purchase = purchaseOf({
    sendBoth,
    second: { receipt, reference, setReceipt, setReference },
  });
  return <OutcomePanel {...{ ending, purchase, company }} onClose={() => undefined} />;
}

type Kept = { receipt: Blob | null; reference: string };

function show(sendBoth: SendBoth, kept: Kept = { receipt: null, reference: '' }) {
  const { container } = render(<Shown {...{ sendBoth, kept }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pagar la diferencia' }));
  return container;
}

const reference = () => screen.getByLabelText<HTMLInputElement>('Referencia del segundo pago');
const pickSecond = () => fireEvent.change(screen.getByLabelText('Elegir imagen'));
const type = (value: string) => fireEvent.change(reference(), { target: { value } });
const submit = () =>
  act(async () => screen.getByRole('button', { name: 'Enviar los dos comprobantes' }).click());

test('only the difference is to be paid, of a payment that still counts', () => {
  const shown = show(jest.fn());
  expect(words(shown)).toContain(
    'Tu pago de Bs 4.000,00 sigue siendo válido. Paga solo la diferencia y envía los dos comprobantes: el total es Bs 4.800,00.',
  );
  expect(words(shown)).toContain('MontoBs 800,00');
  expect(words(shown)).not.toContain('No vuelvas a pagar');
});

test('both pictures go with both references, the whole amount and the new price', async () => {
  const sendBoth = jest.fn(async () => true);
  show(sendBoth);
  pickSecond();
  type('887766');
  await submit();
  const request = { ...sent, seen: now, amount: 4800, secondReference: '887766' };
  expect(sendBoth.mock.calls).toEqual([[request, second]]);
});

test('nothing is sent without the second picture and its reference; each says so', async () => {
  const sendBoth = jest.fn(async () => true);
  const shown = show(sendBoth);
  await submit();
  expect(words(shown).match(/Este campo es obligatorio/g)).toHaveLength(2);
  type('  ');
  pickSecond();
  await submit();
  expect(words(shown).match(/Este campo es obligatorio/g)).toHaveLength(1);
  expect(reference().getAttribute('aria-invalid')).toBe('true');
  expect(sendBoth).not.toHaveBeenCalled();
});

test('the chat asks for pictures that cannot be joined, with the missing amount and its reference', async () => {
  const sendBoth = jest.fn(async () => false);
  show(sendBoth);
  pickSecond();
  type('887766');
  await submit();
  expect(screen.getByText(/No pudimos unir las dos imágenes/).textContent).toContain(
    'lo que pagaste sigue siendo válido',
  );
  expect(handOff('Escribir por WhatsApp')).toContain(
    'Pagué la diferencia de Bs 800,00 aparte, con la referencia 887766.',
  );
  sendBoth.mockResolvedValue(true);
  await submit();
  expect(screen.queryByRole('link', { name: 'Escribir por WhatsApp' })).toBeNull();
});

test('a buyer must choose a removed second picture again', async () => {
  const sendBoth = jest.fn(async () => true);
  show(sendBoth);
  pickSecond();
  type('887766');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar imagen' }));
  await submit();
  expect(sendBoth).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  screen.getByRole('button', { name: 'Pagar la diferencia' });
});

test('a second payment that an earlier page stored is there, and is sent as it is', async () => {
  const sendBoth = jest.fn(async () => true);
  show(sendBoth, { receipt: second, reference: '887766' });
  expect(reference().value).toBe('887766');
  await submit();
  expect(sendBoth).toHaveBeenCalledWith(
    expect.objectContaining({ secondReference: '887766' }),
    second,
  );
});
