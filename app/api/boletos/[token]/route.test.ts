import { digitalTicketPath } from '@/lib/ticket/path';
import { getDrawnPicture } from '@/lib/images/drawn-pictures';
import { refuseBusy } from '@/lib/images/conversion-queue';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import { showProfile } from '@/lib/testing/show-profile';
import { GET as getPicture } from './boleto.jpg/route';
import { GET as getBoast } from './estado.jpg/route';
import { GET } from './route';
import { GET as getCalendar } from './sorteo.ics/route';

jest.mock('@/lib/images/drawn-pictures', () => ({ getDrawnPicture: jest.fn() }));
jest.mock('@/lib/images/qr-path', () => ({ qrPath: jest.fn(() => ({ d: '', modules: 1 })) }));
jest.mock('@/lib/images/render-element', () => ({ renderElement: jest.fn() }));

const buyer = { nombre: 'Ana', cedula: 'V12345678', telefono: '4141234567', referencia: '0012889' };
const DRAW = '2031-03-05T23:30:00.000Z';
const demo = demoOfSuite();

beforeAll(() => {
  process.env.TICKET_SECRET = 'a secret of more than thirty-two characters';
  showProfile({ name: 'Rifas Turpial' });
});

async function buy(numbers: string[], shape: DemoRaffleShape = {}) {
  const { rifid } = await demo.control.createRaffle({
    name: 'Moto',
    fecha: DRAW,
    tickets: ['001', '002', '003', '004'],
    ...shape,
  });
  const path = digitalTicketPath({
    raffleId: rifid,
    numbers,
    total: { base: 10, converted: null },
    reference: buyer.referencia,
    nationalId: buyer.cedula,
  });
  return { rifid, token: path.slice('/boleto/'.length) };
}

const open = (token: string) => ({ params: Promise.resolve({ token }) });
const request = () => new Request('https://rifas.example.com/api/boletos/x');

async function read(token: string): Promise<DigitalTicket> {
  const answer = await GET(request(), open(token));
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  return ((await answer.json()) as { ticket: DigitalTicket }).ticket;
}

test('the answer contains nothing of the buyer but the end of the reference', async () => {
  const { rifid, token } = await buy(['001']);
  await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
  const text = JSON.stringify(await read(token)) + token;
  for (const own of ['Ana', '12345678', '4141234567', '0012889']) expect(text).not.toContain(own);
});

test('the calendar entry is of the draw, with the numbers and the way back to the ticket', async () => {
  const { token } = await buy(['001', '003']);
  const answer = await getCalendar(request(), open(token));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sorteo.ics"');
  const entry = (await answer.text()).replace(/\r\n\s/g, '');
  expect(entry).toContain('SUMMARY:Sorteo: Moto');
  expect(entry).toContain('DTSTART:20310305T233000Z');
  expect(entry).toContain('Mis números: 001\\, 003.');
  expect(entry).toContain(`URL:https://rifas.example.com/boleto/${token}`);
});

test('the picture is of the ticket as it is now, and kept by nobody on the way', async () => {
  const { rifid, token } = await buy(['001']);
  await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
  const picture = { body: Buffer.from('picture'), type: 'image/jpeg', etag: '"1"' };
  jest.mocked(getDrawnPicture).mockResolvedValueOnce({ picture, isWhole: true });
  const answer = await getPicture(request(), open(token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(jest.mocked(getDrawnPicture).mock.lastCall?.[0]).toMatchObject({
    shown: {
      address: `https://rifas.example.com/boleto/${token}`,
      ticket: { numbers: [{ number: '001', state: 'paid' }] },
    },
  });
});

test('a picture for everybody shows the buyer’s numbers, the raffle and its address, and no more', async () => {
  const { rifid, token } = await buy(['001', '002', '003']);
  await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
  await demo.control.setTickets(rifid, ['003'], 'Apartado', { ...buyer, referencia: '2' });
  const picture = { body: Buffer.from('picture'), type: 'image/jpeg', etag: '"1"' };
  jest.mocked(getDrawnPicture).mockResolvedValueOnce({ picture, isWhole: true });
  const answer = await getBoast(request(), open(token));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { shown, draw } = jest.mocked(getDrawnPicture).mock.lastCall![0];
  expect(shown).toEqual({
    words: {
      ...{ name: 'Moto', state: null, price: null, sold: null, winner: null },
      draw: expect.stringMatching(/^Sorteo: 05\/03\/2031/),
      call: '¿Cuál quieres tú?',
    },
    numbers: ['001', '003'],
    address: `https://rifas.example.com/rifa/${rifid}`,
  });
  await draw(null);
  expect(qrPath).toHaveBeenLastCalledWith(`https://rifas.example.com/rifa/${rifid}`);
  expect(JSON.stringify(jest.mocked(renderElement).mock.lastCall?.[0])).not.toContain(token);
});

test.each<[string, string[], DemoRaffleShape]>([
  ['whose numbers were all released', ['002'], {}],
  ['of a finished raffle', ['001'], { abierta: false }],
])('a ticket %s has no picture for everybody, and says so', async (_, numbers, shape) => {
  const { rifid, token } = await buy(numbers, shape);
  await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
  const answer = await getBoast(request(), open(token));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    msg: 'Este boleto ya no tiene números para el sorteo.',
  });
});

test.each([
  ['ticket', getPicture],
  ['status', getBoast],
])(
  'while too many pictures of a %s are rendered the answer says when to ask again',
  async (_, get) => {
    const { rifid, token } = await buy(['001']);
    await demo.control.setTickets(rifid, ['001'], 'Pagado', buyer);
    jest.mocked(getDrawnPicture).mockImplementationOnce(async () => refuseBusy());
    const answer = await get(request(), open(token));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  },
);

test.each(['', 'nonsense', 'A'.repeat(60)])('%j opens no ticket, in no form', async (token) => {
  for (const get of [GET, getCalendar, getPicture, getBoast]) {
    const answer = await get(request(), open(token));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, reason: 'not-found' });
  }
});

test('while the admin API is away a ticket still has its numbers, and says that it does not know', async () => {
  const { token } = await buy(['001']);
  await demo.stop();
  expect(await read(token)).toMatchObject({
    raffle: null,
    numbers: [{ number: '001', state: 'unknown' }],
    referenceTail: '889',
    winner: null,
    isCurrent: false,
  });
  const calendar = await getCalendar(request(), open(token));
  const boast = await getBoast(request(), open(token));
  for (const { status, headers } of [calendar, boast]) {
    expect([status, headers.get('retry-after')]).toEqual([502, '5']);
  }
});
