/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { keepOwnTicket } from '../own-purchases/own-purchases';
import { fakeObservers } from '@/components/ui/intersection.test-kit';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { readJson } from '@/lib/storefront-api/read-json';
import { exampleDigitalTicket as exampleTicket } from '@/lib/testing/example-digital-ticket';
import { LiveTicket } from './live-ticket';

jest.mock('@/lib/storefront-api/read-json', () => ({ readJson: jest.fn() }));
jest.mock('../own-purchases/own-purchases', () => ({ keepOwnTicket: jest.fn() }));

const REFRESH_MS = 5000;

beforeEach(() => {
  jest.useFakeTimers();
  fakeObservers();
  jest.mocked(keepOwnTicket).mockReset();
  jest.mocked(readJson).mockReset();
});

const answer = (own: Partial<DigitalTicket>) =>
  jest.mocked(readJson).mockResolvedValue({ ticket: exampleTicket(own) });

async function show(own: Partial<DigitalTicket> = {}, prize: string | null = null) {
  answer(own);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LiveTicket
        seen={exampleTicket(own)}
        token="AbC-1"
        address="https://rifas.example.com/boleto/AbC-1"
        shopName="Rifas Turpial"
        currencySymbol="$"
        whatsapp="https://wa.me/584240000000"
        prize={prize}
      />
    </SWRConfig>,
  );
  await pass(0);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const statuses = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.trim() ?? '');

const facts = () =>
  screen.getAllByRole('definition').map((fact) => {
    const name = fact.previousElementSibling?.textContent;
    return `${name}: ${fact.textContent?.replaceAll('\u00a0', ' ')}`;
  });

const strongWords = () =>
  [...document.querySelectorAll('strong')].map((word) => [
    word.textContent,
    word.getAttribute('translate'),
  ]);

const boast = () => screen.queryByRole('link', { name: 'Imagen para tu estado de WhatsApp' });
const calendar = () => screen.queryByRole('link', { name: 'Agregar al calendario' });

const won = { winner: '0427', isDrawPast: true };
const lost = { winner: '9999', isDrawPast: true };
const released = exampleTicket().numbers.map(({ number }) => ({
  number,
  state: 'released' as const,
}));

test.each<[string, Partial<DigitalTicket>, RegExp | null, boolean]>([
  ['to come', {}, null, true],
  ['past, without a result', { isDrawPast: true }, /^La hora del sorteo ya pasó/, false],
  ['won', won, /^¡Tu número salió ganador!Número ganador: 0427/, false],
  ['lost', lost, /^Ya hay resultadoNúmero ganador: 9999\. Esta vez no fue/, false],
  [
    'won by a number whose payment is under review',
    { ...won, numbers: [{ number: '0427', state: 'reserved' }] },
    /^Salió tu número, y tu pago está en revisiónNúmero ganador: 0427\. Cuando confirmemos/,
    false,
  ],
  [
    'won by a number nobody knows the state of',
    { ...won, numbers: [{ number: '0427', state: 'unknown' }] },
    /^Ya hay resultadoNúmero ganador: 0427\. Está en este boleto, pero/,
    false,
  ],
  ['won by a number released', { ...won, numbers: released }, /^Ya hay resultado/, false],
])(
  'a draw that is %s is shown, with countdown, calendar and a status only before it',
  async (...row) => {
    const [, own, news, isBefore] = row;
    await show(own);
    const told = statuses().filter((text) => /sorteo ya pasó|ganador|Ya hay|Salió/.test(text));
    expect(told).toEqual(news ? [expect.stringMatching(news)] : []);
    expect(strongWords()).toEqual(own.winner ? [[own.winner, 'no']] : []);
    expect(Boolean(calendar())).toBe(isBefore);
    expect(Boolean(boast())).toBe(isBefore);
    expect(Boolean(screen.queryByRole('timer', { hidden: true }))).toBe(isBefore);
  },
);

test('a raffle without a date has neither countdown nor calendar', async () => {
  await show({ raffle: { ...exampleTicket().raffle!, drawDate: null } });
  expect(calendar()).toBeNull();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
});

