import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import { sameBuyer } from '@/lib/raffle/is-same-buyer';
import { findHolding, isReference, searchPurchase } from './buyer-tickets';
import { getTicketsByNumber } from './tickets';
import { notifySeller } from './whatsapp';

let demo: DemoApi;

beforeAll(async () => {
  demo = await startDemoApi();
  process.env.ADMIN_API_URL = demo.apiUrl;
  process.env.WHATSAPP_API_URL = demo.origin;
  process.env.WHATSAPP_SESSION_ID = 'shop';
  process.env.WHATSAPP_SELLER_NUMBER = '+584140000000';
});
afterAll(() => demo.stop());

const nobodysPhone = { phoneCode: '58', phone: '4140000000' };

// spec: tickets-search
test('only the tickets of this buyer and this reference, and only their ids', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 20 });
  const take = (numeros: string[], cedula: string, referencia: string) =>
    demo.control.setTickets(rifid, numeros, 'Apartado', { cedula, referencia });
  await take(['01', '02', '03'], 'V-12.345.678', 'AB 9');
  await take(['04'], 'V12345678', 'AB 91');
  await take(['05'], 'V123456789', 'ab 9 ');
  await demo.control.setTickets(rifid, ['03'], 'Pagado', {
    cedula: 'V12345678',
    referencia: 'x',
  });
  const page = await getTicketsByNumber(rifid, ['01', '02']);
  const ids = page.ok ? page.value.tickets.map(({ id }) => id) : [];
  const mark = { raffleId: rifid, nationalId: 'V12345678', reference: 'ab 9', ...nobodysPhone };
  await demo.control.setTickets(rifid, ['01', '02'], 'Apartado', {
    cedula: 'V12345678',
    referencia: 'AB  9',
  });
  expect(await searchPurchase(mark)).toEqual({
    ok: true,
    value: { byBuyer: [], byReference: ids },
  });
  const corrected = { ...mark, reference: 'typo', phone: '4125550199' };
  expect((await searchPurchase(corrected)).ok).toBe(true);
  expect(await searchPurchase(corrected)).toMatchObject({
    value: { byBuyer: expect.arrayContaining(ids), byReference: [] },
  });
  expect(await searchPurchase({ ...mark, nationalId: 'V1' })).toEqual({
    ok: true,
    value: { byBuyer: [], byReference: [] },
  });
});

test('the numbers that a buyer holds, by cédula and phone, and those that are free', async () => {
  const { rifid } = await demo.control.createRaffle({ tickets: 10 });
  const take = (numero: string, cedula: string, telefono: string) =>
    demo.control.setTickets(rifid, [numero], 'Apartado', { cedula, telefono });
  await take('01', 'V12345678', '584141234567');
  await take('02', '12.345.678', '4141234567');
  await take('03', 'V12345678', '+58 (0414) 123-45.67');
  await take('04', 'V12345678', '0414-1234567');
  await take('05', 'V12345678', '584149999999');
  await take('06', 'V99999999', '584141234567');
  await take('07', 'V12345678', '');
  const numbers = ['01', '02', '03', '04', '05', '06', '07', '08'];
  const page = await getTicketsByNumber(rifid, numbers);
  const idOf = new Map(page.ok ? page.value.tickets.map(({ id, number }) => [number, id]) : []);
  const buyer = sameBuyer({ nationalId: 'V12345678', phoneCode: '58', phone: '4141234567' });
  expect(await findHolding(rifid, numbers, buyer)).toEqual({
    ok: true,
    value: {
      own: ['01', '02', '03', '04'].map((number) => idOf.get(number)),
      free: [idOf.get('08')],
    },
  });
});

test('an unknown state has no owner, and is not free', async () => {
  const { rifid } = await demo.control.createRaffle({
    tickets: ['01', '02'],
    estados: { Apartado: ' APARTADO', Disponible: 'Congelado' },
  });
  const owner = { cedula: 'V12345678', telefono: '584141234567' };
  await demo.control.setTickets(rifid, ['01'], 'Apartado', owner);
  const buyer = sameBuyer({ nationalId: 'V12345678', phoneCode: '58', phone: '4141234567' });
  const held = await findHolding(rifid, ['01', '02'], buyer);
  expect(held).toMatchObject({ value: { own: [expect.any(String)], free: [] } });
});

test.each([
  ['REF', 'REF', true],
  ['REF - 2/3', 'REF', true],
  ['ref - 12/50', ' REF', true],
  ['REF - 2/3', 'REF - 2/3', true],
  ['REF2', 'REF', false],
  ['REF - 2', 'REF', false],
  ['1234', '234', false],
])('%p is of %p: %p', (given, reference, is) => {
  expect(isReference(given, reference)).toBe(is);
});

test('the seller reads the message on WhatsApp; a failure changes nothing', async () => {
  await demo.control.addFault({ path: '/api/whatsapp', kind: 'status', status: 500 });
  await expect(notifySeller('perdido')).resolves.toBeUndefined();
  await notifySeller('Se ha registrado');
  const answer = await fetch(`${demo.apiUrl}/whatsapp/messages`);
  expect(await answer.json()).toMatchObject({
    messages: [{ session: 'shop', number: '584140000000', message: 'Se ha registrado' }],
  });
});
