/** @jest-environment jsdom */
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { exampleDigitalTicket } from '@/lib/testing/example-digital-ticket';
import { seenTicket } from './seen-ticket';

const DRAW = '2027-01-15T23:00:00.000Z';
const before = Date.parse(DRAW) - 1;
const after = Date.parse(DRAW) + 1;

const ticket = exampleDigitalTicket({
  raffle: { id: '1', name: 'Moto', lottery: 'Táchira', cover: null, drawDate: DRAW, isOpen: true },
  numbers: [
    { number: '0002', state: 'released' },
    { number: '0001', state: 'reserved' },
    { number: '0427', state: 'paid' },
  ],
});

function linesOf(own: Partial<DigitalTicket> = {}, now = before) {
  const seenAt = Date.UTC(2026, 10, 20, 14);
  const shown = seenTicket({ ticket: { ...ticket, ...own }, seenAt }, now);
  return [...shown.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

test('a ticket is shown as last seen: time, content and the state of each number', () => {
  expect(linesOf()).toEqual([
    'Visto por última vez el 20/11/26, 10:00 a. m.',
    'Moto',
    'Táchira',
    'Sorteo: 15/01/2027 7:00 p. m.',
    '',
    'Confirmado',
    '0427',
    'En revisión',
    '0001',
    'Liberado',
    '0002',
    'Referencia del pago: termina en 2889',
    'Sin señal no sabemos si algo cambió; al volver se pone al día solo.',
  ]);
});

const PAST = 'La hora del sorteo ya pasó. Verás el resultado cuando vuelva la señal.';

test.each<[string, Partial<DigitalTicket>, number, string]>([
  ['to come', {}, before, ''],
  ['past since it was seen', {}, after, PAST],
  ['without a date', { raffle: { ...ticket.raffle!, drawDate: null } }, after, ''],
  ['won', { winner: '427' }, after, '¡Tu número salió ganador! Número ganador: 427.'],
  ['lost', { winner: '9999' }, after, 'Ya hay resultado. Número ganador: 9999.'],
  [
    'won by a number whose payment is under review',
    { winner: '7', numbers: [{ number: '7', state: 'reserved' }] },
    after,
    'Ya hay resultado. Número ganador: 7.',
  ],
  [
    'won by a number of a state nobody knows',
    { winner: '7', numbers: [{ number: '7', state: 'unknown' }] },
    after,
    'Ya hay resultado. Número ganador: 7.',
  ],
  [
    'won by a number released',
    { winner: '0002' },
    after,
    'Ya hay resultado. Número ganador: 0002.',
  ],
])('a draw that is %s', (_, own, now, words) => {
  const news = linesOf(own, now).filter((line) => /sorteo ya|ganador/.test(line ?? ''));
  expect(news).toEqual(words ? [words] : []);
});

test('a ticket of an unknown raffle is listed under its own name', () => {
  expect(linesOf({ raffle: null }).slice(1, 3)).toEqual(['Mi boleto digital', '']);
});