test('each shown state is stored for use without a network', async () => {
  await show();
  answer(won);
  await pass(REFRESH_MS);
  expect(jest.mocked(keepOwnTicket).mock.lastCall).toEqual(['/boleto/AbC-1', exampleTicket(won)]);
});

test('a failed look-up keeps the numbers, says so, and can be repeated at once', async () => {
  await show();
  jest.mocked(readJson).mockRejectedValue(new Error('no line'));
  await pass(REFRESH_MS);
  expect(screen.getByText('0427')).toBeTruthy();
  expect(statuses().at(-1)).toMatch(
    /^No pudimos actualizar tu boleto ahora\. Tus números siguen siendo/,
  );
  answer({ numbers: [{ number: '0427', state: 'paid' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Consultar ahora' }));
  await pass(0);
  expect(screen.queryByText(/^No pudimos consultar/)).toBeNull();
});

test('a ticket that the server itself could not look up says so from the start', async () => {
  await show({ isCurrent: false });
  expect(screen.getByText(/^No pudimos actualizar tu boleto ahora/)).toBeTruthy();
});

test('head and facts show raffle, draw, payment, and only the end of the reference', async () => {
  await show();
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.querySelector('a')?.getAttribute('href')).toBe(`/rifa/${'a'.repeat(24)}`);
  expect(title.textContent).toBe('Moto Bera');
  expect(screen.getByText('Lotería del Táchira')).toBeTruthy();
  expect(screen.getByText('Rifas Turpial')).toBeTruthy();
  expect(screen.getByText(/^15\/01\/2027/).getAttribute('datetime')).toBe(
    '2027-01-15T23:00:00.000Z',
  );
  expect(facts()).toEqual(['Total: Bs 3.963,70 ≈ $10', 'Referencia del pago: ••••termina en 2889']);
});

test('numbers, amounts and reference stay as they are in a page that the browser translates', async () => {
  await show({ registered: 3000 });
  for (const figure of ['0427', '2889', /3\.963,70/, /3\.000,00/]) {
    expect(screen.getByText(figure).getAttribute('translate')).toBe('no');
  }
});

test('the amount registered is shown beside a total that it differs from, each under its name', async () => {
  await show({ registered: 3000 });
  expect(facts().slice(0, 2)).toEqual([
    'Monto registrado: Bs 3.000,00',
    'Total: Bs 3.963,70 ≈ $10',
  ]);
});

test('a ticket of an unknown raffle has its own name as the title', async () => {
  await show({ raffle: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mi boleto digital');
  expect(screen.getByText('0427')).toBeTruthy();
});

test.each<[string, Partial<DigitalTicket>, string]>([
  ['the total', {}, 'Bs\u00a03.963,70 ≈\u00a0$10'],
  ['the amount registered', { registered: 3900 }, 'Bs\u00a03.900,00'],
])('a buyer can write to the shop about the numbers and %s', async (_, own, amount) => {
  await show(own);
  const chat = screen.getByRole('link', { name: '¿Dudas? Escríbenos' }).getAttribute('href')!;
  expect(new URL(chat).searchParams.get('text')).toBe(
    `¡Hola! Tengo una duda sobre la rifa "Moto Bera".\nNúmeros: 0427, 0815\nMonto: ${amount}`,
  );
});

test.each([
  ['Te llamamos el mismo día.', 'Te llamamos el mismo día.'],
  [null, 'Escríbenos para recibir tu premio.'],
])('the owner who says %j about a prize has a winner read “%s”', async (prize, words) => {
  await show(won, prize);
  expect(screen.queryByText(words)).not.toBeNull();
});

test('a winner writes for the prize with one tap, and names raffle and number', async () => {
  await show(won);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Escríbenos para recibir tu premio.',
  });
  expect(new URL(link.href).searchParams.get('text')).toBe(
    '¡Hola! Gané la rifa "Moto Bera" con el número 0427 y quiero recibir mi premio.',
  );
});
