/** @jest-environment jsdom */
import type { KeptTicket } from '@/lib/offline/kept-tickets';
import { keptTicket } from '@/lib/offline/kept-tickets';
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import { lastRaffle, type SeenRaffle } from './seen-raffle';
import type * as seen from './seen-raffle';
import { reloadOnline } from './until-online';

jest.mock('@/lib/offline/kept-tickets');
jest.mock('./ended-meanwhile', () => ({ withEnds: async (kept: unknown) => kept }));
jest.mock('./until-online');
jest.mock('./seen-raffle', () => ({
  ...jest.requireActual<typeof seen>('./seen-raffle'),
  lastRaffle: jest.fn(),
}));

const [A, B] = ['a'.repeat(24), 'b'.repeat(24)];

const raffleA: SeenRaffle = {
  path: `/rifa/${A}`,
  name: 'Moto A',
  price: '$5,00 por número',
  drawDate: '2027-01-15T23:00:00.000Z',
  description: 'Cero kilómetros',
  free: ['001', '002'],
  seenAt: '2026-11-20T14:00:00.000Z',
};

const ticket: KeptTicket = {
  ticket: exampleDigitalTicket({
    raffle: { id: A, name: 'Moto A', lottery: '', cover: null, drawDate: null, isOpen: true },
  }),
  seenAt: Date.UTC(2026, 10, 20, 14),
};

const CHAT = '<a href="https://wa.me/58424?text=Hola">¿Dudas? Escríbenos</a>';
const PLAIN = 'Sin conexión con la tienda';

beforeEach(() => {
  localStorage.clear();
  jest.mocked(lastRaffle).mockResolvedValue(raffleA);
  jest.mocked(keptTicket).mockResolvedValue(null);
  jest.mocked(reloadOnline).mockClear();
  document.title = PLAIN;
});

const choose = (raffleId: string, number: string) =>
  localStorage.setItem(`selection:${raffleId}`, JSON.stringify([{ id: 'x', number }]));

async function openOffline(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main><h1>${PLAIN}</h1><p>No pudimos abrir esta página: <span>tu teléfono no tiene señal. Si estabas pagando, no vuelvas a pagar.</span></p><button type="button">Intentar de nuevo</button>${CHAT}</main>`;
  await jest.isolateModulesAsync(async () => void (await import('./main')));
  await new Promise((resolve) => setTimeout(resolve));
}

const heading = () => document.querySelector('h1')?.textContent;
const words = () => document.querySelector('main')?.textContent ?? '';
const offer = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Volver a intentarlo'),
  );

test('the raffle that was read last is shown under its own address', async () => {
  await openOffline(raffleA.path);
  expect(heading()).toBe('Moto A');
  expect(document.title).toBe('Moto A');
  expect(words()).toContain('$5,00 por número');
  expect(words()).toContain('Tu teléfono no tiene señal. Si estabas pagando, no vuelvas a pagar.');
  expect(words()).not.toContain('No pudimos abrir');
  expect(words()).not.toContain('Última rifa que viste');
});

test.each(['/home', '/contact', `/rifa/${B}`, `/rifa/${A}/otra`, '/boleto/x'])(
  'under %s the plain page is shown, with a link to the raffle that was read last',
  async (path) => {
    choose(A, '0427');
    await openOffline(path);
    expect(heading()).toBe(PLAIN);
    expect(document.title).toBe(PLAIN);
    expect(words()).not.toContain('$5,00');
    expect(offer()).toBeUndefined();
    expect(document.querySelector('section a')?.getAttribute('href')).toBe(raffleA.path);
    expect(words()).toContain('Última rifa que visteMoto A');
  },
);

test('the plain page leads to no raffle where none was read', async () => {
  jest.mocked(lastRaffle).mockResolvedValue(null);
  await openOffline(raffleA.path);
  expect(heading()).toBe(PLAIN);
  expect(document.querySelector('section a')).toBeNull();
});

const question = () =>
  new URL(document.querySelector<HTMLAnchorElement>('main > a')!.href).searchParams.get('text');

test('a question to the shop names the raffle that was read last, with the numbers chosen there', async () => {
  choose(A, '0427');
  choose(B, '0815');
  await openOffline('/home');
  expect(question()).toBe('¡Hola! Tengo una duda sobre la rifa "Moto A".\nNúmero: 0427');
});

test('a question to the shop names nothing that this phone does not know', async () => {
  jest.mocked(lastRaffle).mockResolvedValue(null);
  choose(A, '0427');
  await openOffline('/home');
  expect(question()).toBe('¡Hola! Tengo una duda.');
});

test('a question beside a stored ticket is about its numbers', async () => {
  jest.mocked(keptTicket).mockResolvedValue(ticket);
  await openOffline('/boleto/x');
  expect(question()).toMatch(/^¡Hola! Tengo una duda sobre la rifa "Moto A".\nNúmero/);
});

test('numbers chosen of this raffle, and of no other, can be reserved when the network is back', async () => {
  choose(A, '0427');
  choose(B, '0815');
  await openOffline(raffleA.path);
  offer()?.click();
  const said = document.querySelector('[role=status]')?.textContent;
  expect(said).toContain('se abre la rifa con 0427 elegidos');
  expect(said).not.toContain('0815');
  expect(offer()).toBeUndefined();
  expect(reloadOnline).toHaveBeenCalledTimes(1);
});

test('nothing is offered without numbers chosen there', async () => {
  choose(B, '0815');
  await openOffline(raffleA.path);
  expect(offer()).toBeUndefined();
  expect(words()).toContain('Elegidos, sin apartar todavía: 0815.');
});

test('a stored ticket is shown under its own address', async () => {
  jest
    .mocked(keptTicket)
    .mockImplementation(async (path) => (path === '/boleto/x' ? ticket : null));
  await openOffline('/boleto/x');
  expect(heading()).toBe('Moto A');
  expect(words()).toContain('0427');
  await openOffline('/boleto/y');
  expect(heading()).toBe(PLAIN);
  expect(words()).not.toContain('0427');
});
