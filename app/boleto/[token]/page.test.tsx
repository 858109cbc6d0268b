/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readDigitalTicket, ticketOf } from '@/lib/ticket/read-ticket';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import { showProfile } from '@/lib/testing/show-profile';
import Page, { generateMetadata } from './page';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('@/lib/ticket/read-ticket', () => ({
  ticketOf: jest.fn(),
  readDigitalTicket: jest.fn(),
}));
jest.mock('@/lib/platform/http/rate-limit', () => ({ limitOrRefuse: jest.fn() }));

const sealed = {
  token: 'AbC-1',
  raffleId: 'a'.repeat(24),
  numbers: ['0427'],
  referenceTail: '2889',
  total: null,
  holder: Buffer.from('holder'),
};
const ticket = exampleDigitalTicket();

beforeEach(() => {
  // jsdom has no `Request`.
  Object.assign(globalThis, { Request: class {} });
  showProfile({ name: 'Rifas Turpial' });
  jest.mocked(ticketOf).mockReset().mockReturnValue(sealed);
  jest.mocked(readDigitalTicket).mockReset().mockResolvedValue(ticket);
  jest.mocked(limitOrRefuse).mockReset().mockResolvedValue(null);
});

const open = () => Page({ params: Promise.resolve({ token: 'AbC-1_' }) });

test('the head of every ticket is the same: the shop’s card, and no address', () => {
  const metadata = generateMetadata();
  expect(metadata.title).toEqual({ absolute: 'Mi boleto digital · Rifas Turpial' });
  expect(metadata.description).toContain('Boleto digital de una compra en Rifas Turpial');
  expect(JSON.stringify(metadata)).not.toContain('boleto/');
  expect(metadata).not.toHaveProperty('alternates');
  expect(metadata.openGraph?.url).toBeUndefined();
  expect(metadata.openGraph?.images).toMatchObject([
    { url: expect.stringContaining('/uploads/portada/preview/shop/') },
  ]);
});

test('the HTML holds the ticket as it is now, and leads to its own picture and raffle', async () => {
  document.body.innerHTML = renderToStaticMarkup(await open());
  expect(ticketOf).toHaveBeenCalledWith('AbC-1_');
  expect(readDigitalTicket).toHaveBeenCalledWith(sealed);
  expect(screen.getByText('0427')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Moto Bera' }).getAttribute('href')).toBe(
    `/rifa/${sealed.raffleId}`,
  );
  expect(screen.getByRole('link', { name: 'Guardar imagen' }).getAttribute('href')).toBe(
    '/api/boletos/AbC-1/boleto.jpg',
  );
});

test('a visitor who looks too often gets a link to try again, and no ticket is read', async () => {
  jest.mocked(limitOrRefuse).mockResolvedValue({} as Response);
  document.body.innerHTML = renderToStaticMarkup(await open());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Demasiadas consultas');
  expect(screen.getByText('Abrir mi boleto').getAttribute('href')).toBe('');
  expect(readDigitalTicket).not.toHaveBeenCalled();
});
