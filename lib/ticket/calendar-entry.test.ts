import { showProfile } from '@/lib/testing/show-profile';
import { calendarAnswer, calendarEntry } from './calendar-entry';

const raffle = {
  name: 'Camioneta 4x4; Edición "Oro", 🎉',
  lottery: 'Lotería del Táchira',
  drawDate: '2026-12-25T00:30:00.000Z',
  isOpen: true,
};
const draw = {
  raffle,
  numbers: ['007', '008'],
  address: 'https://rifas.example.com/boleto/AbC-1',
};

beforeAll(() => showProfile({ name: 'Rifas Prueba' }));

/** The entry in whole lines. */
const linesOf = (given: Parameters<typeof calendarEntry>[0]) =>
  (calendarEntry(given) ?? '').replace(/\r\n\s/g, '').split('\r\n');

test('the draw is at its instant, with a reminder and the way back to the ticket', () => {
  const lines = linesOf(draw);
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20261225T003000Z',
      'DURATION:PT1H',
      'TRIGGER:-PT1H',
      'URL:https://rifas.example.com/boleto/AbC-1',
      expect.stringMatching(/^UID:[0-9a-f]{64}@rifas\.example\.com$/),
      'SUMMARY:Sorteo: Camioneta 4x4\\; Edición "Oro"\\, 🎉',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([
    'DESCRIPTION:Lotería del Táchira. Mis números: 007\\, 008. Mi boleto: https://rifas.example.com/boleto/AbC-1',
    'DESCRIPTION:El sorteo es en una hora',
  ]);
});

test('it is a file that no cache keeps, private, in the name of the shop', async () => {
  const answer = calendarAnswer(draw);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="sorteo.ics"',
    'cache-control': 'no-store',
  });
  const entry = await answer.text();
  expect(entry).toContain('PRODID:-//Rifas Prueba//Boleto digital//ES');
  expect(entry).toContain('CLASS:PRIVATE');
});

test('each ticket of a raffle has an entry of its own, which stays the same', () => {
  const uidOf = (address: string) =>
    linesOf({ ...draw, address }).find((line) => /^UID/.test(line));
  const [first, second] = ['AbC-1', 'AbC-2'].map(
    (token) => `https://rifas.example.com/boleto/${token}`,
  );
  expect(uidOf(first!)).toBe(uidOf(first!));
  expect(uidOf(first!)).not.toBe(uidOf(second!));
});

test.each([{ isOpen: false }, { drawDate: null }])('a raffle with %j has no entry', (own) => {
  expect(calendarAnswer({ ...draw, raffle: { ...raffle, ...own } }).status).toBe(404);
});

test('a draw without an hour is its whole day', () => {
  expect(linesOf({ ...draw, raffle: { ...raffle, drawDate: '2026-12-26T03:59:59.999Z' } })).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261225',
      'DTEND;VALUE=DATE:20261226',
      'TRIGGER:PT8H',
      'DESCRIPTION:El sorteo es hoy',
    ]),
  );
});

test('a visitor without a purchase is sent to the raffle', () => {
  const address = 'https://rifas.example.com/rifa/1';
  const entry = linesOf({ ...draw, numbers: [], address }).join();
  expect(entry).toContain(`Compra tus números: ${address}`);
  expect(entry).not.toContain('Mis números');
});
