import { calendarAnswer, calendarEntry } from './calendar-entry';

const draw = {
  raffleId: '65f0000000000000000000ab',
  raffleName: 'Camioneta 4x4; Edición "Oro", 🎉',
  lottery: 'Lotería del Táchira',
  drawDate: '2026-12-25T00:30:00.000Z',
  numbers: ['007', '008'],
  address: 'https://rifas.example.com/boleto/AbC-1',
  shopName: 'Rifas Prueba',
};

test('the draw is at its instant, with a reminder and the way back to the ticket', () => {
  const entry = calendarEntry(draw);
  const lines = entry.replace(/\r\n\s/g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART:20261225T003000Z',
      'DURATION:PT1H',
      'TRIGGER:-PT1H',
      'URL:https://rifas.example.com/boleto/AbC-1',
      'UID:65f0000000000000000000ab@rifas.example.com',
      'END:VCALENDAR',
    ]),
  );
  expect(entry).toContain('SUMMARY:Sorteo: Camioneta 4x4\\; Edición "Oro"\\, 🎉');
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

test('without a lottery the description begins with the numbers', () => {
  expect(calendarEntry({ ...draw, lottery: '' })).toContain('DESCRIPTION:Mis números');
});

test('a draw without an hour is its whole day', () => {
  const lines = calendarEntry({ ...draw, drawDate: '2026-12-26T03:59:59.999Z' }).split('\r\n');
  expect(lines).toEqual(
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
  const entry = calendarEntry({ ...draw, numbers: [], address }).replace(/\r\n\s/g, '');
  expect(entry).toContain(`Compra tus números: ${address}`);
  expect(entry).not.toContain('Mis números');
});
