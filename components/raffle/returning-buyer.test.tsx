/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReturningBuyer } from './returning-buyer';

jest.mock('@/components/ticket/verification/verify-ticket', () => ({
  VerifyTicket: ({ shop }: { shop: { currency: string } }) => (
    <p>¿Cuál es tu cédula? {shop.currency}</p>
  ),
}));

async function show() {
  render(
    <ReturningBuyer
      raffle={{ id: 'band', name: 'Moto' }}
      shop={{ currency: '$', whatsapp: null }}
    />,
  );
  await act(async () => undefined);
}

const opener = () => screen.getByRole('button', { name: 'Verificar mis números' });
const tap = () => act(async () => fireEvent.click(opener()));

test('a tap opens the question, and another closes it', async () => {
  await show();
  await tap();
  const panel = document.getElementById(opener().getAttribute('aria-controls')!);
  expect(panel?.textContent).toBe('¿Cuál es tu cédula? $');
  expect(opener().ariaExpanded).toBe('true');
  await tap();
  expect(screen.queryByText(/^¿Cuál es tu cédula/)).toBeNull();
  expect(opener().ariaExpanded).toBe('false');
  expect(opener().getAttribute('aria-controls')).toBeNull();
});

test('a tap before the scripts load is kept, and replayed when they do', async () => {
  const ready = jest.fn();
  document.addEventListener('storefront:ready', ready);
  await show();
  expect(opener().dataset.earlyTap).toBeDefined();
  expect(ready.mock.lastCall?.[0].target.id).toBe('verificar');
  document.removeEventListener('storefront:ready', ready);
});
