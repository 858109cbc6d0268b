/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { fetchTickets } from '@/lib/storefront-api/tickets';
import { OutcomePanel } from './outcome-panel';
import { company, handOff, purchaseOf, sent, trace, words } from './outcome.test-kit';

jest.mock('@/lib/storefront-api/tickets');

const free = (...numbers: string[]) =>
  jest.mocked(fetchTickets).mockResolvedValue({
    tickets: numbers.map((number) => ({ id: `id-${number}`, number, status: 'available' })),
    counts: null,
    key: '',
    receivedAt: 0,
  });
const [one, two] = sent.tickets;

async function show(taken: string[]) {
  const purchase = purchaseOf();
  const outcome = {
    state: 'refused',
    reason: 'tickets-taken',
    msg: '',
    taken,
    now: null,
    trace,
  } as const;
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OutcomePanel
        ending={{ kind: 'outcome', outcome, sent }}
        {...{ purchase, company }}
        onClose={() => undefined}
      />
    </SWRConfig>,
  );
  await screen.findByRole('button', { name: /^Elegir otro/ });
  return { purchase, text: () => words(container) };
}

test('one taken number is swapped for the nearest free one and sent by one tap', async () => {
  free('055', '012');
  const { purchase, text } = await show(['002']);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar por el 012 y enviar' }));
  expect(text()).toContain('El 002 ya lo había apartado otra persona');
  expect(text()).toContain('Cambia el 002 por el 012; usamos el mismo comprobante.');
  const swap = { lostId: two!.id, number: '002', free: { id: 'id-012', number: '012' } };
  expect(jest.mocked(purchase.swapAndSend).mock.calls).toEqual([[[swap]]]);
  expect(handOff('Escribir por WhatsApp')).toContain('Quiero cambiar lo que ya no está libre.');
});

test('several are swapped at once, none of them for the same', async () => {
  free('011', '012');
  const { purchase, text } = await show(['001', '002']);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiarlos y enviar' }));
  expect(text()).toContain('Otra persona ya había apartado tus números');
  expect(text()).toContain('Ya no están libres: 001, 002.');
  const [[swaps] = []] = jest.mocked(purchase.swapAndSend).mock.calls;
  expect(swaps).toEqual([
    { lostId: one!.id, number: '001', free: { id: 'id-011', number: '011' } },
    { lostId: two!.id, number: '002', free: { id: 'id-012', number: '012' } },
  ]);
});

test('with fewer free than were taken no swap is offered that would leave one out', async () => {
  free('011');
  const { text } = await show(['001', '002']);
  await screen.findByText(/Elige otros números y usamos el mismo comprobante/);
  expect(screen.queryByRole('button', { name: /^Buscando/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Cambiar/ })).toBeNull();
  expect(text()).not.toContain('por otro libre');
});

test('where nobody knows which numbers were taken, no number of them is told and no swap offered', async () => {
  free('011');
  const { text } = await show([]);
  expect(text()).toContain('Otra persona ya había apartado tus números');
  expect(text()).not.toContain('Ya no están libres');
  expect(screen.queryByRole('button', { name: /^Cambiar/ })).toBeNull();
});
