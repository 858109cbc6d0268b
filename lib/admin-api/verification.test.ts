import { demoOfSuite } from '@/lib/testing/demo-of-suite';
import { verifyTickets } from './verification';

const demo = demoOfSuite();

const ana = { nationalId: 'V12345678', phoneEnding: '4567' };
async function openRaffle() {
  const { rifid } = await demo.control.createRaffle({ tickets: 20, monto: 2.5 });
  const take = (numero: string, estado: 'Apartado' | 'Pagado', cedula: string, telefono: string) =>
    demo.control.setTickets(rifid, [numero], estado, { cedula, telefono });
  return { rifid, take };
}

test('a buyer finds all tickets, of several purchases, however the seller wrote the cédula', async () => {
  const { rifid, take } = await openRaffle();
  await take('03', 'Pagado', 'V12345678', '4141234567');
  await take('01', 'Apartado', 'v-12.345.678', '0414-123.45.67');
  await take('07', 'Apartado', '12 345 678', '+58 414 1234567');
  expect(await verifyTickets({ raffleId: rifid, ...ana })).toEqual({
    ok: true,
    value: {
      tickets: [
        { number: '01', status: 'reserved' },
        { number: '03', status: 'paid' },
        { number: '07', status: 'reserved' },
      ],
      total: 7.5,
      paid: 2.5,
      pending: 5,
    },
  });
});

test('nobody else: not a longer cédula, not a foreigner, not a name that looks like one, not the same cédula with another phone', async () => {
  const { rifid, take } = await openRaffle();
  await take('01', 'Pagado', 'V123456789', '4141234567');
  await take('02', 'Pagado', 'V112345678', '4141234567');
  await take('03', 'Pagado', 'E12345678', '4141234567');
  const named = { cedula: 'V99999999', telefono: '4141234567', nombre: '12345678' };
  await demo.control.setTickets(rifid, ['04'], 'Pagado', named);
  await take('05', 'Pagado', 'V12345678', '4141239999');
  await take('06', 'Pagado', 'V12345678', '');
  const none = { ok: true, value: { tickets: [], total: 0, paid: 0, pending: 0 } };
  expect(await verifyTickets({ raffleId: rifid, ...ana })).toEqual(none);
  expect(await verifyTickets({ raffleId: rifid, ...ana, nationalId: 'V77777777' })).toEqual(none);
  expect(await verifyTickets({ raffleId: rifid, ...ana, nationalId: 'E12345678' })).toMatchObject({
    value: { tickets: [{ number: '03' }] },
  });
});

test('the four digits must end the phone: anywhere else in it they open nothing', async () => {
  const { rifid, take } = await openRaffle();
  await take('01', 'Pagado', 'V12345678', '4145671234');
  await take('02', 'Pagado', 'V12345678', '4567123412');
  await take('03', 'Pagado', 'V12345678', '4141114567');
  const found = await verifyTickets({ raffleId: rifid, ...ana });
  expect(found).toMatchObject({ value: { tickets: [{ number: '03' }] } });
});

test('a visitor who gives the whole phone is matched by the whole of it', async () => {
  const { rifid, take } = await openRaffle();
  await take('01', 'Pagado', 'V12345678', '584141234567');
  await take('02', 'Pagado', 'V12345678', '4241234567');
  const whole = { raffleId: rifid, ...ana, phone: '04141234567' };
  expect(await verifyTickets(whole)).toMatchObject({ value: { tickets: [{ number: '01' }] } });
  const others = await verifyTickets({ ...whole, phone: '4161234567' });
  expect(others).toMatchObject({ value: { tickets: [] } });
});

test('a raffle that does not exist', async () => {
  const missing = await verifyTickets({ raffleId: 'f'.repeat(24), ...ana });
  expect(missing).toMatchObject({ ok: false, reason: 'no-such-raffle' });
});
