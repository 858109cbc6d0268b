/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { exampleRaffle, raffleId } from '@/components/shop/raffle-strip/example-raffle.test-kit';
import { readRaffles } from '@/lib/admin-api/page-reads';
import PageError from './error';
import GlobalError from './global-error';
import { generateMetadata, generateViewport } from './layout';
import NoTicketPage, { generateMetadata as noTicket } from './sin-boleto/page';
import VerifyPage from './verificar/page';

jest.mock('@/lib/admin-api/page-reads', () => ({ readRaffles: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/home' }));

const show = (page: ReactNode) => (document.body.innerHTML = renderToStaticMarkup(page));

test('a ticket that does not exist leads to the own numbers and the raffles', () => {
  show(<NoTicketPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Este boleto no existe');
  const waysOut = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(waysOut).toEqual(['/verificar', '/home']);
});

test('a ticket that does not exist is answered as such, and listed by nobody', () => {
  expect(noTicket()).toMatchObject({ robots: { index: false }, other: { 'x-status': '404' } });
});

const verify = async (open: boolean, finished: boolean) => {
  jest.mocked(readRaffles).mockImplementation(async (isOpen) => {
    const raffle = exampleRaffle({
      id: raffleId(isOpen ? 1 : 2),
      name: isOpen ? 'Moto' : 'Nevera',
    });
    return (isOpen ? open : finished) ? { ok: true, value: [raffle] } : { ok: false };
  });
  show(await VerifyPage());
};

test('numbers of open raffles and then of finished ones can be verified', async () => {
  await verify(true, true);
  const links = screen.getAllByRole('link', { name: /^(Moto|Nevera)$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Moto', 'Nevera']);
});

test.each([
  [true, false],
  [false, true],
])('a list that could not be read (%s, %s) is not taken for an empty one', async (...lists) => {
  await verify(...lists);
  expect(screen.getByText('Intentar de nuevo')).toBeTruthy();
});

test('iPhones turn no number of a raffle and no account into a phone link', () => {
  expect(generateMetadata().formatDetection).toEqual({ telephone: false });
});

test("the browser's bar has a colour for light and one for dark", () => {
  process.env.BRAND_COLOURS = JSON.stringify({
    light: { surface: '#ffffff' },
    dark: { surface: '#11202c' },
  });
  const { themeColor } = generateViewport();
  delete process.env.BRAND_COLOURS;
  expect(themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#11202c' },
  ]);
});

test('no zoom is taken from anybody', () => {
  expect(generateViewport()).not.toHaveProperty('maximumScale');
  expect(generateViewport()).not.toHaveProperty('userScalable');
});

test('a page that broke says not to pay again, and leads home', () => {
  render(<PageError />);
  expect(screen.getByText(/no vuelvas a pagar/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/home');
});

test('a failed page says that a payment stays valid, and links to the chat', () => {
  document.body.innerHTML =
    '<aside id="contacto-directo"><a href="tel:1">1</a><a target="_blank" href="https://wa.me/584?text=Hola">2</a></aside>';
  const html = renderToStaticMarkup(<GlobalError />);
  expect(html).toContain('no vuelvas a pagar: tu pago no se pierde');
  expect(html).toContain(
    'href="https://wa.me/584?text=Hola%2C%20no%20puedo%20abrir%20la%20tienda%20en%20mi%20tel%C3%A9fono."',
  );
  document.body.innerHTML = '';
  expect(renderToStaticMarkup(<GlobalError />)).not.toContain('WhatsApp');
});
